// What the server says in English is said in every language, with all that was put into it.

import { describe, expect, it } from 'vitest'
import { listed } from './counting'
import { patterns } from './en/patterns'
import { sentences as english } from './en/sentences'
import { sentences as french } from './fr/sentences'
import { sentences as italian } from './it/sentences'
import { worded } from './sentences'

const putIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

describe.each([
  ['it', italian],
  ['fr', french],
] as const)('%s', (_, ours) => {
  it('has every sentence of the server, and no other', () => {
    expect(Object.keys(ours.patterns).sort()).toEqual([...patterns].sort())
    expect(Object.keys(ours.thefts).sort()).toEqual(Object.keys(english.thefts).sort())
    expect(Object.keys(ours.names).sort()).toEqual(Object.keys(italian.names).sort())
    expect(Object.keys(ours.theftNames).sort()).toEqual(Object.keys(english.theftNames).sort())
  })

  it('forgets nothing that is put in, and leaves nothing in English', () => {
    const all = [...Object.entries(ours.patterns), ...Object.entries(ours.thefts)]
    expect(all.filter(([pattern, said]) => putIn(said).join() !== putIn(pattern).join())).toEqual([])
    expect(all.filter(([pattern, said]) => pattern === said && /\p{Ll}{2}.* .*\p{Ll}{2}/u.test(pattern.replace(/\{\w+\}/g, '')))).toEqual([])
  })
})

it('the skin without murders changes sentences that there are', () => {
  const all = new Set<string>(patterns)
  expect(Object.keys(english.thefts).filter((each) => !all.has(each))).toEqual([])
  for (const [pattern, said] of Object.entries(english.thefts)) expect(putIn(said)).toEqual(putIn(pattern))
})

describe('a sentence is put together', () => {
  const say = (text: string, wording?: Parameters<typeof worded>[1]) => worded(text, wording, italian, listed('it'))
  const barred = {
    pattern: 'Every route from {here} to {to} is barred by {who} (W1).',
    given: {
      here: 43,
      to: 44,
      who: [
        { pattern: '{name} on {crossing}', given: { name: 'blue', crossing: 'k56' } },
        { pattern: '{name} on {crossing}', given: { name: 'red', crossing: 'k68' } },
      ],
    },
  }

  it('from its pattern, names, and sentences within', () => {
    expect(say('Every route …', barred)).toBe('Ogni via da 43 a 44 è sbarrata da Blu in k56 e Rosso in k68 (W1).')
  })
  it('from itself, where nothing is put in', () => {
    expect(say('The game is over.')).toBe('La partita è finita.')
  })
  it('as the server said it, where it is not known', () => {
    expect(say('A newer server says this.', { pattern: 'A newer {who} says this.', given: { who: 'server' } })).toBe('A newer server says this.')
  })
})
