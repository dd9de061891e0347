// One person typing at a table, a replay or a puzzle: what is said to the page, and what it says back.
//
//     line → a word of ours (where, around, why …)         told at once
//          → an action of the server's list → asked again   what cannot be taken back; 57! is not asked again
//                                           → arranged      what is sent as one command
//                                           → sent          the rest
//
// All that is said here may be secret, and lives in this object alone: when the screen is handed on it is dropped.

import type { Sight } from '../games/face'
import { sameAction } from '../games/gestures'
import type { Action } from '../wire/types'
import { words } from '../words/words.svelte'
import { placeNamed } from './around'
import { dialectOf } from './dialect'
import { commandOf, wordsFor, type Command, type Learnt, type Room } from './room'
import type { Says } from './standing'
import { seen, TELLINGS, turn } from './telling'
import { bared, beginning, isPlain, kinds, nextWords, shared, spellable, spelling, understand, wordsOf } from './typed'

export interface Entry {
  number: number
  kind: 'you' | 'told' | 'news' | 'no'
  lines: readonly string[]
}

const MOST_ENTRIES = 300
const MOST_CHOICES = 12
/** Longer lists are counted, and told when asked for by kind. */
const MOST_LISTED = 24
const MOST_JUDGED = 4
/** So much of what happened meanwhile is told to who comes back. */
const LAST = 8
/** So much news at once is told; who leaps through a replay is told where it ends. */
const MOST_NEWS = 40
/** What other rooms than this one answer. */
const ELSEWHERE = ['quit', 'say', 'tell', 'possible', 'likely', 'can', 'show', 'next', 'previous', 'go', 'moment', 'known']

/** An action that somebody asked about: the rule against it, if there is one, and what is said. */
interface Judged {
  reason: string | null
  told: string
}

type Went = 'on' | 'waits' | 'stops'

export class Conversation {
  entries: readonly Entry[] = $state.raw([])
  arranged: readonly Action[] = $state.raw([])
  proposal: Action | null = $state.raw(null)
  readonly #room: () => Room
  readonly #learnt: () => Learnt
  #count = 0
  /** What was typed, for the arrow keys. */
  #said: string[] = []
  #at = 0
  /** Commands behind semicolons, to be done when the game has gone on. */
  #queue: string[] = []
  #began: { clues: number; position: number } = { clues: 0, position: -1 }
  #busy = false
  #missed = false
  #going = false
  #heard = 0
  #overheard = 0
  #position = -1

  constructor(room: () => Room, learnt: () => Learnt) {
    this.#room = room
    this.#learnt = learnt
  }

  get #says(): Says {
    return this.#learnt().says
  }
  get #sight(): Sight {
    return this.#room().sight
  }
  get #dialect() {
    return dialectOf(this.#says, this.#sight.skin)
  }
  get #legal(): readonly Action[] {
    const { sight, seat, act } = this.#room()
    return act && sight.turn.to_act === seat && !sight.over ? (sight.turn.legal ?? []) : []
  }
  /** Several things that are arranged first; what is only one is not. */
  get #batch() {
    const { face, sight } = this.#room()
    const batch = this.#legal.length && face.batched(sight.turn, sight) ? (face.batch?.(sight) ?? null) : null
    return batch && batch.size > 1 ? batch : null
  }
  get #offered(): readonly Action[] {
    return this.#batch?.next(this.arranged) ?? this.#legal
  }
  get #asked() {
    const laid = this.arranged.length ? [this.#says.arrangedNow(this.arranged.map((each) => this.#say(each)))] : []
    return { room: this.#room(), learnt: this.#learnt(), pending: [...laid, ...(this.proposal ? [this.#sure(this.proposal)] : [])] }
  }
  #turn(): readonly string[] {
    return turn(this.#asked)
  }

  // -- what is told ------------------------------------------------------------------------------------------------

  #tell(kind: Entry['kind'], lines: readonly string[]): void {
    if (lines.length) this.entries = [...this.entries, { number: ++this.#count, kind, lines }].slice(-MOST_ENTRIES)
  }

  /** When one comes: what has happened since one last looked, and what is asked. */
  greet(heard: number): void {
    const { lines, talk = [] } = this.#room()
    const news = lines.slice(heard).map(({ text }) => text)
    this.#heard = lines.length
    this.#overheard = talk.length
    this.#position = this.#sight.turn.position
    const since = news.length > LAST ? news.slice(-LAST) : news
    this.#tell('told', [this.#says.welcome, ...(heard > 0 && since.length ? [this.#says.sinceThen, ...since] : []), ...this.#turn()])
  }

  /** The room has changed: what happened is told, then what is asked now. */
  turned(): void {
    // What is said against an action comes before what is asked anew.
    this.#missed = this.#busy
    if (this.#busy) return
    const { lines, sight, seat, talk = [] } = this.#room()
    if (this.#room().silent) return
    this.#tell('news', talk.slice(this.#overheard))
    this.#overheard = talk.length
    const news = lines.length > this.#heard ? lines.slice(this.#heard).map(({ text }) => text) : []
    this.#heard = lines.length
    const on = sight.turn.position !== this.#position
    this.#position = sight.turn.position
    if (on) {
      this.arranged = []
      this.proposal = null
    }
    const asked = on && sight.turn.to_act === seat && sight.turn.legal && !this.#queue.length ? this.#turn() : []
    this.#tell('news', [...news.slice(-MOST_NEWS), ...asked])
    if (on) void this.#goOn()
  }

  /** It is all over, and how. */
  ended(outcome: readonly string[]): void {
    this.#tell('news', outcome)
  }

  // -- the line ----------------------------------------------------------------------------------------------------

  async enter(line: string): Promise<void> {
    const text = line.trim()
    if (!text) return void (await this.#confirm())
    this.#said = [...this.#said.filter((each) => each !== text), text]
    this.#at = this.#said.length
    this.#tell('you', [this.#says.you(text)])
    const whole = this.commands.some((each) => each.whole && each.words.some((name) => bared(name) === wordsOf(text)[0]))
    this.#queue = whole ? [text] : text.split(';').flatMap((each) => each.trim() || [])
    this.#began = { clues: this.#clues(), position: this.#sight.turn.position }
    await this.#goOn()
  }

  /** A single key; false: it announces nothing. */
  key(letter: string): boolean {
    const found = this.commands.find((each) => each.key === letter)
    if (!found) return false
    void this.#answer(found, '')
    return true
  }

  older(): string | null {
    this.#at = Math.max(0, this.#at - 1)
    return this.#said[this.#at] ?? null
  }

  newer(): string {
    this.#at = Math.min(this.#said.length, this.#at + 1)
    return this.#said[this.#at] ?? ''
  }

  /** The line as far as it can be completed; where several things can follow, they are told. */
  complete(line: string): string {
    const start = line.lastIndexOf(';') + 1
    const words = wordsOf(line.slice(start))
    const begun = /\s$/.test(line) || !words.length ? '' : (words.pop() ?? '')
    const commands = this.commands.flatMap((each) => each.words)
    const asking = words[0] === '?' || (words[0] !== undefined && this.#names('why').some((name) => bared(name) === words[0]))
    const found = nextWords(this.#offered, asking ? words.slice(1) : words, begun, commands, this.#dialect)
    const [only] = found
    if (only === undefined) {
      this.#tell('told', [this.#says.noCompletion])
      return line
    }
    const whole = found.length === 1 ? `${only} ` : shared(found)
    if (found.length > 1 && whole.length <= begun.length) {
      this.#tell('told', [this.#says.completions(found.slice(0, MOST_LISTED), Math.max(0, found.length - MOST_LISTED))])
    }
    return line.slice(0, line.length - begun.length) + (whole.length > begun.length ? whole : begun)
  }

  /** One thing after the other, as long as the game goes on as it was when they were typed. */
  async #goOn(): Promise<void> {
    if (this.#going) return
    this.#going = true
    try {
      while (this.#queue.length && (await this.#step()) !== 'waits');
    } catch {
      this.#queue = []
      this.#tell('no', [words().page.failed])
    } finally {
      this.#going = false
    }
  }

  async #step(): Promise<Went> {
    const moved = this.#sight.turn.position !== this.#began.position
    if (moved && (!this.#legal.length || this.#clues() !== this.#began.clues)) {
      this.#leaveOut(this.#legal.length ? this.#turn() : [])
      return 'stops'
    }
    const went = await this.#obey(this.#queue.shift() ?? '')
    if (went === 'stops') this.#leaveOut()
    return went
  }

  #leaveOut(asked: readonly string[] = []): void {
    if (this.#queue.length) this.#tell('told', [this.#says.leftOut(this.#queue.join('; ')), ...asked])
    this.#queue = []
  }

  async #obey(text: string): Promise<Went> {
    const sure = text.endsWith('!')
    const typed = wordsOf(text.replace(/!+$/, '').replace(/^\?/, '? '))
    const [word = '', ...rest] = typed
    if (this.proposal && bared(this.#says.yes).split(' ').includes(word)) return this.#confirm()
    if (this.proposal && this.#says.no.split(' ').includes(word)) {
      this.proposal = null
      this.#tell('told', [this.#says.left])
      return 'stops'
    }
    if (this.#names('send').some((name) => bared(name) === word)) return this.#confirm()
    const exact = this.commands.find((each) => each.words.some((name) => bared(name) === word))
    if (exact) return this.#answer(exact, this.#behind(text, word))
    const dialect = this.#dialect
    const meant = understand(this.#offered, typed, isPlain(this.#learnt().vocabulary), dialect)
    if (meant.action) return this.#take(meant.action, sure)
    if (this.#says.out.split(' ').includes(word) && !rest.length && !this.arranged.length && this.#out.length) return this.#send(this.#out)
    if (meant.choices) {
      const spelt = meant.choices.map((action) => spelling(action, dialect))
      this.#tell('no', [this.#says.whichOne(spelt.slice(0, MOST_CHOICES), spelt.length - MOST_CHOICES)])
      return 'stops'
    }
    const short = this.commands.find((each) => word.length > 1 && each.words.some((name) => bared(name).startsWith(word)))
    if (short) return this.#answer(short, this.#behind(text, word))
    const reasons = await this.#judge(typed)
    const [first] = this.#toThePoint(reasons)
    this.#tell('no', [first && first.reason !== null ? first.told : this.#legal.length || !reasons.length ? this.#says.unknown(text) : this.#says.nothingLegal])
    return 'stops'
  }

  #behind(text: string, word: string): string {
    return text.startsWith('?') ? text.slice(1).trim() : text.slice(word.length).trim()
  }

  async #answer(command: Command, rest: string): Promise<Went> {
    this.#tell('told', await command.run(rest))
    return 'on'
  }

  // -- acting ------------------------------------------------------------------------------------------------------

  get #out(): readonly Action[] {
    const { face, sight } = this.#room()
    return this.#legal.length ? (face.wayOut?.(sight) ?? []) : []
  }

  #say(action: Action): string {
    const { face, sight } = this.#room()
    return face.say(action, sight)
  }

  #sure(action: Action): string {
    return this.#says.confirm(this.#say(action), this.#room().sure ?? words().ask.sure)
  }

  #sayOut(): string {
    const { face, sight } = this.#room()
    const last = this.arranged.at(-1)
    return face.sayOut?.(this.arranged, sight) ?? (last ? this.#say(last) : '')
  }

  async #take(action: Action, sure: boolean): Promise<Went> {
    const { face, sight } = this.#room()
    const batch = this.#batch
    if (!batch) {
      if (sure || !face.weighty(action, sight)) return this.#send([action])
      this.proposal = action
      this.#tell('told', [this.#sure(action)])
      return 'on'
    }
    this.arranged = batch.add(this.arranged, action)
    const full = this.arranged.length >= batch.size
    if (full && sure) return this.#send(this.arranged)
    const next = full ? [this.#says.arrangedAll(this.#sayOut())] : batch.whole ? [] : [this.#says.arrangedSome(this.#sayOut())]
    this.#tell('told', [this.#says.arranged(this.#say(action), this.arranged.length, batch.size), ...next])
    return 'on'
  }

  async #confirm(): Promise<Went> {
    if (this.proposal) return this.#send([this.proposal])
    const batch = this.#batch
    if (!batch || !this.arranged.length) {
      this.#tell('told', [this.#says.nothingToConfirm, ...this.#turn()])
      return 'on'
    }
    if (batch.whole && this.arranged.length < batch.size) {
      this.#tell('no', [this.#says.notAll(this.arranged.length, batch.size)])
      return 'stops'
    }
    return this.#send(this.arranged)
  }

  async #send(actions: readonly Action[]): Promise<Went> {
    const { act } = this.#room()
    if (!act) return 'stops'
    const position = this.#sight.turn.position
    this.#busy = true
    const refused = await act(actions)
    this.#busy = false
    if (refused !== null) {
      this.proposal = null
      this.#tell('no', [refused])
    }
    if (this.#missed) this.turned()
    if (refused !== null) return 'stops'
    // Told of before it was answered, the game has gone on already; else `turned` goes on.
    return this.#sight.turn.position === position ? 'waits' : 'on'
  }

  #clues(): number {
    const { clues } = this.#sight.board
    return Array.isArray(clues) ? clues.length : 0
  }

  // -- what may be asked about -------------------------------------------------------------------------------------

  /** Every action that the words can spell, with what is to be said of it; the same reason is given once. */
  async #judge(words: readonly string[]): Promise<readonly Judged[]> {
    const { vocabulary } = this.#learnt()
    const { why } = this.#room()
    const legal = this.#offered
    const among = legal.length ? [...new Set(legal.map(({ type }) => type))] : vocabulary.plain
    const spelt = spellable(vocabulary, words, this.#dialect, among)
    const all = (spelt.length ? spelt : this.#meant(words)).slice(0, MOST_JUDGED)
    const judged = await Promise.all(
      all.map(async (action): Promise<Judged> => {
        const spelt = spelling(action, this.#dialect)
        const reason = legal.some((each) => sameAction(each, action)) ? null : why ? await why(action) : this.#says.notAsked
        return { reason, told: reason === null ? this.#says.isLegal(spelt) : this.#says.isNot(spelt, reason) }
      }),
    )
    return judged.filter(({ reason }, n) => reason === null || judged.findIndex((each) => each.reason === reason) === n)
  }

  /** What a place alone would mean, as if it were chosen on the board. */
  #meant([word, ...more]: readonly string[]): readonly Action[] {
    const { face, sight } = this.#room()
    const on = seen(this.#asked)
    if (word === undefined || more.length || !on) return []
    // A number is a circle's; where none can be meant, a crossing's.
    for (const typed of [word, `k${word}`]) {
      const place = placeNamed(on, typed)
      const action = place === null ? null : face.meant(place, sight)
      if (action) return [action]
    }
    return []
  }

  /** What another phase would be needed for is left out where anything else is to be said. */
  #toThePoint(judged: readonly Judged[]): readonly Judged[] {
    const now = judged.filter(({ reason }) => !reason?.startsWith('Not now'))
    return now.length ? now : judged.slice(0, 1)
  }

  // -- the words ---------------------------------------------------------------------------------------------------

  get commands(): readonly Command[] {
    const own = Object.keys(this.#says.commands).filter((name) => !ELSEWHERE.includes(name))
    return [...own.map((name) => commandOf(this.#says, name, (rest) => this.#run(name, rest))), ...(this.#room().more ?? [])]
  }

  #names(name: string): readonly string[] {
    return wordsFor(this.#says, name)
  }

  async #run(name: string, rest: string): Promise<readonly string[]> {
    const telling = TELLINGS[name]
    if (telling) return telling(this.#asked, rest)
    switch (name) {
      case 'options':
        return this.#options(wordsOf(rest))
      case 'why': {
        const judged = await this.#judge(wordsOf(rest))
        return judged.length ? this.#toThePoint(judged).map(({ told }) => told) : [this.#says.sayWhat]
      }
      case 'back':
        return this.#back()
      case 'all':
        return this.#searchAll()
      case 'again':
        return this.entries.filter(({ kind }) => kind === 'told' || kind === 'no').at(-1)?.lines ?? []
      case 'help':
        return this.#help()
    }
    return []
  }

  #options(words: readonly string[]): readonly string[] {
    const offered = this.#offered
    if (!offered.length) return [this.#says.nothingLegal]
    const found = words.length ? beginning(offered, words, this.#dialect) : offered
    if (!found.length) return [this.#says.noneOfKind(words.join(' '))]
    const told = kinds(found, this.#dialect).map(({ name, rests }) =>
      !words.length && rests.length > MOST_LISTED ? this.#says.kindCounted(name, rests.length) : this.#says.kind(name, rests),
    )
    return [this.#says.legal(found.length), ...told]
  }

  #back(): readonly string[] {
    const proposal = this.proposal
    const last = proposal ?? this.arranged.at(-1)
    if (!last) return [this.#says.nothingBack]
    if (proposal) this.proposal = null
    else this.arranged = this.arranged.slice(0, -1)
    return [this.#says.takenBack(this.#say(last), this.arranged.length)]
  }

  #searchAll(): readonly string[] {
    const { face, sight } = this.#room()
    const all = this.#legal.length ? (face.sweep?.(sight) ?? []) : []
    if (!all.length) return [this.#says.nothingToSearch]
    this.#queue = all.map((action) => spelling(action, this.#dialect))
    this.#began = { clues: this.#clues(), position: this.#sight.turn.position }
    return [this.#says.searching(all.length)]
  }

  #help(): readonly string[] {
    const { help } = this.#says
    const keyed = this.commands.filter((each) => each.key !== undefined)
    return [
      help.lead,
      help.commands,
      ...this.commands.map(({ words, does }) => help.command(words.join(', '), does)),
      help.keys,
      ...keyed.map(({ key, does }) => help.key(key ?? '', does)),
    ]
  }
}
