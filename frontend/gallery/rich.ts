// Boards with nearly everything on them at once: more than any game shows.

import type { GameName } from '../src/wire/types'
import type { Mark, MarkKind, Piece, Place, Scene, Shade, Trail } from '../src/board/scene'

interface Rich {
  scene: Scene
  targets: [Place, string][]
  chosen: Place[]
}

const piece = (id: string, at: Place, letter: string, colour: string, shape: Piece['shape'], more: Partial<Piece> = {}): Piece => ({ id, at, letter, colour, shape, name: `${colour} figure`, ...more })
const mark = (kind: MarkKind, at: Place, text?: string, colour?: string): Mark => ({ kind, at, name: kind, ...(text ? { text } : {}), ...(colour ? { colour } : {}) })
const shade = (kind: Shade['kind'], at: Place, strength = 1): Shade => ({ kind, at, strength })

export function rich(game: GameName): Rich {
  if (game === 'mrjack') return lamplight()
  const whitehall = game === 'whitehall'
  const trails: Trail[] = [
    { kind: 'row', places: whitehall ? ['47', '48', '63', '79', '95', '96'] : ['47', '64', '83', '101', '102'], name: "Jack's row" },
    { kind: 'earlier', places: whitehall ? ['20', '21', '37', '52'] : ['20', '22', '40', '41'], name: 'an earlier round' },
    { kind: 'route', places: whitehall ? ['120', '121', '135', '152'] : ['120', '137', '138', '152'], name: 'a route' },
  ]
  return {
    scene: {
      pieces: [
        piece('yellow', 'k60', 'Y', 'yellow', 'disc'),
        piece('blue', 'k75', 'B', 'blue', 'square'),
        piece('red', 'k92', 'R', 'red', 'diamond'),
        piece('green', 'k110', 'G', 'green', 'triangle'),
        piece('brown', 'k130', 'N', 'brown', 'hexagon', { faint: true }),
        piece('jack', '96', 'J', 'jack', 'star', { name: 'Jack' }),
      ],
      marks: [
        mark('clue', '48', '3'), mark('clue', '63', '5·7'), mark('clue', '33'), mark('asked', '31'), mark('asked', '30'), mark('asked', '82'), mark('blocked', '85'),
        mark('crime-scene', '118', 'II'), mark('woman', '104'), mark('woman-marked', '105'), mark('woman-fake', '123'), mark('wretched', '125'),
        mark('location', '47'), mark('announced', '135'), mark('hideout', '160'), mark('jack', '52'), mark('space', '52', '4'), mark('space', '118', '1'),
        mark('patrol', 'k40'), mark('patrol', 'k45', '3', 'blue'), mark('patrol', 'k50', '?'), mark('pencil', '140', 'no'), mark('pencil', '144'),
      ],
      trails,
      shades: [
        ...['108', '109', '110', '111', '112', '113'].map((at) => shade('possible', at, 1)), shade('certain', '128'), shade('certain', '129'),
        ...['146', '147', '148', '149'].map((at, n) => shade('likely', at, 0.2 + 0.25 * n)),
      ],
    },
    targets: [...['57', '58', '59', '72', '73', '74', '92'].map((at): [Place, string] => [at, `search ${at}`]), ...['k70', 'k72', 'k80', 'k60'].map((at): [Place, string] => [at, `move to ${at}`])],
    chosen: ['58', 'k72'],
  }
}

function lamplight(): Rich {
  const lit = ['a1', 'b1', 'b3', 'c2', 'c3', 'a2', 'k7', 'l6', 'l7', 'k11', 'k10', 'l12', 'l10', 'm12', 'm11', 'b7', 'b6', 'c6', 'd7', 'e5', 'e4', 'f3', 'g5', 'g4', 'g8', 'g9', 'h10', 'i8', 'i9', 'g7', 'i7', 'e8', 'e7', 'e6', 'e3']
  return {
    scene: {
      pieces: [
        piece('holmes', 'g5', 'H', 'holmes', 'disc', { name: 'Sherlock Holmes' }),
        piece('watson', 'e9', 'W', 'watson', 'disc', { name: 'John H. Watson', facing: 'S' }),
        piece('smith', 'g8', 'S', 'smith', 'disc'),
        piece('lestrade', 'e5', 'L', 'lestrade', 'disc', { down: true }),
        piece('stealthy', 'i4', 'St', 'stealthy', 'disc', { faint: true }),
        piece('goodley', 'm10', 'G', 'goodley', 'disc', { faint: true }),
        piece('gull', 'a3', 'Gu', 'gull', 'disc', { down: true, faint: true }),
        piece('bert', 'h3', 'B', 'bert', 'disc'),
      ],
      marks: [
        ...lit.map((at) => mark('lit', at)), mark('lamp-numbered', 'b2', '1'), mark('lamp-numbered', 'l11', '2'), mark('lamp-numbered', 'c7', '3'), mark('lamp-numbered', 'k6', '4'), mark('lamp', 'f5'), mark('lamp', 'h8'),
        mark('cover', 'c2'), mark('cover', 'l12'), mark('cordon', 'NE'), mark('cordon', 'SW'), mark('pencil', 'i5', '?'),
      ],
      trails: [],
      shades: [],
    },
    targets: [...['g6', 'g7', 'h6', 'i6', 'i5', 'j6'].map((at): [Place, string] => [at, `move Holmes to ${at}`]), ['NW', 'leave by NW']],
    chosen: ['i6'],
  }
}
