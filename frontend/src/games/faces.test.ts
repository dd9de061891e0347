import { expect, test } from 'vitest'
import { face } from './faces'

test.each(['whitehall', 'whitechapel', 'mrjack'] as const)('%s has a face of its own', async (game) => {
  expect((await face(game)).game).toBe(game)
})
