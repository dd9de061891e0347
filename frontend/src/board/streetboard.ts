// A street board as the server gives it out (/boards/whitehall.json), read with care and made ready to draw.

import { type Ground, type Spot, joined, listed, measure, oneOf, record, require } from './ground'
import type { Place } from './scene'
import { around, type Point } from './zoom'

export type CircleKind = 'white' | 'black' | 'blue' | 'red'
export type Border = 'yellow' | 'red' | null
export type BlockKind = 'houses' | 'water' | 'quay'

export interface CircleSpot extends Spot {
  readonly kind: CircleKind
}
export interface CrossingSpot extends Spot {
  readonly border: Border
}
export interface Block {
  readonly kind: BlockKind
  readonly outline: readonly Spot[]
}

export interface StreetBoard extends Ground {
  readonly name: string
  readonly circles: readonly CircleSpot[]
  readonly crossings: readonly CrossingSpot[]
  readonly lines: readonly (readonly [Point, Point])[]
  readonly blocks: readonly Block[]
  /** The radius of a circle: as large as the streets leave room for, so that numbers can be read from afar. */
  readonly radius: number
  /** Half the side of a crossing. */
  readonly half: number
}

const FORMAT = 'darklantern-board/1'
const MARGIN = 58

export function readStreetBoard(value: unknown): StreetBoard {
  const file = record(value, 'the board')
  require(file.format === FORMAT, `the format must be ${FORMAT}`)
  require(typeof file.name === 'string', 'a board has a name')
  const circles = listed(file.circles, 'circles').map(circle)
  const crossings = listed(file.crossings, 'crossings').map(crossing)
  const joints = listed(file.joints, 'joints').map((each) => spot(record(each, 'a joint')))
  require(circles.length > 0, 'a board has circles')

  const drawn = new Map<Place, Spot>()
  for (const each of [...circles, ...crossings, ...joints]) {
    require(!drawn.has(each.place), `the id ${each.place} stands for two places`)
    drawn.set(each.place, each)
  }
  const spots = new Map<Place, Spot>([...circles, ...crossings].map((each) => [each.place, each]))
  const at = (name: unknown, what: string) => {
    const found = drawn.get(String(name))
    require(found, `${what} ends at ${String(name)}, which is nowhere`)
    return found
  }
  const streets = pairs(file.streets, 'a street')
  for (const ends of streets) for (const end of ends) require(spots.has(end), `a street ends at ${end}, which is nowhere`)
  const beside = joined(streets)
  for (const place of spots.keys()) require(beside.has(place), `no street leads to ${place}`)

  const radius = Math.min(23, between(circles, circles) / 2 - 2, between(circles, crossings) - 16)
  return {
    name: file.name,
    circles,
    crossings,
    spots,
    beside,
    radius,
    half: Math.max(5, Math.min(7.5, between(circles, crossings) - radius - 8)),
    reach: radius + 4,
    touching: false,
    bounds: around([...drawn.values()], MARGIN),
    lines: pairs(file.lines, 'a line').map(([a, b]) => [at(a, 'a line'), at(b, 'a line')] as const),
    blocks: listed(file.blocks, 'blocks').map((each) => {
      const block = record(each, 'a block')
      return {
        kind: oneOf<BlockKind>(block.kind, ['houses', 'water', 'quay'], 'a block'),
        outline: listed(block.outline, 'an outline').map((name) => at(name, 'an outline')),
      }
    }),
  }
}

function spot(value: Record<string, unknown>): Spot {
  const { id } = value
  require(typeof id === 'number' || typeof id === 'string', 'a place has an id')
  return { place: String(id), x: measure(value.x, `x of ${id}`), y: measure(value.y, `y of ${id}`) }
}

function circle(each: unknown): CircleSpot {
  const value = record(each, 'a circle')
  require(Number.isInteger(value.id) && (value.id as number) > 0, `a circle's id is its number, not ${JSON.stringify(value.id)}`)
  return { ...spot(value), kind: oneOf<CircleKind>(value.kind, ['white', 'black', 'blue', 'red'], `circle ${String(value.id)}`) }
}

function crossing(each: unknown): CrossingSpot {
  const value = record(each, 'a crossing')
  require(typeof value.id === 'string' && value.id.startsWith('k'), `a crossing's id is like k12, not ${JSON.stringify(value.id)}`)
  return { ...spot(value), border: oneOf<Border>(value.border, [null, 'yellow', 'red'], `crossing ${value.id}`) }
}

function pairs(value: unknown, what: string): (readonly [Place, Place])[] {
  return listed(value, `${what}s`).map((each) => {
    const ends = listed(each, what)
    require(ends.length === 2, `${what} joins two places`)
    return [String(ends[0]), String(ends[1])] as const
  })
}

function between(some: readonly Spot[], others: readonly Spot[]): number {
  let least = Infinity
  for (const a of some) for (const b of others) if (a !== b) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y))
  return least
}
