import { expect, test } from 'vitest'
import type { Face, Sight } from '../games/face'
import type { Told } from '../wire/types'
import { lines } from './log'

const face = { game: 'whitechapel', tell: (event: { type: string }) => (event.type === 'unheard-of' ? null : `told: ${JSON.stringify(event)}`) } as unknown as Face
const sight = (...seats: string[]) => ({ game: 'whitechapel', notes: Object.fromEntries(seats.map((seat) => [seat, {}])) }) as unknown as Sight
const events: Told[] = [
  { number: 1, event: { type: 'hideout-chosen' }, prose: 'Jack chooses.', seal: 'aa', known: { jack: { event: { type: 'hideout-chosen', circle: 147 }, prose: 'Jack chooses 147.' } } },
  { number: 2, event: { type: 'night-began', night: 1 }, prose: 'Night 1.' },
  { number: 3, event: { type: 'unheard-of' }, prose: 'Something new.' },
  { number: 4, event: { type: 'night-began', night: 2 }, prose: 'Night 2.' },
]

test('who is covered reads no secret, and sees that there is one', () => {
  const [first] = lines(face, sight(), events, null)
  expect(first).toMatchObject({ text: 'told: {"type":"hideout-chosen"}', sealed: true, chapter: 0 })
})

test('an uncovered seat reads its own', () => {
  const [first] = lines(face, sight('jack'), events, null)
  expect(first?.text).toContain('147')
  expect(first?.sealed).toBe(false)
})

test('nights are chapters, and what the face does not know is told as the server does', () => {
  expect(lines(face, sight(), events, null).map((line) => line.chapter)).toEqual([0, 1, 1, 2])
  expect(lines(face, sight(), events, null)[2]?.text).toBe('Something new.')
})

test('opened seals tell everybody', () => {
  const sealed = '{"event":{"circle":147,"type":"hideout-chosen"},"number":1,"table":"x"}'
  const [first] = lines(face, sight(), events, [{ number: 1, seal: 'aa', salt: '', sealed, prose: '' }])
  expect(first).toMatchObject({ sealed: false })
  expect(first?.text).toContain('147')
})
