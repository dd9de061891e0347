// Whether what stands in palette.css can be read, and told apart by the eyes it is meant for.

import { describe, expect, test } from 'vitest'

// Vitest leaves style sheets empty, even raw ones: so from the disk.
const { readFileSync } = (await import('node:fs' as string)) as { readFileSync(from: URL, coding: string): string }
const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')

type Rgb = readonly [number, number, number]
type Theme = 'day' | 'night'
const EYES = { any: null, deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]], protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]], tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]] } as const
type Eyes = keyof typeof EYES

/** The custom properties that hold for these eyes by this theme. */
function palette(theme: Theme, eyes: Eyes): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors, body] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const holds = selectors!.split(',').some((each) => each.trim() === ':root' || each.trim() === `:root[data-eyes='${eyes}']`)
    if (holds) for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name!, value!.trim())
  }
  const resolved = (value: string): string => {
    const pair = /^light-dark\((.+), ([^,()]+(?:\([^)]*\))?)\)$/.exec(value)
    const chosen = pair ? (theme === 'day' ? pair[1]! : pair[2]!) : value
    const other = /^var\((--[\w-]+)\)$/.exec(chosen)
    return other ? resolved(found.get(other[1]!)!) : chosen
  }
  return new Map([...found].map(([name, value]) => [name, resolved(value)]))
}

function rgb(hex: string | undefined): Rgb {
  const found = /^#(..)(..)(..)$/.exec(hex ?? '')
  if (!found) throw new Error(`${hex} is no colour`)
  return found.slice(1).map((each) => parseInt(each, 16) / 255) as unknown as Rgb
}
const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const luminance = (c: Rgb) => 0.2126 * linear(c[0]) + 0.7152 * linear(c[1]) + 0.0722 * linear(c[2])

function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number]
  return (x + 0.05) / (y + 0.05)
}

/** The colour as these eyes see it (Machado, Oliveira and Fernandes 2009, in full), as L, a and b. */
function seen(colour: Rgb, eyes: Eyes): Rgb {
  const lin = colour.map(linear)
  const matrix = EYES[eyes]
  const [r, g, b] = (matrix ? matrix.map((row) => row.reduce((sum, k, n) => sum + k * lin[n]!, 0)) : lin).map((c) => Math.min(1, Math.max(0, c))) as [number, number, number]
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const [x, y, z] = [f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505), f(0.2126 * r + 0.7152 * g + 0.0722 * b), f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const THEMES: Theme[] = ['day', 'night']
const ALL: Eyes[] = ['any', 'deutan', 'protan', 'tritan']
const each = THEMES.flatMap((theme) => ALL.map((eyes) => [theme, eyes] as const))

describe.each(each)('%s, %s eyes', (theme, eyes) => {
  const colours = palette(theme, eyes)
  const of = (name: string) => rgb(colours.get(`--${name}`))

  test.each([
    ...['ground', 'paper', 'paper-raised'].flatMap((under) => ['ink', 'ink-soft', 'accent', 'good', 'bad'].map((text) => [text, under, 4.5] as const)),
    ['main-ink', 'main', 4.5],
    ['main-ink', 'main-lit', 4.5],
    ...['white', 'black', 'blue', 'red'].map((kind) => [`circle-${kind}-ink`, `circle-${kind}`, 4.5] as const),
    ...['clue', 'blocked', 'crime', 'woman', 'police', 'jack'].map((kind) => [`mark-${kind}-ink`, `mark-${kind}`, 3] as const),
    ['hex-text', 'hex-street', 4.5],
    ['hex-lit-text', 'hex-lit', 4.5],
    ...['ground', 'paper', 'board-ground'].map((under) => ['focus', under, 3] as const),
    ...['paper', 'paper-raised'].map((under) => ['rule-strong', under, 3] as const),
    ...['houses-1', 'houses-2', 'houses-3', 'houses-4'].map((under) => ['live', under, 2] as const),
  ] as const)('%s can be read on %s', (text, under, least) => {
    expect(contrast(of(text), of(under))).toBeGreaterThanOrEqual(least)
  })

  test('every piece has a letter that can be read', () => {
    const faults = [...colours.keys()].flatMap((name) => /^--(piece-[a-z]+)$/.exec(name)?.[1] ?? []).filter((name) => contrast(of(name), of(`${name}-ink`)) < 4.5)
    expect(faults).toEqual([])
  })

  test('no two pieces of a game look alike to these eyes', () => {
    const names = ['red', 'brown', 'yellow', 'blue', 'green', 'black', 'purple', 'orange']
    const close = names.flatMap((a, n) =>
      names.slice(n + 1).flatMap((b) => {
        const [p, q] = [seen(of(`piece-${a}`), eyes), seen(of(`piece-${b}`), eyes)]
        const apart = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
        return apart < 20 ? [`${a} and ${b}: ${apart.toFixed(1)}`] : []
      }),
    )
    expect(close).toEqual([])
  })
})
