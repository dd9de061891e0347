import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Standing, Wire } from './connection'
import { Table } from './table.svelte'
import type { Fields, FromServer, Happened, Told, Turn, Welcome } from './types'

/** The server's end of a line, in the hands of the test. */
class FakeWire implements Wire {
  static all: FakeWire[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  constructor() {
    FakeWire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
  }
  /** Everything in one message, as the server may do. */
  say(...frames: FromServer[]): void {
    this.onmessage?.({ data: frames.map((frame) => JSON.stringify(frame)).join('\n') })
  }
  breaks(code = 1006): void {
    this.onclose?.({ code })
  }
}

const last = () => FakeWire.all[FakeWire.all.length - 1]!
const open = () => new Table('t', () => new FakeWire(), 'ws://test')
const told = (number: number, known?: Told['known']): Told => ({
  number,
  event: { type: 'jack-walked' },
  prose: `event ${number}`,
  ...(known ? { known } : {}),
})
const turn = (position: number): Turn => ({ position, to_act: 'jack' })

function welcome(first: number, events: Told[], more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    id: 't',
    charter: { game: 'whitehall' },
    seating: { options: {}, seats: ['jack', 'yellow', 'blue', 'red'] },
    rules_version: 1,
    seats: [],
    yours: ['jack'],
    host: true,
    first,
    events,
    board: { round: 1, space: 0 },
    notes: { jack: { row: [33], tiles: ['boat'] } },
    turn: turn(events.length),
    channels: [],
    talk: [],
    ...more,
  }
}
function happened(first: number, events: Told[], board: Fields = {}, notes: Record<string, Fields> = {}): Happened {
  return { type: 'happened', first, events, board, notes, turn: turn(first + events.length - 1) }
}
function begun(): Table {
  const table = open()
  last().onopen?.()
  last().say(welcome(1, [told(1)]))
  return table
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeWire.all = []
})
afterEach(() => vi.useRealTimers())

test('says hello with nothing, and knows the table after the welcome', () => {
  const table = open()
  expect(table.known).toBe(false)
  last().onopen?.()
  expect(last().sent).toEqual([{ type: 'hello', protocol: 1, events: 0 }])
  last().say(welcome(1, [told(1), told(2)]))
  expect(table.known).toBe(true)
  expect(table.standing).toBe<Standing>('open')
  expect(table.events.map((each) => each.number)).toEqual([1, 2])
})

test('changed fields take the place of what was there, and the rest stays', () => {
  const table = begun()
  last().say(happened(2, [told(2)], { space: 1 }, { jack: { row: [33, 34] } }))
  expect(table.board).toEqual({ round: 1, space: 1 })
  expect(table.notes).toEqual({ jack: { row: [33, 34], tiles: ['boat'] } })
  expect(table.turn.position).toBe(2)
})

test('every piece of news leaves a moment behind that later news do not touch', async () => {
  const table = begun()
  last().say(happened(2, [told(2)], { space: 1 }), happened(3, [told(3), told(4)], { space: 2 }))
  expect((await table.momentAfter(1)).board.space).toBe(0)
  expect((await table.momentAfter(2)).board.space).toBe(1)
  expect((await table.momentAfter(3)).board.space).toBe(2)
})

test('what happened before we came in is asked of the server', async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ board: { space: 7 }, notes: {} })))
  vi.stubGlobal('fetch', asked)
  const table = open()
  last().onopen?.()
  last().say(welcome(1, [told(1), told(2), told(3)]))
  expect((await table.momentAfter(2)).board.space).toBe(7)
  expect(asked).toHaveBeenCalledWith('/api/tables/t/then/2', expect.anything())
  vi.unstubAllGlobals()
})

test('a gap makes it ask again from the last event it has', () => {
  const table = begun()
  const before = last()
  before.say(happened(4, [told(4)], { space: 3 }))
  expect(before.closed).toBe(true)
  expect(table.board.space).toBe(0)
  last().onopen?.()
  expect(last().sent[0]).toEqual({ type: 'hello', protocol: 1, events: 1 })
  last().say(welcome(2, [told(2), told(3), told(4)], { board: { round: 1, space: 3 } }))
  expect(table.events.map((each) => each.number)).toEqual([1, 2, 3, 4])
  expect(table.board.space).toBe(3)
})

test('what has been heard already is passed over', () => {
  const table = begun()
  last().say(happened(2, [told(2)], { space: 1 }))
  last().say(happened(2, [told(2)], { space: 1 }))
  expect(table.events).toHaveLength(2)
})

test('other seats after a break: all is heard anew', () => {
  const table = begun()
  last().breaks()
  vi.advanceTimersByTime(2000)
  last().onopen?.()
  last().say(welcome(2, [told(2)], { yours: ['jack', 'red'] }))
  last().onopen?.()
  expect(last().sent[0]).toEqual({ type: 'hello', protocol: 1, events: 0 })
  last().say(welcome(1, [told(1, { red: { event: { type: 'x' }, prose: 'x' } }), told(2)], { yours: ['jack', 'red'] }))
  expect(table.yours).toEqual(['jack', 'red'])
  expect(table.events[0]?.known?.red?.prose).toBe('x')
})

test('a command without an answer is sent again with the same id, and its answer is told once', async () => {
  const table = begun()
  const answer = table.play('jack', [{ type: 'walk', to: 57 }])
  const first = last().sent[1]!
  expect(first).toMatchObject({ type: 'play', position: 1, seat: 'jack', actions: [{ type: 'walk', to: 57 }] })
  expect(table.unanswered).toBe(1)
  last().breaks()
  expect(table.standing).toBe<Standing>('waiting')
  vi.advanceTimersByTime(2000)
  last().onopen?.()
  expect(last().sent).toHaveLength(1)
  last().say(welcome(2, [told(2)]))
  expect(last().sent[1]).toEqual(first)
  last().say({ type: 'accepted', id: String(first.id), position: 2 })
  expect(await answer).toMatchObject({ type: 'accepted', position: 2 })
  expect(table.unanswered).toBe(0)
})

test('conflict and refusal reach whoever asked', async () => {
  const table = begun()
  const [one, two] = [table.play('jack', [{ type: 'walk', to: 57 }]), table.play('jack', [{ type: 'walk', to: 58 }])]
  const [a, b] = last().sent.slice(1)
  last().say({ type: 'rejected', id: String(b!.id), why_not: 'Too far.' }, { type: 'conflict', id: String(a!.id), position: 9 })
  expect((await one).type).toBe('conflict')
  expect(await two).toMatchObject({ why_not: 'Too far.' })
})

test('why not', async () => {
  const table = begun()
  const why = table.why('jack', { type: 'walk', to: 1 })
  last().say({ type: 'explained', id: String(last().sent[1]!.id), why_not: 'Police stand between.' })
  expect(await why).toBe('Police stand between.')
})

test('it waits longer from break to break, and tries at once when told to hurry', () => {
  open()
  const waits: number[] = []
  for (let n = 0; n < 8; n++) {
    const count = FakeWire.all.length
    last().breaks()
    let waited = 0
    while (FakeWire.all.length === count) {
      vi.advanceTimersByTime(100)
      waited += 100
    }
    waits.push(waited)
  }
  expect(waits[0]).toBeLessThan(1200)
  expect(waits[3]).toBeGreaterThan(waits[0]!)
  expect(Math.max(...waits)).toBeLessThan(19_000)
})

test('hurry', () => {
  const table = begun()
  last().breaks()
  table.hurry()
  expect(FakeWire.all).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(FakeWire.all).toHaveLength(2)
})

test('a line that says nothing while an answer is owed is dead', () => {
  const table = begun()
  void table.play('jack', [{ type: 'walk', to: 57 }])
  vi.advanceTimersByTime(11_000)
  expect(table.standing).not.toBe<Standing>('open')
  vi.advanceTimersByTime(2_000)
  expect(FakeWire.all).toHaveLength(2)
})

test('a quiet line is not dead while nothing is owed', () => {
  const table = begun()
  vi.advanceTimersByTime(3_600_000)
  expect(table.standing).toBe<Standing>('open')
  expect(FakeWire.all).toHaveLength(1)
})

test.each([
  [4003, 'outdated'],
  [4001, 'elsewhere'],
] as const)('closed with %i: %s, and no more attempts', (code, standing) => {
  const table = begun()
  last().breaks(code)
  vi.advanceTimersByTime(60_000)
  expect(table.standing).toBe<Standing>(standing)
  expect(FakeWire.all).toHaveLength(1)
})

test('not let in: it is counted, so that the page can ask why', () => {
  const table = open()
  last().breaks()
  expect(table.refusals).toBe(1)
  vi.advanceTimersByTime(2_000)
  last().onopen?.()
  last().say(welcome(1, []))
  expect(table.refusals).toBe(0)
})

test('seals are kept as they were given out', () => {
  const table = open()
  last().onopen?.()
  last().say(welcome(1, [{ ...told(1), seal: 'aa' }]))
  last().say(happened(2, [{ ...told(2), seal: 'bb' }]))
  last().say({ type: 'ended', ending: { winner: 'jack', reason: 'fourth-location' }, openings: [], notes: { jack: {} } })
  expect([...table.seals]).toEqual([
    [1, 'aa'],
    [2, 'bb'],
  ])
  expect(table.over).toBe(true)
  expect(table.turn.to_act).toBeNull()
})

test('talk, seats, votes and the rematch arrive', () => {
  const table = begun()
  last().say(
    { type: 'said', said: { channel: 'table', number: 1, by: 'Ann', text: '<b>hello</b>' } },
    { type: 'seated', seats: [{ seat: 'jack', name: 'Ann', present: false }], agreed: { police: 1 } },
    { type: 'rematched', id: 'next' },
  )
  expect(table.talk[0]?.text).toBe('<b>hello</b>')
  expect(table.seats[0]?.present).toBe(false)
  expect(table.agreed).toEqual({ police: 1 })
  expect(table.rematch).toBe('next')
})

test('a sheet of pencil marks takes the place of what its owner had drawn before', () => {
  const table = begun()
  const sheet = { side: 'police', by: 'Ann', yours: false, shared: true, marks: [{ kind: 'ring', at: '57' }] } as const
  last().say({ type: 'drawn', drawing: { ...sheet, marks: [...sheet.marks] } }, { type: 'drawn', drawing: { ...sheet, by: 'Ben', marks: [] } })
  last().say({ type: 'drawn', drawing: { ...sheet, marks: [{ kind: 'cross', at: '58' }] } })
  expect(table.drawings.map((each) => [each.by, each.marks[0]?.at])).toEqual([
    ['Ben', undefined],
    ['Ann', '58'],
  ])
})

test('after leaving nothing comes back', () => {
  const table = begun()
  table.leave()
  vi.advanceTimersByTime(60_000)
  expect(table.standing).toBe<Standing>('shut')
  expect(FakeWire.all).toHaveLength(1)
})
