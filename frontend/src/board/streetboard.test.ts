import { describe, expect, test } from 'vitest'
import whitechapel from '../../../src/darklantern/boards/whitechapel.json?raw'
import whitehall from '../../../src/darklantern/boards/whitehall.json?raw'
import { nearest, towards, typed, type Way } from './ground'
import { readStreetBoard } from './streetboard'

const file = (game: 'whitehall' | 'whitechapel') => JSON.parse({ whitehall, whitechapel }[game]) as Record<string, any>

describe.each([
  ['whitehall', 189, 174],
  ['whitechapel', 195, 234],
] as const)('the board of %s', (game, circles, crossings) => {
  const board = readStreetBoard(file(game))

  test('holds all its places', () => {
    expect(board.circles).toHaveLength(circles)
    expect(board.crossings).toHaveLength(crossings)
    expect(board.spots.size).toBe(circles + crossings)
  })

  test('circles are as large as they can be without touching each other or a crossing', () => {
    expect(board.radius).toBeGreaterThan(18)
    const touching = board.circles.flatMap((a) => [
      ...board.circles.filter((b) => a !== b && Math.hypot(a.x - b.x, a.y - b.y) <= 2 * board.radius),
      ...board.crossings.filter((k) => Math.hypot(a.x - k.x, a.y - k.y) <= board.radius + board.half),
    ])
    expect(touching).toEqual([])
  })

  test('arrow keys lead from any place to every other', () => {
    const reached = new Set(['1'])
    const todo = ['1']
    for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
      for (const way of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as Way[]) {
        const next = towards(board, here, way)
        if (next === null || reached.has(next)) continue
        reached.add(next)
        todo.push(next)
      }
    }
    expect([...board.spots.keys()].filter((place) => !reached.has(place))).toEqual([])
  })

  test('an arrow key goes where it points', () => {
    for (const spot of board.spots.values()) {
      const right = towards(board, spot.place, 'ArrowRight')
      const up = towards(board, spot.place, 'ArrowUp')
      if (right !== null) expect(board.spots.get(right)!.x).toBeGreaterThan(spot.x)
      if (up !== null) expect(board.spots.get(up)!.y).toBeLessThan(spot.y)
    }
  })

  test('a street is preferred to what lies nearer across the houses', () => {
    let along = 0
    for (const spot of board.spots.values()) {
      const next = towards(board, spot.place, 'ArrowRight')
      const streets = board.beside.get(spot.place)!.map((place) => board.spots.get(place)!)
      if (!streets.some((to) => (to.x - spot.x) / Math.hypot(to.x - spot.x, to.y - spot.y) > 0.5)) continue
      along++
      expect(board.beside.get(spot.place)).toContain(next)
    }
    expect(along).toBeGreaterThan(100)
  })

  test('the place under the finger is found, and a live one a little sooner', () => {
    const dead = () => false
    for (const spot of board.spots.values()) expect(nearest(board, spot, board.reach, dead)).toBe(spot.place)
    const [a] = board.circles
    const near = { x: a!.x + board.reach + 3, y: a!.y }
    expect(nearest({ ...board, spots: new Map([[a!.place, a!]]) }, near, 40, dead)).toBeNull()
    expect(nearest({ ...board, spots: new Map([[a!.place, a!]]) }, near, 40, () => true)).toBe(a!.place)
  })

  test('numbers can be typed', () => {
    expect(typed(board, '14')).toEqual({ place: '14', more: true })
    expect(typed(board, '147')).toEqual({ place: '147', more: false })
    expect(typed(board, 'K9')).toEqual({ place: 'k9', more: true })
    expect(typed(board, '999')).toEqual({ place: null, more: false })
  })
})

describe('a board that is no board is refused', () => {
  const spoilt = (change: (board: Record<string, any>) => void) => {
    const value = file('whitechapel')
    change(value)
    return () => readStreetBoard(value)
  }

  test.each([
    ['nothing at all', () => readStreetBoard(null), /no object/],
    ['another format', spoilt((board) => (board.format = 'darklantern-board/9')), /format/],
    ['no circles', spoilt((board) => (board.circles = [])), /circles/],
    ['a circle with a name', spoilt((board) => (board.circles[0].id = 'k1')), /number/],
    ['a circle that lies nowhere', spoilt((board) => (board.circles[0].x = '12')), /number/],
    ['a circle of a new kind', spoilt((board) => (board.circles[0].kind = 'plaid')), /kind/],
    ['two circles of one number', spoilt((board) => (board.circles[1].id = board.circles[0].id)), /two places/],
    ['a street to nowhere', spoilt((board) => (board.streets[0] = ['k1', 'k999'])), /nowhere/],
    ['a street of three', spoilt((board) => (board.streets[0] = ['k1', 'k2', 'k3'])), /two places/],
    ['a circle without a street', spoilt((board) => (board.streets = board.streets.filter((street: unknown[]) => !street.includes(1)))), /no street/],
    ['a block around nothing', spoilt((board) => (board.blocks[0].outline[0] = 'j99')), /nowhere/],
    ['a border of a new colour', spoilt((board) => (board.crossings[0].border = 'pink')), /kind/],
  ])('%s', (_, read, fault) => expect(read).toThrow(fault))
})
