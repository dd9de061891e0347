// What is around a place, in sentences: the board's file says which streets lead where, the scene says who is there.

import { lying, toldHex, toldStreet } from '../board/told'
import type { Exit, Hex, HexBoard } from '../board/hexboard'
import { FACINGS } from '../board/hexboard'
import { joined } from '../board/ground'
import type { Place, Scene } from '../board/scene'
import type { AnyBoard } from '../board/shelf'
import type { CircleSpot, CrossingSpot, StreetBoard } from '../board/streetboard'
import { words } from '../words/words.svelte'
import type { Says } from './standing'
import { clockwise, direction, distances, isCircle, isCrossing, oneStep } from './ways'

/** How many crossings or steps away somebody still counts as near. */
const NEAR = 3

/** The board as far as it is needed to tell of it; pieces and markers as the viewer sees them. */
export interface Seen {
  board: AnyBoard
  scene: Scene
  says: Says
}

/** The place that was typed: "57", "k12", "12" for a crossing where there is no such circle, "g5", "nw". */
export function placeNamed({ board }: Seen, typed: string): Place | null {
  const { spots } = board.board
  return [typed, `k${typed}`, typed.toUpperCase()].find((place) => spots.has(place)) ?? null
}

/** The place itself and what lies on it. */
export function tellPlace(seen: Seen, place: Place): string {
  return [ground(seen, place), ...(lying(seen.scene, words().board).get(place) ?? [])].join(', ')
}

function ground({ board }: Seen, place: Place): string {
  const said = words().board
  if (board.kind === 'hex') return toldHex(board.board.spots.get(place) as Hex | Exit, said)
  return toldStreet(board.board.spots.get(place) as CircleSpot | CrossingSpot, said)
}

export function tellAround(seen: Seen, place: Place): string[] {
  return [`${tellPlace(seen, place)}.`, ...(seen.board.kind === 'hex' ? hexAround(seen, seen.board.board, place) : streetsAround(seen, seen.board.board, place))]
}

// -- streets -----------------------------------------------------------------------------------------------------------

function streetsAround(seen: Seen, board: StreetBoard, place: Place): string[] {
  const { says } = seen
  const way = (to: Place) => says.ways[direction(board, place, to)]
  const at = (to: Place) => says.placeAt(to, way(to))
  const ways = clockwise(board, place, board.beside.get(place) ?? []).map((to) => says.way(way(to), tellPlace(seen, to)))
  const next = (counts: (place: Place) => boolean) => clockwise(board, place, oneStep(board, place, counts)).map(at)
  const circles = isCircle(place)
    ? [says.nextCircles(next(isCircle)), ...blocks(board, place, says)]
    : [says.inReach(clockwise(board, place, (board.beside.get(place) ?? []).filter(isCircle)).map(at)), says.nextCrossings(next(isCrossing))]
  return [says.streets(ways), ...circles, police(seen, board, place)]
}

/** Who else lies on the same houses or the same water: where alleys and boats are. */
function blocks(board: StreetBoard, place: Place, says: Says): string[] {
  const spot = board.spots.get(place)
  const found = { houses: new Set<Place>(), water: new Set<Place>() }
  for (const { kind, outline } of board.blocks) {
    if (kind === 'quay' || !outline.some((each) => each === spot)) continue
    for (const each of outline) if (each !== spot && isCircle(each.place)) found[kind].add(each.place)
  }
  return (['houses', 'water'] as const).flatMap((kind) => (found[kind].size ? [says[kind](clockwise(board, place, [...found[kind]]))] : []))
}

function police({ scene, says }: Seen, board: StreetBoard, place: Place): string {
  const far = distances(board, place, isCrossing)
  const near = scene.pieces
    .filter((piece) => piece.at !== place && isCrossing(piece.at))
    // A circle beside a crossing is in its reach: no crossing is entered on the way.
    .map((piece) => ({ piece, steps: (far.get(piece.at) ?? Infinity) - (isCircle(place) ? 1 : 0) }))
    .filter(({ steps }) => steps <= NEAR)
    .sort((one, other) => one.steps - other.steps)
    .map(({ piece, steps }) => {
      const way = says.ways[direction(board, place, piece.at)]
      return steps === 0 ? says.pieceBeside(piece.name, way) : says.pieceAway(piece.name, steps, way)
    })
  return near.length ? says.near(near) : says.nobodyNear
}

// -- hexes -------------------------------------------------------------------------------------------------------------

function hexAround(seen: Seen, board: HexBoard, place: Place): string[] {
  const { says, scene } = seen
  const ahead = board.ahead.get(place)
  const from = board.spots.get(place)
  if (!ahead || !from) {
    const { hex } = from as Exit
    return [says.hexWay(says.ways[direction(board, place, hex)], `${tellPlace(seen, hex)}.`)]
  }
  const exits = board.exits.filter(({ hex }) => hex === place).map((exit) => `${tellPlace(seen, exit.place)}.`)
  const ways = FACINGS.map((facing) => {
    const next = ahead[facing]
    return `${says.hexWay(says.ways[facing], next === undefined ? says.edge : tellPlace(seen, next))}.`
  })
  const far = onStreets(board, place)
  const near = scene.pieces
    .filter((piece) => piece.at !== place)
    .map((piece) => ({ piece, steps: far.get(piece.at) ?? Infinity }))
    .filter(({ steps }) => steps <= NEAR)
    .sort((one, other) => one.steps - other.steps)
    .map(({ piece, steps }) => says.hexAway(`${piece.name}, ${piece.at}`, steps, says.ways[direction(board, place, piece.at)]))
  return [...ways, ...exits, near.length ? says.near(near) : says.nobodyNear]
}

/** Steps over street hexes, from anywhere. */
function onStreets(board: HexBoard, from: Place): ReadonlyMap<Place, number> {
  const streets = new Set(board.hexes.filter(({ kind }) => kind === 'street').map(({ place }) => place))
  const pairs = [...board.ahead].flatMap(([place, ahead]) =>
    streets.has(place) || place === from ? Object.values(ahead).flatMap((next) => (streets.has(next) ? [[place, next] as const] : [])) : [],
  )
  return distances({ ...board, beside: joined(pairs) }, from, () => true)
}

// -- how far -----------------------------------------------------------------------------------------------------------

export function tellFar({ board, says }: Seen, from: Place, to: Place): string {
  if (from === to) return says.samePlace
  const way = says.ways[direction(board.board, from, to)]
  if (board.kind === 'hex') {
    const steps = onStreets(board.board, from).get(to)
    return steps === undefined ? says.farNever(from, to, way) : says.farSteps(from, to, steps, way)
  }
  const walks = isCircle(from) && isCircle(to)
  const steps = distances(board.board, from, walks ? isCircle : isCrossing).get(to)
  if (steps === undefined) return says.farNever(from, to, way)
  if (walks) return says.farWalks(from, to, steps, way)
  return says.farCrossings(from, to, isCircle(from) ? Math.max(0, steps - 1) : steps, way)
}
