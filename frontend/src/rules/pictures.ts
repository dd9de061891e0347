// The pictures of the rules pages: positions on the boards, in no language. Their captions stand with the rules (words/…/rules).

import type { Facing } from '../board/hexboard'
import { EMPTY_SCENE, type Mark, type Piece, type Place, type Scene, type Shade, type Trail } from '../board/scene'
import type { AnyBoard } from '../board/shelf'
import { litHexes } from '../games/mrjack-light.svelte.ts'
import { CHARACTERS, letterOf, type Character } from '../games/mrjack-table'
import { SHAPES } from '../games/streets'
import type { GameName } from '../wire/types'
import { gameWords } from '../words/words.svelte.ts'

export interface Picture {
  /** The places that must be seen; none: the whole board. */
  around: readonly Place[]
  glowing?: readonly Place[]
  scene: (on: AnyBoard) => Scene
}

const drawn = (scene: Partial<Scene>): Scene => ({ ...EMPTY_SCENE, ...scene })
const way = (kind: Trail['kind'], ...places: Place[]): Trail => ({ places, kind, name: '' })
const glow = (...places: Place[]): Shade[] => places.map((at) => ({ at, kind: 'possible', strength: 1 }))

function figure(game: 'whitehall' | 'whitechapel', seat: string, at: Place): Piece {
  return { id: seat, at, letter: gameWords(game).letters[seat] ?? '', shape: SHAPES[seat] ?? 'disc', colour: seat, name: '' }
}

function jack(game: 'whitehall' | 'whitechapel', at: Place): Piece {
  return { ...figure(game, 'jack', at), shape: 'star' }
}

// -- Mr. Jack: as the first printing begins --------------------------------------------------------

const OPENING: Readonly<Record<Character, Place>> = { bert: 'i8', goodley: 'm10', gull: 'e9', holmes: 'g5', lestrade: 'e5', smith: 'g8', stealthy: 'i4', watson: 'a3' }
const FACING: Facing = 'NE'
const LAMPS: Readonly<Record<Place, number | null>> = { b2: 1, c7: 3, f5: null, h8: null, k6: 4, l11: 2 }
const COVERS: readonly Place[] = ['c2', 'l12']
const CORDONS: readonly Place[] = ['NE', 'SW']
/** In the light or side by side; everybody else is not seen. */
const SEEN: readonly Character[] = ['bert', 'holmes', 'lestrade', 'smith']

function street(on: AnyBoard): Mark[] {
  const mark = (at: Place, kind: Mark['kind'], text?: string): Mark => ({ at, kind, name: '', ...(text ? { text } : {}) })
  const lit = on.kind === 'hex' ? [...litHexes(on.board, Object.keys(LAMPS), OPENING.watson, FACING)] : []
  return [
    ...lit.map((at) => mark(at, 'lit')),
    ...Object.entries(LAMPS).map(([at, number]) => mark(at, number ? 'lamp-numbered' : 'lamp', number ? String(number) : '')),
    ...COVERS.map((at) => mark(at, 'cover')),
    ...CORDONS.map((at) => mark(at, 'cordon')),
  ]
}

function character(who: Character): Piece {
  return { id: who, at: OPENING[who], letter: letterOf(who), shape: 'disc', colour: who, name: '', ...(who === 'watson' && { facing: FACING }) }
}

export const PICTURES: Readonly<Record<GameName, Readonly<Record<string, Picture>>>> = {
  whitehall: {
    walk: {
      around: ['147', '114', 'k118', 'k126', 'k131'],
      scene: () => drawn({ pieces: [jack('whitehall', '147')], trails: [way('route', '147', 'k131', 'k126', 'k118', '114')], shades: glow('114') }),
    },
    barred: {
      around: ['104', '123', '105', 'k107'],
      scene: () => drawn({ pieces: [jack('whitehall', '104'), figure('whitehall', 'blue', 'k107')], shades: [] }),
    },
    alley: {
      around: ['100', '117', '118', '119', '134'],
      glowing: ['100', '117', '118', '119', '134'],
      scene: () => drawn({ pieces: [jack('whitehall', '100')], trails: [way('row', '100', '134')], shades: glow('117', '118', '119', '134') }),
    },
    search: {
      around: ['112', '114', '132', 'k118', 'k126'],
      scene: () => drawn({ pieces: [figure('whitehall', 'yellow', 'k118')], shades: glow('112', '114', '132') }),
    },
  },
  whitechapel: {
    neighbours: {
      around: ['65', '51', '63', '66', '67', '82', '83', '84'],
      scene: () => drawn({ pieces: [jack('whitechapel', '65')], shades: glow('51', '63', '66', '67', '82', '83', '84') }),
    },
    patrols: {
      around: [],
      scene: () => drawn({ marks: ['k42', 'k44', 'k58', 'k138', 'k143', 'k156', 'k181'].map((at): Mark => ({ at, kind: 'patrol', name: '' })) }),
    },
    search: {
      around: ['63', '65', '82', '66', '83'],
      scene: () => drawn({ pieces: [figure('whitechapel', 'blue', 'k89')], shades: glow('63', '65', '82') }),
    },
    coach: {
      around: ['103', '69', '56', 'k92'],
      scene: () => drawn({ pieces: [jack('whitechapel', '103'), figure('whitechapel', 'red', 'k92')], trails: [way('row', '103', '69', '56')] }),
    },
  },
  mrjack: {
    sewers: {
      around: ['g8', 'f7', 'h6', 'i6', 'e9', 'i8'],
      scene: (on) => drawn({ pieces: CHARACTERS.map(character), marks: street(on), trails: [way('row', 'g8', 'f7', 'h6', 'i6')] }),
    },
    leaving: {
      around: ['k7', 'l6', 'm8', 'j6', 'SE'],
      scene: (on) => {
        const outward = { ...character('holmes'), at: 'k7' }
        return drawn({ pieces: [...CHARACTERS.filter((who) => who !== 'holmes').map(character), outward], marks: street(on), trails: [way('row', 'k7', 'l7', 'l6', 'SE')] })
      },
    },
    seen: {
      around: [],
      scene: (on) =>
        drawn({ pieces: CHARACTERS.map(character), marks: street(on), shades: SEEN.map((who) => ({ at: OPENING[who], kind: 'certain', strength: 1 })) }),
    },
  },
}
