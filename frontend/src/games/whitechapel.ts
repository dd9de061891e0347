import { EMPTY_SCENE } from '../board/scene'
import type { Face } from './face'
import Panel from './Panel.svelte'

export const whitechapel: Face = {
  game: 'whitechapel',
  scene: () => EMPTY_SCENE,
  parts: {},
  say: (action) => Object.values(action).map(String).join(' '),
  weighty: () => false,
  batched: () => false,
  place: () => null,
  tell: () => null,
  ask: (sight) => sight.turn.question ?? '',
  phase: (sight) => String(sight.board.phase ?? ''),
  outcome: (ending) => `${ending.winner}: ${ending.reason}`,
  meant: () => null,
  panel: Panel,
}
