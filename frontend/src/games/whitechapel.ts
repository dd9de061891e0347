// The face of Letters from Whitechapel.

import { gameWords } from '../words/words.svelte'
import type { Face } from './face'
import { batch } from './whitechapel-batches'
import { meant, parts, place, say, sayOut, sweep, value, verb, wayOut, weighty } from './whitechapel-choices'
import { ask, outcome, phase, tell } from './whitechapel-log'
import { lay, scene } from './whitechapel-scene'
import { spaceName, spaceOfStep, tableOf } from './whitechapel-table'
import WhitechapelPanel from './WhitechapelPanel.svelte'

export const whitechapel: Face = {
  game: 'whitechapel',
  scene,
  parts,
  verb,
  value,
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
  space: (place, sight) => spaceName(spaceOfStep(tableOf(sight), place)),
  pawn: (name) => gameWords('whitechapel').pawn(name),
  panel: WhitechapelPanel,
}
