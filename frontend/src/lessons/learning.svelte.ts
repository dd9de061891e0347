// Somebody in the middle of a lesson: which step it is, what lies there, and what comes of what was tried. No rules: the
// file says what may be done, what one is told then, and why other places cannot be chosen.

import type { Place } from '../board/scene'
import type { Face, Sight } from '../games/face'
import type { Action, Fields, Seat, Told } from '../wire/types'
import type { Part, Wording } from '../words/sentences'
import type { Skin } from '../words/skin'
import type { Asked, LessonFile, LessonStep } from './lessons'

/** What comes of something that was tried and is not what the step is about. */
export type Reply =
  /** Against the rules, which say so. */
  | { kind: 'why'; why: string; wording: Wording }
  /** Allowed, and not what is meant here. */
  | { kind: 'other' }
  /** Part of what is meant: so many are still to be arranged. */
  | { kind: 'more'; left: number }

interface Lying {
  board: Fields
  notes: Record<Seat, Fields>
}

export class Learning {
  readonly file: LessonFile
  readonly #lying: readonly Lying[]
  at = $state(0)
  reply: Reply | null = $state.raw(null)
  /** What was told since the last step. */
  told: readonly Told[] = $state.raw([])
  /** The places are pointed at, and the answer is said. */
  shown = $state(false)
  /** What was to be tried has been tried. */
  tried = $state(false)
  #detour: Asked | null = $state.raw(null)
  /** Every question has a number of its own, though the lesson goes back and sideways. */
  #question = $state(0)

  constructor(file: LessonFile, at = 0) {
    this.file = file
    let lying: Lying = { board: {}, notes: {} }
    this.#lying = file.steps.map((step) => (lying = changed(lying, step)))
    this.go(at)
  }

  step: LessonStep = $derived.by(() => this.file.steps[this.at]!)
  asked: Asked = $derived(this.#detour ?? this.step)
  last = $derived.by(() => this.at === this.file.steps.length - 1)
  /** Whether the learner is to do something before it goes on. */
  waits = $derived.by(() => (this.step.attempt ? !this.tried : this.step.answers !== undefined))
  answer: readonly Action[] = $derived(this.step.attempt ? [] : (this.asked.answers?.at(-1)?.actions ?? []))

  /** What the learner sees, as at a table. */
  sight(skin: Skin): Sight {
    const lying = this.#lying[this.at]!
    const { board, notes } = this.#detour ? changed(lying, this.#detour) : lying
    const { game, seating } = this.file
    return { game, seating, board, notes, turn: { ...this.asked.turn, position: this.#question }, over: this.step.ending !== undefined, skin }
  }

  /** Where it happens: the places of the answer, in the order of its actions. */
  places(face: Face, sight: Sight): readonly Place[] {
    if (this.step.attempt) return [this.step.attempt]
    const chosen = this.answer.filter((action) => action.type !== 'done')
    return chosen.flatMap((action) =>
      (face.parts[action.type] ?? []).flatMap((part) => {
        const value = action[part.key]
        if (value === undefined || value === null) return []
        return part.on === 'list' ? (part.at?.(value, sight) ?? []) : String(value)
      }),
    )
  }

  /** What the lesson points at. */
  pointed(face: Face, sight: Sight): readonly Place[] {
    return this.shown || this.tried ? this.places(face, sight) : (this.step.show ?? [])
  }

  /** The learner does this. */
  act(actions: readonly Action[]): void {
    const found = this.step.attempt ? undefined : this.asked.answers?.find((each) => sameActions(each.actions, actions))
    if (!found) {
      const whole = this.answer
      const part = !this.step.attempt && actions.length < whole.length && actions.every((action) => has(whole, action))
      this.reply = part ? { kind: 'more', left: whole.length - actions.length } : { kind: 'other' }
    } else if (found.detour === undefined) this.go(this.at + 1, found.told)
    else {
      this.#detour = this.step.detours?.[found.detour] ?? null
      this.told = found.told
      this.#ask()
    }
  }

  /** The learner tries a place where this cannot be done: the rule against it, unless another kind of gesture hides it. */
  why(place: Place, action: Action): void {
    const { why, turn } = this.asked
    if (!why) return
    const reason = why.others.find(({ places }) => places.includes(place)) ?? why.rest
    const allowed = has(turn.legal ?? [], action)
    this.reply = allowed ? { kind: 'other' } : { kind: 'why', why: reason.why.replaceAll('{}', place), wording: named(reason.wording, place) }
    if (place === this.step.attempt) this.tried = true
  }

  /** `before`: what one was told for what one has just done; else, for what leads here. */
  go(at: number, before = this.file.steps[at - 1]?.answers?.at(-1)?.told ?? []): void {
    this.at = Math.min(Math.max(0, at), this.file.steps.length - 1)
    this.#detour = null
    this.tried = false
    this.told = [...before, ...(this.step.told ?? [])]
    this.#ask()
  }

  #ask(): void {
    this.reply = null
    this.shown = false
    this.#question++
  }
}

/** How the sentence was made, of this place. */
function named(wording: Wording, place: Place): Wording {
  const put = (part: Part): Part => {
    if (typeof part === 'number') return part
    if (typeof part === 'string') return part === '{}' ? place : part
    return 'pattern' in part ? named(part, place) : part.map(put)
  }
  return { pattern: wording.pattern, given: Object.fromEntries(Object.entries(wording.given).map(([name, part]) => [name, put(part)])) }
}

function changed(lying: Lying, news: Asked): Lying {
  const notes = { ...lying.notes }
  for (const [seat, fields] of Object.entries(news.notes ?? {})) notes[seat] = { ...notes[seat], ...fields }
  return { board: { ...lying.board, ...news.board }, notes }
}

/** In whatever order they were arranged. */
export function sameActions(these: readonly Action[], those: readonly Action[]): boolean {
  return these.length === those.length && these.every((action) => has(those, action))
}

function has(actions: readonly Action[], wanted: Action): boolean {
  const keys = Object.keys(wanted).sort()
  const text = JSON.stringify(wanted, keys)
  return actions.some((each) => JSON.stringify(each, Object.keys(each).sort()) === text)
}
