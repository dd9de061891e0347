// Every lesson can be learnt to its end, in every language: its steps have words, its answers can be chosen, and all that
// cannot be chosen says why.

import { beforeAll, describe, expect, it } from 'vitest'
import { face } from '../games/faces'
import type { Face } from '../games/face'
import { SKINS } from '../pages/preferences.svelte'
import type { Action } from '../wire/types'
import { LANGUAGES, learn, said, speak, TONGUES } from '../words/words.svelte'
import { Learning, sameActions } from './learning.svelte'
import { gameOf, lessonFile, lessonNamed, LESSONS, type LessonFile } from './lessons'

const text = (action: Action) => JSON.stringify(Object.entries(action).sort())

it('a lesson has an address, and nothing else has', () => {
  expect(lessonNamed('mrjack', 'detective')).toBe('mrjack-detective')
  expect(lessonNamed('mrjack', 'police')).toBeUndefined()
  expect(lessonNamed('mrjack', undefined)).toBeUndefined()
})

it('a reason names the place, in English and for whoever speaks otherwise', async () => {
  const file = await lessonFile('whitehall-jack')
  const learning = new Learning(file, file.steps.findIndex(({ id }) => id === 'barred'))
  learning.why('105', { type: 'walk', to: 105 })
  const { reply } = learning
  if (reply?.kind !== 'why') throw new Error(`what was tried: ${reply?.kind}`)
  expect(reply.why).toContain('from 123 to 105')
  expect(reply.wording.given).toMatchObject({ here: 123, to: '105' })
  await speak('fr')
  expect(said(reply.why, reply.wording)).toMatch(/123.*105/)
  expect(said(reply.why, reply.wording)).not.toBe(reply.why)
  await speak('en')
})

describe.each(LESSONS)('%s', async (name) => {
  const file: LessonFile = await lessonFile(name)
  const ofGame: Face = await face(gameOf(name))
  beforeAll(() => learn(gameOf(name)))

  it('is learnt by doing what it asks', () => {
    const learning = new Learning(file)
    for (const step of file.steps) {
      expect(learning.step.id).toBe(step.id)
      const { turn } = learning.sight('murders')
      if (step.attempt) {
        expect(learning.waits).toBe(true)
        learning.why(step.attempt, ofGame.meant(step.attempt, learning.sight('murders'))!)
        expect(learning.reply?.kind).toBe('why')
        expect(learning.waits).toBe(false)
      }
      if (!learning.waits) learning.go(learning.at + 1)
      else {
        expect(file.yours).toContain(turn.to_act)
        const here = learning.at
        while (learning.waits && learning.at === here) learning.act(learning.answer)
      }
    }
    expect(learning.last).toBe(true)
  })

  it('offers the first action of every answer, and tells what comes of it', () => {
    for (const step of file.steps) {
      for (const asked of [step, ...(step.detours ?? [])]) {
        const offered = new Set(asked.turn.legal?.map(text))
        for (const answer of asked.answers ?? []) {
          expect(answer.actions.some((action) => offered.has(text(action)))).toBe(true)
          expect(answer.told.length).toBeGreaterThan(0)
        }
      }
    }
  })

  it('leads aside and back again', () => {
    for (const [at, step] of file.steps.entries()) {
      for (const [first, answer] of (step.answers ?? []).entries()) {
        if (answer.detour === undefined) continue
        const learning = new Learning(file, at)
        learning.act(answer.actions)
        const left = step.answers!.length - 1
        expect([at, first, learning.at, learning.asked.answers?.length]).toEqual([at, first, at, left])
        while (learning.at === at) learning.act(learning.asked.answers![0]!.actions)
        expect(learning.step).toBe(file.steps[at + 1])
      }
    }
  })

  it('says why of every place that one can mean and not choose', () => {
    for (const [at, step] of file.steps.entries()) {
      if (!step.turn.legal) continue
      const learning = new Learning(file, at)
      const sight = learning.sight('murders')
      const legal = new Set(step.turn.legal.map(text))
      const places = [...Array.from({ length: 196 }, (_, n) => String(n)), ...Array.from({ length: 234 }, (_, n) => `k${n}`), 'g5', 'm12', 'NE', 'SW']
      for (const place of places) {
        const meant = ofGame.meant(place, sight)
        if (!meant) continue
        learning.why(place, meant)
        const wanted = legal.has(text(meant)) ? 'other' : step.why ? 'why' : undefined
        if (learning.reply?.kind !== wanted) expect([place, learning.reply?.kind]).toEqual([place, wanted])
      }
    }
  })

  it('asks kindly for something else, and for the rest', () => {
    for (const [at, step] of file.steps.entries()) {
      if (!step.answers) continue
      const learning = new Learning(file, at)
      const whole = learning.answer
      const other = step.turn.legal!.find((action) => !step.answers!.some((answer) => sameActions(answer.actions, [action])))
      if (whole.length > 1) {
        learning.act(whole.slice(1))
        expect(learning.reply).toEqual({ kind: 'more', left: 1 })
      } else if (other) {
        learning.act([other])
        expect(learning.reply).toEqual({ kind: 'other' })
      }
      expect(learning.at).toBe(at)
    }
  })

  it.each(LANGUAGES)('has the words of its steps in %s, and cites rulings that its game has', async (language) => {
    const { texts } = TONGUES[language]
    const [lesson, rules] = await Promise.all([texts.lesson(name), texts.rules[gameOf(name)]()])
    for (const skin of SKINS) {
      const { steps } = lesson(skin)
      expect(Object.keys(steps)).toEqual(file.steps.map(({ id }) => id))
      for (const step of file.steps) {
        const asked = Boolean(step.answers ?? step.attempt)
        expect([step.id, Boolean(steps[step.id]!.task), Boolean(steps[step.id]!.hint)]).toEqual([step.id, asked, asked])
      }
      // What is to be done is said with the places of the plot, whatever the language.
      for (const { id, answers } of file.steps) {
        const told = `${steps[id]!.task} ${steps[id]!.hint}`
        const places = (answers?.at(-1)?.actions ?? []).flatMap((action) => {
          const stays = action.type === 'move' && (file.game !== 'mrjack') && answers!.at(-1)!.actions.length > 1
          return stays ? [] : [action.via, action.from, action.to, action.circle, action.crossing].filter((place) => /\d/.test(String(place ?? '')))
        })
        expect([id, places.filter((place) => !new RegExp(`\\b${String(place)}\\b`).test(told))]).toEqual([id, []])
      }
      const cited = JSON.stringify(steps).match(/\{[A-Z]\d+\}/g) ?? []
      const known = rules(skin).rulings
      expect(cited.filter((each) => !(each.slice(1, -1) in known))).toEqual([])
    }
  })
})
