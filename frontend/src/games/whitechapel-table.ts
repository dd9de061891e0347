// The table of Letters from Whitechapel as the server writes it (src/darklantern/games/whitechapel/state.py).

import type { Seat } from '../wire/types'
import type { Sight } from './face'
import { fields } from './streets'

export interface Patrol {
  crossing: string
  token: string | null
}

export interface WhitechapelTable {
  options: Record<string, boolean>
  detectives: readonly Seat[]
  held: readonly (readonly string[])[]
  phase:
    | 'hideout'
    | 'night-begins'
    | 'targets'
    | 'head'
    | 'patrolling'
    | 'address'
    | 'letters'
    | 'relocating'
    | 'victims'
    | 'blood'
    | 'suspense'
    | 'ready'
    | 'whistles'
    | 'escape'
    | 'graffiti'
    | 'called'
    | 'hunting'
    | 'blocking'
    | 'suspicion'
    | 'no-space-left'
    | 'over'
  night: number
  heads: readonly string[]
  leading: number
  address_named: boolean
  letters: readonly string[]
  letter_tonight: boolean
  scenes: readonly number[]
  women: readonly number[]
  patrols: readonly Patrol[]
  chosen: readonly string[]
  wretched: readonly number[]
  restless: readonly number[]
  time: number
  crossings: readonly string[]
  space: number
  specials: readonly { space: number; token: string }[]
  called: string | null
  acting: number
  todo: readonly string[]
  searching: string | null
  asked: readonly number[]
  clues: readonly number[]
  blocked: readonly number[]
}

export interface JackNotes {
  hideout: number | null
  marked: readonly number[]
  row: readonly number[]
  earlier_rows: readonly (readonly number[])[]
}

export const PAWNS = ['blue', 'yellow', 'brown', 'red', 'green'] as const
export const FALSE = 'false'
export const TOKENS: readonly string[] = [...PAWNS, FALSE, FALSE]
export const LETTERS = ['dear-boss', 'from-hell', 'saucy-jacky', 'goulston-street'] as const
export const LAST_SPACE = 15
export const FIRST_SPACE = -4
export const DOUBLE_EVENT = 3
/** By night; the first entry is for no night. What Jack is given, as it is printed in the box. */
export const MARKED = [0, 5, 4, 3, 1]
export const FAKES = [0, 3, 3, 3, 3]
export const GIVEN = { coach: [0, 3, 2, 2, 1], alley: [0, 2, 2, 1, 1] }
const NUMERALS = ['I', 'II', 'III', 'IV', 'V']

/** The track runs V IV III II I 1 2 … 15; spaces count from -4 to 15. */
export function spaceName(space: number): string {
  return space > 0 ? String(space) : (NUMERALS[-space] ?? String(space))
}

export function numeral(time: number): string {
  return NUMERALS[time - 1] ?? String(time)
}

export function tableOf(sight: Sight): WhitechapelTable {
  return sight.board as unknown as WhitechapelTable
}

export function jackOf(sight: Sight): JackNotes | null {
  return fields<JackNotes>(sight.notes.jack)
}

/** The patrol tokens as far as an uncovered seat knows them: all for the head of the investigation. */
export function patrolsKnown(sight: Sight): readonly Patrol[] {
  for (const [seat, notes] of Object.entries(sight.notes)) {
    if (seat === 'jack') continue
    const { patrols } = notes as unknown as { patrols?: readonly Patrol[] }
    if (patrols?.length) return patrols
  }
  return []
}

export function head(table: WhitechapelTable): Seat {
  return table.detectives[table.leading] ?? ''
}

export function crossingOf(table: WhitechapelTable, pawn: string): string | null {
  return table.crossings[PAWNS.indexOf(pawn as (typeof PAWNS)[number])] ?? null
}

/** Whether the pawns are on the streets: not in Hell, where their tokens are. */
export function hunted(table: WhitechapelTable): boolean {
  return ['escape', 'graffiti', 'called', 'hunting', 'blocking', 'suspicion', 'no-space-left'].includes(table.phase)
}

/** The space of the track at which Jack was on the step of his row: the crime itself is on the Time of the Crime. */
export function spaceOfStep(table: WhitechapelTable, step: number): number {
  return 1 - table.time + step
}

/** The night of each crime scene, in their order. */
export const NIGHT_OF_SCENE = [1, 2, 3, 3, 4]
