// What was found, as it lies on the board: shades of what can be, and how likely, each said in words as well.

import type { Mark, Scene, Shade } from '../board/scene'
import type { GameName } from '../wire/types'
import type { Notebook } from '../words/words.svelte.ts'
import type { Likely, Possible, Shares } from './found'

type Street = Exclude<GameName, 'mrjack'>

/** The space that is looked at, by its place in the row, or where he is going. */
export type At = number | 'goals'

/** The last space of the row; there is none before it has begun. */
export function lastOf(found: { spaces: readonly unknown[] }): number {
  return found.spaces.length - 1
}

export function shadesOfPossible(found: Possible, at: At, game: Street, space: (n: number) => string, said: Notebook): Partial<Scene> {
  const says = said.possible
  if (at === 'goals') return { shades: found.goals.map((circle) => ({ at: String(circle), kind: 'possible', strength: 0.7, name: says.shadeGoal[game] })) }
  const name = at === lastOf(found) ? says.shadeNow : says.shade(space(at))
  const circles = found.spaces[at] ?? []
  const shades: Shade[] = circles.map((circle) => ({ at: String(circle), kind: 'possible', strength: 0.7, name }))
  const certain: Shade[] = found.certain.map((circle) => ({ at: String(circle), kind: 'certain', strength: 0.6, name: says.shadeCertain }))
  return { shades: [...shades, ...certain] }
}

/** So many circles bear their percentage on the board; the list in words has them all. */
const BADGES = 10

export function shadesOfLikely(found: Likely, at: At, space: (n: number) => string, said: Notebook): Partial<Scene> {
  const shares = at === 'goals' ? found.goals : (found.spaces[at] ?? {})
  const model = said.worked.models[found.model as keyof typeof said.worked.models]?.[0] ?? found.model
  const tell = (share: number) => {
    const percent = said.percent(share)
    if (at === 'goals') return said.likely.shareGoal(percent, model)
    return at === lastOf(found) ? said.likely.shareNow(percent, model) : said.likely.share(percent, model, space(at))
  }
  const ordered = byShare(shares)
  const most = ordered[0]?.[1] ?? 1
  return {
    shades: ordered.map(([circle, share]): Shade => ({ at: circle, kind: 'likely', strength: share / most, name: tell(share) })),
    marks: ordered
      .filter(([, share]) => share >= 0.005)
      .slice(0, BADGES)
      .map(([circle, share]): Mark => ({ at: circle, kind: 'share', text: `${Math.round(share * 100)}`, name: '' })),
  }
}

/** The likeliest first. */
export function byShare(shares: Shares): [circle: string, share: number][] {
  return Object.entries(shares).sort(([a, x], [b, y]) => y - x || Number(a) - Number(b))
}
