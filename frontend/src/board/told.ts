// What is said of a place: to readers, and to everybody who points at it.

import type { Words } from '../words/words.svelte'
import type { Exit, Hex } from './hexboard'
import type { Live, Place, Scene } from './scene'
import type { CircleSpot, CrossingSpot } from './streetboard'

type Said = Words['board']

export function toldStreet(spot: CircleSpot | CrossingSpot, said: Said): string {
  if ('kind' in spot) return said.circle(spot.place, said.circles[spot.kind])
  return spot.border ? `${said.crossing(spot.place)}, ${said.borders[spot.border]}` : said.crossing(spot.place)
}

export function toldHex(spot: Hex | Exit, said: Said): string {
  if ('turn' in spot) return said.exit(spot.place)
  return said.hex(spot.place, said.hexes[spot.manhole ? 'manhole' : spot.kind])
}

/** What lies on each place, in words. Places where nothing lies are absent. */
export function lying(scene: Scene, said: Said): Map<Place, string[]> {
  const found = new Map<Place, string[]>()
  const tell = (place: Place, words: string) => {
    if (!words) return
    const known = found.get(place)
    if (!known) found.set(place, [words])
    else if (!known.includes(words)) known.push(words)
  }
  for (const piece of scene.pieces) {
    tell(piece.at, piece.facing ? `${piece.name}, ${said.facing[piece.facing]}` : piece.name)
  }
  for (const mark of scene.marks) tell(mark.at, mark.name)
  for (const shade of scene.shades) {
    tell(shade.at, shade.name ?? (shade.kind === 'likely' ? said.likely(Math.round(shade.strength * 100)) : said[shade.kind]))
  }
  for (const trail of scene.trails) for (const place of trail.places) tell(place, trail.name)
  return found
}

export function told(place: Place, ground: string, lies: ReadonlyMap<Place, readonly string[]>, live: Live, said: Said): string {
  const parts = [ground, ...(lies.get(place) ?? [])]
  if (live.chosen.has(place)) parts.push(said.chosen)
  const target = live.targets.get(place) ?? live.any
  if (target !== undefined) parts.push(said.live(target))
  return parts.join(', ')
}
