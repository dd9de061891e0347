// One WebSocket for one table: says hello, comes back after every break, and sends again what was not answered.
//
// A command keeps its id until the server has answered it; sent twice it still happens once.

import type { Action, ChannelName, FromServer, Matter, Model, PencilMark, Seat } from './types'

export const PROTOCOL = 1

export type Command =
  | { type: 'play'; id: string; position: number; seat: Seat; actions: readonly Action[] }
  | { type: 'say'; id: string; channel: ChannelName; text: string }
  | { type: 'why'; id: string; seat: Seat; action: Action }
  | { type: 'pencil'; id: string; seat: Seat; shared: boolean; marks: readonly PencilMark[] }
  | { type: 'look'; id: string; seat: Seat; what: Matter; circle?: number; model?: Model }

export type Answer = Extract<FromServer, { type: 'accepted' | 'rejected' | 'conflict' | 'explained' | 'shown' }>

/**
 * connecting: no welcome yet · open: all that we know is what the server knows · waiting: it broke, we try again
 * soon · outdated: server and page speak differently, only loading the page anew helps · elsewhere: this device
 * was logged out · shut: we have left.
 */
export type Standing = 'connecting' | 'open' | 'waiting' | 'outdated' | 'elsewhere' | 'shut'

/** As much of a WebSocket as is used here; tests bring one of their own. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send(text: string): void
  close(): void
}

export interface Ears {
  /** How many events are known, for hello. */
  heard(): number
  /** A frame that is no answer; false: it does not fit what is known, so ask anew from `heard`. */
  take(frame: Exclude<FromServer, Answer>): boolean
  stands(standing: Standing): void
  /** The connection broke before anybody said welcome, for the so-many-eth time. */
  refused?(times: number): void
}

const LOGGED_OUT = 4001
const OTHER_PROTOCOL = 4003
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** Milliseconds without an answer after which the line is taken for dead. */
const PATIENCE = 10_000

export function addressOf(table: string): string {
  const here = window.location
  return `${here.protocol === 'https:' ? 'wss:' : 'ws:'}//${here.host}/api/tables/${encodeURIComponent(table)}/socket`
}

/** An id that nobody else makes. `randomUUID` exists on secure pages alone, and a neighbour's LAN is none. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface Waiting {
  command: Command
  answered: (answer: Answer) => void
}

export class Connection {
  #address: string
  #ears: Ears
  #make: (address: string) => Wire
  #wire: Wire | null = null
  #welcomed = false
  #failures = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #waiting = new Map<string, Waiting>()
  #shut = false

  constructor(address: string, ears: Ears, make: (address: string) => Wire = (a) => new WebSocket(a) as unknown as Wire) {
    this.#address = address
    this.#ears = ears
    this.#make = make
    this.#connect()
  }

  /** How many commands have no answer yet. */
  get unanswered(): number {
    return this.#waiting.size
  }

  /** Resolves with the server's answer, however often the line breaks until then. */
  send(command: Command): Promise<Answer> {
    return new Promise((answered) => {
      this.#waiting.set(command.id, { command, answered })
      if (this.#welcomed) this.#write(command)
      this.#watch()
    })
  }

  /** Now rather than after the pause: the network came back, the page is looked at again. */
  hurry(): void {
    if (!this.#shut && this.#wire === null) this.#connect()
  }

  /** Give the line up and ask anew from what is known. */
  renew(): void {
    if (this.#shut) return
    this.#drop()
    this.#connect()
  }

  shut(): void {
    this.#shut = true
    this.#drop()
    clearTimeout(this.#again)
    this.#ears.stands('shut')
  }

  #drop(): void {
    const wire = this.#wire
    this.#wire = null
    this.#welcomed = false
    clearTimeout(this.#patience)
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }

  #connect(): void {
    clearTimeout(this.#again)
    this.#ears.stands('connecting')
    const wire = this.#make(this.#address)
    this.#wire = wire
    wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, events: this.#ears.heard() }))
    wire.onmessage = ({ data }) => this.#read(String(data))
    wire.onclose = ({ code }) => this.#broke(code)
    this.#watch()
  }

  #broke(code: number): void {
    const welcomed = this.#welcomed
    this.#drop()
    if (code === OTHER_PROTOCOL || code === LOGGED_OUT) {
      this.#shut = true
      this.#ears.stands(code === OTHER_PROTOCOL ? 'outdated' : 'elsewhere')
      return
    }
    this.#failures = welcomed ? 0 : this.#failures + 1
    if (!welcomed) this.#ears.refused?.(this.#failures)
    if (this.#shut) return
    this.#ears.stands('waiting')
    const wait = Math.min(FIRST_WAIT * 2 ** this.#failures, LONGEST_WAIT)
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + 0.5 * Math.random()))
  }

  #read(text: string): void {
    clearTimeout(this.#patience)
    for (const line of text.split('\n')) {
      if (!line) continue
      const frame = JSON.parse(line) as FromServer
      switch (frame.type) {
        case 'accepted':
        case 'rejected':
        case 'conflict':
        case 'explained':
        case 'shown': {
          const waiting = this.#waiting.get(frame.id)
          this.#waiting.delete(frame.id)
          waiting?.answered(frame)
          break
        }
        case 'welcome':
          if (frame.protocol !== PROTOCOL) return this.#broke(OTHER_PROTOCOL)
          if (!this.#ears.take(frame)) return this.renew()
          this.#welcome()
          break
        default:
          if (!this.#ears.take(frame)) return this.renew()
      }
      if (this.#wire === null) return
    }
    this.#watch()
  }

  #welcome(): void {
    if (this.#welcomed) return
    this.#welcomed = true
    this.#failures = 0
    this.#ears.stands('open')
    for (const { command } of this.#waiting.values()) this.#write(command)
  }

  #write(command: Command): void {
    this.#wire?.send(JSON.stringify(command))
  }

  /** While something is owed to us, silence means that the line is dead, whatever the browser believes. */
  #watch(): void {
    clearTimeout(this.#patience)
    if (this.#shut || this.#wire === null || (this.#welcomed && this.#waiting.size === 0)) return
    this.#patience = setTimeout(() => this.#broke(0), PATIENCE)
  }
}
