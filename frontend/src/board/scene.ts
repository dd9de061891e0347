// What lies on a board, said without any drawing: a game's face makes a scene, a board draws it.
//
//     <Board game="mrjack" printing="revised" {scene} {live} {onchoose} {onwhy} {attend} bind:this={board} />
//     board.focusPlace('57')   the keyboard goes there        board.fit()   the whole board again
//
// Board.svelte fetches the board's file (shelf.ts, once) and shows StreetBoard or HexBoard; both stand on Stage.svelte, which
// moves, zooms, and lets one point and walk. On the board a key that was understood has its default prevented (arrows,
// Enter, Space, + -, digits); Escape only takes the focus away, and bubbles on. A place is a <g data-place="57" role="button">.

/** A circle's number as text ("57"), a crossing ("k127"), a hex ("g5") or an exit ("NW"). */
export type Place = string

export type Shape = 'disc' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'star'

/** A pawn, a figure, a character, a wretched: something that stands somewhere and moves. */
export interface Piece {
  /** The same piece keeps its id when it moves, so that it can glide. */
  id: string
  at: Place
  /** Never colour alone: every piece has a letter and a shape. */
  letter: string
  shape: Shape
  /** A colour of the palette: "yellow", "blue", "jack", "watson" … (look/palette.css: --piece-NAME). */
  colour: string
  /** In words, for readers and for "what is this?". */
  name: string
  /** Drawn fainter: cleared of suspicion, or already moved. */
  faint?: boolean
  /** Drawn turned down: its card has been played in this turn. */
  down?: boolean
  /** Where Watson's lantern points. */
  facing?: 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'
}

export type MarkKind =
  | 'clue'
  | 'blocked'
  | 'asked'
  | 'crime-scene'
  | 'woman'
  | 'woman-marked'
  | 'woman-fake'
  | 'wretched'
  | 'patrol'
  | 'location'
  | 'announced'
  | 'hideout'
  | 'jack'
  | 'space'
  | 'lamp'
  | 'lamp-numbered'
  | 'cover'
  | 'cordon'
  | 'lit'
  | 'pencil'
  | 'drawn-ring'
  | 'drawn-cross'
  | 'drawn-text'
  | 'share'

/** The four pencils: each has a colour and a stroke of its own. */
export type Pencil = 1 | 2 | 3 | 4

/** A marker: a ring or a badge beside a place, never over its number. */
export interface Mark {
  at: Place
  kind: MarkKind
  /** Short text on the badge: the spaces of the track ("3·7"), the colour's letter of a patrol … */
  text?: string
  colour?: string
  /** With which pencil a person drew it. */
  pencil?: Pencil
  name: string
}

/** A line through places: Jack's row, a route that explains. */
export interface Trail {
  places: readonly Place[]
  kind: 'row' | 'earlier' | 'route' | 'pencil'
  pencil?: Pencil
  name: string
}

/** How much is known of a place: drawn as a glow behind it. */
export interface Shade {
  at: Place
  kind: 'possible' | 'certain' | 'likely'
  /** 0 to 1. */
  strength: number
  /** In words, where the kind alone does not say it. */
  name?: string
}

export interface Scene {
  pieces: readonly Piece[]
  marks: readonly Mark[]
  trails: readonly Trail[]
  shades: readonly Shade[]
}

export const EMPTY_SCENE: Scene = { pieces: [], marks: [], trails: [], shades: [] }

/** What can be chosen on the board now; all else is dead to mouse, touch and keyboard (but can be focused and read). */
export interface Live {
  /** Place → what choosing it means, in words ("search 57"). */
  targets: ReadonlyMap<Place, string>
  /** Chosen so far in this gesture, or arranged in a batch and not yet sent. */
  chosen: ReadonlySet<Place>
  /** Any place can be chosen, and it means this: a pencil is in hand. */
  any?: string
}

export const NOTHING_LIVE: Live = { targets: new Map(), chosen: new Set() }

/** What both boards (StreetBoard.svelte, HexBoard.svelte) are given. */
export interface BoardProps {
  scene: Scene
  live: Live
  /** A live place was chosen (click, tap, Enter, typed). */
  onchoose: (place: Place) => void
  /** A dead place was chosen: the page may ask the server why not. */
  onwhy?: (place: Place) => void
  /** What is this? Asked about a place: right click, long press, the key "?". */
  onask?: (place: Place) => void
  /** Places to bring into view (what changed, where one must choose). */
  attend?: readonly Place[]
}
