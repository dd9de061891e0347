// What a person types, understood: `57`, `k12`, `coach 37 34`, `a 112`, `57 blue`, `done`.
//
// The same words as in the terminal (src/darklantern/cli/typed.py; tests/cli/test_typed_on_the_page.py holds the two
// together). Beyond them, parts may come in any order, and what one types may be words of the tongue. What is meant
// is looked for in the server's list alone: nothing else can be said.

import type { Action, Json } from '../wire/types'

/** What a page of this tongue and skin calls the words of a record. Both are understood; ours are shown. */
export interface Dialect {
  /** How the name of a kind of action is typed: "walk". */
  kind(type: string): string
  /** How a part is typed: "blue", "not-marked", "k12". */
  part(word: string): string
  /** And back again: the part that is typed so. */
  recorded(word: string): string
}

export const AS_RECORDED: Dialect = { kind: (type) => type, part: (word) => word, recorded: (word) => word }

/** Either one action, or several that it may mean, or neither: then the words spell nothing that is legal. */
export interface Understood {
  action?: Action
  choices?: readonly Action[]
}

/** The parts of an action behind its name, as a record writes them. */
export function partsOf(action: Action): string[] {
  return Object.entries(action).flatMap(([key, value]) => (key === 'type' ? [] : written(key, value)))
}

function written(key: string, value: Json): string[] {
  if (value === null) return []
  if (value === true) return [key]
  if (value === false) return [`not-${key}`]
  return Array.isArray(value) ? value.map(String) : [String(value)]
}

/** How an action is typed in full: "coach 37 34". */
export function spelling(action: Action, dialect: Dialect): string {
  return [dialect.kind(action.type), ...partsOf(action).map(dialect.part)].join(' ')
}

/** As it is compared: nobody need type an accent. */
export function bared(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export function wordsOf(typed: string): string[] {
  return bared(typed).replaceAll(',', ' ').split(/\s+/).filter(Boolean)
}

interface Spelt {
  action: Action
  parts: readonly string[]
}

/** Which of the legal actions was meant. `plain`: whether it is what a bare number means in its phase. */
export function understand(legal: readonly Action[], words: readonly string[], plain: (action: Action) => boolean, dialect: Dialect): Understood {
  const [name, ...rest] = words
  if (name === undefined) return {}
  const all = legal.map((action): Spelt => ({ action, parts: partsOf(action) }))
  const spelt = letters(name) ? all.filter(({ action }) => called(action.type, name, dialect)) : []
  const named = spelt.filter(({ parts }) => begins(rest, parts, dialect))
  const bare = all.filter(({ parts }) => parts.length === words.length && begins(words, parts, dialect))
  const plainly = (found: readonly Spelt[]) => found.filter(({ action }) => plain(action))
  // The terminal's order first; then the parts in any order, and at last only some of them.
  const turned = spelt.filter(({ parts }) => held(rest, parts, dialect))
  const some = all.filter(({ parts }) => held(words, parts, dialect))
  const readings = [
    [named.filter(({ parts }) => parts.length === rest.length), rest],
    [plainly(bare), words],
    [bare, words],
    [named, rest],
    [turned.filter(({ parts }) => parts.length === rest.length), rest],
    [turned, rest],
    [plainly(some).filter(({ parts }) => parts.length === words.length), words],
    [plainly(some), words],
    [some, words],
  ] as const
  for (const [found, said] of readings) {
    if (!found.length) continue
    const exact = found.filter(({ parts }) => said.length > 0 && said.every((word) => parts.some((part) => same(word, part, dialect))))
    const meant = exact.length === 1 ? exact : found
    return meant.length === 1 ? { action: meant[0]!.action } : { choices: meant.map(({ action }) => action) }
  }
  return {}
}

function called(type: string, name: string, dialect: Dialect): boolean {
  return type.startsWith(name) || bared(dialect.kind(type)).startsWith(name)
}

function letters(word: string): boolean {
  return /^\p{L}/u.test(word)
}

function begins(words: readonly string[], parts: readonly string[], dialect: Dialect): boolean {
  return words.length <= parts.length && words.every((word, n) => matches(word, parts[n]!, dialect))
}

/** Whether each word is a part of its own, in any order. */
function held(words: readonly string[], parts: readonly string[], dialect: Dialect): boolean {
  const [word, ...rest] = words
  if (word === undefined) return true
  return parts.some((part, n) => matches(word, part, dialect) && held(rest, [...parts.slice(0, n), ...parts.slice(n + 1)], dialect))
}

/** A number matches itself and the crossing of that number; a word may be shortened. */
function matches(word: string, part: string, dialect: Dialect): boolean {
  const plain = part.toLowerCase()
  if (/^\d/.test(word) || /\d$/.test(plain)) return plain === word || plain === `k${word}`
  return plain.startsWith(word) || bared(dialect.part(part)).startsWith(word)
}

function same(word: string, part: string, dialect: Dialect): boolean {
  return [part, `k${word}` === part ? part : '', dialect.part(part)].some((each) => bared(each) === word || each === `k${word}`)
}

// -- what there is -----------------------------------------------------------------------------------------------------

export interface Kind {
  name: string
  /** What is typed behind the name, one for each action; empty where the name is all. */
  rests: readonly string[]
}

/** Legal actions by kind, in the order of the list. */
export function kinds(legal: readonly Action[], dialect: Dialect): readonly Kind[] {
  const found = new Map<string, string[]>()
  for (const action of legal) {
    const name = dialect.kind(action.type)
    const rest = partsOf(action).map(dialect.part).join(' ')
    found.set(name, [...(found.get(name) ?? []), rest])
  }
  return [...found].map(([name, rests]) => ({ name, rests: rests.filter(Boolean) }))
}

/** Those whose name and first parts are these. */
export function beginning(legal: readonly Action[], words: readonly string[], dialect: Dialect): readonly Action[] {
  const [name = '', ...rest] = words
  return legal.filter((action) => called(action.type, name, dialect) && begins(rest, partsOf(action), dialect))
}

/** The words that can come next, each once: names of kinds and commands first, then the parts that fit. */
export function nextWords(legal: readonly Action[], words: readonly string[], begun: string, commands: readonly string[], dialect: Dialect): string[] {
  const found = new Set<string>()
  const add = (word: string) => bared(word).startsWith(begun) && found.add(word)
  const [name, ...rest] = words
  if (name === undefined) {
    for (const action of legal) add(dialect.kind(action.type).toLowerCase())
    for (const command of commands) add(command)
  }
  for (const action of legal) {
    const parts = partsOf(action)
    const shown = parts.map((part) => dialect.part(part).toLowerCase())
    const behind = name !== undefined && letters(name) && called(action.type, name, dialect)
    if (behind && begins(rest, parts, dialect)) add(shown[rest.length] ?? '')
    if (begun && begins(words, parts, dialect)) add(shown[words.length] ?? '')
  }
  found.delete('')
  return [...found]
}

/** What all of these begin with. */
export function shared(words: readonly string[]): string {
  const [first = '', ...others] = words
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--
  return first.slice(0, length)
}

// -- what may be asked about -------------------------------------------------------------------------------------------

/** Of what sort the value of a key is; with "?" where an action may do without it. */
type Sort = 'number' | 'text' | 'texts' | 'truth' | 'flag'
type Keys = Readonly<Record<string, Sort | `${Sort}?`>>

/** All kinds of action of a game with their keys, and which of them a bare number means (vocabulary.json). */
export interface Vocabulary {
  actions: Readonly<Record<string, Keys>>
  plain: readonly string[]
}

export function isPlain({ actions, plain }: Vocabulary): (action: Action) => boolean {
  const flagged = (action: Action) => Object.entries(action).some(([key, value]) => value === true && actions[action.type]?.[key] === 'flag')
  return (action) => plain.includes(action.type) && !flagged(action)
}

/** Every action that the words can spell, legal or not, for the server to judge. Bare words may mean the kinds `among`. */
export function spellable(vocabulary: Vocabulary, words: readonly string[], dialect: Dialect, among: readonly string[]): Action[] {
  const [name, ...rest] = words
  if (name === undefined) return []
  return Object.entries(vocabulary.actions).flatMap(([type, keys]) => {
    const named = letters(name) && called(type, name, dialect)
    return (named ? filled(type, keys, rest, dialect) : among.includes(type) ? filled(type, keys, words, dialect) : null) ?? []
  })
}

/** The words as the values of the keys, one after the other; a key that can be absent and does not take its word is passed over. */
function filled(type: string, keys: Keys, words: readonly string[], dialect: Dialect): Action | null {
  const action: Record<string, Json> = { type }
  let left = words.map((word) => dialect.recorded(word))
  for (const [key, sort] of Object.entries(keys)) {
    const flag = sort === 'flag' ? left.indexOf(key) : -1
    if (flag >= 0) {
      action[key] = true
      left = left.filter((_, n) => n !== flag)
    }
    if (sort === 'flag') continue
    const wanted = sort.startsWith('texts') ? 2 : 1
    const value = left.length < wanted ? undefined : valueOf(left.slice(0, wanted), key, sort)
    if (value === undefined && !sort.endsWith('?')) return null
    if (value === undefined) continue
    action[key] = value
    left = left.slice(wanted)
  }
  return left.length ? null : (action as Action)
}

function valueOf(words: readonly string[], key: string, sort: Keys[string]): Json | undefined {
  const [word = ''] = words
  switch (sort.replace('?', '')) {
    case 'number':
      return /^\d{1,5}$/.test(word) ? Number(word) : undefined
    case 'truth':
      return { [key]: true, [`not-${key}`]: false }[word]
    case 'texts':
      return words.map((each) => named(each, key))
    case 'text':
      // Of a letter's keys some are absent: a place does not take the word for a pawn.
      return sort.endsWith('?') && key !== 'pawn' && !/^k?\d+$/.test(word) ? undefined : named(word, key)
  }
}

/** A crossing by its bare number, a way or an exit in capitals, all else as it is. */
function named(word: string, key: string): string {
  if (/^\d+$/.test(word) && /^(crossings?|to)$/.test(key)) return `k${word}`
  return /^[ns][ew]?$/.test(word) ? word.toUpperCase() : word
}
