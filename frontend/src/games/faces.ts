// The faces of the games, each loaded when its table is opened.

import type { GameName } from '../wire/types'
import type { Face } from './face'

export async function face(game: GameName): Promise<Face> {
  switch (game) {
    case 'whitehall':
      return (await import('./whitehall')).whitehall
    case 'whitechapel':
      return (await import('./whitechapel')).whitechapel
    case 'mrjack':
      return (await import('./mrjack')).mrjack
  }
}
