// What lies on the board of Letters from Whitechapel for this viewer.

import type { Mark, Piece, Scene, Trail } from '../board/scene'
import type { Action } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Sight } from './face'
import { SHAPES, spaceMarks } from './streets'
import { FALSE, hunted, jackOf, patrolsKnown, PAWNS, spaceName, spaceOfStep, tableOf, type JackNotes, type WhitechapelTable } from './whitechapel-table'

const BEFORE_THE_HUNT = ['night-begins', 'targets', 'head', 'patrolling']

export function scene(sight: Sight): Scene {
  const table = tableOf(sight)
  const jack = jackOf(sight)
  return {
    pieces: [...pawns(table), ...jacksPiece(jack)],
    marks: [...crimes(table, sight), ...women(table, jack, sight), ...patrols(table, sight), ...clues(table), ...jacksMarks(table, jack)],
    trails: jack ? rows(jack, sight.over) : [],
    shades: [],
  }
}

/** In Hell the pawns lie beside the board; until the patrols are laid they show where one must lie. */
function pawns(table: WhitechapelTable): Piece[] {
  const says = gameWords('whitechapel').marks
  const before = BEFORE_THE_HUNT.includes(table.phase)
  if (!before && !hunted(table) && (table.phase !== 'over' || table.patrols.length)) return []
  return table.crossings.map((at, place) => {
    const seat = PAWNS[place] ?? ''
    const piece = pawn(seat, at)
    return before ? { ...piece, faint: true, name: says.stood(seat, at) } : piece
  })
}

function pawn(seat: string, at: string): Piece {
  const words = gameWords('whitechapel')
  return {
    id: seat,
    at,
    letter: words.letters[seat] ?? '?',
    shape: SHAPES[seat] ?? 'disc',
    colour: seat,
    name: words.marks.piece(seat, at),
  }
}

function jacksPiece(jack: JackNotes | null): Piece[] {
  const here = jack?.row.at(-1)
  if (here === undefined) return []
  const words = gameWords('whitechapel')
  const name = words.marks.jack(here)
  return [{ id: 'jack', at: String(here), letter: words.letters.jack ?? 'J', shape: 'star', colour: 'jack', name }]
}

function marks(kind: Mark['kind'], circles: readonly number[], name: (circle: number) => string): Mark[] {
  return circles.map((circle) => ({ at: String(circle), kind, name: name(circle) }))
}

function crimes(table: WhitechapelTable, sight: Sight): Mark[] {
  return marks('crime-scene', table.scenes, gameWords('whitechapel')[sight.skin ?? 'murders'].marks.scene)
}

function women(table: WhitechapelTable, jack: JackNotes | null, sight: Sight): Mark[] {
  const says = gameWords('whitechapel')[sight.skin ?? 'murders'].marks
  const lying = jack
    ? [
        ...marks('woman-marked', table.women.filter((circle) => jack.marked.includes(circle)), says.womanMarked),
        ...marks('woman-fake', table.women.filter((circle) => !jack.marked.includes(circle)), says.womanFake),
      ]
    : marks('woman', table.women, says.woman)
  const wretched = marks('wretched', table.wretched, (circle) =>
    table.restless.includes(circle) ? says.restless(circle) : says.wretched(circle),
  )
  return [...lying, ...wretched]
}

function patrols(table: WhitechapelTable, sight: Sight): Mark[] {
  const known = new Map(patrolsKnown(sight).map((patrol) => [patrol.crossing, patrol.token]))
  return table.patrols.map(({ crossing, token }) => patrol(crossing, token ?? known.get(crossing) ?? null))
}

function patrol(at: string, token: string | null): Mark {
  const words = gameWords('whitechapel')
  if (token === null) return { at, kind: 'patrol', name: words.marks.patrol(at) }
  const mark: Mark = { at, kind: 'patrol', text: words.letters[token] ?? '?', name: words.marks.patrolToken(at, token) }
  return token === FALSE ? mark : { ...mark, colour: token }
}

function clues(table: WhitechapelTable): Mark[] {
  const says = gameWords('whitechapel').marks
  const asked = table.asked.filter((circle) => !table.clues.includes(circle))
  return [...marks('clue', table.clues, says.clue), ...marks('blocked', table.blocked, says.blocked), ...marks('asked', asked, says.asked)]
}

function jacksMarks(table: WhitechapelTable, jack: JackNotes | null): Mark[] {
  if (!jack) return []
  const says = gameWords('whitechapel').marks
  const home = jack.hideout === null ? [] : marks('hideout', [jack.hideout], says.hideout)
  return [...home, ...spaceMarks(jack.row, (step) => spaceName(spaceOfStep(table, step)), says.space)]
}

/** Tonight's row; when all is over those of the earlier nights too. */
function rows(jack: JackNotes, over: boolean): Trail[] {
  const says = gameWords('whitechapel').marks
  const earlier = over ? jack.earlier_rows : []
  const trail = (row: readonly number[], kind: Trail['kind'], name: string) => ({ places: row.map(String), kind, name })
  return [
    ...earlier.map((row, night) => trail(row, 'earlier', says.earlier(night + 1))),
    ...(jack.row.length > 1 ? [trail(jack.row, 'row', says.row)] : []),
  ]
}

/** What is arranged and not yet sent. */
export function lay(actions: readonly Action[], sight: Sight): Partial<Scene> {
  const says = gameWords('whitechapel')
  const skin = says[sight.skin ?? 'murders'].marks
  return {
    marks: actions.map((action): Mark => {
      const circle = Number(action.circle)
      const to = String(action.to)
      switch (action.type) {
        case 'place-woman':
          return action.marked
            ? { at: String(circle), kind: 'woman-marked', name: skin.womanMarked(circle) }
            : { at: String(circle), kind: 'woman-fake', name: skin.womanFake(circle) }
        case 'place-patrol':
          return patrol(String(action.crossing), String(action.token))
        case 'move':
          return { at: to, kind: 'pencil', text: says.letters[String(action.pawn)] ?? '', name: says.marks.arrangedMove(String(action.pawn), to) }
        default:
          return { at: to, kind: 'pencil', name: says.marks.arrangedTo(String(action.circle ?? action.crossing), to) }
      }
    }),
  }
}
