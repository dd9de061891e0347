import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import mrjackFile from '../../../src/darklantern/boards/mrjack.json'
import whitechapelFile from '../../../src/darklantern/boards/whitechapel.json'
import whitehallFile from '../../../src/darklantern/boards/whitehall.json'
import { readHexBoard } from '../board/hexboard'
import type { AnyBoard } from '../board/shelf'
import { readStreetBoard } from '../board/streetboard'
import type { Face, Sight } from '../games/face'
import { face as faceOf } from '../games/faces'
import mrjackFixtures from '../games/fixtures/mrjack.json'
import whitechapelFixtures from '../games/fixtures/whitechapel.json'
import whitehallFixtures from '../games/fixtures/whitehall.json'
import type { Line } from '../table/log'
import type { Action, GameName } from '../wire/types'
import { learn, texts } from '../words/words.svelte'
import { Conversation } from './conversation.svelte'
import type { Command, Room } from './room'
import { standingOf, type Says, type Standing } from './standing'
import { dialectOf } from './dialect'
import { spelling, type Vocabulary } from './typed'
import vocabularies from './vocabulary.json'

const FRAMES = { whitehall: whitehallFixtures.frames, whitechapel: whitechapelFixtures.frames, mrjack: mrjackFixtures.frames } as unknown as Record<GameName, Sight[]>
const BOARDS: Record<GameName, AnyBoard> = {
  whitehall: { kind: 'street', board: readStreetBoard(whitehallFile) },
  whitechapel: { kind: 'street', board: readStreetBoard(whitechapelFile) },
  mrjack: { kind: 'hex', board: readHexBoard(mrjackFile) },
}

let says: Says
let face: Face
let standing: Standing
let sent: Action[][]
let asked: Action[]
let room: Room
let talk: Conversation
let answer: string | null
const line = (text: string, number: number, type = 'figure-done'): Line => ({ number, type, text, chapter: 1, sealed: false })

beforeAll(async () => {
  says = await texts().text()
  for (const game of ['whitehall', 'whitechapel', 'mrjack'] as const) await learn(game)
})
beforeEach(() => {
  sent = []
  asked = []
  answer = null
})

async function sit(game: GameName, wanted: (sight: Sight) => boolean, more: readonly Command[] = []): Promise<Sight> {
  const sight = FRAMES[game].find((each) => each.turn.legal && wanted(each))!
  expect(sight, 'no such frame').toBeDefined()
  ;[face, standing] = await Promise.all([faceOf(game), standingOf(game)])
  const seat = sight.turn.to_act!
  const act = async (actions: readonly Action[]) => (sent.push([...actions]), answer)
  const why = async (action: Action) => (asked.push(action), 'Not so (Rule).')
  room = { face, sight, seat, mine: [seat], lines: [], act, why, more }
  talk = new Conversation(() => room, () => ({ says, standing, vocabulary: vocabularies[game] as unknown as Vocabulary, board: BOARDS[game] }))
  talk.greet(0)
  return sight
}
/** The game goes on: another frame, with what happened. */
function goOn(sight: Sight, ...news: string[]): void {
  const { turn } = sight
  room = { ...room, sight: { ...sight, turn: { ...turn, position: room.sight.turn.position + 1 } }, lines: [...room.lines, ...news.map((text, n) => line(text, room.lines.length + n + 1))] }
  talk.turned()
}
const last = () => talk.entries.at(-1)!
const types = (sight: Sight) => new Set(sight.turn.legal!.map(({ type }) => type))

describe('what cannot be taken back', () => {
  test('is asked again, and done on Enter', async () => {
    const sight = await sit('whitehall', (each) => types(each).has('walk'))
    const walk = sight.turn.legal!.find(({ type }) => type === 'walk')!
    await talk.enter(`walk ${walk.to}`)
    expect(sent).toEqual([])
    expect(last().lines[0]).toMatch(/cannot be taken back/)
    await talk.enter('')
    expect(sent).toEqual([[walk]])
  })
  test('is left where one says no', async () => {
    const sight = await sit('whitehall', (each) => types(each).has('walk'))
    await talk.enter(String(sight.turn.legal![0]!.to))
    await talk.enter('no')
    await talk.enter('')
    expect(sent).toEqual([])
  })
  test('is done at once with an exclamation mark', async () => {
    const sight = await sit('whitehall', (each) => types(each).has('walk'))
    await talk.enter(`walk ${sight.turn.legal![0]!.to}!`)
    expect(sent).toEqual([[sight.turn.legal![0]]])
  })
  test('what the server says against it is told', async () => {
    const sight = await sit('whitehall', (each) => types(each).has('walk'))
    answer = 'Somebody bars the way.'
    await talk.enter(`walk ${sight.turn.legal![0]!.to}!`)
    expect(last()).toMatchObject({ kind: 'no', lines: ['Somebody bars the way.'] })
  })
})

describe('what is arranged', () => {
  test('seven patrols go out as one command', async () => {
    await sit('whitechapel', ({ board, turn }) => board.phase === 'patrolling' && board.night === 1 && turn.legal!.length === 42)
    for (const token of ['blue', 'yellow', 'brown', 'red', 'green', 'false', 'false']) {
      const found = (await offered('place-patrol')).find((each) => each.endsWith(` ${token}`))
      await talk.enter(`place-patrol ${found}`)
      expect(sent).toEqual([])
    }
    expect(last().lines.join(' ')).toMatch(/All is arranged/)
    await talk.enter('send')
    expect(sent).toHaveLength(1)
    expect(new Set(sent[0]!.map(({ crossing }) => crossing)).size).toBe(7)
  })
  test('is not sent before it is all there', async () => {
    await sit('whitechapel', ({ board, turn }) => board.phase === 'patrolling' && board.night === 1 && turn.legal!.length === 42)
    await talk.enter(`place-patrol ${(await offered('place-patrol'))[0]}`)
    await talk.enter('')
    expect(last()).toMatchObject({ kind: 'no', lines: [says.notAll(1, 7)] })
    expect(sent).toEqual([])
  })
  test('is taken back one by one, and told when asked', async () => {
    await sit('whitechapel', (each) => types(each).has('place-woman'))
    const [first, second] = await offered('place-woman')
    await talk.enter(`place-woman ${first}`)
    const other = await offered('place-woman')
    expect(other.map((each) => each.split(' ')[0])).not.toContain(first!.split(' ')[0])
    expect(second).toBeDefined()
    await talk.enter(`place-woman ${other[0]}`)
    await talk.enter('asked')
    expect(last().lines.join(' ')).toMatch(/Arranged, not sent/)
    await talk.enter('back')
    await talk.enter('undo')
    await talk.enter('back')
    expect(last().lines).toEqual([says.nothingBack])
    expect(talk.arranged).toEqual([])
  })
  test('is dropped when the game goes on', async () => {
    const sight = await sit('whitechapel', (each) => types(each).has('place-woman'))
    await talk.enter(`place-woman ${(await offered('place-woman'))[0]}`)
    goOn(sight, 'Something happened.')
    expect(talk.arranged).toEqual([])
  })
})

/** What `? kind` lists. */
async function offered(kind: string): Promise<string[]> {
  await talk.enter(`? ${kind}`)
  return last().lines.slice(1).flatMap((each) => each.slice(kind.length + 1).replace(/\.$/, '').split(', '))
}

describe('several at once', () => {
  const searching = (sight: Sight) => sight.turn.legal!.filter(({ type }) => type === 'search').length > 2
  test('go out one after the other, as the game goes on', async () => {
    const sight = await sit('whitehall', searching)
    const [one, two, three] = sight.turn.legal!.filter(({ type }) => type === 'search').map(({ circle }) => circle)
    await talk.enter(`search ${one}; ${two}; ${three}`)
    expect(sent.flat().map(({ circle }) => circle)).toEqual([one])
    goOn(sight, 'Nothing there.')
    await Promise.resolve()
    expect(sent.flat().map(({ circle }) => circle)).toEqual([one, two])
  })
  test('stop where something is found', async () => {
    const sight = await sit('whitehall', searching)
    const [one, two] = sight.turn.legal!.filter(({ type }) => type === 'search').map(({ circle }) => circle)
    await talk.enter(`search ${one}; search ${two}`)
    goOn({ ...sight, board: { ...sight.board, clues: [...(sight.board.clues as number[]), one as number] } }, 'A clue!')
    await Promise.resolve()
    expect(sent).toHaveLength(1)
    expect(last().lines[0]).toMatch(/^Left out/)
  })
  test('stop where something is wrong', async () => {
    const sight = await sit('whitehall', searching)
    await talk.enter(`search 9999; search ${sight.turn.legal![0]!.circle}`)
    expect(sent).toEqual([])
    expect(talk.entries.at(-1)!.lines[0]).toMatch(/^Left out/)
  })
  test('all searches what is left', async () => {
    const sight = await sit('whitehall', searching)
    await talk.enter('all')
    expect(sent).toHaveLength(1)
    goOn(sight, 'Nothing.')
    await Promise.resolve()
    expect(sent).toHaveLength(2)
  })
})

describe('what is told', () => {
  test('why: from the server, and without asking it where the action is legal', async () => {
    const sight = await sit('whitehall', (each) => types(each).has('walk'))
    await talk.enter(`why walk ${sight.turn.legal!.find(({ type }) => type === 'walk')!.to}`)
    expect(asked).toEqual([])
    expect(last().lines[0]).toMatch(/that is legal/)
    await talk.enter('why coach 37 34')
    expect(asked).toEqual([{ type: 'coach', via: 37, to: 34 }])
    expect(last().lines).toEqual(['coach 37 34: Not so (Rule).'])
    await talk.enter('why')
    expect(last().lines).toEqual([says.sayWhat])
  })
  test('why: a number alone means what it would mean on the board', async () => {
    await sit('whitechapel', ({ board }) => board.phase === 'patrolling')
    await talk.enter('why 57')
    expect(asked).toEqual([{ type: 'place-patrol', crossing: 'k57', token: 'false' }])
  })
  test('what is not legal is answered with the rule against it', async () => {
    await sit('whitehall', (each) => types(each).has('walk'))
    await talk.enter('walk 9999')
    expect(asked).toEqual([{ type: 'walk', to: 9999 }])
    expect(last()).toMatchObject({ kind: 'no' })
    await talk.enter('fnord')
    expect(last().lines[0]).toMatch(/fnord/)
  })
  test('the same question twice is two answers', async () => {
    await sit('whitehall', (each) => types(each).has('walk'))
    await talk.enter('track')
    const first = last()
    await talk.enter('track')
    expect(last().lines).toEqual(first.lines)
    expect(last().number).toBeGreaterThan(first.number)
    talk.key('r')
    await Promise.resolve()
    expect(last().lines).toEqual(first.lines)
  })
  test.each(['whitehall', 'whitechapel', 'mrjack'] as const)('every word and every key answers something in every position of %s', async (game) => {
    for (const sight of FRAMES[game]) {
      await sit(game, (each) => Boolean(each.turn.legal))
      room = { ...room, sight: { ...sight, skin: 'thefts' }, seat: sight.turn.to_act ?? 'jack', mine: Object.keys(sight.notes), lines: [line('Yellow is done.', 1)] }
      for (const [name, { words, key }] of Object.entries(says.commands)) {
        const before = talk.entries.length
        if (['all', 'send', 'quit', 'say', 'tell', 'possible', 'likely', 'can', 'show', 'next', 'previous', 'go', 'moment', 'known'].includes(name)) continue
        await talk.enter(words.split(' ')[0]!)
        const told = talk.entries.slice(before + 1).flatMap(({ lines }) => lines)
        expect(told.length, `${name} in ${String(sight.board.phase)}`).toBeGreaterThan(0)
        expect(told.join(' '), name).not.toMatch(/undefined|null|NaN|\[object/)
        if (key) expect(talk.key(key)).toBe(true)
      }
    }
    expect(sent).toEqual([])
  })
  test('a word that may be several actions is asked back', async () => {
    const sight = await sit('whitehall', (each) => each.turn.legal!.filter(({ type }) => type === 'walk').length > 1)
    await talk.enter('walk')
    expect(last().lines[0]).toContain(`walk ${sight.turn.legal!.find(({ type }) => type === 'walk')!.to}`)
    expect(sent).toEqual([])
  })
  test('what the room adds is understood, and may hold semicolons', async () => {
    const heard: string[] = []
    await sit('whitehall', () => true, [{ words: ['say'], does: '', whole: true, run: (rest) => (heard.push(rest), []) }])
    await talk.enter('say Look at 57; now!')
    expect(heard).toEqual(['Look at 57; now!'])
  })
})

describe.each(['whitehall', 'whitechapel', 'mrjack'] as const)('%s', (game) => {
  test('in every phase, with every option, what is legal is done when it is typed', async () => {
    const done = new Set<string>()
    for (const sight of FRAMES[game].filter(({ turn }) => turn.legal?.length)) {
      const legal = sight.turn.legal!
      // Of each kind the first, the last, and one between.
      const some = [...types(sight)].flatMap((type) => {
        const all = legal.filter((action) => action.type === type)
        return [...new Set([all[0]!, all[all.length >> 1]!, all.at(-1)!])]
      })
      for (const action of some) {
        sent = []
        await sit(game, (each) => each === sight)
        await talk.enter(`${spelling(action, dialectOf(says))}!`)
        expect([...sent.flat(), ...talk.arranged], spelling(action, dialectOf(says))).toEqual([action])
        done.add(action.type)
      }
    }
    expect(done).toEqual(new Set(Object.keys(vocabularies[game].actions)))
  })
})

test('Tab completes what has one end, and tells what can follow', async () => {
  const sight = await sit('whitehall', (each) => types(each).has('walk'))
  const to = sight.turn.legal!.find(({ type }) => type === 'walk')!.to
  expect(talk.complete('wal')).toBe('walk ')
  expect(talk.complete(`57; walk ${to}`)).toBe(`57; walk ${to} `)
  const before = talk.entries.length
  talk.complete('walk ')
  expect(talk.entries.length).toBe(before + 1)
  expect(last().lines[0]).toContain(String(to))
})

test('arrow keys bring back what was typed', async () => {
  await sit('whitehall', () => true)
  await talk.enter('where')
  await talk.enter('track')
  expect([talk.older(), talk.older(), talk.older(), talk.newer(), talk.newer()]).toEqual(['track', 'where', 'where', 'track', ''])
})

test('who comes back is told what happened since', async () => {
  await sit('whitehall', () => true)
  room = { ...room, lines: ['One.', 'Two.', 'Three.'].map((text, n) => line(text, n + 1)) }
  const again = new Conversation(() => room, () => ({ says, standing, vocabulary: vocabularies.whitehall as unknown as Vocabulary, board: null }))
  again.greet(2)
  expect(again.entries[0]!.lines).toContain('Three.')
  expect(again.entries[0]!.lines).not.toContain('Two.')
})
