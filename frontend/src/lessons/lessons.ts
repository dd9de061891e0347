// Which lessons there are, and their files: made by frontend/lessons from the rules, fetched when a lesson is begun.

import type { Wording } from '../words/sentences'
import type { Action, Ending, Fields, GameName, Seat, Seating, Told, Turn } from '../wire/types'

/** As in the address: /lessons/whitehall/jack. */
export const LESSONS = ['whitehall-jack', 'whitehall-police', 'whitechapel-jack', 'whitechapel-police', 'mrjack-jack', 'mrjack-detective'] as const
export type LessonName = (typeof LESSONS)[number]

/** Something that may be done here, and what one is told then. */
export interface LessonAnswer {
  actions: readonly Action[]
  told: readonly Told[]
  /** Where that leads when the step is not over yet. Absent: to the next step. */
  detour?: number
}

/** A sentence of the rules with how it was made; "{}" stands for the place. */
export interface Reason {
  why: string
  wording: Wording
}

/** Why other places cannot be chosen: what is said of most, and what is said of some. */
export interface Reasons {
  rest: Reason
  others: readonly (Reason & { places: readonly string[] })[]
}

/** What is asked at one moment; the board and the notes are what has changed. */
export interface Asked {
  board?: Fields
  notes?: Readonly<Record<Seat, Fields>>
  turn: Turn
  answers?: readonly LessonAnswer[]
  why?: Reasons
}

export interface LessonStep extends Asked {
  id: string
  told?: readonly Told[]
  ending?: Ending
  /** Places that the lesson points at. */
  show?: readonly string[]
  /** Where Jack can be, by proof. */
  possible?: readonly string[]
  /** A place that cannot be chosen, to be tried. */
  attempt?: string
  detours?: readonly Asked[]
}

export interface LessonFile {
  game: GameName
  yours: readonly Seat[]
  seating: Seating
  steps: readonly LessonStep[]
}

const FILES: Record<LessonName, () => Promise<{ default: unknown }>> = {
  'whitehall-jack': () => import('./whitehall-jack.json'),
  'whitehall-police': () => import('./whitehall-police.json'),
  'whitechapel-jack': () => import('./whitechapel-jack.json'),
  'whitechapel-police': () => import('./whitechapel-police.json'),
  'mrjack-jack': () => import('./mrjack-jack.json'),
  'mrjack-detective': () => import('./mrjack-detective.json'),
}

export async function lessonFile(name: LessonName): Promise<LessonFile> {
  return (await FILES[name]()).default as LessonFile
}

export function lessonNamed(game: string | undefined, role: string | undefined): LessonName | undefined {
  return LESSONS.find((each) => each === `${game}-${role}`)
}

export function gameOf(name: LessonName): GameName {
  return name.split('-')[0] as GameName
}

export function roleOf(name: LessonName): 'jack' | 'police' | 'detective' {
  return name.split('-')[1] as 'jack' | 'police' | 'detective'
}

export function addressOf(name: LessonName): string {
  return `/lessons/${gameOf(name)}/${roleOf(name)}`
}
