// A part of a board, cut out: what lies outside is not drawn, what reaches into it is.

import { HALF, type HexBoard, SIZE } from './hexboard'
import type { Place } from './scene'
import type { AnyBoard } from './shelf'
import type { StreetBoard } from './streetboard'
import { around, type Box, type Point } from './zoom'

/** How much wider than high a still is, so that the pictures of a page look alike. */
const SHAPE = 1.7
const MARGIN = { street: 78, hex: SIZE * 1.9 }

export type Clipping = { kind: 'street'; board: StreetBoard; box: Box; glowing: readonly string[] } | { kind: 'hex'; board: HexBoard; box: Box }

/** The part of the board around these places; all of it where none is named. */
export function clipping(found: AnyBoard, places: readonly Place[], glowing: readonly Place[] = []): Clipping {
  const points = places.flatMap((place) => found.board.spots.get(place) ?? [])
  const box = points.length ? shaped(around(points, MARGIN[found.kind])) : found.board.bounds
  if (found.kind === 'hex') return { kind: 'hex', board: hexesIn(found.board, box), box }
  return { kind: 'street', board: streetsIn(found.board, box), box, glowing: blocksAt(found.board, glowing) }
}

function shaped(box: Box): Box {
  const width = Math.max(box.width, box.height * SHAPE)
  const height = width / SHAPE
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height }
}

function streetsIn(board: StreetBoard, box: Box): StreetBoard {
  const near = within(box, board.radius * 2)
  const circles = board.circles.filter(near)
  const crossings = board.crossings.filter(near)
  return {
    ...board,
    bounds: box,
    circles,
    crossings,
    spots: new Map([...circles, ...crossings].map((spot) => [spot.place, spot])),
    lines: board.lines.filter((ends) => touches(ends, box)),
    blocks: board.blocks.filter(({ outline }) => touches(outline, box)),
  }
}

function hexesIn(board: HexBoard, box: Box): HexBoard {
  const near = within(box, HALF + 2)
  return { ...board, bounds: box, hexes: board.hexes.filter(near), exits: board.exits.filter(near) }
}

function blocksAt(board: StreetBoard, places: readonly Place[]): string[] {
  if (!places.length) return []
  const corners = places.map((place) => board.spots.get(place))
  return board.blocks
    .filter(({ outline }) => corners.every((corner) => corner && outline.includes(corner)))
    .map(({ outline }) => outline.map(({ x, y }) => `${x},${y}`).join(' '))
}

function within(box: Box, margin: number): (point: Point) => boolean {
  return ({ x, y }) => x > box.x - margin && y > box.y - margin && x < box.x + box.width + margin && y < box.y + box.height + margin
}

/** Whether the box around these points and this box have a point in common. */
function touches(points: readonly Point[], box: Box): boolean {
  const own = around(points, 0)
  return own.x < box.x + box.width && own.x + own.width > box.x && own.y < box.y + box.height && own.y + own.height > box.y
}
