// A table as this device knows it. Everything in it came from the server; the page only reads it.

import { addressOf, Connection, newId, type Answer, type Standing, type Wire } from './connection'
import { earlier } from './rest'
import { said } from '../words/words.svelte'
import type {
  Action,
  Assisted,
  Audience,
  ChannelName,
  Charter,
  Drawing,
  Ending,
  Fields,
  FromServer,
  Happened,
  Matter,
  Model,
  Opening,
  PencilMark,
  Seat,
  Seating,
  Shown,
  Sitter,
  Told,
  Turn,
  Utterance,
  Welcome,
} from './types'

/** How the table lay after so many events: what "show the board then" shows. */
export interface Moment {
  /** How many events had happened. */
  events: number
  board: Fields
  notes: Record<Seat, Fields>
}

export class Table {
  readonly id: string
  /** Whether the server has said welcome yet; before that the fields below mean nothing. */
  known = $state(false)
  standing: Standing = $state('connecting')
  /** The line broke before we were let in, so often. */
  refusals = $state(0)

  charter: Charter = $state.raw({ game: 'whitehall' })
  seating: Seating = $state.raw({ options: {}, seats: [] })
  seats: readonly Sitter[] = $state.raw([])
  yours: readonly Seat[] = $state.raw([])
  host = $state(false)
  events: readonly Told[] = $state.raw([])
  board: Fields = $state.raw({})
  notes: Record<Seat, Fields> = $state.raw({})
  turn: Turn = $state.raw({ position: 0, to_act: null })
  /** When `turn` arrived (performance.now): its clock runs from there. */
  turnAt = $state(0)
  channels: readonly Audience[] = $state.raw([])
  talk: readonly Utterance[] = $state.raw([])
  drawings: readonly Drawing[] = $state.raw([])
  assisted: Assisted = $state.raw({})
  agreed: Record<string, number> = $state.raw({})
  ending: Ending | null = $state.raw(null)
  openings: readonly Opening[] | null = $state.raw(null)
  rematch: string | null = $state(null)
  /** Commands under way: 0 means that all we did is saved. */
  unanswered = $state(0)
  problem: string | null = $state(null)

  #connection: Connection
  #seals = new Map<number, string>()
  /** The table after each piece of news, from when we came in. */
  #moments: Moment[] = []

  constructor(id: string, make?: (address: string) => Wire, address = addressOf(id)) {
    this.id = id
    this.#connection = new Connection(
      address,
      {
        heard: () => this.events.length,
        take: (frame) => this.#take(frame),
        stands: (standing) => (this.standing = standing),
        refused: (times) => (this.refusals = times),
      },
      make,
    )
  }

  get over(): boolean {
    return this.ending !== null
  }

  /** The seals as they were given out while the game ran. */
  get seals(): ReadonlyMap<number, string> {
    return this.#seals
  }

  play(seat: Seat, actions: readonly Action[]): Promise<Answer> {
    return this.#send({ type: 'play', id: newId(), position: this.turn.position, seat, actions })
  }

  say(channel: ChannelName, text: string): Promise<Answer> {
    return this.#send({ type: 'say', id: newId(), channel, text })
  }

  /** One's own sheet of pencil marks, whole, as it is from now on. */
  pencil(seat: Seat, shared: boolean, marks: readonly PencilMark[]): Promise<Answer> {
    return this.#send({ type: 'pencil', id: newId(), seat, shared, marks })
  }

  /** Ask the notebook of one's seat; a sentence where it does not answer. */
  async look(seat: Seat, what: Matter, more: { circle?: number; model?: Model } = {}): Promise<Shown | string> {
    const answer = await this.#send({ type: 'look', id: newId(), seat, what, ...more })
    return answer.type === 'shown' ? answer : answer.type === 'rejected' ? answer.why_not : ''
  }

  /** The rule against it, in a sentence; null where there is none. */
  async why(seat: Seat, action: Action): Promise<string | null> {
    const answer = await this.#send({ type: 'why', id: newId(), seat, action })
    return answer.type === 'explained' || answer.type === 'rejected' ? answer.why_not : null
  }

  /** The table as it lay when this event had happened; from before we came in, the server knows it. */
  async momentAfter(event: number): Promise<Moment> {
    const [first] = this.#moments
    // When the game is over every seat's notes are open, and what we have kept is only our own.
    const kept = first && first.events <= event && !this.over ? this.#moments.find(({ events }) => events >= event) : undefined
    return kept ?? { events: event, ...(await earlier(this.id, event)) }
  }

  hurry(): void {
    this.#connection.hurry()
  }

  leave(): void {
    this.#connection.shut()
  }

  async #send(command: Parameters<Connection['send']>[0]): Promise<Answer> {
    const answered = this.#connection.send(command)
    this.unanswered = this.#connection.unanswered
    const answer = await answered
    this.unanswered = this.#connection.unanswered
    if (!('why_not' in answer) || answer.why_not === null) return answer
    // The server refuses in English; from here on it is said in the words of the page.
    return { ...answer, why_not: said(answer.why_not, answer.wording) }
  }

  #take(frame: Exclude<FromServer, Answer>): boolean {
    switch (frame.type) {
      case 'welcome':
        return this.#welcome(frame)
      case 'happened':
        return this.#happened(frame)
      case 'said':
        this.talk = [...this.talk, frame.said]
        break
      case 'drawn': {
        const { drawing } = frame
        const same = (each: Drawing) =>
          each.side === drawing.side && each.shared === drawing.shared && each.yours === drawing.yours && (drawing.yours || each.by === drawing.by)
        this.drawings = [...this.drawings.filter((each) => !same(each)), drawing]
        break
      }
      case 'assisted':
        this.assisted = { ...this.assisted, [frame.seat]: { ...this.assisted[frame.seat], [frame.what]: frame.times } }
        break
      case 'seated':
        this.seats = frame.seats
        this.agreed = frame.agreed
        break
      case 'ended':
        this.ending = frame.ending
        this.openings = frame.openings
        this.notes = frame.notes
        // Who gives up ends the game in mid-turn: nobody is asked any longer.
        this.#turns({ position: this.turn.position, to_act: null })
        break
      case 'rematched':
        this.rematch = frame.id
        break
      case 'problem':
        this.problem = frame.why
    }
    return true
  }

  #welcome(frame: Welcome): boolean {
    const anew = frame.first === 1
    if (!anew && (frame.first !== this.events.length + 1 || !same(frame.yours, this.yours))) {
      // Other seats than before hear other things: what we have is not what they were told.
      this.events = []
      return false
    }
    this.charter = frame.charter
    this.seating = frame.seating
    this.seats = frame.seats
    this.yours = frame.yours
    this.host = frame.host
    this.events = anew ? frame.events : [...this.events, ...frame.events]
    this.board = frame.board
    this.notes = frame.notes
    this.#turns(frame.turn)
    this.channels = frame.channels
    this.talk = frame.talk
    this.drawings = frame.drawings ?? []
    this.assisted = frame.assisted ?? {}
    this.ending = frame.ending ?? null
    this.openings = frame.openings ?? null
    this.rematch = frame.rematch ?? null
    this.#moments = []
    this.#remember(frame.events)
    this.known = true
    this.refusals = 0
    return true
  }

  #happened(frame: Happened): boolean {
    const known = this.events.length
    if (frame.first > known + 1) return false
    if (frame.events.length > 0 && frame.first + frame.events.length - 1 <= known) return true
    const news = frame.events.slice(known + 1 - frame.first)
    this.events = [...this.events, ...news]
    this.board = { ...this.board, ...frame.board }
    if (Object.keys(frame.notes).length > 0) {
      const notes = { ...this.notes }
      for (const [seat, fields] of Object.entries(frame.notes)) notes[seat] = { ...notes[seat], ...fields }
      this.notes = notes
    }
    this.#turns(frame.turn)
    this.#remember(news)
    return true
  }

  #turns(turn: Turn): void {
    this.turn = turn
    this.turnAt = performance.now()
  }

  #remember(news: readonly Told[]): void {
    for (const { number, seal } of news) if (seal && !this.#seals.has(number)) this.#seals.set(number, seal)
    this.#moments.push({ events: this.events.length, board: this.board, notes: this.notes })
  }
}

function same(these: readonly string[], those: readonly string[]): boolean {
  return these.length === those.length && these.every((each, n) => each === those[n])
}
