import { expect, test } from 'vitest'
import type { GameOnOffer } from '../wire/rest'
import { against, levelsFor, seatsOf, usualLevel } from './opening'

const level = (name: string) => ({ level: name, promise: `plays ${name}` })
const whitehall: GameOnOffer = {
  game: 'whitehall',
  rules_version: 1,
  options: {},
  seats: ['jack', 'yellow', 'blue', 'red'],
  levels: {
    jack: [level('random'), level('homing'), level('easy')],
    yellow: [level('random'), level('easy'), level('hard')],
  },
}

test('seats follow the charter', () => {
  expect(seatsOf({ game: 'whitehall' })).toEqual(['jack', 'yellow', 'blue', 'red'])
  expect(seatsOf({ game: 'whitehall', figures: ['yellow', 'green', 'brown'] })).toEqual(['jack', 'yellow', 'green', 'brown'])
  expect(seatsOf({ game: 'whitechapel', detectives: 2 })).toEqual(['jack', 'police-1', 'police-2'])
  expect(seatsOf({ game: 'mrjack' })).toEqual(['jack', 'detective'])
})

test('people are offered the levels that are meant for them, for seats beyond the usual too', () => {
  expect(levelsFor(whitehall, 'jack').map((each) => each.level)).toEqual(['easy'])
  expect(levelsFor(whitehall, 'brown').map((each) => each.level)).toEqual(['easy', 'hard'])
})

test('one against the computer: every seat is taken once', () => {
  expect(against(whitehall, 'jack', 'easy')).toMatchObject({ sit: ['jack'], computers: { yellow: 'easy', blue: 'easy', red: 'easy' } })
  expect(against(whitehall, 'other', 'easy')).toMatchObject({ sit: ['yellow', 'blue', 'red'], computers: { jack: 'easy' } })
  expect(against({ ...whitehall, game: 'whitechapel' }, 'other', 'easy')).toMatchObject({ sit: ['police-1'], computers: { jack: 'easy' } })
})

test('alone against the computer one may ask the notebook everything, the computer nothing', () => {
  expect(against(whitehall, 'jack', 'easy').charter.assist).toEqual({ jack: 'full', police: 'none' })
  expect(against(whitehall, 'other', 'easy').charter.assist).toEqual({ jack: 'none', police: 'full' })
  expect(against({ ...whitehall, game: 'mrjack' }, 'other', 'easy').charter.assist).toEqual({ jack: 'none', police: 'possible' })
})

test('the usual level is never one that does not exist', () => {
  expect(usualLevel(levelsFor(whitehall, 'jack'))).toBe('easy')
  expect(usualLevel(levelsFor(whitehall, 'red'))).toBe('hard')
})
