// What travels between the page and the server: the types of docs/protocol.md.

import type { Wording } from '../words/sentences'

/** One gesture, as docs/record.md names it: {"type": "walk", "to": 57}. */
export type Action = { readonly type: string } & { readonly [key: string]: Json }
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Fields = { readonly [key: string]: Json }
export type Seat = string
export type GameName = 'whitehall' | 'whitechapel' | 'mrjack'
export type ChannelName = 'table' | 'police' | 'spectators'

export interface Told {
  number: number
  event: Fields & { readonly type: string }
  prose: string
  seal?: string
  known?: Record<Seat, { event: Fields & { readonly type: string }; prose: string }>
}

export interface Sitter {
  seat: Seat
  name: string | null
  computer?: boolean
  /** Absent from the frame: true. */
  present?: boolean
  votes?: Record<string, number>
}

export interface Audience {
  channel: ChannelName
  heard_by: string
  may_speak: boolean
}

export interface Utterance {
  channel: ChannelName
  number: number
  by: string
  text: string
}

export interface Clock {
  seat: Seat
  left: number
}

export interface Turn {
  position: number
  to_act: Seat | null
  question?: string
  legal?: readonly Action[]
  clock?: Clock
}

/** A pencil mark; it means nothing to the rules. */
export interface PencilMark {
  kind: 'ring' | 'cross' | 'arrow' | 'text'
  at: string
  to?: string | null
  text?: string
  colour?: 1 | 2 | 3 | 4
}

/** A sheet of pencil marks that the viewer may see. */
export interface Drawing {
  side: string
  by: string
  yours: boolean
  shared: boolean
  marks: PencilMark[]
}

export interface Ending {
  winner: string
  reason: string
}

export interface Opening {
  number: number
  seal: string
  salt: string
  sealed: string
  prose: string
}

export type Assist = 'none' | 'possible' | 'likely' | 'full'

/** What one can ask the notebook of one's seat. */
export type Matter = 'possible' | 'likely' | 'why' | 'tell'
/** How Jack is thought to walk, where something is called likely. */
export type Model = 'uniform' | 'homing' | 'mixed'
/** Seat: what its notebook was asked, and in how many positions. */
export type Assisted = Readonly<Record<Seat, Readonly<Partial<Record<Matter, number>>>>>

/** The answer of the notebook; what is found is about this position (notebook/found.ts). */
export interface Shown {
  type: 'shown'
  id: string
  position: number
  what: Matter
  found: Fields
}

export interface Charter {
  game: GameName
  title?: string
  options?: Record<string, boolean | string>
  figures?: string[]
  detectives?: number
  assist?: Partial<Record<'jack' | 'police', Assist>>
  talk?: 'private' | 'open' | 'closed'
  spectators?: 'welcome' | 'nobody'
  delay?: number
  listed?: boolean
  clock?: { kind: 'live'; seconds: number } | { kind: 'days'; days: number }
  pace?: number
}

export interface Seating {
  options: Record<string, boolean | string>
  seats: Seat[]
  pawns?: Record<Seat, string[]>
}

export interface Welcome {
  type: 'welcome'
  protocol: number
  id: string
  charter: Charter
  seating: Seating
  rules_version: number
  seats: Sitter[]
  yours: Seat[]
  host: boolean
  first: number
  events: Told[]
  board: Fields
  notes: Record<Seat, Fields>
  turn: Turn
  channels: Audience[]
  talk: Utterance[]
  assisted?: Assisted
  drawings?: Drawing[]
  ending?: Ending
  openings?: Opening[]
  rematch?: string
}

export interface Happened {
  type: 'happened'
  first: number
  events: Told[]
  board: Fields
  notes: Record<Seat, Fields>
  turn: Turn
}

export type FromServer =
  | Welcome
  | Happened
  | { type: 'accepted'; id: string; position: number }
  | { type: 'rejected'; id: string; why_not: string; wording?: Wording }
  | { type: 'conflict'; id: string; position: number }
  | { type: 'explained'; id: string; why_not: string | null; wording?: Wording }
  | Shown
  | { type: 'assisted'; seat: Seat; what: Matter; times: number }
  | { type: 'said'; said: Utterance }
  | { type: 'seated'; seats: Sitter[]; agreed: Record<string, number> }
  | { type: 'ended'; ending: Ending; openings: Opening[]; notes: Record<Seat, Fields> }
  | { type: 'drawn'; drawing: Drawing }
  | { type: 'rematched'; id: string }
  | { type: 'problem'; why: string }
