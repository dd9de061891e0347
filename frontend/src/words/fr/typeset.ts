// French as it is set in type: a narrow space that does not break stands before ; : ! ? and inside « ».
// Those who write the words type ordinary spaces; nobody could see the others.

const NARROW = '\u202f'

/** All the sentences of an object, those that its functions say included. */
export function typeset<T>(words: T): T {
  return set(words) as T
}

function set(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(/[ \u00a0](?=[;:!?»%])/g, NARROW).replace(/«[ \u00a0]/g, `«${NARROW}`)
  if (typeof words === 'function') return (...given: unknown[]) => set(words(...given))
  if (Array.isArray(words)) return words.map(set)
  if (typeof words === 'object' && words !== null) return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, set(each)]))
  return words
}
