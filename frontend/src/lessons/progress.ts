// How far this browser's person has come in each lesson.

import { keep, kept } from '../pages/keep'
import type { LessonName } from './lessons'

interface Far {
  at: number
  of: number
  done: boolean
}

const KEY = 'lantern.lessons'

export function progress(): Partial<Record<LessonName, Far>> {
  return kept<Record<LessonName, Far>>(KEY)
}

/** Where to go on; from the beginning when it was finished, or when the lesson has changed since. */
export function reached(name: LessonName, of: number): number {
  const far = progress()[name]
  return far && far.of === of && far.at > 0 && far.at < of - 1 ? far.at : 0
}

export function remember(name: LessonName, at: number, of: number): void {
  const before = progress()
  keep(KEY, { ...before, [name]: { at, of, done: before[name]?.done === true || at === of - 1 } satisfies Far })
}
