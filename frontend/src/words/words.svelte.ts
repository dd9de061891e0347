// All that the page says, in the language of the person. English is the contract: a language that lacks a
// sentence, or has one too many, does not compile (README.md here says how to add one).
//
//     {words().page.name}                         the page's own words, there once `speak` has brought them
//     {gameWords('whitehall').phases.walk}        a game's words, there once `learn` has brought them
//
// Nothing is loaded but the one language that is spoken.

import type { GameName } from '../wire/types'
import type { en } from './en/index.ts'
import type { whitehall } from './en/whitehall.ts'
import type { whitechapel } from './en/whitechapel.ts'
import type { mrjack } from './en/mrjack.ts'
import type { notebook } from './en/notebook.ts'
import type { puzzles } from './en/puzzles.ts'
import type { replay } from './en/replay.ts'
import type { what } from './en/what.ts'
import type { reading } from './en/rules/reading.ts'
import type { text } from './en/text.ts'
import type { Rules } from '../rules/leaf.ts'
import type { Around, LessonWords } from '../lessons/said.ts'
import type { LessonName } from '../lessons/lessons.ts'
import { listed } from './counting.ts'
import { worded, type Lexicon, type Told, type Wording } from './sentences.ts'
import type { Skin } from './skin'

/** The same sentences in another tongue: texts may differ, shapes may not. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Spoken<R>
    : { readonly [K in keyof T]: Spoken<T[K]> }

export type Words = Spoken<typeof en>
export type Notebook = Spoken<typeof notebook>
export type PuzzleWords = Spoken<typeof puzzles>
export type What = Spoken<typeof what>
export interface GameWords {
  whitehall: Spoken<typeof whitehall>
  whitechapel: Spoken<typeof whitechapel>
  mrjack: Spoken<typeof mrjack>
}

export const LANGUAGES = ['en', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
/** Each as it calls itself. */
export const TONGUE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français' }

/** What is read at length, fetched where somebody reads it. */
export interface Texts {
  rules: Record<GameName, () => Promise<Rules>>
  reading(): Promise<Spoken<typeof reading>>
  notebook(): Promise<Notebook>
  /** The text mode. */
  text(): Promise<Spoken<typeof text>>
  puzzles(): Promise<PuzzleWords>
  lesson(name: LessonName): Promise<LessonWords>
  aroundLessons(): Promise<Around>
  replay(): Promise<Spoken<typeof replay>>
  what(): Promise<What>
}

interface Tongue {
  page(): Promise<Words>
  sentences(): Promise<Told>
  game: { [G in GameName]: () => Promise<GameWords[G]> }
  texts: Texts
}

export const TONGUES: Record<Language, Tongue> = {
  en: {
    page: async () => (await import('./en/index.ts')).en,
    sentences: async () => (await import('./en/sentences.ts')).sentences,
    game: {
      whitehall: async () => (await import('./en/whitehall.ts')).whitehall,
      whitechapel: async () => (await import('./en/whitechapel.ts')).whitechapel,
      mrjack: async () => (await import('./en/mrjack.ts')).mrjack,
    },
    texts: {
      rules: {
        whitehall: async () => (await import('./en/rules/whitehall.ts')).rules,
        whitechapel: async () => (await import('./en/rules/whitechapel.ts')).rules,
        mrjack: async () => (await import('./en/rules/mrjack.ts')).rules,
      },
      reading: async () => (await import('./en/rules/reading.ts')).reading,
      notebook: async () => (await import('./en/notebook.ts')).notebook,
      text: async () => (await import('./en/text.ts')).text,
      puzzles: async () => (await import('./en/puzzles.ts')).puzzles,
      lesson: async (name) => ((await import(`./en/lessons/${name}.ts`)) as { lesson: LessonWords }).lesson,
      aroundLessons: async () => (await import('./en/lessons/around.ts')).around,
      replay: async () => (await import('./en/replay.ts')).replay,
      what: async () => (await import('./en/what.ts')).what,
    },
  },
  it: {
    page: async () => (await import('./it/index.ts')).it,
    sentences: async () => (await import('./it/sentences.ts')).sentences,
    game: {
      whitehall: async () => (await import('./it/whitehall.ts')).whitehall,
      whitechapel: async () => (await import('./it/whitechapel.ts')).whitechapel,
      mrjack: async () => (await import('./it/mrjack.ts')).mrjack,
    },
    texts: {
      rules: {
        whitehall: async () => (await import('./it/rules/whitehall.ts')).rules,
        whitechapel: async () => (await import('./it/rules/whitechapel.ts')).rules,
        mrjack: async () => (await import('./it/rules/mrjack.ts')).rules,
      },
      reading: async () => (await import('./it/rules/reading.ts')).reading,
      notebook: async () => (await import('./it/notebook.ts')).notebook,
      text: async () => (await import('./it/text.ts')).text,
      puzzles: async () => (await import('./it/puzzles.ts')).puzzles,
      lesson: async (name) => ((await import(`./it/lessons/${name}.ts`)) as { lesson: LessonWords }).lesson,
      aroundLessons: async () => (await import('./it/lessons/around.ts')).around,
      replay: async () => (await import('./it/replay.ts')).replay,
      what: async () => (await import('./it/what.ts')).what,
    },
  },
  fr: {
    page: async () => (await import('./fr/index.ts')).fr,
    sentences: async () => (await import('./fr/sentences.ts')).sentences,
    game: {
      whitehall: async () => (await import('./fr/whitehall.ts')).whitehall,
      whitechapel: async () => (await import('./fr/whitechapel.ts')).whitechapel,
      mrjack: async () => (await import('./fr/mrjack.ts')).mrjack,
    },
    texts: {
      rules: {
        whitehall: async () => (await import('./fr/rules/whitehall.ts')).rules,
        whitechapel: async () => (await import('./fr/rules/whitechapel.ts')).rules,
        mrjack: async () => (await import('./fr/rules/mrjack.ts')).rules,
      },
      reading: async () => (await import('./fr/rules/reading.ts')).reading,
      notebook: async () => (await import('./fr/notebook.ts')).notebook,
      text: async () => (await import('./fr/text.ts')).text,
      puzzles: async () => (await import('./fr/puzzles.ts')).puzzles,
      lesson: async (name) => ((await import(`./fr/lessons/${name}.ts`)) as { lesson: LessonWords }).lesson,
      aroundLessons: async () => (await import('./fr/lessons/around.ts')).around,
      replay: async () => (await import('./fr/replay.ts')).replay,
      what: async () => (await import('./fr/what.ts')).what,
    },
  },
}

let spoken: Language = $state('en')
let page: Words | null = $state.raw(null)
let games: Partial<GameWords> = $state.raw({})
let told: Told = { patterns: {}, names: {}, thefts: {}, theftNames: {} }
let story: Skin = 'murders'
let lexicon: Lexicon = $state.raw(told)
let asked = 0

export function language(): Language {
  return spoken
}

export function words(): Words {
  if (!page) throw new Error('No language has been spoken yet.')
  return page
}

export function texts(): Texts {
  return TONGUES[spoken].texts
}

/** The words of a game whose face is shown. Call `learn` first. */
export function gameWords<G extends GameName>(game: G): GameWords[G] {
  const found = games[game]
  if (!found) throw new Error(`The words of ${game} have not been learnt yet.`)
  return found
}

export async function learn(game: GameName): Promise<void> {
  while (!games[game]) {
    const tongue = spoken
    const told = await TONGUES[tongue].game[game]()
    if (tongue === spoken) games = { ...games, [game]: told }
  }
}

/** This language from now on, everywhere at once. */
export async function speak(wanted: Language): Promise<void> {
  const number = ++asked
  if (page && wanted === spoken) return
  const known = Object.keys(games) as GameName[]
  const [next, sentences, ...brought] = await Promise.all([TONGUES[wanted].page(), TONGUES[wanted].sentences(), ...known.map((game) => TONGUES[wanted].game[game]())])
  if (number !== asked) return // somebody wanted another one meanwhile
  if (Object.keys(games).length > known.length) return speak(wanted) // another game was learnt meanwhile
  page = next
  games = Object.fromEntries(known.map((game, n) => [game, brought[n]]))
  told = sentences
  spoken = wanted
  tell(story)
}

/** In this skin from now on. */
export function tell(skin: Skin): void {
  story = skin
  const { patterns, names, thefts, theftNames } = told
  lexicon = skin === 'thefts' ? { patterns: { ...patterns, ...thefts }, names: { ...names, ...theftNames } } : told
}

/** A sentence of the server's, in the language and the skin of the page. */
export function said(sentence: string, wording?: Wording | null): string {
  return worded(sentence, wording, lexicon, listed(spoken))
}

/** The first of the person's languages that we speak. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((each) => each === wish.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}
