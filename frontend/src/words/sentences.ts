// Sentences that come from the server: it sends them in English, with the pattern each was made of and what was put
// into it (src/darklantern/core/sentences.py, docs/decisions/0005-sentences-remember-how-they-were-made.md).

import type { Pattern } from './en/patterns.ts'
import type { sentences as english } from './en/sentences.ts'

/** A pattern and what is put in: numbers, names, wordings within, or lists of these. */
export interface Wording {
  readonly pattern: string
  readonly given: Readonly<Record<string, Part>>
}
export type Part = number | string | Wording | readonly Part[]

/** How another language says them. */
export interface Sentences {
  readonly patterns: Readonly<Record<Pattern, string>>
  /** What is put in: seats, colours, phases, by the server's name for them. */
  readonly names: Readonly<Record<string, string>>
  /** Where the skin without murders says it otherwise. */
  readonly thefts: Readonly<Record<keyof typeof english.thefts, string>>
  readonly theftNames: Readonly<Record<keyof typeof english.theftNames, string>>
}

/** The same for whoever looks something up in them; English has no patterns, for the server has said it already. */
export interface Lexicon {
  readonly patterns: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}
export interface Told extends Lexicon {
  readonly thefts: Readonly<Record<string, string>>
  readonly theftNames: Readonly<Record<string, string>>
}

/** The sentence in the words of a lexicon; as the server said it where the lexicon does not know it. */
export function worded(text: string, wording: Wording | null | undefined, lexicon: Lexicon, listed: (items: readonly string[]) => string): string {
  const filled = (pattern: string, given: Wording['given']) => pattern.replace(/\{(\w+)\}/g, (_, name: string) => part(given[name] ?? ''))
  const part = (value: Part): string => {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return lexicon.names[value] ?? value
    if ('pattern' in value) return filled(lexicon.patterns[value.pattern] ?? value.pattern, value.given)
    return listed(value.map(part))
  }
  const ours = lexicon.patterns[wording?.pattern ?? text]
  return ours === undefined ? text : filled(ours, wording?.given ?? {})
}
