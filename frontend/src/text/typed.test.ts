import { beforeAll, describe, expect, test } from 'vitest'
import type { Sight } from '../games/face'
import mrjackFrames from '../games/fixtures/mrjack.json'
import whitechapelFrames from '../games/fixtures/whitechapel.json'
import whitehallFrames from '../games/fixtures/whitehall.json'
import { sameAction } from '../games/gestures'
import type { Action, GameName } from '../wire/types'
import { LANGUAGES, texts, TONGUES } from '../words/words.svelte'
import { dialectOf } from './dialect'
import examples from './fixtures/understood.json'
import type { Says } from './standing'
import { AS_RECORDED, bared, beginning, isPlain, kinds, nextWords, shared, spellable, spelling, understand, wordsOf, type Vocabulary } from './typed'
import vocabularies from './vocabulary.json'

const GAMES = ['whitehall', 'whitechapel', 'mrjack'] as const
const FRAMES = Object.fromEntries(
  Object.entries({ whitehall: whitehallFrames, whitechapel: whitechapelFrames, mrjack: mrjackFrames }).map(([game, { frames }]) => [game, frames]),
) as unknown as Record<GameName, Sight[]>
const vocabulary = (game: GameName) => vocabularies[game] as unknown as Vocabulary

/** About so many of them, from the first to the last. */
function some<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, n) => n % step === 0 || n === all.length - 1)
}

let says: Says
beforeAll(async () => {
  says = await texts().text()
})

describe.each(GAMES)('%s', (game) => {
  const asked = FRAMES[game].filter((frame) => frame.turn.legal?.length)
  const plain = isPlain(vocabulary(game))

  test('what the terminal understands is understood here in the same way', () => {
    let said = 0
    for (const { frame, said: known } of examples[game] as unknown as { frame: number; said: Record<string, string> }[]) {
      const legal = FRAMES[game][frame]!.turn.legal!
      for (const [typed, meant] of Object.entries(known)) {
        const { action } = understand(legal, wordsOf(typed), plain, AS_RECORDED)
        expect(action && spelling(action, AS_RECORDED), typed).toBe(meant)
        said++
      }
    }
    expect(said).toBeGreaterThan(60)
  })

  test.each(['murders', 'thefts'] as const)('what is legal can be typed as it is listed, in the words of %s', (skin) => {
    const dialect = dialectOf(says, skin)
    for (const { turn } of asked) {
      for (const action of some(turn.legal!, 40)) {
        const understood = understand(turn.legal!, wordsOf(spelling(action, dialect)), plain, dialect)
        expect(understood.action, spelling(action, dialect)).toEqual(action)
      }
      const listed = kinds(turn.legal!, dialect).flatMap(({ name, rests }) => (rests.length ? rests.map((rest) => `${name} ${rest}`) : [name]))
      expect(new Set(listed)).toEqual(new Set(turn.legal!.map((action) => spelling(action, dialect))))
    }
  })

  test('parts may come in any order', () => {
    const dialect = dialectOf(says)
    for (const { turn } of asked) {
      for (const action of some(turn.legal!, 15)) {
        const [name, ...parts] = wordsOf(spelling(action, dialect))
        const { action: found, choices } = understand(turn.legal!, [name!, ...parts.reverse()], plain, dialect)
        // "coach 37 34" and "coach 34 37" can both be legal: then the order tells.
        expect(found ?? choices, spelling(action, dialect)).toBeDefined()
        if (turn.legal!.filter((each) => sameWords(each, action)).length === 1) expect(found).toEqual(action)
      }
    }
  })

  test('Tab leads to every action, word by word', () => {
    const dialect = dialectOf(says)
    for (const { turn } of asked) {
      for (const action of some(turn.legal!, 15)) {
        const words = wordsOf(spelling(action, dialect))
        words.forEach((word, n) => {
          expect(nextWords(turn.legal!, words.slice(0, n), word.slice(0, 1), [], dialect), words.join(' ')).toContain(word)
        })
      }
    }
  })

  test('any action can be asked about', () => {
    const dialect = dialectOf(says, 'thefts')
    for (const { turn } of asked) {
      for (const action of some(turn.legal!, 25)) {
        const found = spellable(vocabulary(game), wordsOf(spelling(action, dialect)), dialect, [])
        // A letter's crossings are read as a crossing and where it goes: the server judges that.
        if (action.crossings) continue
        expect(found.some((each) => sameAction(each, action)), JSON.stringify([spelling(action, dialect), found, action])).toBe(true)
      }
    }
  })
})

function sameWords(one: object, other: object): boolean {
  const words = (action: object) => Object.values(action).map(String).sort().join(' ')
  return words(one) === words(other)
}

const walks = [57, 75, 157].map((to) => ({ type: 'walk', to }))
const plain = isPlain(vocabulary('whitehall'))
const meant = (legal: Parameters<typeof understand>[0], typed: string) => understand(legal, wordsOf(typed), plain, AS_RECORDED)

describe.each(LANGUAGES)('the words of %s', (language) => {
  test('no two commands, kinds or parts are typed alike, and each key announces one thing', async () => {
    const { commands, kinds: names, parts } = await TONGUES[language].texts.text()
    const typed = Object.values(commands).flatMap(({ words }) => words.split(' ').map(bared))
    expect(new Set(typed).size).toBe(typed.length)
    const keys = Object.values(commands).flatMap(({ key }) => key || [])
    expect(new Set(keys).size).toBe(keys.length)
    for (const each of [{ ...names.murders, ...names.thefts }, names.murders, { ...parts.murders, ...parts.thefts }, parts.murders]) {
      const called = Object.values(each).map(bared)
      expect(called.filter((name, n) => called.indexOf(name) !== n)).toEqual([])
      expect(called.filter((name) => /\s/.test(name))).toEqual([])
    }
    // A command's word would take the place of an action's.
    expect(Object.values({ ...names.murders, ...names.thefts }).filter((name) => typed.includes(bared(name)))).toEqual([])
  })

  test('what is legal can be typed in them, without accents too', async () => {
    const dialect = dialectOf(await TONGUES[language].texts.text(), 'thefts')
    for (const game of GAMES) {
      for (const { turn } of FRAMES[game]) {
        for (const action of some(turn.legal ?? [], 20)) {
          expect(understand(turn.legal!, wordsOf(spelling(action, dialect)), isPlain(vocabulary(game)), dialect).action).toEqual(action)
        }
      }
    }
  })
})

test('what may mean several things is asked back, and nothing is guessed', () => {
  expect(meant(walks, 'walk').choices).toEqual(walks)
  expect(meant(walks, '58')).toEqual({})
  expect(meant(walks, '')).toEqual({})
  expect(meant([], '57')).toEqual({})
})

test('a number is the whole number', () => {
  expect(meant(walks, '57').action).toEqual({ type: 'walk', to: 57 })
  expect(meant(walks, '7')).toEqual({})
})

test('a way in full is meant before one that begins like it', () => {
  const ways = ['N', 'NE', 'NW'].map((direction) => ({ type: 'face', direction }))
  expect(meant(ways, 'face n').action).toEqual(ways[0])
  expect(meant(ways, 'face ne').action).toEqual(ways[1])
})

test('a bare number is the ordinary thing; with its word before it the other', () => {
  const legal: Action[] = [
    { type: 'search', circle: 57 },
    { type: 'arrest', circle: 57 },
    { type: 'arrest', circle: 57, ability: true },
  ]
  expect(meant(legal, '57').action).toEqual(legal[0])
  expect(meant(legal, 'a 57').action).toEqual(legal[1])
  expect(meant(legal, 'arrest 57 ability').action).toEqual(legal[2])
})

test('a pawn may be left out where only one can be meant', () => {
  const legal = [
    { type: 'search', pawn: 'blue', circle: 57 },
    { type: 'search', pawn: 'red', circle: 58 },
    { type: 'search', pawn: 'blue', circle: 58 },
  ]
  expect(meant(legal, '57').action).toEqual(legal[0])
  expect(meant(legal, '58').choices).toEqual([legal[1], legal[2]])
  expect(meant(legal, '58 red').action).toEqual(legal[1])
})

test('the beginnings of words complete them', () => {
  expect(shared(['coach', 'coal'])).toBe('coa')
  expect(nextWords(walks, [], '', ['where', 'why'], AS_RECORDED)).toEqual(['walk', 'where', 'why'])
  expect(beginning(walks, ['wa'], AS_RECORDED)).toEqual(walks)
})
