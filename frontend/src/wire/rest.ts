// Requests: names, tables, seats, links, records (docs/protocol.md, "Requests").

import type { Wording } from '../words/sentences'
import { said } from '../words/words.svelte'
import type { Charter, Fields, GameName, Json, Opening, Seat, Seating, Sitter } from './types'

/** The server said no, and why; or it could not be reached (status 0). */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

export interface Level {
  level: string
  promise: string
}

export interface GameOnOffer {
  game: GameName
  /** Where its board file is; the address changes when the board does. */
  board?: string
  rules_version: number
  /** Option: its values, the usual one first. */
  options: Record<string, (boolean | string)[]>
  seats: Seat[]
  levels: Record<Seat, Level[]>
}

/** What hangs on the door of a table. */
export interface Door {
  id: string
  charter: Charter
  seating: Seating
  seats: Sitter[]
  yours: Seat[]
  your_turn: boolean
  begun: boolean
  over: boolean
}

export interface OpenTable {
  charter: Charter
  sit?: Seat[]
  computers?: Record<Seat, string>
}

export type SeatWish =
  | { do: 'link'; seat: Seat }
  | { do: 'leave'; seat: Seat }
  | { do: 'computer'; seat: Seat; level: string }
  | { do: 'replace'; seat: Seat; level: string | null }
  | { do: 'resign'; seat: Seat; agree: boolean }
  | { do: 'rematch' }

export interface Seals {
  format: string
  table: string
  seals: Record<string, string>
  openings?: Opening[]
  record?: Json
}

export async function ask<T>(path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(
      path,
      body === undefined
        ? { headers: { accept: 'application/json' } }
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
  } catch {
    throw new Refusal(0, '')
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as T
  const { why, wording } = (answer ?? {}) as { why?: unknown; wording?: Wording }
  throw new Refusal(response.status, typeof why === 'string' ? said(why, wording) : '')
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

let offer: Promise<{ protocol: number; games: GameOnOffer[] }> | undefined

/** What can be played; asked once, and again after a failure. */
export function games(): Promise<{ protocol: number; games: GameOnOffer[] }> {
  offer ??= ask<{ protocol: number; games: GameOnOffer[] }>('/api/games').catch((fault: unknown) => {
    offer = undefined
    throw fault
  })
  return offer
}

export const me = () => ask<{ name: string | null; tables: Door[] }>('/api/me')
export const callMe = (name: string) => ask<{ name: string }>('/api/me', { name })
export const logOut = () => ask<object>('/api/me/log-out', {})
export const deviceCode = () => ask<{ code: string }>('/api/me/device', {})
export const listedTables = async () => (await ask<{ tables: Door[] }>('/api/tables')).tables
export const openTable = (wish: OpenTable) => ask<{ table: string; links: Record<string, string> }>('/api/tables', wish)
export const join = (code: string, name?: string) =>
  ask<{ table?: string; seat?: Seat; name?: string }>('/api/join', name === undefined ? { code } : { code, name })
export const door = (table: string) => ask<Door>(at(table))
export const atTable = (table: string, wish: SeatWish) => ask<{ code?: string; table?: string }>(at(table), wish)
/** The table as it lay for us after so many events. */
export const earlier = (table: string, events: number) => ask<{ board: Fields; notes: Record<Seat, Fields> }>(`${at(table)}/then/${events}`)
export const record = (table: string) => ask<Json>(`${at(table)}/record`)
export const seals = (table: string) => ask<Seals>(`${at(table)}/seals`)
