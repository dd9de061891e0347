// What can be asked about the game as it stands: where one is, what is around, how far, what was asked and answered.

import { seatName } from '../pages/names'
import { placeNamed, tellAround, tellFar, tellPlace, type Seen } from './around'
import type { Learnt, Room } from './room'
import { wordsOf } from './typed'
import { isCrossing } from './ways'

/** So many of the last things are told where no number is given. */
const LAST = 8

/** What is asked about, and by whom. */
export interface Asked {
  room: Room
  learnt: Learnt
  /** What lies arranged, or waits for a yes, in words. */
  pending: readonly string[]
}

/** What is told of these words, by the name of the command. */
export const TELLINGS: Readonly<Record<string, (asked: Asked, rest: string) => readonly string[]>> = {
  where,
  around: (asked, rest) => around(asked, wordsOf(rest)[0]),
  asked: turn,
  turn,
  answers: ({ room, learnt }, rest) => {
    const { standing, says } = learnt
    return or(lastOf(room.lines.filter(({ type }) => standing.answers.includes(type)), rest), says.nothingAnswered)
  },
  log: ({ room, learnt }, rest) => or(lastOf(room.lines, rest), learnt.says.nothingHappened),
  track: ({ room, learnt: { standing, says } }) => or(standing.track(room.sight, says), says.nothingHappened),
  score: ({ room, learnt: { standing, says } }) => standing.score(room.sight, says),
  notes: ({ room, learnt: { standing, says } }) => or(standing.notes(room.sight, says), room.mine.length ? says.noNotes : says.covered),
  pieces,
  marks,
  look: (asked) => {
    const { sight } = asked.room
    const { standing, says } = asked.learnt
    return [...turn(asked), ...pieces(asked), ...marks(asked), ...standing.track(sight, says), ...standing.score(sight, says), ...standing.notes(sight, says)]
  },
  far: (asked, rest) => far(asked, wordsOf(rest)),
}

function or(lines: readonly string[], otherwise: string): readonly string[] {
  return lines.length ? lines : [otherwise]
}

function lastOf(lines: Room['lines'], rest: string): readonly string[] {
  const count = /^\d{1,4}$/.test(rest) ? Number(rest) : LAST
  return count ? lines.slice(-count).map(({ text }) => text) : []
}

/** The board with what lies on it; null until it has been fetched. */
export function seen({ room: { face, sight }, learnt: { board, says } }: Pick<Asked, 'room' | 'learnt'>): Seen | null {
  return board && { board, says, scene: face.scene(sight) }
}

/** Where the game stands, whose turn it is, what is asked, what lies arranged. */
export function turn({ room: { face, sight, seat, act }, learnt: { says }, pending }: Asked): readonly string[] {
  const { to_act, legal } = sight.turn
  const phase = `${face.phase(sight)}.`
  if (sight.over || to_act === null) return [phase, ...(sight.over ? [says.over] : [])]
  const mine = act !== undefined && to_act === seat && legal !== undefined && legal.length > 0
  const whose = mine ? [says.yourTurn(seatName(seat))] : to_act === 'chance' ? [] : [says.turnOf(seatName(to_act))]
  return [phase, ...whose, face.ask(sight), ...pending]
}

/** Where the pieces of the seat that is asked stand, and those of the viewer's others. */
function own({ room: { sight, seat, mine }, learnt: { standing } }: Asked): { first: readonly string[]; others: readonly string[] } {
  const first = standing.own(sight, mine.includes(seat) ? [seat] : [])
  return { first, others: standing.own(sight, mine).filter((place) => !first.includes(place)) }
}

function where(asked: Asked): readonly string[] {
  const { says } = asked.learnt
  const on = seen(asked)
  if (!on) return [says.noBoard]
  const { first, others } = own(asked)
  const brief = (place: string) => {
    const [told = '', , reach = ''] = tellAround(on, place)
    return isCrossing(place) ? [told, reach] : [told]
  }
  const [only] = first
  const told = only !== undefined && first.length === 1 ? tellAround(on, only) : first.flatMap(brief)
  const all = [...told, ...others.map((place) => `${tellPlace(on, place)}.`)]
  return all.length ? all : [says.nowhere, ...pieces(asked)]
}

function around(asked: Asked, word: string | undefined): readonly string[] {
  const { says } = asked.learnt
  const on = seen(asked)
  if (!on) return [says.noBoard]
  if (word === undefined) {
    const { first, others } = own(asked)
    return or((first.length ? first : others).flatMap((place) => tellAround(on, place)), says.aroundWhat)
  }
  const place = placeNamed(on, word)
  return place === null ? [says.noPlace(word)] : tellAround(on, place)
}

/** From one place to another; where only one is said, from where one is. */
function far(asked: Asked, [from, to, ...more]: readonly string[]): readonly string[] {
  const { says } = asked.learnt
  const on = seen(asked)
  if (!on) return [says.noBoard]
  const { first, others } = own(asked)
  const ends = to === undefined ? [first[0] ?? others[0], from] : [from, to]
  const [a, b] = ends
  if (a === undefined || b === undefined || more.length) return [says.farWhat]
  const [start, end] = [placeNamed(on, a), placeNamed(on, b)]
  if (start === null || end === null) return [says.noPlace(start === null ? a : b)]
  return [tellFar(on, start, end)]
}

function pieces({ room: { face, sight }, learnt: { says } }: Asked): readonly string[] {
  return or(face.scene(sight).pieces.map((piece) => `${placed(piece)}.`), says.nobodyThere)
}

function marks({ room: { face, sight }, learnt: { says } }: Asked): readonly string[] {
  // What is lit is told around each place.
  const lying = face.scene(sight).marks.filter(({ kind }) => kind !== 'lit')
  return lying.length ? [`${lying.map(placed).join('; ')}.`] : [says.nothingLies]
}

function placed({ name, at }: { name: string; at: string }): string {
  return name.includes(at) ? name : `${name}, ${at}`
}
