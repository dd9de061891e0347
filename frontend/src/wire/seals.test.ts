import { expect, test } from 'vitest'
import { verify } from './seals'
import type { Opening } from './types'

// Made by src/darklantern/server/seals.py.
const opening: Opening = {
  number: 3,
  seal: '722afab74d9fa760624fa84f7624cafa37628f69e367f37d296aed7b643f4db7',
  salt: '5ccacea284a38d9f332b289d3458038f66047005fa12a554603d58c39f52a3d6',
  sealed: '{"event":{"to":57,"type":"jack-walked"},"number":3,"table":"x"}',
  prose: '',
}
const given = new Map([[opening.number, opening.seal]])

test('a true opening holds', async () => {
  expect(await verify('x', [opening], given)).toEqual({ good: 1, bad: [] })
})

test.each<[string, Partial<Opening>]>([
  ['another circle', { sealed: opening.sealed.replace('57', '58') }],
  ['another salt', { salt: opening.salt.replace(/^../, (pair) => (pair === '00' ? '01' : '00')) }],
  ['another seal than was given out', { seal: opening.seal.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
])('%s does not', async (_, change) => {
  expect(await verify('x', [{ ...opening, ...change }], given)).toEqual({ good: 0, bad: [3] })
})

test('a seal of another table or another event does not fit here', async () => {
  expect((await verify('y', [opening], given))?.bad).toEqual([3])
  expect((await verify('x', [{ ...opening, number: 4 }], new Map([[4, opening.seal]])))?.bad).toEqual([4])
})

test('a seal that is never opened is a fault', async () => {
  expect((await verify('x', [opening], new Map([...given, [5, 'ff']])))?.bad).toEqual([5])
})
