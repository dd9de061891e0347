// How Mr. Jack stands.

import { cardOf, CHARACTERS, named, PICKS, seatName, tableOf, type Character, type Pile } from '../games/mrjack-table'
import { gameWords } from '../words/words.svelte'
import type { Standing } from './standing'

const PILES: readonly Pile[] = ['now', 'up', 'later', 'played']

export const mrjack: Standing = {
  /** The character that is being played, and for Jack's eyes the one that he is. */
  own(sight, seats) {
    const table = tableOf(sight)
    const identity = sight.notes.jack?.identity as Character | null | undefined
    const playing = table.card && sight.turn.to_act !== null && seats.includes(sight.turn.to_act) ? [table.places[table.card]] : []
    return [...new Set([...playing, ...(identity ? [table.places[identity]] : [])])]
  },

  track(sight, says) {
    const words = gameWords('mrjack')
    const { panel } = words
    const table = tableOf(sight)
    const order = PICKS[table.turn % 2]!.map((seat) => words.seats[seat]).join(', ')
    const lamps = table.lamps.flatMap(({ post, number }) => (number === null ? [] : [says.of(post, `${words.board.lampNumbered(number)}.`)]))
    const piles = PILES.map((pile) => [pile, CHARACTERS.filter((character) => cardOf(table, character) === pile)] as const)
    return [
      `${panel.turn(table.turn, order)}; ${panel.picksDone(table.played)}.`,
      ...piles.filter(([, cards]) => cards.length).map(([pile, cards]) => says.of(panel.piles[pile], `${cards.map(named).join(', ')}.`)),
      ...lamps,
    ]
  },

  score(sight, says) {
    const { panel, listed } = gameWords('mrjack')
    const table = tableOf(sight)
    const innocent = CHARACTERS.filter((character) => !table.suspects.includes(character))
    const drawn = [...new Set(table.drawers)].map((seat) => `${panel.drawn(seatName(seat), table.drawers.filter((each) => each === seat).length)}.`)
    return [
      says.of(panel.suspects(table.suspects.length), `${listed(table.suspects.map(named))}.`),
      ...(innocent.length ? [says.of(panel.innocent, `${listed(innocent.map(named))}.`)] : []),
      says.of(panel.witness, `${table.seen ? panel.seen : panel.unseen}.`),
      ...(drawn.length ? [says.of(panel.alibis, drawn.join(' '))] : [says.of(panel.alibis, panel.noAlibis)]),
    ]
  },

  notes(sight) {
    const { panel, characters } = gameWords('mrjack')
    const identity = sight.notes.jack?.identity as Character | null | undefined
    const alibis = Object.values(sight.notes).flatMap((notes) => (notes.alibis ?? []) as readonly Character[])
    return [...(identity ? [panel.youAre(characters[identity].name)] : []), ...(alibis.length ? [panel.ownAlibis(alibis.map(named))] : [])]
  },

  answers: ['alibi-drawn', 'witnesses-called', 'suspects-cleared', 'accusation-proved', 'accusation-failed', 'jack-left'],
}
