// Who shares this screen. In hot-seat play one device holds the seats of several people; each is covered from the others.

import { keep, kept } from '../pages/keep'
import type { Seat } from '../wire/types'

export interface Person {
  name: string
  seats: Seat[]
}

const key = (table: string) => `lantern.people.${table}`

export function rememberPeople(table: string, people: Record<Seat, string>): void {
  keep(key(table), people)
}

export function rememberedPeople(table: string): Partial<Record<Seat, string>> {
  return kept<Record<Seat, string>>(key(table))
}

/**
 * The people behind these seats. Seats of one name are one person's; but Jack is never the same person as
 * another seat, whatever the names say: what one side knows the other must not see.
 */
export function peopleOf(yours: readonly Seat[], named: Partial<Record<Seat, string>>, usual: (seat: Seat) => string): Person[] {
  const people: Person[] = []
  for (const seat of yours) {
    const name = named[seat] ?? usual(seat)
    const found = people.find((person) => person.name === name && (person.seats[0] === 'jack') === (seat === 'jack'))
    if (found) found.seats.push(seat)
    else people.push({ name, seats: [seat] })
  }
  return people
}
