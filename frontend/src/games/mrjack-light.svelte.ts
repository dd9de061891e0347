// Where light falls on the board of Mr. Jack, for the drawing: next to the lamps, and ahead of Watson's lantern.
// A matter of the drawing alone; who counts as seen is the server's to say.

import { beam, type Facing, type HexBoard } from '../board/hexboard'
import type { Place } from '../board/scene'
import { board } from '../board/shelf'

let known: Readonly<Record<string, HexBoard>> = $state.raw({})
const asked = new Set<string>()

/** This printing's board; null until it is there. */
export function lights(printing: string): HexBoard | null {
  return known[printing] ?? null
}

/** Asks for it once. Without it the scene has no light, and all else. */
export async function learnLights(printing: string, read: typeof board = board): Promise<void> {
  if (asked.has(printing)) return
  asked.add(printing)
  try {
    const found = await read('mrjack', printing)
    if (found.kind === 'hex') known = { ...known, [printing]: found.board }
  } catch {
    asked.delete(printing)
  }
}

export function litHexes(on: HexBoard, lamps: readonly Place[], watson: Place, facing: Facing): ReadonlySet<Place> {
  const streets = new Set(on.hexes.filter((hex) => hex.kind === 'street').map((hex) => hex.place))
  const around = lamps.flatMap((post) => Object.values(on.ahead.get(post) ?? {}))
  return new Set([...around.filter((place) => streets.has(place)), ...beam(on, watson, facing, (place) => streets.has(place))])
}
