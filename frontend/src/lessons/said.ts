// The words of a lesson: what a language has to write. The steps themselves come from the rules (frontend/lessons).

import type { around } from '../words/en/lessons/around.ts'
import type { Skin } from '../words/skin'
import type { Spoken } from '../words/words.svelte.ts'

export interface StepSaid {
  readonly title: string
  /** Paragraphs; "{W1}" cites a ruling. */
  readonly text: readonly string[]
  /** What the learner does now. Absent: there is only something to see. */
  readonly task?: string
  /** Said to whoever does something else that would be allowed: why this, here. */
  readonly hint?: string
}

export interface LessonSaid {
  readonly title: string
  readonly lead: string
  /** By the id of the step. */
  readonly steps: Readonly<Record<string, StepSaid>>
}

export type LessonWords = (skin: Skin) => LessonSaid
/** What is said in every lesson, and in the room where one chooses among them. */
export type Around = Spoken<typeof around>
