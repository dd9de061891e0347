// What is explained at the table: which word of words/*/what.ts belongs to a thing, and where the rules tell more.

import type { Hex, Exit } from '../board/hexboard'
import type { MarkKind, Piece, Place, Scene } from '../board/scene'
import type { AnyBoard } from '../board/shelf'
import type { CircleSpot, CrossingSpot } from '../board/streetboard'
import type { GameName } from '../wire/types'
import type { What } from '../words/words.svelte.ts'

/** Something that can be asked about: its word, and what it is called where it lies. */
export interface Thing {
  key: string
  name?: string
  /** The piece itself, for what holds of it alone. */
  piece?: string
}
/** Given as context to what stands beside the board. */
export type Explain = (things: readonly Thing[]) => void

const MARKS: Readonly<Record<MarkKind, string>> = {
  clue: 'clue',
  blocked: 'blocked',
  asked: 'asked',
  'crime-scene': 'crimeScene',
  woman: 'woman',
  'woman-marked': 'womanMarked',
  'woman-fake': 'womanFake',
  wretched: 'wretched',
  patrol: 'patrol',
  location: 'location',
  announced: 'announced',
  hideout: 'hideout',
  jack: 'you',
  space: 'space',
  lamp: 'lamp',
  'lamp-numbered': 'lampNumbered',
  cover: 'cover',
  cordon: 'cordon',
  lit: 'lit',
  pencil: 'arranged',
  'drawn-ring': 'pencil',
  'drawn-cross': 'pencil',
  'drawn-text': 'pencil',
  share: 'likely',
}

/** What a button does, where its word is called otherwise than the kind of action. */
const DEEDS: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
  whitehall: { locations: 'chooseLocation', 'keep-false-clue': 'falseClue', 'reclaim-nothing': 'reclaim' },
  whitechapel: { hideout: 'chooseHideout', 'keep-false-clue': 'falseClue', accuse: 'address', call: 'letter' },
  mrjack: { lamp: 'lampMove', cordon: 'cordonMove', manhole: 'manholeMove' },
}

type Anchors = Readonly<Record<string, readonly string[]>>
/** Section of the rules: what it tells of. */
const SECTIONS: Readonly<Record<GameName, Anchors>> = {
  whitehall: {
    before: ['locations', 'chooseLocation', 'location', 'deploy', 'begin', 'crossingYellow', 'circleWhite'],
    streets: ['circle', 'crossing', 'row', 'earlier'],
    turn: ['phase', 'order'],
    escape: ['jack', 'walk', 'coach', 'alley', 'boat', 'tiles', 'circleBlue', 'track', 'space'],
    hunting: ['figure', 'move', 'stay'],
    suspicion: ['clue', 'asked', 'search', 'arrest', 'done', 'sweep'],
    end: ['announced'],
    options: ['blocked', 'falseClues', 'falseClue', 'abilities', 'moveFar', 'moveByWater', 'arrestAgain', 'accuse', 'reclaim'],
  },
  whitechapel: {
    before: ['hideout', 'chooseHideout', 'police'],
    streets: ['circle', 'crossing', 'row', 'earlier'],
    hell: ['circleRed', 'crossingYellow', 'woman', 'womanMarked', 'womanFake', 'wretched', 'patrol', 'patrols', 'women', 'placeWoman', 'placePatrol'],
    blood: ['crimeScene', 'scenes', 'kill', 'wait', 'moveWretched', 'reveal', 'track', 'space', 'phase'],
    hunting: ['pawn', 'jack', 'walk', 'coach', 'alley', 'tiles', 'move', 'stay', 'search', 'arrest', 'clue', 'asked', 'done', 'sweep'],
    options: ['blocked', 'falseClues', 'falseClue', 'letters', 'letter', 'relocate', 'crossingRed', 'rush', 'address'],
  },
  mrjack: {
    goal: ['you', 'identity', 'accuse'],
    turn: ['track', 'pick', 'phase'],
    moving: ['street', 'building', 'garden', 'manhole', 'cover', 'move', 'stay'],
    characters: ['character', 'characters', 'alibis', 'lampMove', 'cordonMove', 'manholeMove', 'whistle', 'swap', 'face'],
    witnesses: ['gaslight', 'lamp', 'lampNumbered', 'lit', 'witness'],
    leaving: ['exit', 'cordon', 'leave'],
  },
}

/** The section of the rules that tells more of it. */
export function sectionOf(key: string, game: GameName): string | null {
  return Object.entries(SECTIONS[game]).find(([, keys]) => keys.includes(key))?.[0] ?? null
}

/** Its name and meaning; of what a button does, by the kind of action ("do:walk"). */
export function meaning(key: string, game: GameName, said: What): { key: string; name: string; means: string } {
  const kind = key.replace(/^do:/, '').split(' ')[0]!
  const word = key.startsWith('do:') ? (DEEDS[game][kind] ?? kind) : kind
  const shelves: Readonly<Record<string, readonly [string, string]>>[] = [said[game], ...(game === 'mrjack' ? [] : [said.streets]), said.board, said.table]
  const found = shelves.map((shelf) => shelf[word]).find((each) => each)
  const [name, means] = found ?? said.table.thing
  return { key: word, name, means }
}

/** The pieces, marks, lines and shades of a scene that lie on this place, or all of them. */
export function thingsOf(scene: Scene, game: GameName, at?: Place): Thing[] {
  const here = (place: Place) => at === undefined || place === at
  return [
    ...scene.pieces.filter((piece) => here(piece.at)).map((piece) => ({ key: keyOfPiece(piece, game), name: piece.name, piece: piece.id })),
    ...scene.marks.filter((mark) => here(mark.at) && mark.name).map((mark) => ({ key: MARKS[mark.kind], name: mark.name })),
    ...scene.trails.filter((trail) => trail.places.some(here)).map((trail) => ({ key: trail.kind, name: trail.name })),
    ...scene.shades.filter((shade) => here(shade.at)).map((shade) => ({ key: shade.kind, name: shade.name ?? '' })),
  ]
}

export function keyOfPiece(piece: Piece, game: GameName): string {
  if (game === 'mrjack') return 'character'
  if (piece.id === 'jack') return 'jack'
  return game === 'whitehall' ? 'figure' : 'pawn'
}

export const keyOfMark = (kind: MarkKind): string => MARKS[kind]

/** What is printed on a place; what covers it is asked about instead. */
export function groundOf(board: AnyBoard, place: Place, lies: readonly Thing[]): string {
  if (board.kind === 'street') {
    const spot = board.board.spots.get(place) as CircleSpot | CrossingSpot | undefined
    if (spot === undefined) return 'thing'
    if (!('kind' in spot)) return spot.border === 'yellow' ? 'crossingYellow' : spot.border === 'red' ? 'crossingRed' : 'crossing'
    if (spot.kind === 'blue') return 'circleBlue'
    if (spot.kind === 'red') return 'circleRed'
    return spot.kind === 'white' && board.board.name === 'whitehall' ? 'circleWhite' : 'circle'
  }
  const spot = board.board.spots.get(place) as Hex | Exit | undefined
  if (spot === undefined) return 'thing'
  if ('turn' in spot) return 'exit'
  if (spot.manhole) return lies.some(({ key }) => key === 'cover') ? 'street' : 'manhole'
  if (spot.kind === 'gaslight') return lies.some(({ key }) => key.startsWith('lamp')) ? 'street' : 'gaslight'
  return spot.kind
}
