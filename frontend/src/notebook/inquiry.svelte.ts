// Asking the notebook again whenever the game has gone on, one question at a time and not more often than it likes.

import { untrack } from 'svelte'
import type { Table } from '../wire/table.svelte'
import type { Matter, Model, Seat } from '../wire/types'

/** Milliseconds between two questions: the server answers about four in a second. */
const BREATH = 350

export type Layer = 'none' | 'possible' | 'likely'

interface Asked {
  table: Table
  seat: Seat
}

export class Inquiry {
  readonly #asked: () => Asked

  layer: Layer = $state('none')
  model: Model = $state('mixed')
  /** What was found, and about which position; null while nothing is known of how the table lies now. */
  found: { what: Matter; position: number; found: unknown } | null = $state.raw(null)
  fault = $state('')
  waiting = $state(false)

  #asking = false
  #last = -BREATH
  #later: ReturnType<typeof setTimeout> | undefined
  #gone = false

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  /** What is asked for now; when it changes, what was found before is out of date. */
  readonly #wish = $derived.by(() => {
    const { table, seat } = this.#asked()
    const { layer, model } = this
    const { position } = table.turn
    return { layer, model, position, seat, over: table.over, key: `${layer} ${model} ${position} ${seat}` }
  })

  /** Call in an effect: follows the game from then on. */
  follow(): void {
    const { layer, over } = this.#wish
    untrack(() => {
      this.found = null
      this.fault = ''
      this.waiting = layer !== 'none' && !over
      clearTimeout(this.#later)
      if (this.waiting) this.#soon()
    })
  }

  again(): void {
    this.fault = ''
    this.waiting = true
    this.#soon()
  }

  leave(): void {
    this.#gone = true
    clearTimeout(this.#later)
  }

  #soon(): void {
    if (this.#asking || this.#gone) return
    clearTimeout(this.#later)
    const wait = this.#last + BREATH - performance.now()
    if (wait > 0) this.#later = setTimeout(() => void this.#ask(), wait)
    else void this.#ask()
  }

  async #ask(): Promise<void> {
    const wish = this.#wish
    if (wish.layer === 'none') return
    this.#asking = true
    this.#last = performance.now()
    const { table } = this.#asked()
    const answer = await table.look(wish.seat, wish.layer, wish.layer === 'likely' ? { model: wish.model } : {})
    this.#asking = false
    if (this.#gone || !this.waiting) return
    const now = this.#wish
    if (now.key !== wish.key || (typeof answer !== 'string' && answer.position !== now.position)) return this.#soon()
    this.waiting = false
    if (typeof answer === 'string') this.fault = answer
    else this.found = { what: answer.what, position: answer.position, found: answer.found }
  }
}
