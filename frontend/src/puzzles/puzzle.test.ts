// Answers as actions and back; what was solved stays solved; every fact has words.

import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mrjack as face } from '../games/mrjack'
import type { Sight } from '../games/face'
import { learn, texts, type PuzzleWords } from '../words/words.svelte'
import { actionOf, answerOf, named, puzzleFace, questionOf } from './asked'
import { told } from './explained'
import { note, same, stateOf, states, type Answer, type Fact, type Puzzle } from './puzzle'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

describe('an answer', () => {
  const answers: Answer[] = [57, 'gull', { type: 'lamp', from: 'b2', to: 'f5' }]

  it('is an action at the table, and the same answer again', () => {
    for (const answer of answers) expect(answerOf(actionOf(answer))).toEqual(answer)
  })

  it('is the same as itself alone', () => {
    answers.forEach((one, n) => answers.forEach((other, m) => expect(same(one, other)).toBe(n === m)))
  })
})

describe('what this browser keeps', () => {
  it('knows a puzzle by its game and number', () => {
    note('whitehall', 3, 'tried')
    expect(stateOf(states(), 'whitehall', 3)).toBe('tried')
    expect(stateOf(states(), 'mrjack', 3)).toBeNull()
  })

  it('lets what is solved be solved, and what was seen be seen', () => {
    note('whitehall', 3, 'tried')
    note('whitehall', 3, 'solved')
    note('whitehall', 3, 'shown')
    note('whitehall', 4, 'shown')
    note('whitehall', 4, 'solved')
    expect(stateOf(states(), 'whitehall', 3)).toBe('solved')
    expect(stateOf(states(), 'whitehall', 4)).toBe('shown')
  })
})

describe('in words', () => {
  let said: PuzzleWords
  beforeAll(async () => {
    await learn('mrjack')
    said = await texts().puzzles()
  })
  const puzzle = (game: 'whitehall' | 'mrjack', kind: Puzzle['kind'], board = {}): Puzzle => ({
    game,
    kind,
    board,
    number: 1,
    difficulty: 'easy',
    seat: 'yellow',
    seating: { options: {}, seats: [] },
    rules_version: 1,
    choices: [],
    events: [],
    notes: {},
  })
  const sight = { game: 'mrjack', board: {}, notes: {}, turn: { position: 0, to_act: null }, over: false } as unknown as Sight

  it('the question says what the witnesses said', () => {
    expect(questionOf(puzzle('mrjack', 'who', { seen: true }), said)).toContain('was seen')
    expect(questionOf(puzzle('mrjack', 'who', { seen: false }), said)).toContain('was not seen')
    expect(questionOf(puzzle('whitehall', 'passed'), said)).toContain('in this round')
  })

  it('a character goes by name, and every answer is asked again', () => {
    expect(named('gull', face, sight)).toBe('Gull')
    const asking = puzzleFace(face, puzzle('mrjack', 'who'), said)
    expect(asking.say(actionOf('gull'), sight)).toBe('Gull')
    expect(asking.weighty(actionOf('gull'), sight)).toBe(true)
  })

  it('facts are told in the words of the page, unknown ones in the server’s', () => {
    const fact = (values: object) => ({ prose: 'as the server says', ...values }) as unknown as Fact
    expect(told(fact({ fact: 'vain', circle: 57, space: 1 }), said, face, sight)).toBe('No clue was found at 57 when he had gone 1 space.')
    expect(told(fact({ fact: 'vain', circle: 57, space: 0, night: 2 }), said, face, sight)).toBe('Night 2: No clue was found at 57 before he had moved.')
    expect(told(fact({ fact: 'beside', character: 'gull', by: 'bert' }), said, face, sight)).toBe('Gull is seen, standing beside Bert.')
    expect(told(fact({ fact: 'fog' }), said, face, sight)).toBe('as the server says')
  })
})
