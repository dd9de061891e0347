// What the notebook answers, as docs/deduction.md describes it.

import type { Action, Seat } from '../wire/types'
import type { Wording } from '../words/sentences'

export interface Possible {
  readonly spaces: readonly (readonly number[])[]
  readonly now: readonly number[]
  readonly certain: readonly number[]
  readonly goals: readonly number[]
  /** In digits: it outgrows what a number holds. */
  readonly paths: string
  /** For Jack alone. */
  readonly spaces_left?: number
  readonly shortest?: number
  readonly to_spare?: number
}

/** Circle (in digits) to how likely it is. */
export type Shares = Readonly<Record<string, number>>

export interface Likely {
  readonly model: string
  readonly spaces: readonly Shares[]
  readonly now: Shares
  readonly goals: Shares
  readonly types: Shares
}

export interface Explanation {
  readonly about: 'now' | 'passed' | 'goal'
  /** Where in the row, for `passed`. */
  readonly space?: number
  readonly answer: boolean
  readonly route?: readonly number[]
  readonly because?: readonly string[]
  /** How each of those was made, for other languages. */
  readonly wordings?: readonly (Wording | null)[]
  readonly smallest?: boolean
}

export interface Question {
  readonly what: 'search' | 'arrest'
  readonly circles: readonly number[]
  /** A clue at each circle in turn, then none at all; or caught, then not. */
  readonly answers: readonly number[]
  readonly bits: number
}

/** What one pawn or figure could ask from where it stands. */
export interface Asker {
  readonly pawn?: string
  readonly figure?: Seat
  readonly crossing: string
  readonly possible: readonly Question[]
  readonly likely: readonly Question[]
}

/** One of Jack's moves, and what the police could prove after it. */
export interface Move {
  readonly action: Action
  readonly police: Possible
  readonly share: number | null
  readonly spaces_left: number
  readonly arrives?: boolean
  readonly ends?: string | null
}

export type Telling = { readonly tell: readonly Asker[] } | { readonly moves: readonly Move[] }

/** Mr. Jack: characters by name. */
export interface Suspicion {
  readonly public: readonly string[]
  readonly suspects: readonly string[]
  /** The suspects who would be seen if the witnesses were called now. */
  readonly seen: readonly string[]
}
