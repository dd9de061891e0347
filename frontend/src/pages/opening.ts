// What a table is laid with: which seats it will have, and who is offered for them. The server has the last word.

import type { GameOnOffer, Level } from '../wire/rest'
import type { Charter, GameName, Seat } from '../wire/types'

export const GAMES: readonly GameName[] = ['whitehall', 'whitechapel', 'mrjack']
export const FIGURES: readonly Seat[] = ['yellow', 'blue', 'red', 'green', 'brown']
export const USUAL_FIGURES: readonly Seat[] = ['yellow', 'blue', 'red']
/** Seconds that the computer takes for every decision. */
export const PACES = { slow: 2, usual: 1, quick: 0.4 } as const
export type Pace = keyof typeof PACES
/** The names that promise a person how strong the computer is, from weak to strong. */
export const FOR_PEOPLE = ['easy', 'normal', 'hard', 'expert']

export function otherSide(game: GameName): 'police' | 'detective' {
  return game === 'mrjack' ? 'detective' : 'police'
}

/** The seats a table of this charter has, in the order of the game. */
export function seatsOf(charter: Charter): Seat[] {
  switch (charter.game) {
    case 'mrjack':
      return ['jack', 'detective']
    case 'whitehall':
      return ['jack', ...(charter.figures ?? USUAL_FIGURES)]
    case 'whitechapel':
      return ['jack', ...Array.from({ length: charter.detectives ?? 5 }, (_, n) => `police-${n + 1}`)]
  }
}

/** The computer's levels for a seat that are meant for people. */
export function levelsFor(offer: GameOnOffer, seat: Seat): Level[] {
  const levels = offer.levels[seat] ?? offer.levels[offer.seats.find((each) => each !== 'jack') ?? ''] ?? []
  const known = levels.filter(({ level }) => FOR_PEOPLE.includes(level))
  return known.length > 0 ? known : levels
}

/** A game of one person against the computer, where the notebook may be asked everything: nobody is wronged by it. */
export function against(offer: GameOnOffer, role: 'jack' | 'other', level: string, pace: number = PACES.usual): { charter: Charter; sit: Seat[]; computers: Record<Seat, string> } {
  const help = offer.game === 'mrjack' ? 'possible' : 'full'
  const assist = { jack: role === 'jack' ? help : 'none', police: role === 'jack' ? 'none' : help } as const
  const charter: Charter = { game: offer.game, spectators: 'nobody', pace, assist, ...(offer.game === 'whitechapel' ? { detectives: 1 } : {}) }
  const mine = (seat: Seat) => (seat === 'jack') === (role === 'jack')
  const seats = seatsOf(charter)
  return {
    charter,
    sit: seats.filter(mine),
    computers: Object.fromEntries(seats.filter((seat) => !mine(seat)).map((seat) => [seat, level])),
  }
}

/** The level one plays against by default: the second weakest that there is for people. */
export function usualLevel(levels: readonly Level[]): string {
  return (levels[1] ?? levels[0])?.level ?? 'easy'
}
