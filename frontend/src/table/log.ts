// The log as a person reads it: a line for each event, in the words of the face, with the night, round or turn it belongs to.

import type { Face, Happening, Sight } from '../games/face'
import { learnt } from '../games/face'
import type { GameName, Opening, Told } from '../wire/types'

export interface Line {
  number: number
  /** What kind of event it was. */
  type: string
  text: string
  /** Night, round or turn; 0 while the game is prepared. */
  chapter: number
  /** Something about it is hidden from this viewer, and sealed. */
  sealed: boolean
}

/** The event that begins a chapter says its number; the first round of Whitehall begins with the hunt. */
const CHAPTERS: Record<GameName, { type: string; field: string; first: number; begin?: string }> = {
  whitehall: { type: 'round-began', field: 'round', first: 0, begin: 'hunt-began' },
  whitechapel: { type: 'night-began', field: 'night', first: 0 },
  mrjack: { type: 'turn-began', field: 'turn', first: 1 },
}

/** What was hidden, by the number of its event, once the seals are opened. */
export function opened(openings: readonly Opening[] | null): ReadonlyMap<number, Happening> {
  const found = new Map<number, Happening>()
  for (const { number, sealed } of openings ?? []) {
    const event = (JSON.parse(sealed) as { event?: Happening }).event
    if (event) found.set(number, event)
  }
  return found
}

export function lines(face: Face, sight: Sight, events: readonly Told[], openings: readonly Opening[] | null): Line[] {
  const revealed = opened(openings)
  const prose = new Map(openings?.map((opening) => [opening.number, opening.prose]))
  const { type, field, first, begin } = CHAPTERS[face.game]
  let chapter = first
  return events.map((told) => {
    if (told.event.type === type) chapter = Number(told.event[field]) || chapter
    else if (told.event.type === begin && chapter === 0) chapter = 1
    const own = learnt(told, sight)
    const event = revealed.get(told.number) ?? own
    const known = Object.values(told.known ?? {}).find((each) => each.event === own)
    const text = face.tell(event, sight) ?? prose.get(told.number) ?? known?.prose ?? told.prose
    return { number: told.number, type: told.event.type, text, chapter, sealed: told.seal !== undefined && event === told.event }
  })
}
