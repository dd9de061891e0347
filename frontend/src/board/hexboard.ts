// The board of Mr. Jack as the server gives it out (/boards/mrjack.json), one of its two printings, made ready to draw.

import { type Ground, type Spot, joined, listed, measure, oneOf, record, require } from './ground'
import type { Piece, Place } from './scene'
import type { Point } from './zoom'

export type HexKind = 'street' | 'building' | 'garden' | 'gaslight'
export type Facing = NonNullable<Piece['facing']>

export interface Hex extends Spot {
  readonly kind: HexKind
  readonly manhole: boolean
}
export interface Exit extends Spot {
  /** The hex from which one leaves here. */
  readonly hex: Place
  /** In degrees, 0 to the east, clockwise. */
  readonly turn: number
}

export interface HexBoard extends Ground {
  readonly hexes: readonly Hex[]
  readonly exits: readonly Exit[]
  /** Each hex with the hex ahead in every direction. */
  readonly ahead: ReadonlyMap<Place, Readonly<Partial<Record<Facing, Place>>>>
}

/** From the middle of a hex to a corner, and to the middle of a side. */
export const SIZE = 48
export const HALF = (SIZE * Math.sqrt(3)) / 2
const FORMAT = 'darklantern-hexboard/1'
const MARGIN = 74
const TO_EXIT = 78

export const STEPS: Record<Facing, readonly [q: number, r: number]> = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] }
export const FACINGS = Object.keys(STEPS) as Facing[]

export function middle(q: number, r: number): Point {
  return { x: 1.5 * SIZE * q, y: 2 * HALF * (r + q / 2) }
}

/** In degrees, 0 to the east, clockwise. */
export function turn(ways: readonly Facing[]): number {
  const steps = ways.map((way) => middle(...STEPS[way]))
  return (Math.atan2(sum(steps.map((step) => step.y)), sum(steps.map((step) => step.x))) * 180) / Math.PI
}

/** The six corners, for a polygon. */
export function corners(at: Point, size = SIZE): string {
  return [0, 1, 2, 3, 4, 5].map((n) => `${tenth(at.x + size * Math.cos((n * Math.PI) / 3))},${tenth(at.y + size * Math.sin((n * Math.PI) / 3))}`).join(' ')
}

export function readHexBoard(value: unknown, printing = '2006'): HexBoard {
  const file = record(value, 'the board')
  require(file.format === FORMAT, `the format must be ${FORMAT}`)
  const other = printing === '2006' ? {} : record(record(file.variants, 'the variants')[printing], `the printing ${printing}`)
  const manholes = new Set(listed(other.manholes ?? file.manholes, 'the manholes').map((hole) => String(record(hole, 'a manhole').name)))

  const spots = new Map<Place, Spot>()
  const names = new Map<string, Place>()
  const hexes = listed(file.hexes, 'the hexes').map((each) => {
    const hex = record(each, 'a hex')
    const [q, r] = [measure(hex.q, 'q'), measure(hex.r, 'r')]
    require(typeof hex.name === 'string' && hex.name === `${String.fromCharCode(97 + q)}${7 - r}`, `q ${q} and r ${r} are not hex ${String(hex.name)}`)
    require(!spots.has(hex.name), `hex ${hex.name} stands twice`)
    const kind = oneOf<HexKind | 'manhole'>(hex.kind, ['street', 'manhole', 'building', 'garden', 'gaslight'], `hex ${hex.name}`)
    const found: Hex = { place: hex.name, ...middle(q, r), kind: kind === 'manhole' ? 'street' : kind, manhole: manholes.has(hex.name) }
    spots.set(hex.name, found)
    names.set(`${q},${r}`, hex.name)
    return { hex: found, q, r }
  })
  require(hexes.length > 0, 'a board has hexes')
  for (const hole of manholes) require(spots.has(hole), `a manhole lies on ${hole}, which is no hex of the board`)

  const ahead = new Map<Place, Partial<Record<Facing, Place>>>()
  const pairs: (readonly [Place, Place])[] = []
  for (const { hex, q, r } of hexes) {
    const found: Partial<Record<Facing, Place>> = {}
    for (const way of FACINGS) {
      const next = names.get(`${q + STEPS[way][0]},${r + STEPS[way][1]}`)
      if (next === undefined) continue
      found[way] = next
      pairs.push([hex.place, next])
    }
    ahead.set(hex.place, found)
  }

  const exits = listed(file.exits, 'the exits').map((each): Exit => {
    const exit = record(each, 'an exit')
    const from = spots.get(String(exit.name))
    require(from && typeof exit.id === 'string', `an exit lies on ${String(exit.name)}, which is no hex of the board`)
    const ways = listed(exit.leave_dirs, 'the ways out').map((way) => oneOf<Facing>(way, FACINGS, `exit ${exit.id as string}`))
    const angle = (turn(ways) * Math.PI) / 180
    pairs.push([exit.id, from.place])
    return { place: exit.id, hex: from.place, turn: turn(ways), x: from.x + TO_EXIT * Math.cos(angle), y: from.y + TO_EXIT * Math.sin(angle) }
  })
  for (const exit of exits) spots.set(exit.place, exit)

  const all = hexes.map(({ hex }) => hex)
  const [left, right] = [Math.min(...all.map((hex) => hex.x)), Math.max(...all.map((hex) => hex.x))]
  const [top, bottom] = [Math.min(...all.map((hex) => hex.y)), Math.max(...all.map((hex) => hex.y))]
  return {
    hexes: all,
    exits,
    spots,
    ahead,
    beside: joined(pairs),
    reach: SIZE,
    touching: true,
    bounds: {
      x: left - SIZE - MARGIN,
      y: top - HALF - MARGIN,
      width: right - left + 2 * (SIZE + MARGIN),
      height: bottom - top + 2 * (HALF + MARGIN),
    },
  }
}

/** As far as light marks the street ahead: where Watson's lantern shines. */
export function beam(board: HexBoard, from: Place, facing: Facing, lit: (place: Place) => boolean): Place[] {
  const seen: Place[] = []
  for (let next = board.ahead.get(from)?.[facing]; next !== undefined && lit(next); next = board.ahead.get(next)?.[facing]) seen.push(next)
  return seen
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
const tenth = (n: number) => Math.round(n * 10) / 10
