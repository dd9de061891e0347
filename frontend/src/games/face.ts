// A face: how one game looks on the page. It knows the words and the pictures of a game, and not one rule.

import type { Component } from 'svelte'
import type { Scene, Place } from '../board/scene'
import type { Action, Fields, GameName, Seat, Seating, Turn } from '../wire/types'
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
}

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
  /** The panel beside the board: track, tiles, tokens, cards, suspects … */
  panel: Component<{ sight: Sight }>
}
