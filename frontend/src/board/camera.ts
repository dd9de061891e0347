// The eye over the board: where it looks, how it glides there, and when it has come to rest.

import { between, type Box, held, type Size, type View } from './zoom'

/** So long after the last change of size the board is drawn anew, sharp. */
const REST = 180

export class Camera {
  view: View = { x: 0, y: 0, scale: 1 }
  #frame = 0
  #glide = 0
  #resting: ReturnType<typeof setTimeout> | undefined
  #rested = 1
  readonly #calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

  /** `show` moves the sheet; `rest` draws it anew at its size. */
  constructor(
    readonly box: () => Box,
    readonly screen: () => Size,
    readonly show: (view: View) => void,
    readonly rest: (view: View) => void,
  ) {}

  /** Looks from there with the next frame. */
  look(next: View): void {
    this.view = held(next, this.box(), this.screen())
    if (!this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0
        this.show(this.view)
      })
    }
    clearTimeout(this.#resting)
    if (this.view.scale !== this.#rested) this.#resting = setTimeout(() => this.settle(), REST)
  }

  /** Looks from there now, drawn sharp at once. */
  settle(next: View = this.view): void {
    clearTimeout(this.#resting)
    this.view = held(next, this.box(), this.screen())
    this.#rested = this.view.scale
    this.rest(this.view)
    this.show(this.view)
  }

  glide(to: View, time = 320): void {
    this.stop()
    const from = this.view
    const end = held(to, this.box(), this.screen())
    if (this.#calm?.matches) return this.look(end)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / time))
      this.look(part === 1 ? end : between(from, end, 1 - (1 - part) ** 3, this.screen()))
      this.#glide = part < 1 ? requestAnimationFrame(step) : 0
    }
    this.#glide = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.#glide)
    this.#glide = 0
  }

  /** The board is taken away: there is nothing to show any more. */
  close(): void {
    this.stop()
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#resting)
  }
}
