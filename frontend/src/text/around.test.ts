import { beforeAll, describe, expect, test } from 'vitest'
import mrjackFile from '../../../src/darklantern/boards/mrjack.json'
import whitechapelFile from '../../../src/darklantern/boards/whitechapel.json'
import whitehallFile from '../../../src/darklantern/boards/whitehall.json'
import { readHexBoard } from '../board/hexboard'
import { EMPTY_SCENE, type Piece } from '../board/scene'
import { readStreetBoard } from '../board/streetboard'
import { texts } from '../words/words.svelte'
import { placeNamed, tellAround, tellFar, type Seen } from './around'
import type { Says } from './standing'
import { COMPASS, direction, distances, isCircle, isCrossing, oneStep } from './ways'

const boards = { whitehall: readStreetBoard(whitehallFile), whitechapel: readStreetBoard(whitechapelFile) }
const hexes = readHexBoard(mrjackFile)
let says: Says
beforeAll(async () => {
  says = await texts().text()
})

const piece = (name: string, at: string): Piece => ({ id: name, at, name, letter: 'X', shape: 'disc', colour: 'red' })

describe.each(['whitehall', 'whitechapel'] as const)('the streets of %s', (game) => {
  const board = boards[game]
  const circles = [...board.spots.keys()].filter(isCircle)

  test('what is one walk away is so from both ends, and no circle is passed on the way', () => {
    const next = new Map(circles.map((circle) => [circle, oneStep(board, circle, isCircle)]))
    for (const [circle, others] of next) {
      expect(others.length, circle).toBeGreaterThan(0)
      expect(others).not.toContain(circle)
      for (const other of others) expect(next.get(other), `${circle} ${other}`).toContain(circle)
    }
  })

  test('distances are what a slow search finds', () => {
    for (const [counts, from] of [[isCircle, '1'], [isCrossing, 'k1']] as const) {
      // Every street once more, as often as anything grows shorter.
      const slow = new Map<string, number>([[from, 0]])
      for (let changed = true; changed; ) {
        changed = false
        for (const [place, beside] of board.beside) {
          for (const next of beside) {
            const steps = (slow.get(place) ?? Infinity) + (counts(next) ? 1 : 0)
            if (steps < (slow.get(next) ?? Infinity)) slow.set(next, steps), (changed = true)
          }
        }
      }
      slow.set(from, 0)
      expect(new Map([...distances(board, from, counts)].sort())).toEqual(new Map([...slow].sort()))
    }
  })

  test('directions are those of the map, and lead back the other way', () => {
    for (const [place, beside] of board.beside) {
      for (const next of beside) {
        const there = COMPASS.indexOf(direction(board, place, next))
        const back = COMPASS.indexOf(direction(board, next, place))
        expect((there + 4) % 8, `${place} ${next}`).toBe(back)
      }
    }
  })

  test('around every place all streets, all who are near and nothing undefined is told', () => {
    const [crossing] = board.crossings
    const scene = { ...EMPTY_SCENE, pieces: [piece('Yellow', crossing!.place)] }
    const seen: Seen = { board: { kind: 'street', board }, scene, says }
    let near = 0
    for (const place of board.spots.keys()) {
      const told = tellAround(seen, place).join(' ')
      expect(told).not.toMatch(/undefined|null|NaN|\[object/)
      for (const next of board.beside.get(place) ?? []) expect(told, place).toMatch(new RegExp(`\\b${next}\\b`))
      if (told.includes('Near: Yellow')) near++
    }
    expect(near).toBeGreaterThan(3)
  })
})

test('a pawn on the next crossing is next to the circle, and one crossing is one step', () => {
  const board = boards.whitehall
  const [at] = board.crossings.filter(({ place }) => board.beside.get(place)!.some(isCircle))
  const circle = board.beside.get(at!.place)!.find(isCircle)!
  const scene = { ...EMPTY_SCENE, pieces: [piece('Blue', at!.place)] }
  const seen: Seen = { board: { kind: 'street', board }, scene, says }
  expect(tellAround(seen, circle).join(' ')).toMatch(/Near: Blue, next to it/)
  expect(tellFar(seen, circle, at!.place)).toMatch(/next to it/)
  expect(tellFar(seen, at!.place, circle)).toMatch(/next to it/)
  const [next] = oneStep(board, at!.place, isCrossing)
  expect(tellFar(seen, at!.place, next!)).toMatch(/one crossing;/)
})

test('places are found by number, crossings by theirs, exits in any case', () => {
  const streets: Seen = { board: { kind: 'street', board: boards.whitechapel }, scene: EMPTY_SCENE, says }
  expect([placeNamed(streets, '57'), placeNamed(streets, 'k12'), placeNamed(streets, '999'), placeNamed(streets, 'g5')]).toEqual(['57', 'k12', null, null])
  const hex: Seen = { board: { kind: 'hex', board: hexes }, scene: EMPTY_SCENE, says }
  expect([placeNamed(hex, 'g5'), placeNamed(hex, 'nw'), placeNamed(hex, '57')]).toEqual(['g5', 'NW', null])
})

test('around a hex its six neighbours are told, who stands near, and the exit beside it', () => {
  const [street] = hexes.hexes.filter(({ kind }) => kind === 'street')
  const scene = { ...EMPTY_SCENE, pieces: [piece('Holmes', street!.place)] }
  const seen: Seen = { board: { kind: 'hex', board: hexes }, scene, says }
  for (const { place } of hexes.hexes) {
    const told = tellAround(seen, place)
    expect(told.join(' ')).not.toMatch(/undefined|null|NaN/)
    for (const next of Object.values(hexes.ahead.get(place)!)) expect(told.join(' ')).toContain(next)
  }
  for (const { place, hex } of hexes.exits) {
    expect(tellAround(seen, place).join(' ')).toContain(hex)
    expect(tellAround(seen, hex).join(' ')).toContain(place)
  }
  expect(tellFar(seen, 'a5', 'a4')).toMatch(/one step/)
})
