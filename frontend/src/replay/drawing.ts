// How numbers over time become lines.

/** Where a number stands between the ground (1) and the top (the most there is): each doubling is as high as the next. */
export function logarithm(most: number, top: number, height: number): (n: number) => number {
  const scale = Math.log(Math.max(2, most))
  return (n) => top + height * (1 - Math.log(Math.max(1, n)) / scale)
}

/** A few round numbers up to the most there is. */
export function ticks(most: number): number[] {
  return (most < 20 ? [1, 2, 4, 8] : [1, 4, 20, 80, 200]).filter((n) => n <= most)
}

/** A line of steps, broken where there is nothing. */
export function broken(values: readonly (number | null)[], x: (n: number) => number, y: (value: number) => number): string {
  let path = ''
  let height: number | null = null
  values.forEach((value, n) => {
    const next = value === null ? null : y(value)
    const across = Math.round(x(n) * 10) / 10
    if (next !== null) {
      const down = Math.round(next * 10) / 10
      if (height === null) path += `M${across} ${down}`
      else if (down !== height) path += `H${across}V${down}`
      height = down
    } else {
      if (height !== null) path += `H${across}`
      height = null
    }
  })
  return height === null ? path : `${path}H${Math.round(x(values.length - 1) * 10) / 10}`
}
