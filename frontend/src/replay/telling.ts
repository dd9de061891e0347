// A moment that mattered, in sentences.

import type { Face, Sight } from '../games/face'
import { named } from '../games/mrjack-table'
import { seatName } from '../pages/names'
import type { replay } from '../words/en/replay'
import type { Spoken } from '../words/words.svelte'
import type { Mattered, Study } from './knowledge'

export type Said = Spoken<typeof replay>

/** 7.5 %, 0.08 %: two figures are enough. */
export function percent(share: number, language: string): string {
  const digits = share >= 0.1 || share === 0 ? 0 : share >= 0.01 ? 1 : 2
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share)
}

interface About {
  study: Study
  face: Face
  said: Said
  /** The sight before each action is chosen: what is done is said as it was seen then. */
  sight: (at: number) => Sight
  percent: (share: number) => string
}

export function sentences(moment: Mattered, about: About): string[] {
  const { study, face, said, sight } = about
  const says = said.moments
  const who = (moment.who ?? []).map(seatName).join(', ')
  const jack = study.game === 'mrjack'
  const where = Array.isArray(moment.where) ? moment.where.join(', ') : String(moment.where ?? '')
  const likely = moment.here?.[0]
  const instead = moment.instead ? [says.instead(face.say(moment.instead, sight(moment.at)))] : []
  switch (moment.kind) {
    case 'proof':
      if (jack) return [says.accusation(named(where)), ...instead]
      return [moment.by ? says.proofBy(who, where, moment.by) : says.proof(who, where), ...instead]
    case 'belief':
      return [...answer(moment.at, about), says.belief(about.percent(moment.moved ?? 0)), ...fromTo(moment, about)]
    case 'search': {
      const circle = moment.circle ?? 0
      return [moment.found ? says.searchClue(who, circle) : says.searchNothing(who, circle), ...fromTo(moment, about), ...instead]
    }
    case 'call': {
      const [left, would] = moment.places ?? [0, 0]
      const other = moment.action ? [says.call(face.say(moment.action, sight(moment.at)))] : []
      return [says.left(would ?? 0, left ?? 0), ...other, ...instead]
    }
    case 'escape':
      if (!moment.who?.length) return [says.never(moment.places?.[0] ?? 0)]
      return [jack ? says.escapeAccused(named(where), about.percent(likely ?? 0)) : says.escape(who, where, about.percent(likely ?? 0)), ...instead]
    case 'end':
      return [
        ...(study.outcome ? [face.outcome(study.outcome, sight(moment.at))] : []),
        ...(likely != null ? [says.likely(about.percent(likely))] : []),
      ]
  }
}

/** Events that answer something, in the words of the log. */
const ANSWERS = new Set([
  ...['circle-searched', 'arrest-failed', 'smoker-answered', 'accusation-failed', 'address-wrong', 'jack-escaped'],
  ...['witnesses-called', 'suspects-cleared', 'alibi-drawn'],
])

function answer(at: number, { study, face, sight }: About): string[] {
  const events = study.steps[at]?.events ?? []
  const telling = events.filter(({ event }) => ANSWERS.has(event.type))
  return (telling.length > 0 ? telling : events.slice(0, 1)).map(({ event, prose }) => face.tell(event, sight(at)) ?? prose)
}

function fromTo(moment: Mattered, { study, said, percent }: About): string[] {
  const says = said.moments
  const changed = <T>(pair: readonly [T | null, T | null] | undefined): [T, T] | null =>
    pair && pair[0] !== null && pair[1] !== null && pair[0] !== pair[1] ? [pair[0], pair[1]] : null
  const places = changed(moment.places)
  const goals = changed(moment.goals)
  // Of where he is, if that is what changed; else of where he is going.
  const truth = changed(moment.here) ?? changed(moment.there)
  return [
    ...(places ? [(study.game === 'mrjack' ? says.suspects : says.places)(...places)] : []),
    ...(goals ? [says.goals(...goals)] : []),
    ...(truth ? [says.truth(percent(truth[0]), percent(truth[1]))] : []),
  ]
}
