import { describe, expect, test } from 'vitest'
import mrjack from '../../../src/darklantern/boards/mrjack.json?raw'
import { nearest, towards, type Way } from './ground'
import { beam, HALF, readHexBoard } from './hexboard'

const file = () => JSON.parse(mrjack) as Record<string, any>

describe.each(['2006', 'revised'])('the board of Mr. Jack, printing %s', (printing) => {
  const board = readHexBoard(file(), printing)

  test('has its hexes, and its exits at the corners', () => {
    expect(board.hexes).toHaveLength(file().hexes.length)
    expect(board.exits.map((exit) => exit.place).sort()).toEqual(['NE', 'NW', 'SE', 'SW'])
    for (const exit of board.exits) expect(board.beside.get(exit.place)).toEqual([exit.hex])
  })

  test('neighbours share a side', () => {
    for (const hex of board.hexes)
      for (const next of Object.values(board.ahead.get(hex.place)!)) {
        const to = board.spots.get(next)!
        expect(Math.hypot(to.x - hex.x, to.y - hex.y)).toBeCloseTo(2 * HALF, 6)
      }
  })

  test('arrow keys lead from any place to every other, the exits too', () => {
    const reached = new Set(['g5'])
    const todo = ['g5']
    for (let here = todo.pop(); here !== undefined; here = todo.pop())
      for (const way of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as Way[]) {
        const next = towards(board, here, way)
        if (next !== null && !reached.has(next)) {
          reached.add(next)
          todo.push(next)
        }
      }
    expect([...board.spots.keys()].filter((place) => !reached.has(place))).toEqual([])
  })

  test('up and down stay in the column', () => {
    expect(towards(board, 'g5', 'ArrowUp')).toBe('g6')
    expect(towards(board, 'g5', 'ArrowDown')).toBe('g4')
  })

  test('hexes touch: the nearest is meant, live or not', () => {
    const hex = board.spots.get('g5')!
    expect(nearest(board, { x: hex.x, y: hex.y - HALF + 2 }, board.reach, (place) => place === 'g6')).toBe('g5')
  })
})

test('the two printings have other manholes', () => {
  const holes = (printing: string) => readHexBoard(file(), printing).hexes.filter((hex) => hex.manhole).map((hex) => hex.place)
  expect(holes('2006')).toHaveLength(8)
  expect(holes('revised')).toHaveLength(9)
  expect(holes('revised')).toContain('g6')
  expect(holes('2006')).not.toContain('g6')
})

test('the lantern shines down the street as far as it is lit', () => {
  const board = readHexBoard(file())
  const lit = new Set(['e8', 'e7', 'e6', 'e4'])
  expect(beam(board, 'e9', 'S', (place) => lit.has(place))).toEqual(['e8', 'e7', 'e6'])
  expect(beam(board, 'a3', 'NW', () => true)).toEqual([])
})

test.each([
  ['an unknown printing', () => readHexBoard(file(), 'third'), /no object/],
  ['another format', () => readHexBoard({ ...file(), format: 'x' }), /format/],
  ['a hex under a wrong name', () => readHexBoard({ ...file(), hexes: [{ q: 0, r: 0, kind: 'street', name: 'z9' }] }), /not hex/],
  ['a manhole beside the board', () => readHexBoard({ ...file(), manholes: [{ name: 'z9' }] }), /no hex/],
  ['an exit to nowhere', () => readHexBoard({ ...file(), exits: [{ id: 'NW', name: 'b7', leave_dirs: ['UP'] }] }), /kind/],
])('%s is refused', (_, read, fault) => expect(read).toThrow(fault))
