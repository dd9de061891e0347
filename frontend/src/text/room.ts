// What the room that a text mode stands in lets it see and do, and the words that are typed there.

import type { AnyBoard } from '../board/shelf'
import type { Face, Sight } from '../games/face'
import type { Line } from '../table/log'
import type { Action, Seat } from '../wire/types'
import type { Says, Standing } from './standing'
import type { Vocabulary } from './typed'

/** What somebody types in the room that the text mode stands in: a replay's "next", a table's "say". */
export interface Command {
  words: readonly string[]
  key?: string
  does: string
  /** All behind it belongs to it, semicolons too. */
  whole?: boolean
  /** What it answers; nothing: what it brings about will be told. */
  run(rest: string): readonly string[] | Promise<readonly string[]>
}

/** What the room knows and can do. */
export interface Room {
  face: Face
  sight: Sight
  /** The seat that is asked, or looked at where nothing is asked. */
  seat: Seat
  /** The seats whose secrets may be told here. */
  mine: readonly Seat[]
  lines: readonly Line[]
  /** Sends it as one command; answers what is said against it, or nothing when it is done. Absent: nothing can be done. */
  act?: ((actions: readonly Action[]) => Promise<string | null>) | undefined
  /** The rule against it, from the server; null where there is none. */
  why?: ((action: Action) => Promise<string | null>) | undefined
  more?: readonly Command[] | undefined
  /** How it is asked whether something is meant; absent: that it cannot be taken back. */
  sure?: string | undefined
  /** Where the game goes on only when one says so: that is answered, and not announced as well. */
  silent?: boolean
  /** What people say beside the game; what comes anew is told. */
  talk?: readonly string[] | undefined
}

/** What the text mode needs beside the room. */
export interface Learnt {
  says: Says
  standing: Standing
  vocabulary: Vocabulary
  /** Null until it has been fetched. */
  board: AnyBoard | null
}

/** Understood in every tongue, as in the terminal. */
const SIGNS: Readonly<Record<string, string>> = { options: '?' }

/** The words of a command, in the tongue that is spoken; its own name is understood in all. */
export function wordsFor(says: Says, name: string): readonly string[] {
  const sign = SIGNS[name]
  return [...new Set([...(says.commands[name as keyof Says['commands']]?.words.split(' ') ?? []), name, ...(sign ? [sign] : [])])]
}

export function commandOf(says: Says, name: string, run: Command['run']): Command {
  const { key, does } = says.commands[name as keyof Says['commands']]
  return { words: wordsFor(says, name), does, run, ...(key && { key }) }
}
