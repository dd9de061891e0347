// The shape of a page of rules: what a language has to write, and what the page draws.

import type { Skin } from '../words/skin'

/** Text may cite rulings: "{W1}" becomes a small mark that says the ruling when it is asked. */
export type Block =
  | { readonly p: string }
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  /** Drawn from the board: see rules/pictures.ts. */
  | { readonly picture: string; readonly caption: string }

export interface Section {
  /** In the address: /rules/whitehall#escape. The same in every language. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface RulesPage {
  readonly title: string
  readonly lead: string
  readonly sections: readonly Section[]
  /** The reference sheet at the table: a few lines for each phase. */
  readonly sheet: readonly Section[]
  /** The rulings that are cited, each in a sentence or two. */
  readonly rulings: Readonly<Record<string, string>>
}

export type Rules = (skin: Skin) => RulesPage
