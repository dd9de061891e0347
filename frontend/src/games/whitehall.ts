// The face of Whitehall Mystery.

import { gameWords } from '../words/words.svelte'
import type { Face } from './face'
import { learnQuadrants } from './quadrants.svelte'
import { batch, meant, parts, place, say, sayOut, sweep, verb, wayOut, weighty } from './whitehall-choices'
import { ask, outcome, phase, tell } from './whitehall-log'
import { lay, scene } from './whitehall-scene'
import WhitehallPanel from './WhitehallPanel.svelte'

export const whitehall: Face = {
  game: 'whitehall',
  scene(sight) {
    if (sight.board.phase === 'locations' && sight.notes.jack) void learnQuadrants()
    return scene(sight)
  },
  parts,
  verb,
  say,
  weighty,
  batched: (_, sight) => batch(sight) !== null,
  batch,
  lay,
  place,
  tell,
  ask,
  phase,
  outcome,
  meant,
  wayOut,
  sayOut,
  sweep,
  space: String,
  pawn: (name) => gameWords('whitehall').name(name),
  panel: WhitehallPanel,
}
