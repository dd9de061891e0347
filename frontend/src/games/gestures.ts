// How a list of legal actions becomes gestures: a kind ("search"), then one part after the other, on the board
// or from a list. Pure: no drawing, no rules. What is not in the list cannot be reached; all that is in it can.

import type { Place } from '../board/scene'
import type { Action, Json } from '../wire/types'
import type { Face, Part, Sight, Verb } from './face'

/** One thing to choose: a value of a key of the action. */
export interface Step {
  key: string
  on: Part['on']
  value: string
  /** Where it can be chosen on the board. */
  at: Place | null
}

export interface Gesture {
  action: Action
  verb: Verb
  steps: readonly Step[]
}

export interface Pick {
  key: string
  value: string
}

/** Chosen so far, in any order. */
export type Picks = readonly Pick[]

const ONE_KIND: Verb = { id: '', name: '' }

export function gestures(legal: readonly Action[], face: Face, sight: Sight): readonly Gesture[] {
  return legal.map((action) => ({
    action,
    verb: face.verb?.(action, sight) ?? ONE_KIND,
    steps: (face.parts[action.type] ?? []).flatMap((part) => steps(action[part.key], part, sight)),
  }))
}

/** A list (two tokens at once) is several steps of one key: in any order. */
function steps(value: Json | undefined, part: Part, sight: Sight): Step[] {
  if (value === undefined || value === null) return []
  const values = Array.isArray(value) ? (value as readonly Json[]) : [value]
  return values.map((each) => ({ key: part.key, on: part.on, value: String(each), at: where(each, part, sight) }))
}

function where(value: Json, part: Part, sight: Sight): Place | null {
  return part.on === 'list' ? (part.at?.(value, sight) ?? null) : String(value)
}

export function sameAction(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The kinds with something to choose on the board, in the order of the list. */
export function verbs(all: readonly Gesture[]): readonly Verb[] {
  const found = new Map<string, Verb>()
  for (const { verb, steps } of all) if (steps.some(onBoard) && !found.has(verb.id)) found.set(verb.id, verb)
  return [...found.values()]
}

/** What needs no board: a button each. */
export function direct(all: readonly Gesture[]): readonly Gesture[] {
  return all.filter((gesture) => !usesBoard(gesture))
}

/** Whether something of it is chosen on the board. */
export function usesBoard(gesture: Gesture): boolean {
  return gesture.steps.some(onBoard)
}

/** What can still be meant. */
export function candidates(all: readonly Gesture[], verb: string | null, picks: Picks): readonly Gesture[] {
  return all.filter(
    (gesture) =>
      (verb === null || gesture.verb.id === verb) && picks.every((pick) => gesture.steps.some((step) => same(step, pick))),
  )
}

/** Those among them of which nothing is left to choose on the board. */
export function finished(among: readonly Gesture[], picks: Picks): readonly Gesture[] {
  return among.filter((gesture) => !open(gesture, picks).some(onBoard))
}

/** Place → what has been chosen once it is chosen too. */
export function places(among: readonly Gesture[], picks: Picks): ReadonlyMap<Place, Picks> {
  const found = new Map<Place, Picks>()
  const standing = new Map<Place, Picks>()
  for (const gesture of among) {
    const left = open(gesture, picks)
    const first = left.find(onBoard)
    for (const step of left) {
      if (step.at === null) continue
      const more = [...picks, { key: step.key, value: step.value }]
      if (!onBoard(step)) standing.set(step.at, more)
      else if (step.key === first?.key) found.set(step.at, more)
    }
  }
  for (const [place, more] of standing) found.set(place, more)
  return found
}

/** Places of other pieces that could have been chosen instead of the one chosen: choosing them changes the choice. */
export function instead(all: readonly Gesture[], verb: string | null, picks: Picks): ReadonlyMap<Place, Picks> {
  const found = new Map<Place, Picks>()
  for (const { verb: own, steps } of all) {
    if (verb !== null && own.id !== verb) continue
    for (const step of steps) {
      if (onBoard(step) || step.at === null) continue
      if (picks.some((pick) => pick.key === step.key && pick.value !== step.value)) {
        found.set(step.at, [{ key: step.key, value: step.value }])
      }
    }
  }
  return found
}

/** For each key that is chosen from a list and still open: its values, where there is a choice. */
export function lists(among: readonly Gesture[], picks: Picks): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const gesture of among) {
    for (const step of open(gesture, picks)) {
      if (!onBoard(step)) found.set(step.key, (found.get(step.key) ?? new Set()).add(step.value))
    }
  }
  return new Map([...found].filter(([, values]) => values.size > 1).map(([key, values]) => [key, [...values]]))
}

/** The places of an action, for the board to show as chosen. */
export function placesOf(gesture: Gesture): readonly Place[] {
  return gesture.steps.filter(onBoard).map((step) => step.value)
}

function open(gesture: Gesture, picks: Picks): readonly Step[] {
  return gesture.steps.filter((step) => !picks.some((pick) => same(step, pick)))
}

function onBoard(step: Step): boolean {
  return step.on !== 'list'
}

function same(step: Step, pick: Pick): boolean {
  return step.key === pick.key && step.value === pick.value
}

/** What was typed, in every way it can be read: "147", "k12", "a 147", "a147", "a". The likelier first. */
export function readings(text: string): readonly { letter: string | null; place: Place | null }[] {
  const plain = text.trim().toLowerCase()
  const found: { letter: string | null; place: Place | null }[] = []
  if (/^([a-z]?\d+|[nsew]{2})$/.test(plain)) found.push({ letter: null, place: spelt(plain) })
  const [, letter, rest] = /^([a-z])\s*([a-z]?\d+|[nsew]{2})?$/.exec(plain) ?? []
  if (letter) found.push({ letter, place: rest ? spelt(rest) : null })
  return found
}

function spelt(place: string): Place {
  return /^[nsew]{2}$/.test(place) ? place.toUpperCase() : place
}
