// Lines through places, bent a little so that there and back are two lines.

import type { Place, Trail } from './scene'
import type { Point } from './zoom'

/** The line of a trail from rim to rim, with its arrow heads; places that are not on the board are passed over. */
export function line(trail: Trail, spots: ReadonlyMap<Place, Point>, radius: number, bend = 0.1): { path: string; heads: { x: number; y: number; turn: number }[] } {
  const points = trail.places.flatMap((place) => spots.get(place) ?? [])
  let path = ''
  const heads: { x: number; y: number; turn: number }[] = []
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1]!, points[n]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length < 1) continue
    const by = Math.min(bend * length, 26)
    const middle = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * by * 2, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * by * 2 }
    const from = rim(a, middle, Math.min(radius, length / 3))
    const to = rim(b, middle, Math.min(radius + 4, length / 3))
    path += `M${tenth(from.x)} ${tenth(from.y)}Q${tenth(middle.x)} ${tenth(middle.y)} ${tenth(to.x)} ${tenth(to.y)}`
    heads.push({ x: tenth(to.x), y: tenth(to.y), turn: tenth((Math.atan2(b.y - middle.y, b.x - middle.x) * 180) / Math.PI) })
  }
  return { path, heads }
}

function rim(of: Point, towards: Point, radius: number): Point {
  const length = Math.hypot(towards.x - of.x, towards.y - of.y) || 1
  return { x: of.x + ((towards.x - of.x) / length) * radius, y: of.y + ((towards.y - of.y) / length) * radius }
}

const tenth = (n: number) => Math.round(n * 10) / 10
