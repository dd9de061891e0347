// One seat being asked: what it can choose, what it has chosen so far, and what then is sent.
//
//     kind → parts → a proposal, which is asked again          what cannot be taken back
//                  → arranged, until all is sent as one        what reveals nothing
//                  → sent at once                              what is cheap and done often

import type { Live, Place } from '../board/scene'
import { NOTHING_LIVE } from '../board/scene'
import type { Action, Seat } from '../wire/types'
import { words } from '../words/words.svelte'
import type { Face, Sight } from './face'
import { candidates, direct, finished, gestures, instead, lists, places, placesOf, readings, sameAction, usesBoard, verbs, type Gesture, type Picks } from './gestures'

/** Milliseconds after which a second choice of the same place is no double click. */
const DELIBERATE = 400
/** More choices than this are not shown as buttons unless one asks for all. */
export const MOST_BUTTONS = 14

interface Asked {
  face: Face
  sight: Sight
  seat: Seat
  onact: (actions: readonly Action[], weighty: boolean) => void
  onwhy: (action: Action) => void
}

export class Asking {
  readonly #asked: () => Asked

  arranged: readonly Action[] = $state.raw([])
  picks: Picks = $state.raw([])
  proposal: Action | null = $state.raw(null)
  trouble = $state('')
  #wish: string | null = $state(null)
  #favourite = $state('')
  #since = 0

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  // -- what can be chosen ------------------------------------------------------------------------

  face = $derived.by(() => this.#asked().face)
  sight = $derived.by(() => this.#asked().sight)
  legal = $derived.by(() => {
    const { sight, seat } = this.#asked()
    return sight.turn.to_act === seat && !sight.over ? (sight.turn.legal ?? []) : []
  })
  batch = $derived.by(() => (this.legal.length && this.face.batched(this.sight.turn, this.sight) ? (this.face.batch?.(this.sight) ?? null) : null))
  offered = $derived(this.batch ? this.batch.next(this.arranged) : this.legal)
  #all = $derived(gestures(this.offered, this.face, this.sight))
  kinds = $derived(verbs(this.#all))
  kind = $derived(this.kinds.find((each) => each.id === this.#wish) ?? this.kinds[0] ?? null)
  /** While one arranges, the next token or pawn is in hand already; another can be taken instead. */
  #preset = $derived(this.batch && !this.picks.length ? this.#inHand(this.#meant([])) : [])
  chosen = $derived(this.picks.length ? this.picks : this.#preset)
  #among = $derived(this.#meant(this.chosen))
  /** What the places chosen can mean, when that is more than one thing. */
  ready = $derived(this.picks.length ? finished(this.#among, this.picks) : [])
  targets = $derived(places(this.#among, this.chosen))
  #others = $derived(instead(this.#all, this.kind?.id ?? null, this.chosen))
  #listed = $derived.by(() => {
    // What is chosen from a list stays open to change.
    const onBoard = this.chosen.filter((pick) => !this.isList(pick.key))
    return [...lists(this.#meant(onBoard).filter(usesBoard), onBoard)]
  })
  /** A list is shown where the board alone does not say what is meant. */
  #clear = $derived(
    !this.batch && !this.picks.length && [...this.targets.values()].every((more) => this.#only(more) || more.every(({ key }) => this.isList(key))),
  )
  listed = $derived(this.#clear ? [] : this.#listed.filter(([, values]) => values.length <= MOST_BUTTONS))
  /** The way out of the phase. */
  out = $derived(this.legal.length && !this.arranged.length ? (this.face.wayOut?.(this.sight) ?? []) : [])
  buttons = $derived(direct(this.#all).filter(({ action }) => this.out.length !== 1 || !this.out.some((each) => sameAction(each, action))))
  full = $derived(this.batch !== null && this.arranged.length >= this.batch.size)
  sendable = $derived(this.batch !== null && this.arranged.length > 0 && (!this.batch.whole || this.full))
  sweep = $derived(this.legal.length && !this.picks.length && !this.proposal ? (this.face.sweep?.(this.sight) ?? []) : [])
  #laid = $derived(this.arranged.map((action) => ({ action, at: this.face.place(action) })))

  /** The one action that waits to be confirmed, and its place. */
  #waiting = $derived.by(() => {
    const action = this.proposal ?? (this.batch?.size === 1 ? this.arranged[0] : undefined)
    const at = action ? this.face.place(action) : null
    return action && at ? { action, at } : null
  })

  live: Live = $derived.by(() => {
    if (!this.legal.length) return NOTHING_LIVE
    const says = words().ask
    const targets = new Map<Place, string>()
    for (const { action, at } of this.#laid) if (at) targets.set(at, says.takeBack(this.say(action)))
    for (const [place, more] of this.#others) targets.set(place, this.#name(more))
    for (const [place, more] of this.targets) targets.set(place, this.#name(more))
    if (this.#waiting) targets.set(this.#waiting.at, says.onceMore(this.say(this.#waiting.action)))
    const chosen = new Set<Place>(this.#laid.flatMap(({ at }) => at ?? []))
    for (const step of (this.chosen.length ? this.#among[0]?.steps : undefined) ?? []) {
      if (step.at && this.isChosen(step.key, step.value)) chosen.add(step.at)
    }
    const proposed = this.proposal ? gestures([this.proposal], this.face, this.sight) : []
    for (const at of proposed.flatMap(placesOf)) chosen.add(at)
    return { targets, chosen }
  })

  #meant(picks: Picks): readonly Gesture[] {
    return candidates(this.#all, this.kind?.id ?? null, picks)
  }

  /** The one action that is meant by these; null while it can be several. */
  #only(picks: Picks): Action | null {
    const meant = finished(this.#meant(picks), picks)
    return meant.length === 1 ? (meant[0]?.action ?? null) : null
  }

  /** What choosing a place means: the action where it is only one, else the place and the kind. */
  #name(more: Picks): string {
    const only = this.#only(more)
    if (only) return this.say(only)
    const last = more[more.length - 1]
    if (!last) return ''
    const value = this.isList(last.key) ? this.valueName(last.key, last.value) : last.value
    return this.kind?.name ? `${this.kind.name}: ${value}` : value
  }

  #inHand(from: readonly Gesture[]): Picks {
    const found = [...lists(from, [])].find(([key]) => from.every(({ steps }) => steps.some((step) => step.key === key)))
    if (!found) return []
    const [key, values] = found
    const value = values.includes(this.#favourite) ? this.#favourite : values[0]
    return value === undefined ? [] : [{ key, value }]
  }

  isList(key: string): boolean {
    return this.#all.some(({ steps }) => steps.some((step) => step.key === key && step.on === 'list'))
  }

  isChosen(key: string, value: string): boolean {
    return this.chosen.some((each) => each.key === key && each.value === value)
  }

  // -- how it is called --------------------------------------------------------------------------

  say(action: Action): string {
    return this.face.say(action, this.sight)
  }

  sayOut(actions: readonly Action[]): string {
    const last = actions[actions.length - 1]
    return this.face.sayOut?.(actions, this.sight) ?? (last ? this.say(last) : '')
  }

  valueName(key: string, value: string): string {
    const sample = this.#all.find((gesture) => gesture.steps.some((step) => step.key === key && step.value === value))
    return (sample && this.face.value?.(key, value, sample.action, this.sight)) ?? value
  }

  chosenName = $derived(this.picks.map(({ key, value }) => (this.isList(key) ? this.valueName(key, value) : value)).join(' → '))

  // -- choosing ----------------------------------------------------------------------------------

  /** The one that waits to be confirmed, chosen once more, is confirmed. */
  choose(place: Place): void {
    if (place === this.#waiting?.at) {
      if (Date.now() - this.#since > DELIBERATE) this.confirm()
      return
    }
    const more = this.targets.get(place) ?? this.#others.get(place)
    const laid = this.#laid.find(({ at }) => at === place)
    if (more) this.#pick(more)
    else if (laid) this.drop(laid.action)
  }

  /** A button of a list was pressed. */
  pickListed(key: string, value: string): void {
    this.#favourite = value
    this.#pick([...this.chosen.filter((each) => each.key !== key), { key, value }])
  }

  #pick(more: Picks): void {
    this.trouble = ''
    this.proposal = null
    const only = this.#only(more)
    if (only) this.take(only)
    else this.picks = more
  }

  take(action: Action): void {
    this.trouble = ''
    this.picks = []
    this.#since = Date.now()
    if (this.batch) this.arranged = this.batch.add(this.arranged, action)
    else if (this.face.weighty(action, this.sight)) this.proposal = action
    else this.#asked().onact([action], false)
  }

  drop(action: Action): void {
    this.arranged = this.arranged.filter((each) => each !== action)
  }

  turnTo(kind: string): void {
    this.#wish = kind
    this.picks = []
    this.proposal = null
    this.trouble = ''
  }

  /** The main button. False: there is nothing to confirm. */
  confirm(): boolean {
    if (this.proposal) return this.#send([this.proposal])
    if (this.picks.length) return false
    if (this.sendable) return this.#send(this.arranged)
    return this.out.length > 0 && this.#send(this.out)
  }

  #send(actions: readonly Action[]): boolean {
    const weighty = actions.some((action) => this.face.weighty(action, this.sight))
    this.#asked().onact(actions, weighty)
    return true
  }

  /** One step back; false: there is none. */
  back(): boolean {
    if (this.proposal) this.proposal = null
    else if (this.picks.length) this.picks = this.picks.slice(0, -1)
    else if (this.arranged.length) this.arranged = this.arranged.slice(0, -1)
    else return false
    this.trouble = ''
    return true
  }

  /** The game has gone on: nothing is chosen any longer. */
  begin(): void {
    this.arranged = []
    this.picks = []
    this.proposal = null
    this.#wish = null
    this.trouble = ''
  }

  // -- typing ------------------------------------------------------------------------------------

  /** Only letters that can begin something here: the table has single keys of its own. */
  begins(key: string): boolean {
    if (/^\d$/.test(key)) return true
    const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : null
    if (!letter) return false
    return this.kinds.some((each) => each.letter === letter) || [...this.targets.keys()].some((place) => place.toLowerCase().startsWith(letter))
  }

  /** What was typed: a number, a letter and a number, or nothing more than Enter. */
  enter(line: string): void {
    const text = line.trim()
    if (!text) this.confirm()
    else if (!this.#understand(text)) this.trouble = words().ask.unknown(text)
  }

  #understand(text: string): boolean {
    const ways = readings(text)
    for (const { letter, place } of ways) {
      const kind = letter ? this.kinds.find((each) => each.letter === letter) : this.kind
      if (letter && !kind) continue
      if (!place) {
        if (kind) this.turnTo(kind.id)
        return true
      }
      const other = letter !== null && kind?.id !== this.kind?.id
      const here = other ? places(candidates(this.#all, kind?.id ?? null, []), []) : this.targets
      const more = here.get(place) ?? here.get(`k${place}`)
      if (!more) continue
      if (other && kind) this.turnTo(kind.id)
      this.#pick(more)
      return true
    }
    return this.#ask(ways.find(({ letter, place }) => place && (!letter || letter === 'k'))?.place ?? null)
  }

  #ask(dead: Place | null): boolean {
    const action = dead ? (this.whyNot(dead) ?? this.whyNot(`k${dead}`)) : null
    if (action) this.#asked().onwhy(action)
    return action !== null
  }

  whyNot(place: Place): Action | null {
    return this.legal.length ? this.face.meant(place, this.sight) : null
  }
}
