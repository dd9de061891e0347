// What is laid over the board at a moment: the truth, what could be proved, what was likely.

import type { Scene, Shade } from '../board/scene'
import type { Face, Sight } from '../games/face'
import type { Fields, Seat } from '../wire/types'
import { CHARACTERS, type Character } from '../games/mrjack-table'
import type { Skin } from '../words/skin'
import type { Study, Then } from './knowledge'

export interface Layers {
  truth: boolean
  proof: boolean
  belief: boolean
  /** Whether what is shown is about where he is going, and not about where he is. */
  goals: boolean
}

/** The layers, and the moment; null: not chosen yet. */
export interface Looking extends Layers {
  at: number | null
}

/** How the board lay, with what is known behind screens when the truth is shown. */
export function sightOf(study: Study, then: Then, truth: boolean, skin: Skin): Sight {
  const notes: Record<Seat, Fields> = truth ? { ...then.notes } : {}
  return { game: study.game, seating: study.seating, board: then.board, notes, turn: { position: 0, to_act: null }, over: false, skin }
}

/** What the glow behind a place means, in words. */
export interface Says {
  possible?: string
  likely: (share: number) => string
}

export function sceneOf(face: Face, sight: Sight, then: Then, layers: Layers, says: Says): Scene {
  const scene = face.scene(sight)
  const at = placing(face, then)
  return { ...scene, shades: [...scene.shades, ...(layers.proof ? proved(then, layers.goals, at, says) : []), ...(layers.belief ? believed(then, layers.goals, at, says) : [])] }
}

type Placing = (each: string | number) => string | null

/** Circles are places themselves; a character is where it stands. */
function placing(face: Face, then: Then): Placing {
  if (face.game !== 'mrjack') return String
  const places = then.board.places as readonly string[]
  return (character) => places[CHARACTERS.indexOf(character as Character)] ?? null
}

function proved({ possible }: Then, goals: boolean, at: Placing, says: Says): Shade[] {
  if (!possible) return []
  const shown: readonly (string | number)[] = possible.suspects ?? (goals ? possible.goals : possible.now) ?? []
  const certain = goals ? [] : (possible.certain ?? [])
  const sure = new Set<string | number>(certain)
  const name = says.possible === undefined ? {} : { name: says.possible }
  return [
    ...certain.map((each): Shade => ({ at: String(each), kind: 'certain', strength: 0.5 })),
    ...shown.filter((each) => !sure.has(each)).flatMap((each): Shade[] => shade(at(each), { kind: 'possible', strength: 0.55, ...name })),
  ]
}

function believed({ likely }: Then, goals: boolean, at: Placing, says: Says): Shade[] {
  const shares = Object.entries((goals ? likely?.goals : likely?.now) ?? {})
  const most = Math.max(...shares.map(([, share]) => share), 0)
  // The likeliest glows most; a tenth of that is still to be seen.
  return shares.flatMap(([each, share]) => shade(at(each), { kind: 'likely', strength: Math.sqrt(share / most), name: says.likely(share) }))
}

function shade(at: string | null, told: Omit<Shade, 'at'>): Shade[] {
  return at === null ? [] : [{ at, ...told }]
}
