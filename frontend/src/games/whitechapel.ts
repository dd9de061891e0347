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
  panel: Panel,
}
