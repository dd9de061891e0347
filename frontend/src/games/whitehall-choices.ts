// How one chooses in Whitehall Mystery: parts, kinds and names of the actions, what is asked again, the way out.

import type { Place } from '../board/scene'
import type { Action } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Batch, Part, Sight, Verb } from './face'
import { quadrants } from './quadrants.svelte'
import { circleOf, numberOf, ofType, textOf } from './streets'
import { LOCATIONS, tableOf } from './whitehall-table'

const circle: Part = { key: 'circle', on: 'circle' }
const toCircle: Part = { key: 'to', on: 'circle' }

export const parts: Readonly<Record<string, readonly Part[]>> = {
  'choose-location': [circle],
  deploy: [{ key: 'crossing', on: 'crossing' }],
  begin: [circle],
  reclaim: [{ key: 'tile', on: 'list' }],
  walk: [toCircle],
  coach: [{ key: 'via', on: 'circle' }, toCircle],
  alley: [toCircle],
  boat: [toCircle],
  move: [{ key: 'to', on: 'crossing' }],
  'false-clue': [circle],
  search: [circle],
  arrest: [circle],
  accuse: [circle],
}

export function verb(action: Action, sight: Sight): Verb {
  const { verbs } = gameWords('whitehall')
  const kind = (id: keyof typeof verbs): Verb => ({ id, ...verbs[id] })
  switch (action.type) {
    case 'choose-location':
      return kind('locations')
    case 'move':
      if (!action.ability) return kind('move')
      return kind(tableOf(sight).figures[tableOf(sight).acting] === 'blue' ? 'moveByWater' : 'moveFar')
    case 'arrest':
      return kind(action.ability ? 'arrestAgain' : 'arrest')
    case 'false-clue':
      return kind('falseClue')
    case 'deploy':
    case 'begin':
    case 'walk':
    case 'coach':
    case 'alley':
    case 'boat':
    case 'search':
    case 'accuse':
      return kind(action.type)
  }
  return { id: action.type, name: say(action, sight) }
}

export function say(action: Action, sight: Sight): string {
  const says = gameWords('whitehall').say
  const table = tableOf(sight)
  const at = numberOf(action.circle)
  const to = numberOf(action.to)
  switch (action.type) {
    case 'choose-location':
      return says.location(at)
    case 'deploy':
      return says.deploy(textOf(action.crossing))
    case 'begin':
      return says.begin(at)
    case 'reclaim':
      return says.reclaim(textOf(action.tile))
    case 'pass':
      return table.phase === 'reclaiming' ? says.reclaimNothing : says.keepFalseClue
    case 'walk':
      return says.walk(to)
    case 'coach':
      return says.coach(numberOf(action.via), to)
    case 'alley':
      return says.alley(to)
    case 'boat':
      return says.boat(to)
    case 'move':
      if (action.ability) return says.moveWithAbility(textOf(action.to))
      return action.to === table.crossings[table.acting] ? says.stay : says.move(textOf(action.to))
    case 'false-clue':
      return says.falseClue(at)
    case 'search':
      return says.search(at)
    case 'arrest':
      if (action.circle === undefined) return says.arrestAll
      return action.ability ? says.arrestAgain(at) : says.arrest(at)
    case 'smoker':
      return says.smoker
    case 'accuse':
      return says.accuse(at)
    case 'done':
      if (table.part === 'smoker') return says.noSmoker
      return table.part === 'again' ? says.noArrest : says.done
  }
  return action.type
}

const LIGHT = ['search', 'done', 'pass', 'choose-location']

/** A search is cheap and done often; a move of the police is arranged; all else is asked again. */
export function weighty(action: Action): boolean {
  return !LIGHT.includes(action.type) && !(action.type === 'move' && !action.ability)
}

export function place(action: Action): Place | null {
  const at = action.to ?? action.circle ?? action.crossing
  return at === undefined || at === null ? null : String(at)
}

/** Locations are arranged all four, and a figure's move until it is confirmed. */
export function batch(sight: Sight): Batch | null {
  const legal = sight.turn.legal ?? []
  const { phase, chosen } = tableOf(sight)
  const quarterOf = phase === 'locations' && !chosen ? quadrants() : null
  if (quarterOf) return locations(quarterOf)
  if (phase !== 'locations' && phase !== 'hunting' && phase !== 'deployment') return null
  return { size: 1, whole: true, next: () => legal, add: (_, action) => [action] }
}

/** One in each quarter. The server wants the lowest first; nobody need think of that. */
function locations(quarterOf: ReadonlyMap<number, string>): Batch {
  return {
    size: LOCATIONS,
    whole: true,
    next(arranged) {
      const taken = new Set(arranged.map((action) => quarterOf.get(numberOf(action.circle))))
      return [...quarterOf].flatMap(([circle, quarter]) => (taken.has(quarter) ? [] : [{ type: 'choose-location', circle }]))
    },
    add: (arranged, action) => [...arranged, action].sort((one, other) => numberOf(one.circle) - numberOf(other.circle)),
  }
}

export function wayOut(sight: Sight): readonly Action[] {
  const table = tableOf(sight)
  const here = table.crossings[table.acting]
  const out = (sight.turn.legal ?? []).find(
    (action) =>
      action.type === 'done' || action.type === 'pass' || (action.type === 'move' && action.to === here && !action.ability),
  )
  return out ? [out] : []
}

export function sayOut(actions: readonly Action[], sight: Sight): string {
  const says = gameWords('whitehall').say
  const [first] = actions
  if (!first) return ''
  return first.type === 'choose-location' ? says.locationsChosen(actions.map((a) => numberOf(a.circle))) : say(first, sight)
}

/** All that this figure can still search, lowest number first. */
export function sweep(sight: Sight): readonly Action[] {
  const { phase, clues } = tableOf(sight)
  if (phase !== 'suspicion') return []
  const found = new Set(clues)
  return ofType(sight.turn.legal, 'search').filter((action) => !found.has(numberOf(action.circle)))
}

export function meant(at: Place, sight: Sight): Action | null {
  const table = tableOf(sight)
  const circle = circleOf(at)
  switch (table.phase) {
    case 'locations':
      return circle === null ? null : { type: 'choose-location', circle }
    case 'deployment':
      return circle === null ? { type: 'deploy', crossing: at } : null
    case 'beginning':
      return circle === null ? null : { type: 'begin', circle }
    case 'escape':
      return circle === null ? null : { type: 'walk', to: circle }
    case 'hunting':
      return circle === null ? { type: 'move', to: at } : null
    case 'blocking':
      return circle === null ? null : { type: 'false-clue', circle }
    case 'suspicion':
      return circle === null ? null : { type: 'search', circle }
    default:
      return null
  }
}
