// Numbers and lists in a sentence, as a language wants them.

import type { Language } from './words.svelte'

/** counted('fr')(3, 'indice', 'indices') is "3 indices"; which numbers are one is for the language to say. */
export function counted(language: Language): (n: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(language)
  return (n, one, many) => `${n} ${rules.select(n) === 'one' ? one : many}`
}

/** plural('fr')(0, 'seul', 'tous') is "seul": the French call nothing one. */
export function plural(language: Language): <T>(n: number, one: T, many: T) => T {
  const rules = new Intl.PluralRules(language)
  return (n, one, many) => (rules.select(n) === 'one' ? one : many)
}

/** listed('it')([57, 58, 61]) is "57, 58 e 61". */
export function listed(language: Language): (items: readonly (number | string)[]) => string {
  // British, for English sentences without a comma before "and".
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' })
  return (items) => format.format(items.map(String))
}
