// How Letters from Whitechapel stands.

import {
  crossingOf,
  FAKES,
  GIVEN,
  head,
  hunted,
  jackOf,
  LAST_SPACE,
  LETTERS,
  MARKED,
  NIGHT_OF_SCENE,
  numeral,
  patrolsKnown,
  spaceName,
  spaceOfStep,
  tableOf,
  TOKENS,
} from '../games/whitechapel-table'
import { gameWords } from '../words/words.svelte'
import type { Standing } from './standing'

export const whitechapel: Standing = {
  own(sight, seats) {
    const table = tableOf(sight)
    const here = seats.includes('jack') ? jackOf(sight)?.row.at(-1) : undefined
    const held = table.detectives.flatMap((seat, place) => (seats.includes(seat) ? (table.held[place] ?? []) : []))
    const police = hunted(table) ? held.flatMap((pawn) => crossingOf(table, pawn) ?? []) : []
    return here === undefined ? police : [String(here), ...police]
  },

  track(sight, says) {
    const words = gameWords('whitechapel')
    const { panel } = words
    const table = tableOf(sight)
    if (!table.night) return []
    const left = (kind: 'coach' | 'alley') => (GIVEN[kind][table.night] ?? 0) - table.specials.filter(({ token }) => token === kind).length
    const used = table.specials.map(({ space, token }) => says.tileAt(words.tile(token), spaceName(space)))
    const earned = Math.min(3, Math.floor(table.clues.length / 5)) - table.blocked.length
    return [
      hunted(table) ? panel.trackNow(spaceName(table.space), LAST_SPACE - table.space) : panel.trackHell(numeral(table.time)),
      ...(['coach', 'alley'] as const).map((kind) => says.of(words.tile(kind), `${panel.left(left(kind), GIVEN[kind][table.night] ?? 0)}.`)),
      ...(used.length ? [`${used.join(', ')}.`] : []),
      ...(table.options['jacks-letters'] ? LETTERS.map((letter) => says.of(words.letterName(letter), `${table.letters.includes(letter) ? panel.letterUsed : panel.letterLeft}.`)) : []),
      ...(table.letter_tonight ? [panel.lettersTonight] : []),
      ...(table.options['false-clues'] ? [says.of(panel.falseClues, `${earned}.`)] : []),
      ...(table.phase === 'patrolling' ? [says.of(panel.patrols, `${panel.patrolsLaid(table.patrols.length, TOKENS.length)}.`)] : []),
    ]
  },

  score(sight, says) {
    const words = gameWords('whitechapel')
    const { panel } = words
    const table = tableOf(sight)
    const nights = [...new Set(table.scenes.map((_, n) => NIGHT_OF_SCENE[n] ?? 4))]
    const scenes = nights.map((night) => `${panel.nightScene(night)}: ${table.scenes.filter((_, n) => NIGHT_OF_SCENE[n] === night).join(', ')}`)
    const led = table.heads.length === table.night && table.night > 0
    return [
      ...(scenes.length ? [says.of(words[sight.skin ?? 'murders'].panel.scenes, `${scenes.join('; ')}.`)] : []),
      ...(table.night ? [panel.clues(table.clues.length)] : []),
      ...(led ? [says.of(words.seat(head(table)), `${panel.head}.`)] : []),
      ...table.detectives.map((seat, place) => says.of(words.seat(seat), `${(table.held[place] ?? []).map(words.pawn).join(', ')}.`)),
      ...(table.options['i-know-your-address'] ? [table.address_named ? panel.addressNamed : panel.addressLeft] : []),
    ]
  },

  notes(sight, says) {
    const words = gameWords('whitechapel')
    const { panel } = words
    const table = tableOf(sight)
    const story = words[sight.skin ?? 'murders'].panel
    const laid = patrolsKnown(sight).map(({ crossing, token }) => `${crossing}: ${words.token(token ?? '')}`)
    const patrols = laid.length ? [says.of(panel.patrolsYours, `${laid.join(', ')}.`)] : []
    const jack = jackOf(sight)
    if (!jack) return patrols
    const fakes = table.women.filter((circle) => !jack.marked.includes(circle))
    const hand = (MARKED[table.night] ?? 0) - jack.marked.length + (FAKES[table.night] ?? 0) - fakes.length
    return [
      ...(jack.hideout === null ? [] : [panel.hideout(jack.hideout)]),
      ...(table.women.length && jack.marked.length ? [says.of(story.marked, `${jack.marked.join(', ')}.`)] : []),
      ...(fakes.length && table.women.length ? [says.of(story.fake, `${fakes.join(', ')}.`)] : []),
      ...(table.phase === 'targets' ? [says.of(story.women, `${hand}.`)] : []),
      ...(jack.row.length ? [says.of(words.marks.row, `${jack.row.map((circle, step) => says.rowAt(spaceName(spaceOfStep(table, step)), circle)).join(', ')}.`)] : []),
      ...jack.earlier_rows.map((row, n) => says.of(panel.earlierNight(n + 1), `${row.join(', ')}.`)),
      ...patrols,
    ]
  },

  answers: [
    ...['address-wrong', 'address-right', 'wretched-killed', 'double-event', 'jack-waited', 'patrol-revealed'],
    ...['circle-searched', 'arrest-failed', 'jack-arrested', 'false-clue-placed', 'jack-escaped'],
  ],
}
