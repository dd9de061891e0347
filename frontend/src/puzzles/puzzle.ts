// Puzzles as the server sends them (docs/protocol.md), and what this browser keeps of them.

import { keep, kept } from '../pages/keep'
import { ask } from '../wire/rest'
import type { Action, Fields, GameName, Json, Seat, Seating, Told } from '../wire/types'

export type Kind = 'where' | 'arrest' | 'clue' | 'passed' | 'search' | 'hideout' | 'who' | 'split' | 'catch' | 'crowd'
export type Degree = 'easy' | 'medium' | 'hard'
/** A circle, a character, or an action. */
export type Answer = number | string | Action

export interface Listed {
  number: number
  kind: Kind
  difficulty: Degree
}

export interface Puzzle extends Listed {
  game: GameName
  seat: Seat
  seating: Seating
  rules_version: number
  /** What can be answered; empty: any circle of the board. */
  choices: readonly Answer[]
  events: Told[]
  board: Fields
  notes: Record<Seat, Fields>
}

/** A fact of a proof; `prose` is how the server would say it. */
export type Fact = { readonly fact: string; readonly prose: string } & { readonly [key: string]: Json }

export interface Solution {
  answer: Answer
  because: readonly Fact[]
  route: readonly number[]
  /** By circle or character, or by the number of the choice. */
  others: Readonly<Record<string, readonly Fact[]>>
  measures: Readonly<Record<string, number>>
  source: { seed: number; game: number; jack: string; others: string; actions: number }
}

export interface Today {
  day: string
  zone: string
  numbers: Partial<Record<GameName, number>>
}

export type Shelf = Partial<Record<GameName, readonly Listed[]>>

const at = (game: string, number: number) => `/api/puzzles/${encodeURIComponent(game)}/${number}`

export const shelf = async () => (await ask<{ puzzles: Shelf }>('/api/puzzles')).puzzles
export const today = () => ask<Today>('/api/puzzles/today')
export const puzzle = (game: string, number: number) => ask<Puzzle>(at(game, number))
export const solution = (game: string, number: number) => ask<Solution>(`${at(game, number)}/solution`)
/** The table as it lay after so many events. (A module that exports `then` would be taken for a promise.) */
export const earlier = (game: string, number: number, events: number) =>
  ask<{ board: Fields; notes: Record<Seat, Fields> }>(`${at(game, number)}/then/${events}`)

/** Where a puzzle stands on the page. */
export const address = (game: GameName, number: number) => `/puzzles/${game}/${number}`

export function same(one: Answer, other: Answer): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

// -- what has been solved ------------------------------------------------------------------------

export type State = 'solved' | 'shown' | 'tried'
const KEY = 'lantern.puzzles'
const name = (game: GameName, number: number) => `${game} ${number}`

export function states(): Readonly<Record<string, State>> {
  return kept<Record<string, State>>(KEY) as Record<string, State>
}

export function stateOf(all: Readonly<Record<string, State>>, game: GameName, number: number): State | null {
  return all[name(game, number)] ?? null
}

/** What was solved stays solved; an answer once seen is not found any more. */
export function note(game: GameName, number: number, state: State): void {
  const all = states()
  const known = stateOf(all, game, number)
  if (known === 'solved' || (known === 'shown' && state !== 'shown')) return
  keep(KEY, { ...all, [name(game, number)]: state })
}
