// How a mark is drawn: a ring round the place, a badge at its edge, or both; never anything over the number.

import type { Mark, MarkKind, Place } from './scene'

export interface Manner {
  ring?: 'full' | 'dashed' | 'double' | 'thin'
  /** The drawing on the badge, in a box from -10 to 10; the mark's text stands there instead, if it has any. */
  glyph?: string
  /** Drawn over a crossing, which has no number to hide. */
  token?: boolean
  /** Names of the colours of ring and badge in the palette: --mark-NAME. */
  colour: string
}

const FOOT = 'M-3-6.500c2.600-.4 3.600 2 3 4.500-.4 1.600.4 2.400.2 4-.3 1.700-3 1.700-3.300 0-.3-1.500.2-2.500-.7-4.300-.9-1.900-1-3.900.8-4.200ZM4.200-1c2 .4 2 2.500 1.400 4-.6 1.400 0 2.200-.4 3.400-.6 1.400-2.600 1-2.700-.5 0-1.300.5-2 .1-3.500-.5-1.800 0-3.700 1.600-3.400Z'

export const MANNERS: Readonly<Record<MarkKind, Manner>> = {
  clue: { ring: 'full', glyph: FOOT, colour: 'clue' },
  blocked: { ring: 'dashed', glyph: 'M-4-4 4 4M4-4-4 4', colour: 'blocked' },
  asked: { ring: 'thin', colour: 'blocked' },
  'crime-scene': { ring: 'double', glyph: 'M0-6.500 1.600-2 6.400-2 2.500.9 4 5.500 0 2.700-4 5.500-2.500.9-6.400-2-1.600-2Z', colour: 'crime' },
  woman: { glyph: 'M0-6a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 1 1 0-6ZM-4.500 6.500Q-3.500 0 0 0T4.500 6.500Z', colour: 'woman' },
  'woman-marked': { glyph: 'M0-6a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 1 1 0-6ZM-4.500 6.500Q-3.500 0 0 0T4.500 6.500Z', ring: 'thin', colour: 'woman' },
  'woman-fake': { glyph: 'M-3.500-3.500 3.500 3.500M3.500-3.500-3.500 3.500', colour: 'woman' },
  wretched: { glyph: 'M0-6a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 1 1 0-6ZM-4.500 6.500Q-3.500 0 0 0T4.500 6.500Z', colour: 'woman' },
  patrol: { token: true, glyph: 'M0-7 6-4.500V0Q6 4.500 0 7-6 4.500-6 0V-4.500Z', colour: 'police' },
  location: { ring: 'double', glyph: 'M0-6.500 6 0 0 6.500-6 0Z', colour: 'crime' },
  announced: { ring: 'double', glyph: 'M-6 0-2 4.500 6-4.500', colour: 'crime' },
  hideout: { ring: 'full', glyph: 'M-6 0 0-6 6 0M-4.500-1V6H-1.500V2H1.500V6H4.500V-1', colour: 'jack' },
  jack: { ring: 'full', glyph: 'M-6.500 3.500H6.500M-4 3V-5.500H4V3', colour: 'jack' },
  space: { colour: 'jack' },
  lamp: { glyph: '', colour: 'clue' },
  'lamp-numbered': { glyph: '', colour: 'clue' },
  cover: { colour: 'blocked' },
  cordon: { colour: 'crime' },
  lit: { colour: 'clue' },
  pencil: { ring: 'dashed', glyph: 'M-5 5-4 1.500 3-5.500 5.500-3-1.500 4Z', colour: 'pencil' },
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
