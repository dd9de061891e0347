// A row of London roofs, drawn from a number: the same number makes the same street.

/** A small repeatable stream of numbers from 0 to 1 (mulberry32). */
export function stream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export interface Row {
  /** The outline of the roofs, closed at the foot. */
  outline: string
  windows: { x: number; y: number; lit: boolean }[]
  chimneys: { x: number; y: number }[]
}

const whole = (n: number) => Math.round(n)

/** Roofs from 0 to `width`, their eaves about `height` above `foot`. */
export function row(seed: number, width: number, foot: number, height: number, breadth: number): Row {
  const next = stream(seed)
  const windows: Row['windows'] = []
  const chimneys: Row['chimneys'] = []
  let outline = `M-4 ${foot}`
  for (let x = -4; x < width; ) {
    const wide = breadth * (0.6 + 0.9 * next())
    const top = foot - height * (0.7 + 0.55 * next())
    const pitch = wide * (0.22 + 0.2 * next())
    const gable = next() < 0.55
    outline += `L${whole(x)} ${whole(top)}`
    if (gable) outline += `L${whole(x + wide / 2)} ${whole(top - pitch)}L${whole(x + wide)} ${whole(top)}`
    else {
      const inset = wide * 0.14
      outline += `L${whole(x + inset)} ${whole(top - pitch * 0.7)}L${whole(x + wide - inset)} ${whole(top - pitch * 0.7)}L${whole(x + wide)} ${whole(top)}`
    }
    const stacks = 1 + Math.floor(next() * 2)
    for (let n = 0; n < stacks; n++) chimneys.push({ x: whole(x + wide * (0.18 + 0.6 * next())), y: whole(top - pitch * (0.4 + 0.5 * next())) })
    const columns = Math.max(1, Math.floor(wide / 26))
    const floors = Math.max(1, Math.floor((foot - top - 16) / 32))
    for (let c = 0; c < columns; c++)
      for (let f = 0; f < floors; f++)
        if (next() < 0.78) windows.push({ x: whole(x + (wide * (c + 0.5)) / columns), y: whole(top + 16 + f * 32), lit: next() < 0.3 })
    x += wide
  }
  return { outline: `${outline}L${width + 4} ${foot}Z`, windows, chimneys }
}
