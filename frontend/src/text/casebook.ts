// The notebook by typing: what is possible, what is likely, and why, as far as the table has agreed.

import type { Face, Sight } from '../games/face'
import { named, type Character } from '../games/mrjack-table'
import type { Explanation, Likely, Possible, Suspicion } from '../notebook/found'
import { byShare } from '../notebook/shown'
import type { Table } from '../wire/table.svelte'
import type { Matter, Seat } from '../wire/types'
import { gameWords, type Notebook } from '../words/words.svelte'
import { commandOf, type Command } from './room'
import type { Says } from './standing'

interface Holder {
  table: Table
  face: Face
  sight: Sight
  seat: Seat
}

/** Beyond these the likeliest are not read out. */
const LIKELIEST = 10

export function casebook(says: Says, said: Notebook, holder: () => Holder): readonly Command[] {
  async function asked(what: Matter, tell: (found: never) => readonly string[], circle?: number): Promise<readonly string[]> {
    const { table, seat } = holder()
    const answer = await table.look(seat, what, circle === undefined ? {} : { circle })
    return typeof answer === 'string' ? [answer] : tell(answer.found as never)
  }
  const possible = commandOf(says, 'possible', () => asked('possible', (found) => (jack() ? tellSuspects(found, said, holder().seat) : tellPossible(found, said, holder()))))
  const jack = () => holder().sight.game === 'mrjack'
  if (jack()) return [possible]
  const likely = commandOf(says, 'likely', () => asked('likely', (found) => tellLikely(found, said)))
  const can = commandOf(says, 'can', async (rest) => {
    const circle = /^\d{1,3}$/.test(rest) ? Number(rest) : 0
    return circle > 0 ? asked('why', (found) => tellWhy(found, circle, said, holder()), circle) : [says.canWhat]
  })
  return [possible, likely, can]
}

function tellPossible(found: Possible, said: Notebook, { sight }: Holder): readonly string[] {
  const says = said.possible
  const goals = says.goals[sight.game as 'whitehall' | 'whitechapel'](found.goals.length)
  const spare =
    found.spaces_left === undefined || found.shortest === undefined || found.to_spare === undefined
      ? []
      : [said.spare.left(found.spaces_left, found.shortest, found.to_spare)]
  if (!found.spaces.length) return [...spare, says.none, goals]
  return [
    ...spare,
    `${says.now(found.now.length)} ${found.now.join(', ')}.`,
    says.rows(found.paths),
    found.certain.length ? says.certain(found.certain) : says.nothingCertain,
    goals,
  ]
}

function tellLikely({ model, now, goals }: Likely, said: Notebook): readonly string[] {
  const says = said.likely
  const name = said.worked.models[model as keyof typeof said.worked.models]?.[0] ?? model
  const told = (shares: Likely['now'], tell: (percent: string, model: string) => string) =>
    byShare(shares)
      .slice(0, LIKELIEST)
      .map(([circle, share]) => `${circle}: ${tell(said.percent(share), name)}.`)
  return [`${says.title(name)}. ${says.noProof}`, ...told(now, says.shareNow), ...told(goals, says.shareGoal)]
}

function tellWhy({ why }: { why: readonly Explanation[] }, circle: number, said: Notebook, { face, sight }: Holder): readonly string[] {
  const says = said.why
  const space = (step: number) => face.space?.(step, sight) ?? String(step)
  return why.flatMap(({ about, space: step, answer, route, because }) => {
    const question =
      about === 'goal'
        ? says.goal[sight.game as 'whitehall' | 'whitechapel'](circle)
        : about === 'now' || step === undefined
          ? says.now(circle)
          : says.passed(circle, space(step))
    const reasons = because?.length ? [says.excluded, ...because] : [says.always]
    return [`${question} ${answer ? says.yes : says.no}`, ...(route?.length ? [says.route(route.join(' – '))] : []), ...(answer ? [] : reasons)]
  })
}

function tellSuspects(found: Suspicion, said: Notebook, seat: Seat): readonly string[] {
  const says = said.suspects
  const { listed } = gameWords('mrjack')
  const names = (characters: readonly string[]) => `${listed(characters.map((each) => named(each as Character)))}.`
  const own = seat !== 'jack' && found.suspects.length !== found.public.length
  const unseen = found.public.length - found.seen.length
  return [
    `${says.everybody(found.public.length)} ${names(found.public)}`,
    ...(own ? [`${says.own(found.suspects.length)} ${names(found.suspects)}`] : []),
    found.seen.length ? `${says.seen} ${names(found.seen)}` : says.seenNobody,
    says.left(found.seen.length, unseen),
  ]
}
