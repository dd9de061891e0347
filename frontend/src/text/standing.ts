// How a game stands, in sentences: track, cards, score, one's own secrets. The words are those of the panels beside
// the board; what is told is what the sight holds, and nothing is worked out that a rule would have to say.

import type { Sight } from '../games/face'
import type { Place } from '../board/scene'
import type { text as english } from '../words/en/text'
import type { GameName, Seat } from '../wire/types'
import type { Spoken } from '../words/words.svelte'

export type Says = Spoken<typeof english>

export interface Standing {
  /** Where the pieces of these seats stand. */
  own(sight: Sight, seats: readonly Seat[]): readonly Place[]
  /** Track, special moves, cards. */
  track(sight: Sight, says: Says): readonly string[]
  /** Who is how far. */
  score(sight: Sight, says: Says): readonly string[]
  /** What only the viewer knows. */
  notes(sight: Sight, says: Says): readonly string[]
  /** The events that ask or answer something about Jack. */
  answers: readonly string[]
}

export async function standingOf(game: GameName): Promise<Standing> {
  switch (game) {
    case 'whitehall':
      return (await import('./whitehall')).whitehall
    case 'whitechapel':
      return (await import('./whitechapel')).whitechapel
    case 'mrjack':
      return (await import('./mrjack')).mrjack
  }
}
