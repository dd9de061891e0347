// How a mark is drawn: a ring round the place, a badge at its edge, or both; never anything over the number.

import type { Mark, MarkKind, Place } from './scene'

export interface Manner {
  ring?: 'full' | 'dashed' | 'double' | 'thin'
  /** The drawing on the badge, in a box from -10 to 10; the mark's text stands there instead, if it has any. */
  glyph?: string
  /** What stands on the badge instead where nobody is murdered (words/skin.ts). */
  thefts?: string
  /** Four strokes around the place, as a cross that leaves its middle free. */
  cross?: boolean
  /** The badge is a slip of paper with a coloured edge. */
  slip?: boolean
  /** Drawn over a crossing, which has no number to hide. */
  token?: boolean
  /** Names of the colours of ring and badge in the palette: --mark-NAME. */
  colour: string
}

const FOOT = 'M-3-6.5c2.6-.4 3.6 2 3 4.5-.4 1.6.4 2.4.2 4-.3 1.7-3 1.7-3.3 0-.3-1.5.2-2.5-.7-4.3-.9-1.9-1-3.9.8-4.2ZM4.2-1c2 .4 2 2.5 1.4 4-.6 1.4 0 2.2-.4 3.4-.6 1.4-2.6 1-2.7-.5 0-1.3.5-2 .1-3.5-.5-1.8 0-3.7 1.6-3.4Z'

const JEWEL = 'M-7-1-4-5.5H4L7-1 0 7ZM-7-1H7M-3-1 0-5.5 3-1 0 7Z'

export const MANNERS: Readonly<Record<MarkKind, Manner>> = {
  clue: { ring: 'full', glyph: FOOT, colour: 'clue' },
  blocked: { ring: 'dashed', glyph: 'M-4-4 4 4M4-4-4 4', colour: 'blocked' },
  asked: { ring: 'thin', colour: 'blocked' },
  'crime-scene': { ring: 'double', glyph: 'M0-6.5 1.6-2 6.4-2 2.5.9 4 5.5 0 2.7-4 5.5-2.5.9-6.4-2-1.6-2Z', colour: 'crime' },
  woman: { glyph: 'M0-6a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 1 1 0-6ZM-4.5 6.5Q-3.5 0 0 0T4.5 6.5Z', thefts: JEWEL, colour: 'woman' },
  'woman-marked': { glyph: 'M0-6a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 1 1 0-6ZM-4.5 6.5Q-3.5 0 0 0T4.5 6.5Z', ring: 'thin', thefts: JEWEL, colour: 'woman' },
  'woman-fake': { glyph: 'M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5', colour: 'woman' },
  wretched: { glyph: 'M0-6a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 1 1 0-6ZM-4.5 6.5Q-3.5 0 0 0T4.5 6.5Z', thefts: JEWEL, colour: 'woman' },
  patrol: { token: true, glyph: 'M0-7 6-4.5V0Q6 4.5 0 7-6 4.5-6 0V-4.5Z', colour: 'police' },
  location: { ring: 'double', glyph: 'M0-6.5 6 0 0 6.5-6 0Z', colour: 'crime' },
  announced: { ring: 'double', glyph: 'M-6 0-2 4.5 6-4.5', colour: 'crime' },
  hideout: { ring: 'full', glyph: 'M-6 0 0-6 6 0M-4.5-1V6H-1.5V2H1.5V6H4.5V-1', colour: 'jack' },
  jack: { ring: 'full', glyph: 'M-6.5 3.5H6.5M-4 3V-5.5H4V3', colour: 'jack' },
  space: { colour: 'jack' },
  lamp: { glyph: '', colour: 'clue' },
  'lamp-numbered': { glyph: '', colour: 'clue' },
  cover: { colour: 'blocked' },
  cordon: { colour: 'crime' },
  lit: { colour: 'clue' },
  pencil: { ring: 'dashed', glyph: 'M-5 5-4 1.5 3-5.5 5.5-3-1.5 4Z', colour: 'pencil' },
  'drawn-ring': { ring: 'full', colour: 'pencil' },
  'drawn-cross': { cross: true, colour: 'pencil' },
  'drawn-text': { slip: true, colour: 'pencil' },
  share: { slip: true, colour: 'likely' },
}

/** Where badges sit round a place, clockwise from the upper right; a fifth one would lie on the first. */
const SEATS = [-48, 48, 132, 228] as const

export interface Seated {
  key: string
  mark: Mark
  manner: Manner
  /** How far out its ring lies, 0 for the innermost. */
  level: number
  /** The way from the middle to its badge, as a unit. */
  way: { x: number; y: number } | null
}

/** The marks of every place, each with its ring's level and its badge's seat. */
export function seated(marks: readonly Mark[]): Seated[] {
  const rings = new Map<Place, number>()
  const badges = new Map<Place, number>()
  const next = (of: Map<Place, number>, place: Place) => {
    const n = of.get(place) ?? 0
    of.set(place, n + 1)
    return n
  }
  return marks.map((mark, n) => {
    const manner = MANNERS[mark.kind]
    const level = manner.ring ? next(rings, mark.at) : 0
    let way: Seated['way'] = null
    if (!manner.token && (mark.text || manner.glyph)) {
      const turn = (SEATS[next(badges, mark.at) % SEATS.length]! * Math.PI) / 180
      way = { x: Math.cos(turn), y: Math.sin(turn) }
    }
    return { key: `${n} ${mark.at} ${mark.kind}`, mark, manner, level, way }
  })
}
