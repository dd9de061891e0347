// What was known, when: the study of a record as the server writes it (docs/knowledge.md), and each moment of it put together.

import type { Happening } from '../games/face'
import type { Action, Ending, Fields, GameName, Json, Seat, Seating } from '../wire/types'

export type Model = 'uniform' | 'homing' | 'mixed' | 'choices' | 'alike'

export const MODELS: Record<GameName, readonly Model[]> = {
  whitehall: ['mixed', 'homing', 'uniform'],
  whitechapel: ['mixed', 'homing', 'uniform'],
  mrjack: ['choices', 'alike'],
}

/** What could be proved: circles; or, in Mr. Jack, characters. */
export interface Possible {
  now?: readonly number[]
  goals?: readonly number[]
  certain?: readonly number[]
  public?: readonly string[]
  suspects?: readonly string[]
}

/** What was likely: shares by circle or character. */
export interface Likely {
  now: Readonly<Record<string, number>>
  goals: Readonly<Record<string, number>>
}

interface Step {
  seat?: Seat
  events?: readonly { event: Happening; prose: string }[]
  possible?: Possible | null
  likely?: Likely | null
  board: Fields
  notes: Readonly<Record<Seat, Fields>>
}

type Pair<T> = readonly [T | null, T | null]

export interface Mattered {
  kind: 'proof' | 'belief' | 'search' | 'call' | 'escape' | 'end'
  at: number
  who?: readonly string[]
  where?: Json
  by?: string
  instead?: Action
  action?: Action
  circle?: number
  found?: boolean
  moved?: number
  places?: Pair<number>
  goals?: Pair<number>
  here?: Pair<number>
  there?: Pair<number>
  winner?: string
  reason?: string
}

export interface Study {
  format: string
  game: GameName
  model: Model
  outcome: Ending | null
  seating: Seating
  steps: readonly Step[]
  curves: {
    places: readonly (number | null)[]
    goals: readonly (number | null)[]
    here: readonly (number | null)[]
    there: readonly (number | null)[]
  }
  moments: readonly Mattered[]
}

/** Everything at one moment: after so many actions. */
export interface Then {
  board: Fields
  notes: Readonly<Record<Seat, Fields>>
  possible: Possible | null
  likely: Likely | null
  /** Night, round or turn; 0 while the game is prepared. */
  chapter: number
}

/** In which field of the board the chapter stands. */
const CHAPTER: Record<GameName, string> = { whitehall: 'round', whitechapel: 'night', mrjack: 'turn' }

/** The steps put together, once; those that change nothing share what they have. */
export function moments(study: Study): Then[] {
  let then: Then = { board: {}, notes: {}, possible: null, likely: null, chapter: 0 }
  return study.steps.map((step) => {
    const board = Object.keys(step.board).length > 0 ? { ...then.board, ...step.board } : then.board
    let notes = then.notes
    for (const [seat, fields] of Object.entries(step.notes)) notes = { ...notes, [seat]: { ...notes[seat], ...fields } }
    const possible = step.possible === undefined ? then.possible : step.possible
    const likely = step.likely === undefined ? then.likely : step.likely
    then = { board, notes, possible, likely, chapter: Number(board[CHAPTER[study.game]]) || 0 }
    return then
  })
}

/** Where each chapter begins, and where the last one ends. */
export function chapters(all: readonly Then[]): { number: number; from: number; to: number }[] {
  const found: { number: number; from: number; to: number }[] = []
  all.forEach(({ chapter }, n) => {
    const last = found.at(-1)
    if (last?.number === chapter) last.to = n
    else found.push({ number: chapter, from: n, to: n })
  })
  return found
}

/** The moments at which a turn ended: the lines of the table that tells the curves. */
export function turns(study: Study, all: readonly Then[]): number[] {
  const turn = ({ board, chapter }: Then) => `${chapter} ${String(board.space ?? '')}`
  const known = (n: number) => study.curves.places[n] != null || study.curves.goals[n] != null
  return all.flatMap((then, n) => {
    const next = all[n + 1]
    return known(n) && (!next || turn(next) !== turn(then) || !known(n + 1)) ? [n] : []
  })
}
