import { expect, test } from 'vitest'
import { peopleOf } from './people'

const usual = (seat: string) => (seat === 'jack' ? 'Jack' : 'The police')

test('one side alone is one person, and needs no covers', () => {
  expect(peopleOf(['yellow', 'blue', 'red'], {}, usual)).toEqual([{ name: 'The police', seats: ['yellow', 'blue', 'red'] }])
})

test('both sides are two people', () => {
  expect(peopleOf(['jack', 'yellow', 'red'], {}, usual).map((person) => person.seats)).toEqual([['jack'], ['yellow', 'red']])
})

test('names make people', () => {
  const people = peopleOf(['jack', 'yellow', 'blue', 'red'], { jack: 'Ann', yellow: 'Ben', blue: 'Cleo', red: 'Ben' }, usual)
  expect(people).toEqual([
    { name: 'Ann', seats: ['jack'] },
    { name: 'Ben', seats: ['yellow', 'red'] },
    { name: 'Cleo', seats: ['blue'] },
  ])
})

test('Jack is covered from the police even where both have the same name', () => {
  expect(peopleOf(['jack', 'yellow'], { jack: 'Ann', yellow: 'Ann' }, usual)).toHaveLength(2)
})
