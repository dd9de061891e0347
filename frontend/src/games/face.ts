// A face: how one game looks on the page. It knows the words and the pictures of a game, and not one rule.

import type { Component } from 'svelte'
import type { Scene, Place } from '../board/scene'
import type { Action, Ending, Fields, GameName, Json, Seat, Seating, Told, Turn } from '../wire/types'
import type { Skin } from '../words/skin'

/** What the person at this device may see now: the open table and the notes of the seats that are uncovered. */
export interface Sight {
  game: GameName
  seating: Seating
  /** The table as it lies in the open, field by field (docs/protocol.md, `board`). */
  board: Fields
  /** The uncovered seats of this person, each with its notes. In hot-seat play: the one side whose turn it is. */
  notes: Readonly<Record<Seat, Fields>>
  turn: Turn
  over: boolean
  /** In which words it is told. Absent: "murders". */
  skin?: Skin
}

/** One part of a gesture: a key of the action, and whether it is chosen on the board. */
export interface Part {
  key: string
  on: 'circle' | 'crossing' | 'hex' | 'exit' | 'list'
  /** Where a value stands that is no place itself (a character on its hex): it is chosen there too, beside the list. */
  at?(value: Json, sight: Sight): Place | null
}

/** A kind of gesture, as one chooses it before the place: "Search", "Arrest", "Coach". */
export interface Verb {
  id: string
  name: string
  /** The letter that stands for it when one types ("a 147"). */
  letter?: string
}

/** Actions that one arranges on the board and takes back as one likes, until they are sent as one command. */
export interface Batch {
  /** How many there can be. */
  size: number
  /** Whether all must be there before they can be sent. */
  whole: boolean
  /** What can be added to these, or put in the place of one of them. */
  next(arranged: readonly Action[]): readonly Action[]
  /** With this one more, in the order in which they are sent. */
  add(arranged: readonly Action[], action: Action): readonly Action[]
}

/** An event as the server tells it; perhaps without what is hidden. */
export type Happening = Told['event']

export interface Face {
  game: GameName
  scene(sight: Sight): Scene
  /** For each type of action, its keys in the order in which a person chooses them. */
  parts: Readonly<Record<string, readonly Part[]>>
  /** What the choice is called on a button or in a menu ("Coach via …", "Search", "Be done"). */
  say(action: Action, sight: Sight): string
  /** Whether it reveals something or cannot be taken back, and so is asked again. */
  weighty(action: Action, sight: Sight): boolean
  /** Runs of actions that one arranges freely and then confirms as one batch (locations, women, patrols). */
  batched(turn: Turn, sight: Sight): boolean
  /** The place an action points at last, if it is on the board. */
  place(action: Action): Place | null
  /** A line of the log, from what the event tells (see `learnt`). Null: a type that the face does not know. */
  tell(event: Happening, sight: Sight): string | null
  /** What is asked of the seat to act, in the words of the skin. */
  ask(sight: Sight): string
  /** Where the game stands, short: night or round, space, phase ("Round 2 · space 7 · the police search"). */
  phase(sight: Sight): string
  /** How it ended, in a sentence or two. */
  outcome(ending: Ending, sight: Sight): string
  /** What a person means who chooses this place though it is dead, to ask the server why not. */
  meant(place: Place, sight: Sight): Action | null
  /** What kind of gesture an action is. Absent: all are of one kind. */
  verb?(action: Action, sight: Sight): Verb
  /** What a value of a list is called on its button, in actions like this one. Absent: as it is written. */
  value?(key: string, value: string, action: Action, sight: Sight): string
  /** What is arranged now, when `batched`. */
  batch?(sight: Sight): Batch | null
  /** What these arranged actions would put on the board. */
  lay?(actions: readonly Action[], sight: Sight): Partial<Scene>
  /** The way out of the phase, as one command (done, pass, stay …): the main button. Absent or empty: none. */
  wayOut?(sight: Sight): readonly Action[]
  /** What the main button says, where `say` of its last action will not do. */
  sayOut?(actions: readonly Action[], sight: Sight): string
  /** What may be done one after the other without being asked each time (searches), as long as nothing is found. */
  sweep?(sight: Sight): readonly Action[]
  /** What a space of Jack's row is called, by its place in the row (street games). */
  space?(place: number, sight: Sight): string
  /** What a pawn or figure is called, by its name in the record (street games). */
  pawn?(name: string): string
  /** The panel beside the board: track, tiles, tokens, cards, suspects … */
  panel: Component<{ sight: Sight }>
}

/** The event with all that the uncovered seats learn of it. */
export function learnt(told: Told, sight: Sight): Happening {
  for (const seat of Object.keys(sight.notes)) {
    const known = told.known?.[seat]
    if (known) return known.event
  }
  return told.event
}
