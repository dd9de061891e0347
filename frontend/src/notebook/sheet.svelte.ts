// One's own sheets of pencil marks: what is drawn lies there at once, and is sent whole, not more often than the server likes.

import type { Pencil, Place } from '../board/scene'
import type { Table } from '../wire/table.svelte'
import type { Drawing, PencilMark, Seat } from '../wire/types'

export type Tool = 'ring' | 'cross' | 'arrow' | 'text' | 'rub'
export const TOOLS: readonly Tool[] = ['ring', 'cross', 'arrow', 'text', 'rub']
export const PENCILS: readonly Pencil[] = [1, 2, 3, 4]
export const MOST_MARKS = 200
/** As many letters as can be read on the board; the server would take more. */
export const MOST_LETTERS = 16
/** Milliseconds between two sheets: the server takes two in a second. */
const BREATH = 600

export const sideOf = (seat: Seat): 'jack' | 'police' => (seat === 'jack' ? 'jack' : 'police')

interface Unsaved {
  seat: Seat
  shared: boolean
  marks: readonly PencilMark[]
}

export class Sheet {
  readonly #table: Table
  /** What is not saved yet; the newest of each sheet. */
  #unsaved: readonly Unsaved[] = $state.raw([])
  #sending = false
  #past = new Map<string, (readonly PencilMark[])[]>()
  trouble = $state('')

  constructor(table: Table) {
    this.#table = table
  }

  /** All that one may see, one's own as one has just drawn it. */
  drawings: readonly Drawing[] = $derived.by(() => {
    const { drawings } = this.#table
    const mine = (drawing: Drawing, { seat, shared }: Unsaved) => drawing.yours && drawing.side === sideOf(seat) && drawing.shared === shared
    const others = drawings.filter((drawing) => !this.#unsaved.some((each) => mine(drawing, each)))
    return [...others, ...this.#unsaved.map(({ seat, shared, marks }): Drawing => ({ side: sideOf(seat), by: '', yours: true, shared, marks: [...marks] }))]
  })

  marks(seat: Seat, shared: boolean): readonly PencilMark[] {
    return this.drawings.find((each) => each.yours && each.side === sideOf(seat) && each.shared === shared)?.marks ?? []
  }

  /** False: the sheet is full. */
  add(seat: Seat, shared: boolean, mark: PencilMark): boolean {
    const before = this.marks(seat, shared)
    const again = before.filter((each) => !same(each, mark))
    if (again.length === before.length && before.length >= MOST_MARKS) return false
    // The same mark drawn once more is taken back.
    this.#draw(seat, shared, again.length < before.length ? again : [...before, mark])
    return true
  }

  rub(seat: Seat, shared: boolean, place: Place): void {
    const before = this.marks(seat, shared)
    const left = before.filter((each) => each.at !== place && each.to !== place)
    if (left.length < before.length) this.#draw(seat, shared, left)
  }

  clear(seat: Seat, shared: boolean): void {
    this.#draw(seat, shared, [])
  }

  canUndo(seat: Seat, shared: boolean): boolean {
    return this.marks(seat, shared).length > 0 || (this.#past.get(keyOf(seat, shared)) ?? []).length > 0
  }

  undo(seat: Seat, shared: boolean): void {
    const past = this.#past.get(keyOf(seat, shared)) ?? []
    const before = past.pop()
    if (before) this.#lay({ seat, shared, marks: before })
    else if (this.marks(seat, shared).length > 0) this.#lay({ seat, shared, marks: this.marks(seat, shared).slice(0, -1) })
  }

  #draw(seat: Seat, shared: boolean, marks: readonly PencilMark[]): void {
    const key = keyOf(seat, shared)
    this.#past.set(key, [...(this.#past.get(key) ?? []), this.marks(seat, shared)])
    this.#lay({ seat, shared, marks })
  }

  #lay(sheet: Unsaved): void {
    this.trouble = ''
    this.#unsaved = [...this.#unsaved.filter((each) => keyOf(each.seat, each.shared) !== keyOf(sheet.seat, sheet.shared)), sheet]
    if (!this.#sending) void this.#send()
  }

  async #send(): Promise<void> {
    this.#sending = true
    for (let next = this.#unsaved[0]; next; next = this.#unsaved[0]) {
      const sent = next
      const answer = await this.#table.pencil(sent.seat, sent.shared, sent.marks)
      if (answer.type === 'rejected') this.trouble = answer.why_not
      this.#unsaved = this.#unsaved.filter((each) => each !== sent)
      if (this.#unsaved.length > 0) await new Promise((wake) => setTimeout(wake, BREATH))
    }
    this.#sending = false
  }
}

const keyOf = (seat: Seat, shared: boolean) => `${sideOf(seat)} ${shared}`

function same(one: PencilMark, other: PencilMark): boolean {
  return one.kind === other.kind && one.at === other.at && (one.to ?? null) === (other.to ?? null) && one.text === other.text && one.colour === other.colour
}
