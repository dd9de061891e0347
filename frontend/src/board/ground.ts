// What both kinds of board have in common for the eye, the finger and the arrow keys: places, and what lies beside them.

import type { Place } from './scene'
import type { Box, Point } from './zoom'

export interface Spot extends Point {
  readonly place: Place
}

export interface Ground {
  readonly spots: ReadonlyMap<Place, Spot>
  /** Where one step leads: streets, or the hexes around. */
  readonly beside: ReadonlyMap<Place, readonly Place[]>
  /** All that is drawn. */
  readonly bounds: Box
  /** How far from its middle a place is felt by a finger, in board units. */
  readonly reach: number
  /** Whether places touch, as hexes do: then the nearest is meant, live or not. */
  readonly touching: boolean
}

/** A board's file that contradicts itself is not drawn. */
export class BoardFault extends Error {}

export function require(condition: unknown, fault: string): asserts condition {
  if (!condition) throw new BoardFault(fault)
}

export function record(value: unknown, what: string): Record<string, unknown> {
  require(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is no object`)
  return value as Record<string, unknown>
}

export function listed(value: unknown, what: string): unknown[] {
  require(Array.isArray(value), `${what} must be a list`)
  return value
}

export function measure(value: unknown, what: string): number {
  require(typeof value === 'number' && Number.isFinite(value), `${what} must be a number`)
  return value
}

export function oneOf<T extends string | null>(value: unknown, all: readonly T[], what: string): T {
  require(all.includes(value as T), `${what} is of unknown kind ${JSON.stringify(value)}`)
  return value as T
}

export function joined(pairs: Iterable<readonly [Place, Place]>): Map<Place, Place[]> {
  const beside = new Map<Place, Place[]>()
  const add = (from: Place, to: Place) => {
    const known = beside.get(from)
    if (!known) beside.set(from, [to])
    else if (!known.includes(to)) known.push(to)
  }
  for (const [a, b] of pairs) {
    add(a, b)
    add(b, a)
  }
  return beside
}

export type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
const AHEAD: Record<Way, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export function isWay(key: string): key is Way {
  return key in AHEAD
}

/** The place that an arrow key walks to: along the street that points that way best; where no street does, the
 *  nearest place that lies there, so that no part of the board is out of reach. */
export function towards(ground: Ground, from: Place, way: Way): Place | null {
  const beside = (ground.beside.get(from) ?? []).map((place) => ground.spots.get(place)!)
  return best(ground.spots.get(from)!, beside, way, 0.5, 0.15) ?? best(ground.spots.get(from)!, ground.spots.values(), way, 0.6, 1)
}

/** `slant`: the least cosine that still counts as that way; `far`: how much distance weighs against direction. */
function best(from: Spot, among: Iterable<Spot>, way: Way, slant: number, far: number): Place | null {
  const ahead = AHEAD[way]
  let found: Place | null = null
  let least = Infinity
  for (const spot of among) {
    const x = spot.x - from.x
    const y = spot.y - from.y
    const distance = Math.hypot(x, y)
    if (distance === 0) continue
    const cosine = (x * ahead.x + y * ahead.y) / distance
    if (cosine < slant) continue
    const cost = distance ** far * (2 - cosine) ** 3
    if (cost < least) {
      least = cost
      found = spot.place
    }
  }
  return found
}

/** The place under a point, if one is within reach; a live one is found before a dead one that is as near. */
export function nearest(ground: Ground, at: Point, reach: number, live: (place: Place) => boolean): Place | null {
  let found: Place | null = null
  let least = reach
  for (const spot of ground.spots.values()) {
    const distance = Math.hypot(spot.x - at.x, spot.y - at.y)
    const felt = ground.touching || live(spot.place) ? distance : distance > ground.reach ? Infinity : distance * 1.35
    if (felt < least) {
      least = felt
      found = spot.place
    }
  }
  return found
}

/** What a person means who has typed this so far: the place itself, or null while it is only a beginning or nothing. */
export function typed(ground: Ground, text: string): { place: Place | null; more: boolean } {
  const wanted = text.toLowerCase()
  let place: Place | null = null
  let more = false
  for (const each of ground.spots.keys()) {
    const name = each.toLowerCase()
    if (name === wanted) place = each
    else if (name.startsWith(wanted)) more = true
  }
  return { place, more }
}
