// Everything is said in every language: no sentence is missing, none forgets what is put into it, none is English still.

import { describe, expect, it } from 'vitest'
import { LESSONS } from '../lessons/lessons'
import { GAMES } from '../pages/opening'
import { SKINS } from '../pages/preferences.svelte'
import { lost, sentences, type Sentence } from './walk'
import { LANGUAGES, preferred, TONGUES, type Language } from './words.svelte'

/** All that a language says, its texts at length in both skins. */
async function everything(language: Language): Promise<Map<string, Sentence>> {
  const { page, game, texts } = TONGUES[language]
  const all = new Map(sentences(await page(), 'page'))
  const add = (words: unknown, path: string) => [...sentences(words, path)].forEach(([at, each]) => all.set(at, each))
  for (const each of GAMES) {
    add(await game[each](), each)
    for (const skin of SKINS) add((await texts.rules[each]())(skin), `rules ${each} ${skin}`)
  }
  add(await texts.reading(), 'reading')
  add(await texts.notebook(), 'notebook')
  add(await texts.text(), 'text')
  add(await texts.puzzles(), 'puzzles')
  for (const each of LESSONS) for (const skin of SKINS) add((await texts.lesson(each))(skin), `lessons ${each} ${skin}`)
  add(await texts.aroundLessons(), 'around lessons')
  add(await texts.replay(), 'replay')
  add(await texts.what(), 'what')
  return all
}

/** Names, and words that are spelt alike; a sentence is longer than these. */
const ALIKE = 3
const inWords = (sentence: Sentence) => (typeof sentence === 'string' ? sentence.split(/\s+/).filter((each) => /\p{Ll}{2}/u.test(each)).length : 0)

const english = await everything('en')

describe.each(LANGUAGES.filter((each) => each !== 'en'))('%s', async (language) => {
  const ours = await everything(language)

  it('has every sentence, and no other', () => {
    expect([...ours.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('puts into each sentence what English puts there', () => {
    const forgotten = [...english].map(([at, each]) => [at, lost(each, ours.get(at)!)]).filter(([, fault]) => fault)
    expect(forgotten).toEqual([])
  })

  it('says nothing in English', () => {
    const same = [...english].filter(([at, each]) => ours.get(at) === each && inWords(each) > ALIKE)
    expect(same.map(([at, each]) => `${at}: ${String(each)}`)).toEqual([])
  })

  it('cites the same rulings in its rules', async () => {
    for (const game of GAMES) {
      const [theirs, mine] = await Promise.all([TONGUES.en.texts.rules[game](), TONGUES[language].texts.rules[game]()])
      const cited = (rules: typeof mine) => rules('murders').sections.map((section) => [section.id, (JSON.stringify(section).match(/\{[A-Z]\d+\}/g) ?? []).sort()])
      expect(cited(mine)).toEqual(cited(theirs))
    }
  })
})

it('French is set with its narrow spaces', async () => {
  const texts = [...(await everything('fr'))].filter(([, each]) => typeof each === 'string' && each.length > 1)
  expect(texts.filter(([, each]) => /[^\s\u202f][;!?»]|« | [;:!?»]/.test(each as string))).toEqual([])
})

it('the browser chooses the first of its languages that we speak', () => {
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(preferred(['it-IT'])).toBe('it')
  expect(preferred(['de', 'pt-BR'])).toBe('en')
  expect(preferred([])).toBe('en')
})
