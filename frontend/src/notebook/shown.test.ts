import { expect, test } from 'vitest'
import { lying } from '../board/told'
import { EMPTY_SCENE } from '../board/scene'
import { pencilled } from '../board/pencilled'
import type { Drawing } from '../wire/types'
import { board } from '../words/en/board'
import { notebook } from '../words/en/notebook'
import type { Likely } from './found'
import { best, likelyOf } from './questions'
import { byShare, shadesOfLikely, shadesOfPossible } from './shown'

const possible = { spaces: [[57], [58, 59]], now: [58, 59], certain: [57], goals: [1, 2], paths: '123456789012345678901234567890' }
const likely: Likely = { model: 'homing', spaces: [{ '57': 1 }, { '58': 0.996, '59': 0.004 }], now: {}, goals: { '1': 1 }, types: {} }
const space = (n: number) => `s${n}`

test('every space of the row has its own circles, and what is certain stays', () => {
  const then = shadesOfPossible(possible, 0, 'whitehall', space, notebook).shades ?? []
  expect(then.map(({ at, kind }) => `${at} ${kind}`)).toEqual(['57 possible', '57 certain'])
  const now = shadesOfPossible(possible, 1, 'whitehall', space, notebook).shades ?? []
  expect(now.map(({ at, kind }) => `${at} ${kind}`)).toEqual(['58 possible', '59 possible', '57 certain'])
  const goals = shadesOfPossible(possible, 'goals', 'whitechapel', space, notebook).shades ?? []
  expect(goals.map(({ name }) => name)).toEqual([notebook.possible.shadeGoal.whitechapel, notebook.possible.shadeGoal.whitechapel])
})

test('in words, what is possible is never called likely, and what is likely never without its model', () => {
  for (const at of [0, 1, 'goals'] as const) {
    for (const words of [...lying({ ...EMPTY_SCENE, ...shadesOfPossible(possible, at, 'whitehall', space, notebook) }, board).values()].flat()) {
      expect(words).toMatch(/possible|certain/)
      expect(words).not.toContain('likely')
    }
    for (const words of [...lying({ ...EMPTY_SCENE, ...shadesOfLikely(likely, at, space, notebook) }, board).values()].flat()) {
      expect(words).toContain('model: Homing')
      expect(words).not.toContain('possible')
    }
  }
})

test('what is nearly certain is not called certain by rounding, nor what is hardly possible impossible', () => {
  expect(notebook.percent(0.996)).toBe('over 99 %')
  expect(notebook.percent(0.004)).toBe('under 1 %')
  expect([notebook.percent(1), notebook.percent(0)]).toEqual(['100 %', '0 %'])
  expect(shadesOfLikely(likely, 1, space, notebook).marks).toHaveLength(1)
  expect(byShare({ '9': 0.5, '8': 0.5, '7': 0.6 }).map(([circle]) => circle)).toEqual(['7', '8', '9'])
})

test('more rows than a number can hold are counted to the last digit', () => {
  expect(notebook.possible.rows(possible.paths)).toContain('123,456,789,012,345,678,901,234,567,890')
})

test('of the orders of searches the one that tells most is read, and of those that tell alike the shortest', () => {
  const search = (circles: number[], bits: number) => ({ what: 'search' as const, circles, answers: [], bits })
  const arrest = { what: 'arrest' as const, circles: [1], answers: [], bits: 0.1 }
  const all = [search([1], 0.5), search([2], 0.2), search([1, 2], 0.7), search([2, 1, 3], 0.7), arrest]
  expect(best(all)).toEqual([all[0], all[1], all[2], arrest])
  expect(likelyOf([search([2, 1], 0.3)], search([1, 2], 0.7))).toBeNull()
})

test('the sheets of the side that looks lie on the board, those of the other do not', () => {
  const sheet = (side: string, by: string): Drawing => ({
    side,
    by,
    yours: by === 'Ann',
    shared: true,
    marks: [
      { kind: 'ring', at: '57' },
      { kind: 'arrow', at: '57', to: '58', colour: 3 },
    ],
  })
  const lies = pencilled([sheet('police', 'Ann'), sheet('police', 'Ben'), sheet('jack', 'Eve')], new Set(['police']), board)
  expect(lies.marks?.map(({ at, name }) => `${at}: ${name}`)).toEqual(['57: a pencil circle by you', '57: a pencil circle by Ben'])
  expect(lies.trails?.map(({ pencil }) => pencil)).toEqual([3, 3])
  expect(pencilled([sheet('police', 'Ann')], new Set(), board).marks).toEqual([])
})
