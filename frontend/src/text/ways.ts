// Directions and distances on a board, as its file gives them: what a person could count with a finger.

import type { Ground } from '../board/ground'
import type { Place } from '../board/scene'

export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Compass = (typeof COMPASS)[number]

/** From one place to another as on a map, north at the top. */
export function direction(ground: Ground, from: Place, to: Place): Compass {
  const a = ground.spots.get(from)!
  const b = ground.spots.get(to)!
  const turned = (Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI)) * COMPASS.length
  return COMPASS[(Math.round(turned) + COMPASS.length) % COMPASS.length]!
}

/** Clockwise, from the north on; the nearer first where two lie the same way. */
export function clockwise(ground: Ground, from: Place, places: readonly Place[]): Place[] {
  const a = ground.spots.get(from)!
  const far = (place: Place) => Math.hypot(ground.spots.get(place)!.x - a.x, ground.spots.get(place)!.y - a.y)
  const rank = (place: Place) => COMPASS.indexOf(direction(ground, from, place))
  return [...places].sort((one, other) => rank(one) - rank(other) || far(one) - far(other))
}

export function isCrossing(place: Place): boolean {
  return /^k\d+$/.test(place)
}

export function isCircle(place: Place): boolean {
  return /^\d+$/.test(place)
}

/**
 * How many places that count one enters on the shortest way to every other place. With crossings counted it is how
 * pawns and figures go, with circles how Jack walks; whoever bars the way is not looked at.
 */
export function distances(ground: Ground, from: Place, counts: (place: Place) => boolean): ReadonlyMap<Place, number> {
  const found = new Map<Place, number>([[from, 0]])
  let edge: Place[] = [from]
  for (let steps = 0; edge.length; steps++) {
    // First all that costs nothing more, then one step on.
    const here = [...edge]
    for (const place of here) {
      for (const next of ground.beside.get(place) ?? []) {
        if (found.has(next) || counts(next)) continue
        found.set(next, steps)
        here.push(next)
      }
    }
    edge = []
    for (const place of here) {
      for (const next of ground.beside.get(place) ?? []) {
        if (found.has(next)) continue
        found.set(next, steps + 1)
        edge.push(next)
      }
    }
  }
  return found
}

/** The places that count which are one such step away. */
export function oneStep(ground: Ground, from: Place, counts: (place: Place) => boolean): Place[] {
  const found = distances(ground, from, counts)
  return [...found].filter(([place, steps]) => steps === 1 && counts(place)).map(([place]) => place)
}
