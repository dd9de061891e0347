import { expect, test } from 'vitest'
import { lines } from './asking'
import { broken, logarithm, ticks } from './drawing'
import { chapters, moments, turns, type Study } from './knowledge'
import { bare, pointed, pointing, squeeze, unsqueeze } from './link'
import { percent } from './telling'

const RECORD = JSON.stringify({
  format: 'darklantern/1',
  game: 'mrjack',
  options: {},
  seats: ['jack', 'detective'],
  names: { jack: 'Ann' },
  actions: [{ seat: 'chance', type: 'deal-identity', character: 'gull', legal: [1, 2] }],
  outcome: { winner: null, reason: null },
})

test('a record travels in a link and back, without names and lists', async () => {
  const game = await squeeze(RECORD)
  expect(game).toMatch(/^[\w-]+$/)
  const back = await unsqueeze(game)
  expect(back).toBe(bare(RECORD))
  expect(back).not.toContain('Ann')
  expect(back).not.toContain('legal')
  expect(JSON.parse(back)).toMatchObject({ game: 'mrjack', actions: [{ seat: 'chance', type: 'deal-identity', character: 'gull' }] })
})

test('a link that was cut off, or that holds more than any record, is an error', async () => {
  const game = await squeeze(RECORD)
  await expect(unsqueeze(game.slice(0, -9))).rejects.toThrow()
  await expect(unsqueeze('§')).rejects.toThrow()
  const bomb = await squeeze(JSON.stringify({ format: 'x'.repeat(2_000_000) }))
  expect(bomb.length).toBeLessThan(10_000)
  await expect(unsqueeze(bomb)).rejects.toThrow('more than a record')
})

test('what a link points at', () => {
  expect(pointed(pointing(84, null))).toEqual({ at: 84, game: null })
  expect(pointed(pointing(0, 'abc_-'))).toEqual({ at: 0, game: 'abc_-' })
  for (const hash of ['', '#', '#at=', '#at=-1', '#at=1e9', '#at=x']) expect(pointed(hash).at).toBeNull()
})

const study = {
  game: 'whitechapel',
  curves: { places: [null, 1, 4, 2, null], goals: [null, 9, 9, 9, 5], here: [], there: [] },
  steps: [
    { board: { night: 0, space: 0 }, notes: { jack: { row: [] } } },
    { board: { night: 1 }, notes: { jack: { row: [3] } }, possible: { now: [3] } },
    { board: { space: 1 }, notes: {}, possible: { now: [1, 2, 4, 5] }, likely: { now: {}, goals: {} } },
    { board: {}, notes: {}, possible: { now: [1, 2] } },
    { board: { night: 2 }, notes: {}, possible: null, likely: null },
  ],
} as unknown as Study

test('the moments of a study are put together from what changed', () => {
  const all = moments(study)
  expect(all[3]).toEqual({ board: { night: 1, space: 1 }, notes: { jack: { row: [3] } }, possible: { now: [1, 2] }, likely: { now: {}, goals: {} }, chapter: 1 })
  expect(all[3]!.board).toBe(all[2]!.board)
  expect(all[4]!.possible).toBeNull()
  expect(all[0]!.possible).toBeNull()
  expect(chapters(all)).toEqual([
    { number: 0, from: 0, to: 0 },
    { number: 1, from: 1, to: 3 },
    { number: 2, from: 4, to: 4 },
  ])
  expect(turns(study, all)).toEqual([1, 3, 4])
})

test('curves are steps, broken where there is nothing', () => {
  const down = (n: number) => 10 * n
  expect(broken([null, 1, 1, 2, null, 3], down, down)).toBe('M10 10H30V20H40M50 30H50')
  const y = logarithm(64, 0, 60)
  expect([y(1), y(8), y(64)]).toEqual([60, 30, 0])
  expect(ticks(8)).toEqual([1, 2, 4, 8])
  expect(ticks(190)).toEqual([1, 4, 20, 80])
})

test('shares are said with two figures', () => {
  expect([0, 0.0008, 0.0123, 0.5, 1].map((share) => percent(share, 'en'))).toEqual(['0%', '0.08%', '1.2%', '50%', '100%'])
})

test('lines come whole, however they are cut on the way', async () => {
  const bytes = new TextEncoder().encode('{"a":1}\n{"b":"é"}\n\n{"c":3}')
  for (const size of [1, 5, 100]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const found: string[] = []
    for await (const line of lines(body)) found.push(line)
    expect(found).toEqual(['{"a":1}', '{"b":"é"}', '{"c":3}'])
  }
})
