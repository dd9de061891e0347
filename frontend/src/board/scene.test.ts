// What is said and drawn of a scene.

import { describe, expect, test } from 'vitest'
import { board as said } from '../words/en/board'
import { MANNERS, seated } from './marks'
import type { Live, Mark, MarkKind, Scene } from './scene'
import { addressIn } from './shelf'
import { lying, told, toldHex, toldStreet } from './told'
import { line } from './trails'

const scene: Scene = {
  pieces: [
    { id: 'yellow', at: '57', letter: 'Y', shape: 'disc', colour: 'yellow', name: 'the yellow figure' },
    { id: 'watson', at: 'e9', letter: 'W', shape: 'disc', colour: 'watson', name: 'Watson', facing: 'S' },
  ],
  marks: [{ at: '57', kind: 'clue', name: 'a clue' }, { at: '57', kind: 'asked', name: 'a clue' }],
  trails: [{ places: ['57', '58'], kind: 'row', name: "Jack's row" }],
  shades: [{ at: '57', kind: 'possible', strength: 1 }, { at: '58', kind: 'likely', strength: 0.126 }],
}
const live: Live = { targets: new Map([['57', 'search 57']]), chosen: new Set(['58']) }

describe('a place is told in words', () => {
  const lies = lying(scene, said)
  const ground = toldStreet({ place: '57', x: 0, y: 0, kind: 'white' }, said)

  test('all that lies there, each thing once, and what can be done', () => {
    expect(told('57', ground, lies, live, said)).toBe("circle 57, white, the yellow figure, a clue, Jack may be here, Jack's row, live: search 57")
  })
  test('chances, and what is chosen', () => {
    expect(told('58', 'circle 58, black', lies, live, said)).toBe("circle 58, black, likely: 13 %, Jack's row, chosen")
  })
  test('where nothing lies, only the place', () => {
    expect(told('k9', toldStreet({ place: 'k9', x: 0, y: 0, border: 'yellow' }, said), lies, live, said)).toBe('crossing k9, yellow-bordered')
  })
  test('hexes, exits and the lantern', () => {
    const hex = toldHex({ place: 'e9', x: 0, y: 0, kind: 'street', manhole: true }, said)
    expect(told('e9', hex, lies, live, said)).toBe('e9, manhole, Watson, facing south')
    expect(toldHex({ place: 'NW', hex: 'b7', turn: 0, x: 0, y: 0 }, said)).toBe('exit NW')
  })
})

describe('marks', () => {
  const mark = (kind: MarkKind, text?: string): Mark => ({ at: '57', kind, name: kind, ...(text ? { text } : {}) })

  test('rings of one place lie one round another, badges beside each other', () => {
    const [clue, crime, space] = seated([mark('clue', '3'), mark('crime-scene'), mark('space', '4')])
    expect([clue!.level, crime!.level, space!.level]).toEqual([0, 1, 0])
    const ways = [clue, crime, space].map((each) => `${each!.way!.x.toFixed(2)} ${each!.way!.y.toFixed(2)}`)
    expect(new Set(ways).size).toBe(3)
  })
  test('no badge lies over the number', () => {
    for (const kind of Object.keys(MANNERS) as MarkKind[])
      for (const { way } of seated([mark(kind, '7')])) if (way) expect(Math.hypot(way.x, way.y)).toBeCloseTo(1)
  })
})

describe('trails', () => {
  const spots = new Map([['1', { x: 0, y: 0 }], ['2', { x: 200, y: 0 }]])

  test('stop at the rims of their circles, and point onwards', () => {
    const { path, heads } = line({ places: ['1', '2'], kind: 'row', name: '' }, spots, 20, 0)
    expect(path).toBe('M20 0Q100 0 176 0')
    expect(heads).toEqual([{ x: 176, y: 0, turn: 0 }])
  })
  test('there and back are two lines', () => {
    const { path } = line({ places: ['1', '2', '1'], kind: 'row', name: '' }, spots, 20)
    expect(new Set(path.split('M').map((each) => each.split('Q')[1]?.split(' ')[1])).size).toBe(3)
  })
  test('pass over what is not on the board', () => {
    expect(line({ places: ['1', '999'], kind: 'row', name: '' }, spots, 20).path).toBe('')
  })
})

test('the address of a board is found in what the server answers, or that is said', () => {
  const games = [{ game: 'mrjack' }, { game: 'whitehall', board: '/boards/whitehall.json?v=1' }]
  expect(addressIn({ games }, 'whitehall')).toBe('/boards/whitehall.json?v=1')
  expect(() => addressIn({ games }, 'mrjack')).toThrow(/no board/)
  expect(() => addressIn({ games: [{ game: 'whitehall', board: 'https://elsewhere.example/b.json' }] }, 'whitehall')).toThrow(/no board/)
  expect(() => addressIn('nonsense', 'whitehall')).toThrow(/no object/)
})
