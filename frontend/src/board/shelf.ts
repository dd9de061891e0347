// Where the boards are kept: each is fetched once by the address the server gives, and held as long as the page is open.

import type { GameName } from '../wire/types'
import { record, require } from './ground'
import { type HexBoard, readHexBoard } from './hexboard'
import { readStreetBoard, type StreetBoard } from './streetboard'

export type AnyBoard = { kind: 'street'; board: StreetBoard } | { kind: 'hex'; board: HexBoard }

const files = new Map<GameName, Promise<unknown>>()
let games: Promise<unknown> | null = null

export async function board(game: GameName, printing = '2006'): Promise<AnyBoard> {
  const file = await kept(game)
  return game === 'mrjack' ? { kind: 'hex', board: readHexBoard(file, printing) } : { kind: 'street', board: readStreetBoard(file) }
}

/** The board file as it is. */
export function kept(game: GameName): Promise<unknown> {
  const known = files.get(game)
  if (known) return known
  const file = address(game).then(fetched)
  files.set(game, file)
  file.catch(() => files.delete(game))
  return file
}

/** The address carries a digest of the board, so that a browser may keep it for ever. */
async function address(game: GameName): Promise<string> {
  games ??= fetched('/api/games')
  games.catch(() => (games = null))
  return addressIn(await games, game)
}

/** Found in what GET /api/games answers: an object by game, or a list of games that say their names. */
export function addressIn(answer: unknown, game: GameName): string {
  const held = record(answer, 'the answer')
  const all = 'games' in held ? held.games : held
  const found: unknown = Array.isArray(all) ? all.find((each: unknown) => record(each, 'a game').game === game) : record(all, 'the games')[game]
  const { board } = record(found, `the game ${game}`)
  require(typeof board === 'string' && board.startsWith('/'), `there is no board for ${game}`)
  return board
}

async function fetched(from: string): Promise<unknown> {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  return answer.json()
}
