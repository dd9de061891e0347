// For tests: all sentences of a language, one by one, and what each of them says of what is put into it.

export type Sentence = string | ((...given: never[]) => unknown)

/** The path of every sentence, and the sentence. Functions are sentences too. */
export function* sentences(words: unknown, path: string): Generator<[string, Sentence]> {
  if (typeof words === 'string' || typeof words === 'function') yield [path, words as Sentence]
  else if (typeof words === 'object' && words !== null) for (const [key, each] of Object.entries(words)) yield* sentences(each, `${path}.${key}`)
}

/** What is put into a sentence, each so that it can be found again: some want numbers, some words, some lists of them. */
const GIVEN: ((at: number) => unknown)[] = [
  (at) => 7001 + at,
  (at) => `~${at}~`,
  (at) => [7101 + 10 * at, 7102 + 10 * at],
  (at) => [`~${at}a~`, `~${at}b~`],
]

/** Ways to ask a sentence: all kinds of things for everything that it wants. */
function* askings(wanted: number): Generator<unknown[]> {
  if (wanted === 0) return yield []
  for (const first of askings(wanted - 1)) for (const kind of GIVEN) yield [...first, kind(wanted - 1)]
}

function said(sentence: Sentence, given: unknown[]): string | null {
  try {
    const answer: unknown = (sentence as (...given: unknown[]) => unknown)(...given)
    return typeof answer === 'string' && !/undefined|NaN|\[object/.test(answer) ? answer : null
  } catch {
    return null
  }
}

const marks = (text: string): string[] => [...new Set(text.match(/~\d[ab]?~|7[01]\d\d/gi) ?? [])].map((each) => each.toLowerCase()).sort()

/** Where one of the languages lets go of something that the other one says; null: nowhere. */
export function lost(mine: Sentence, theirs: Sentence): string | null {
  if (typeof mine === 'string' || typeof theirs === 'string') return typeof mine === typeof theirs ? null : 'one is a text, the other a function'
  let asked = 0
  for (const given of askings(Math.max(mine.length, theirs.length))) {
    const [one, other] = [said(mine, given), said(theirs, given)]
    if (one === null) continue
    asked += 1
    if (other === null) return `says nothing sensible of ${JSON.stringify(given)}`
    const [wanted, got] = [marks(one), marks(other)]
    if (wanted.join() !== got.join()) return `of ${wanted.join(', ')} only ${got.join(', ') || 'nothing'} is left: “${one}” – “${other}”`
  }
  return asked > 0 ? null : 'could not be asked anything'
}
