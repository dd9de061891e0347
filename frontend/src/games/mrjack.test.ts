import { beforeAll, describe, expect, test } from 'vitest'
import file from '../../../src/darklantern/boards/mrjack.json'
import { readHexBoard } from '../board/hexboard'
import type { Action, Ending, Told } from '../wire/types'
import { gameWords, learn } from '../words/words.svelte.ts'
import type { Sight } from './face'
import samples from './fixtures/mrjack.json'
import { candidates, direct, finished, gestures, lists, places, sameAction, type Picks } from './gestures'
import { mrjack } from './mrjack'
import { learnLights } from './mrjack-light.svelte'
import { CHARACTERS, tableOf } from './mrjack-table'

const frames = samples.frames as unknown as Sight[]
const told = samples.events as unknown as Pick<Told, 'event' | 'prose'>[]
const asked = frames.filter((frame) => frame.turn.legal)

beforeAll(() => learn('mrjack'))

describe('the samples', () => {
  test('hold every kind of event and of action', () => {
    expect(new Set(told.map(({ event }) => event.type)).size).toBe(21)
    expect(new Set(asked.flatMap((frame) => frame.turn.legal!.map((action) => action.type)))).toEqual(new Set(Object.keys(mrjack.parts)))
  })
})

describe('the log', () => {
  test.each(told.map(({ event, prose }) => [event.type, event, prose] as const))('%s is told, with everybody in it named', (_, event, prose) => {
    const line = mrjack.tell(event, frames[0]!)
    expect(line).toMatch(/^[A-Z].*[.!]$/)
    expect(line).not.toMatch(/undefined|null|NaN|\[object/)
    for (const character of CHARACTERS) {
      const { short } = gameWords('mrjack').characters[character]
      if (prose.includes(short)) expect(line).toContain(short)
    }
    for (const hex of prose.match(/\b[a-m]\d+\b/g) ?? []) expect(line).toContain(hex)
  })

  test('a hidden card stays hidden, an own one is named', () => {
    const drawn = { type: 'alibi-drawn', drawer: 'jack' }
    expect(mrjack.tell(drawn, frames[0]!)).not.toContain('innocent')
    expect(mrjack.tell({ ...drawn, character: 'bert' }, frames[0]!)).toContain('Bert')
    expect(mrjack.tell({ type: 'identity-dealt' }, frames[0]!)).toBe(gameWords('mrjack').tell.identity)
    expect(mrjack.tell({ type: 'identity-dealt', character: 'gull' }, frames[0]!)).toContain('Gull')
  })

  test('what is not known is left to the server’s words', () => {
    expect(mrjack.tell({ type: 'balloon-rose' }, frames[0]!)).toBeNull()
  })
})

/** Choose an action as a person does, one thing after the other; whether that came to it alone. */
function chosen(sight: Sight, action: Action): boolean {
  const all = gestures(sight.turn.legal!, mrjack, sight)
  const mine = all.find((gesture) => sameAction(gesture.action, action))!
  if (direct(all).includes(mine)) return true
  let picks: Picks = []
  for (const { key, value, on, at } of mine.steps) {
    const among = candidates(all, mine.verb.id, picks)
    const offered = places(among, picks)
    const listed = lists(among, picks).get(key)
    const last: Picks = [...picks, { key, value }]
    const there = at !== null && JSON.stringify(offered.get(at)) === JSON.stringify(last)
    const only = on === 'list' && among.every((gesture) => gesture.steps.some((step) => step.key === key && step.value === value))
    if (!there && !only && !(on === 'list' && listed?.includes(value))) return false
    picks = last
  }
  const left = finished(candidates(all, mine.verb.id, picks), picks)
  return left.length === 1 && left[0] === mine
}

describe('choosing', () => {
  test.each(asked.map((frame) => [String(frame.turn.question), frame] as const))('%s: all that is legal can be chosen', (_, frame) => {
    for (const action of frame.turn.legal!) expect(chosen(frame, action), JSON.stringify(action)).toBe(true)
  })

  test('every choice has a name of its own', () => {
    for (const frame of asked) {
      const names = frame.turn.legal!.map((action) => mrjack.say(action, frame))
      expect(new Set(names).size).toBe(names.length)
      expect(names.join()).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  test('only what ends the game is asked twice', () => {
    const kinds = new Set(asked.flatMap((frame) => frame.turn.legal!.filter((action) => mrjack.weighty(action, frame)).map((action) => action.type)))
    expect(kinds).toEqual(new Set(['accuse', 'leave']))
  })

  test('Watson’s lantern is turned towards a hex beside him', () => {
    const at = mrjack.parts.face![0]!.at!
    const sight = frames[0]!
    const board = { ...sight.board, places: [...(sight.board.places as string[]).slice(0, 7), 'g5'] }
    const beside = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((direction) => at(direction, { ...sight, board }))
    expect(beside).toEqual(['g6', 'h6', 'h5', 'g4', 'f4', 'f5'])
  })

  test('what is asked, and whose turn it is, is always said', () => {
    for (const frame of frames) {
      expect(mrjack.ask(frame)).toMatch(/\.|\?/)
      const { legal: _, ...turn } = frame.turn
      const asAnother: Sight = { ...frame, turn }
      expect(mrjack.ask(asAnother)).not.toMatch(/undefined|null/)
      expect(mrjack.phase(frame)).toMatch(/^Turn \d of 8 · /)
    }
  })

  test('a dead place means a move, a card, an accusation or leaving', () => {
    for (const frame of asked) {
      const { phase, turning, places } = tableOf(frame)
      const there = mrjack.meant(places.bert, frame)
      if (phase === 'picking') expect(there).toEqual({ type: 'pick', character: 'bert' })
      else if (turning) expect(there).toBeNull()
      else expect(['move', 'accuse']).toContain(there!.type)
    }
  })
})

describe('the board', () => {
  test('all eight stand on it; the cleared are square and faint, the suspects round', () => {
    for (const frame of frames) {
      const { pieces } = mrjack.scene(frame)
      const table = tableOf(frame)
      expect(pieces.map((piece) => piece.at)).toEqual(frame.board.places)
      expect(new Set(pieces.map((piece) => piece.letter)).size).toBe(8)
      for (const piece of pieces) {
        const suspect = table.suspects.some((each) => each === piece.id)
        expect([piece.shape, piece.faint]).toEqual(suspect ? ['disc', false] : ['square', true])
      }
      expect(pieces.filter((piece) => piece.facing)).toHaveLength(1)
    }
  })

  test('lamps, covers and cordons lie on it', () => {
    for (const frame of frames) {
      const { marks } = mrjack.scene(frame)
      const count = (...kinds: string[]) => marks.filter((mark) => kinds.includes(mark.kind)).length
      expect(count('lamp', 'lamp-numbered')).toBe((frame.board.lamps as unknown[]).length)
      expect([count('cover'), count('cordon')]).toEqual([2, 2])
    }
  })

  test('light falls beside the lamps and ahead of Watson, and on streets alone', async () => {
    const board = readHexBoard(file)
    await learnLights('2006', async () => ({ kind: 'hex', board }))
    const start = frames.find((frame) => frame.board.turn === 1 && frame.board.played === 0)!
    const places = [...(start.board.places as string[]).slice(0, 7), 'a3']
    const lamps = [{ post: 'f9', number: null }]
    const sight = { ...start, board: { ...start.board, lamps, places, facing: 'N', options: { board: '2006' } } }
    const lit = mrjack.scene(sight).marks.filter((mark) => mark.kind === 'lit').map((mark) => mark.at)
    const streets = new Set(board.hexes.filter((hex) => hex.kind === 'street').map((hex) => hex.place))
    for (const way of Object.values(board.ahead.get('f9')!)) expect(lit.includes(way)).toBe(streets.has(way))
    expect(lit).toEqual(expect.arrayContaining(['a4', 'a5']))
    expect(lit).not.toContain('a3')
    expect(lit.every((place) => streets.has(place))).toBe(true)
  })

  test('Jack alone sees who he is', () => {
    for (const frame of frames) {
      const marks = mrjack.scene(frame).marks.filter((mark) => mark.kind === 'jack')
      const identity = frame.notes.jack?.identity as 'bert' | undefined
      expect(marks.map((mark) => mark.at)).toEqual(identity ? [tableOf(frame).places[identity]] : [])
      expect(JSON.stringify(mrjack.scene({ ...frame, notes: {} }))).not.toContain('"jack"')
    }
  })
})

test('every end is told', () => {
  const ends: Ending[] = frames.filter((frame) => frame.over).map((frame) => frame.board.outcome as unknown as Ending)
  expect(ends).toHaveLength(4)
  for (const ending of [...ends, { winner: 'detective', reason: 'resigned' }]) {
    expect(mrjack.outcome(ending, frames[0]!)).toMatch(ending.winner === 'jack' ? /Jack wins/ : /[Dd]etective wins/)
  }
})
