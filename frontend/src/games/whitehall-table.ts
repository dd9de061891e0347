// The table of Whitehall Mystery as the server writes it (src/darklantern/games/whitehall/state.py).

import type { Seat } from '../wire/types'
import { fields } from './streets'
import type { Sight } from './face'

export interface WhitehallTable {
  options: Record<string, boolean>
  figures: readonly Seat[]
  phase:
    | 'locations'
    | 'deployment'
    | 'beginning'
    | 'reclaiming'
    | 'escape'
    | 'hunting'
    | 'blocking'
    | 'suspicion'
    | 'turn-ends'
    | 'round-ends'
    | 'over'
  chosen: number
  acting: number
  part: 'fresh' | 'searching' | 'again' | 'smoker'
  crossings: readonly string[]
  round: number
  space: number
  announced: readonly number[]
  clues: readonly number[]
  blocked: readonly number[]
  asked: readonly number[]
  found: number | null
  specials: readonly { space: number; tile: string | null }[]
  used: readonly string[]
  spent: readonly string[]
}

export interface WhitehallNotes {
  locations: readonly number[]
  row: readonly number[]
  earlier_rows: readonly (readonly number[])[]
  tiles: readonly string[]
  face_down: readonly (readonly [number, string])[]
}

export const LAST_SPACE = 15
export const LOCATIONS = 4
export const OF_EACH_TILE = 2
export const TILES = ['coach', 'alley', 'boat'] as const
const JACKS_PHASES = ['locations', 'beginning', 'reclaiming', 'escape', 'blocking']

export function tableOf(sight: Sight): WhitehallTable {
  return sight.board as unknown as WhitehallTable
}

/** Jack's notes, where they are uncovered. */
export function jackOf(sight: Sight): WhitehallNotes | null {
  return fields<WhitehallNotes>(sight.notes.jack)
}

export function figureToAct(table: WhitehallTable): Seat {
  return JACKS_PHASES.includes(table.phase) ? 'jack' : (table.figures[table.acting] ?? 'jack')
}

/** One false clue for the 5th, 10th and 15th clue, less those that lie on the board. */
export function falseClues(clues: number, blocked: number): number {
  return Math.min(3, Math.floor(clues / 5)) - blocked
}
