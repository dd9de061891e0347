// The open table of Mr. Jack as the server sends it, and the names of what lies on it.

import type { Json, Seat } from '../wire/types'
import { gameWords } from '../words/words.svelte.ts'
import type { Sight } from './face'

/** In alphabetical order, as the table lists where they stand. */
export const CHARACTERS = ['bert', 'goodley', 'gull', 'holmes', 'lestrade', 'smith', 'stealthy', 'watson'] as const
export type Character = (typeof CHARACTERS)[number]
export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'

export const LAST_TURN = 8
/** Who picks, as the turn track shows it: odd turns, even turns. */
export const PICKS: readonly (readonly ('detective' | 'jack')[])[] = [
  ['jack', 'detective', 'detective', 'jack'],
  ['detective', 'jack', 'jack', 'detective'],
]

export interface Table {
  places: Readonly<Record<Character, string>>
  facing: Direction
  lamps: readonly { post: string; number: number | null }[]
  covers: readonly string[]
  cordons: readonly string[]
  phase: string
  turn: number
  seen: boolean
  suspects: readonly Character[]
  cards: readonly Character[]
  later: readonly Character[]
  played: number
  card: Character | null
  ability: boolean
  whistle: number
  turning: boolean
  drawers: readonly Seat[]
}

export function tableOf(sight: Sight): Table {
  const hexes = sight.board.places as unknown as readonly string[]
  const places = Object.fromEntries(CHARACTERS.map((character, n) => [character, hexes[n]!])) as Record<Character, string>
  return { ...(sight.board as unknown as Table), places }
}

export type Pile = 'now' | 'up' | 'later' | 'played'

/** Where this character's card lies. All eight are shuffled again after every even turn. */
export function cardOf(table: Table, character: Character): Pile {
  if (table.card === character) return 'now'
  if (table.cards.includes(character)) return 'up'
  return table.later.includes(character) ? 'later' : 'played'
}

/** Two letters, for Goodley and Gull begin alike. */
export function letterOf(character: Character): string {
  return gameWords('mrjack').characters[character].short.slice(0, 2)
}

/** What a character is called in a sentence. */
export function named(character: Json | undefined): string {
  const { characters } = gameWords('mrjack')
  return characters[character as Character]?.short ?? String(character ?? '')
}

export function exitName(exit: Json | undefined): string {
  const { exits } = gameWords('mrjack')
  return exits[exit as keyof typeof exits] ?? String(exit ?? '')
}

/** At the head of a sentence. */
export function seatName(seat: Json | undefined): string {
  const { Seats } = gameWords('mrjack')
  return Seats[seat as keyof typeof Seats] ?? String(seat ?? '')
}
