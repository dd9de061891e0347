// Searches that are sent one after the other, until something is found or the person says stop.

import type { Action } from '../wire/types'
import type { Asking } from './asking.svelte'
import { sameAction } from './gestures'

export class Searching {
  /** Still to be sent. */
  left: readonly Action[] = $state.raw([])
  /** Whether the person's other seats go on when this one has done. */
  #everybody = false
  #clues = 0
  readonly #asking: Asking
  readonly #send: (actions: readonly Action[]) => void

  constructor(asking: Asking, send: (actions: readonly Action[]) => void) {
    this.#asking = asking
    this.#send = send
  }

  begin(actions: readonly Action[], everybody: boolean): void {
    this.#everybody = everybody
    this.#clues = this.#count()
    this.left = actions
    this.#next()
  }

  stop(): boolean {
    const stopped = this.left.length > 0
    this.left = []
    this.#everybody = false
    return stopped
  }

  /** The game has gone on. */
  goOn(): void {
    if (!this.left.length && !this.#everybody) return
    const { legal, out, face, sight } = this.#asking
    if (this.#count() !== this.#clues) this.stop()
    if (!legal.length) return
    const still = this.left.filter((action) => legal.some((each) => sameAction(each, action)))
    if (this.left.length && !still.length && out.length === 1) {
      // A circle was left out, so that this pawn's part is still open: it is done.
      this.#send(out)
      return
    }
    this.left = this.#everybody && !still.length ? (face.sweep?.(sight) ?? []) : still
    if (this.left.length) this.#next()
    else if (this.#everybody && legal.length === 1 && out.length === 1) this.#send(out)
  }

  #next(): void {
    const [first, ...rest] = this.left
    this.left = rest
    if (first) this.#send([first])
  }

  #count(): number {
    const { clues } = this.#asking.sight.board
    return Array.isArray(clues) ? clues.length : 0
  }
}
