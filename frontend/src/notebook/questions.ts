// Of all that a pawn could ask, what is worth reading: each circle alone, the order that tells most, each arrest.

import type { Question } from './found'

export function best(questions: readonly Question[]): Question[] {
  const alone = questions.filter(({ what, circles }) => what === 'search' && circles.length === 1)
  const orders = questions.filter(({ what, circles }) => what === 'search' && circles.length > 1)
  // More searches never tell less, so several orders tell alike: of those the shortest.
  const most = orders.reduce<Question | null>((found, each) => {
    if (!found) return each
    const more = each.bits - found.bits
    return more > 1e-9 || (more > -1e-9 && each.circles.length < found.circles.length) ? each : found
  }, null)
  return [...alone, ...(most ? [most] : []), ...questions.filter(({ what }) => what === 'arrest')]
}

/** The same question as the model sees it. */
export function likelyOf(likely: readonly Question[], question: Question): Question | null {
  return likely.find(({ what, circles }) => what === question.what && circles.join() === question.circles.join()) ?? null
}
