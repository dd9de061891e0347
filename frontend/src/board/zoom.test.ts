import { expect, test } from 'vitest'
import { around, attending, between, brought, CLOSEST, fitted, held, inSight, onBoard, onScreen, zoomed } from './zoom'

const BOARD = { x: -50, y: -50, width: 1700, height: 1200 }
const SCREEN = { width: 900, height: 700 }
const corner = { x: BOARD.x + BOARD.width, y: BOARD.y + BOARD.height }

test('fitted shows the whole board, in the middle, as large as it can be', () => {
  const view = fitted(BOARD, SCREEN, 4)
  expect(inSight(view, BOARD, SCREEN)).toBe(true)
  expect(view.scale * BOARD.width).toBeCloseTo(SCREEN.width - 8)
  const from = onScreen(view, BOARD)
  const to = onScreen(view, corner)
  expect(from.x + to.x).toBeCloseTo(SCREEN.width)
  expect(from.y + to.y).toBeCloseTo(SCREEN.height)
})

test('what is on the screen is found on the board again', () => {
  const view = { x: 13, y: -70, scale: 1.7 }
  const point = onBoard(view, onScreen(view, { x: 321, y: 654 }))
  expect(point.x).toBeCloseTo(321)
  expect(point.y).toBeCloseTo(654)
})

test('zooming leaves the point under the finger where it is, and keeps to its bounds', () => {
  const view = fitted(BOARD, SCREEN)
  const finger = { x: 200, y: 500 }
  const before = onBoard(view, finger)
  const after = onBoard(zoomed(view, finger, 1.8, view.scale), finger)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
  expect(zoomed(view, finger, 0.1, view.scale)).toEqual(view)
  expect(zoomed(view, finger, 1e6, view.scale).scale).toBe(CLOSEST)
})

test('a board cannot be lost: what is large covers the screen but for a little, what is small stays whole on it', () => {
  const near = held({ x: 4000, y: -9000, scale: 2 }, BOARD, SCREEN)
  expect(onScreen(near, BOARD).x).toBe(60)
  expect(onScreen(near, corner).y).toBe(SCREEN.height - 60)
  const far = held({ x: 4000, y: -9000, scale: 0.4 }, BOARD, SCREEN)
  expect(inSight(far, BOARD, SCREEN)).toBe(true)
})

test('a place is brought into sight with the least movement, and not at all if it is there', () => {
  const view = { x: 0, y: 0, scale: 1 }
  const there = { x: 300, y: 300, width: 40, height: 40 }
  expect(brought(view, there, SCREEN)).toEqual(view)
  const beyond = { x: 1000, y: 300, width: 40, height: 40 }
  const moved = brought(view, beyond, SCREEN, 24)
  expect(moved).toEqual({ x: SCREEN.width - 24 - 1040, y: 0, scale: 1 })
})

test('a phone looks where one must choose, never so far away that a finger finds nothing', () => {
  const phone = { width: 390, height: 600 }
  const close = attending([{ x: 500, y: 500 }, { x: 560, y: 540 }], phone, 50, 0.6, 1.2)!
  expect(close.scale).toBe(1.2)
  expect(inSight(close, around([{ x: 500, y: 500 }, { x: 560, y: 540 }], 20), phone)).toBe(true)
  const wide = [{ x: 100, y: 100 }, { x: 160, y: 100 }, { x: 1500, y: 1000 }, { x: 60, y: 1100 }]
  const first = attending(wide, phone, 50, 0.6, 1.2)!
  expect(first.scale).toBeGreaterThanOrEqual(0.6)
  expect(inSight(first, around(wide.slice(0, 1), 20), phone)).toBe(true)
  expect(attending([], phone, 50, 0.6, 1.2)).toBeNull()
})

test('a glide begins and ends where it should, and never jumps', () => {
  const from = fitted(BOARD, SCREEN)
  const to = { x: -900, y: -300, scale: 1.5 }
  for (const [part, view] of [[0, from], [1, to]] as const) {
    const got = between(from, to, part, SCREEN)
    expect(got.x).toBeCloseTo(view.x)
    expect(got.y).toBeCloseTo(view.y)
    expect(got.scale).toBeCloseTo(view.scale)
  }
  const half = between(from, to, 0.5, SCREEN).scale
  expect(half).toBeGreaterThan(from.scale)
  expect(half).toBeLessThan(to.scale)
})
