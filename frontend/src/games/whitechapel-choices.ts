// How one chooses in Letters from Whitechapel: parts, kinds and names of the actions, what is asked again, the way out.

import type { Place } from '../board/scene'
import type { Action, Json } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Part, Sight, Verb } from './face'
import { circleOf, numberOf, ofType, textOf } from './streets'
import { crossingOf, tableOf } from './whitechapel-table'

const circle: Part = { key: 'circle', on: 'circle' }
const toCircle: Part = { key: 'to', on: 'circle' }
const crossing: Part = { key: 'crossing', on: 'crossing' }
const toCrossing: Part = { key: 'to', on: 'crossing' }
const pawn: Part = { key: 'pawn', on: 'list', at: (value: Json, sight: Sight) => crossingOf(tableOf(sight), String(value)) }

export const parts: Readonly<Record<string, readonly Part[]>> = {
  'choose-hideout': [circle],
  'place-woman': [{ key: 'marked', on: 'list' }, circle],
  'place-patrol': [{ key: 'token', on: 'list' }, crossing],
  accuse: [circle],
  letter: [crossing, { key: 'crossings', on: 'crossing' }, toCrossing, pawn],
  relocate: [crossing, toCrossing],
  kill: [circle, { key: 'then', on: 'circle' }],
  'move-wretched': [circle, toCircle],
  reveal: [crossing],
  walk: [toCircle],
  coach: [{ key: 'via', on: 'circle' }, toCircle],
  alley: [toCircle],
  'relocate-pawn': [pawn],
  move: [pawn, toCrossing],
  'false-clue': [circle],
  search: [pawn, circle],
  arrest: [pawn, circle],
  rush: [pawn, toCrossing],
  done: [pawn],
}

const KINDS = {
  'choose-hideout': 'hideout',
  'place-woman': 'placeWoman',
  'place-patrol': 'placePatrol',
  accuse: 'address',
  relocate: 'relocate',
  kill: 'kill',
  'move-wretched': 'moveWretched',
  reveal: 'reveal',
  walk: 'walk',
  coach: 'coach',
  alley: 'alley',
  move: 'move',
  'false-clue': 'falseClue',
  search: 'search',
  arrest: 'arrest',
  rush: 'rush',
} as const

export function verb(action: Action, sight: Sight): Verb {
  const words = gameWords('whitechapel')
  if (action.type === 'letter') return { id: `letter ${textOf(action.letter)}`, name: words.say.sendLetter(textOf(action.letter)) }
  const id = KINDS[action.type as keyof typeof KINDS]
  if (!id) return { id: action.type, name: say(action, sight) }
  const story = words[sight.skin ?? 'murders'].kinds as Record<string, string>
  return { id, ...words.verbs[id], name: story[id] ?? words.verbs[id].name }
}

export function value(key: string, value: string, _: Action, sight: Sight): string {
  const words = gameWords('whitechapel')
  if (key === 'marked') return words[sight.skin ?? 'murders'].say.value[value] ?? value
  return key === 'token' ? words.say.patrolValue(value) : words.pawn(value)
}

export function say(action: Action, sight: Sight): string {
  return sayInHunt(action, sight) ?? sayInHell(action, sight) ?? action.type
}

function sayInHunt(action: Action, sight: Sight): string | null {
  const says = gameWords('whitechapel').say
  const table = tableOf(sight)
  const at = numberOf(action.circle)
  const to = numberOf(action.to)
  const who = textOf(action.pawn)
  switch (action.type) {
    case 'walk': {
      if (action.escape) return says.escape(to)
      const home = ofType(sight.turn.legal, 'walk').some((each) => each.escape && each.to === to)
      return home ? says.walkQuietly(to) : says.walk(to)
    }
    case 'coach':
      return says.coach(numberOf(action.via), to)
    case 'alley':
      return says.alley(to)
    case 'relocate-pawn':
      return says.relocatePawn(who)
    case 'move':
      return action.to === crossingOf(table, who) ? says.stay(who) : says.move(who, textOf(action.to))
    case 'false-clue':
      return says.falseClue(at)
    case 'search':
      return says.search(who, at)
    case 'arrest':
      return action.circle === undefined ? says.arrestAll(who) : says.arrest(who, at)
    case 'rush':
      return says.rush(who, textOf(action.to))
    case 'done':
      return says.done(who)
    case 'pass':
      if (table.phase === 'address') return says.noAddress
      return table.phase === 'blocking' ? says.keepFalseClue : says.noLetter
  }
  return null
}

function sayInHell(action: Action, sight: Sight): string | null {
  const says = gameWords('whitechapel').say
  const story = gameWords('whitechapel')[sight.skin ?? 'murders'].say
  const at = numberOf(action.circle)
  const from = textOf(action.crossing)
  switch (action.type) {
    case 'choose-hideout':
      return says.hideout(at)
    case 'place-woman':
      return action.marked ? story.placeMarked(at) : story.placeFake(at)
    case 'place-patrol':
      return says.patrol(textOf(action.token), from)
    case 'accuse':
      return says.address(at)
    case 'letter':
      return sayLetter(action)
    case 'relocate':
      return says.relocate(from, textOf(action.to))
    case 'kill':
      return action.then === undefined ? story.kill(at) : story.killTwo(at, numberOf(action.then))
    case 'wait':
      return story.wait
    case 'move-wretched':
      return story.moveWretched(at, numberOf(action.to))
    case 'reveal':
      return says.reveal(from)
  }
  return null
}

function sayLetter(action: Action): string {
  const says = gameWords('whitechapel').say
  if (action.pawn !== undefined) return says.letterCalls(textOf(action.pawn))
  if (action.crossings !== undefined) return says.letterNames(action.crossings as readonly string[])
  return says.letterMoves(textOf(action.letter), textOf(action.crossing), textOf(action.to))
}

const LIGHT = ['search', 'done', 'pass', 'place-woman', 'place-patrol', 'move', 'move-wretched', 'relocate']

/** Searches are cheap and done often; what is arranged is confirmed as a whole; all else is asked again. */
export function weighty(action: Action): boolean {
  return !LIGHT.includes(action.type)
}

export function place(action: Action): Place | null {
  const at = action.then ?? action.to ?? action.circle ?? action.crossing
  return at === undefined || at === null ? null : String(at)
}

/** Pass; all pawns stay; or all are done. */
export function wayOut(sight: Sight): readonly Action[] {
  const table = tableOf(sight)
  const legal = sight.turn.legal
  const pass = ofType(legal, 'pass')
  if (pass.length) return pass
  if (table.phase === 'hunting') return ofType(legal, 'move').filter((move) => move.to === crossingOf(table, textOf(move.pawn)))
  return ofType(legal, 'done')
}

export function sayOut(actions: readonly Action[], sight: Sight): string {
  const says = gameWords('whitechapel').say
  const story = gameWords('whitechapel')[sight.skin ?? 'murders'].say
  const [first] = actions
  if (!first) return ''
  const table = tableOf(sight)
  switch (first.type) {
    case 'place-woman':
      return story.womenPlaced(actions.length)
    case 'place-patrol':
      return says.patrolsPlaced(actions.length)
    case 'move-wretched':
      return story.wretchedMoved(actions.length)
    case 'relocate':
      return says.relocated(actions.length)
    case 'move': {
      const stay = actions.every((move) => move.to === crossingOf(table, textOf(move.pawn)))
      if (stay && actions.length > 1) return says.everybodyStays
      return actions.length === 1 ? say(first, sight) : says.moves(actions.length)
    }
    case 'done':
      return actions.length > 1 ? says.allDone : say(first, sight)
  }
  return say(first, sight)
}

/** All that these pawns can still search, pawn by pawn, each circle once. */
export function sweep(sight: Sight): readonly Action[] {
  const { phase, clues } = tableOf(sight)
  if (phase !== 'suspicion') return []
  const seen = new Set(clues)
  return ofType(sight.turn.legal, 'search').filter((action) => {
    const at = numberOf(action.circle)
    return seen.has(at) ? false : seen.add(at)
  })
}

export function meant(at: Place, sight: Sight): Action | null {
  const table = tableOf(sight)
  const circle = circleOf(at)
  const pawn = table.searching ?? table.todo[0] ?? ''
  const jack = (table.phase === 'escape' || table.phase === 'blocking') && circle !== null
  if (jack) return table.phase === 'escape' ? { type: 'walk', to: circle } : { type: 'false-clue', circle }
  switch (table.phase) {
    case 'hideout':
      return circle === null ? null : { type: 'choose-hideout', circle }
    case 'targets':
      return circle === null ? null : { type: 'place-woman', circle, marked: true }
    case 'patrolling':
      return circle === null ? { type: 'place-patrol', crossing: at, token: 'false' } : null
    case 'blood':
      return circle === null ? null : { type: 'kill', circle }
    case 'suspense':
      return circle === null || !table.restless.length ? null : { type: 'move-wretched', circle: table.restless[0] ?? circle, to: circle }
    case 'relocating':
      return circle === null && table.chosen[0] ? { type: 'relocate', crossing: table.chosen[0], to: at } : null
    case 'ready':
      return circle === null ? { type: 'reveal', crossing: at } : null
    case 'hunting':
      return circle === null ? { type: 'move', pawn, to: at } : null
    case 'suspicion':
      return circle === null ? null : { type: 'search', pawn, circle }
    default:
      return null
  }
}
