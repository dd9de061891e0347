// What lies on the board of Whitehall Mystery for this viewer.

import { EMPTY_SCENE, type Mark, type Piece, type Scene, type Trail } from '../board/scene'
import type { Action } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Sight } from './face'
import { SHAPES, spaceMarks } from './streets'
import { jackOf, tableOf, type WhitehallNotes, type WhitehallTable } from './whitehall-table'

export function scene(sight: Sight): Scene {
  const table = tableOf(sight)
  const jack = jackOf(sight)
  return {
    ...EMPTY_SCENE,
    pieces: [...figures(table), ...jacksPiece(jack)],
    marks: [...openMarks(table), ...(jack ? jacksMarks(table, jack) : [])],
    trails: jack ? rows(jack, sight.over) : [],
  }
}

function figures(table: WhitehallTable): Piece[] {
  return table.crossings.map((at, place) => piece(table.figures[place] ?? '', at))
}

export function piece(seat: string, at: string): Piece {
  const words = gameWords('whitehall')
  return {
    id: seat,
    at,
    letter: words.letters[seat] ?? '?',
    shape: SHAPES[seat] ?? 'disc',
    colour: seat,
    name: words.marks.piece(seat, at),
  }
}

function jacksPiece(jack: WhitehallNotes | null): Piece[] {
  const here = jack?.row.at(-1)
  if (here === undefined) return []
  const words = gameWords('whitehall')
  const name = words.marks.jack(here)
  return [{ id: 'jack', at: String(here), letter: words.letters.jack ?? 'J', shape: 'star', colour: 'jack', name }]
}

function openMarks(table: WhitehallTable): Mark[] {
  const says = gameWords('whitehall').marks
  const mark = (kind: Mark['kind'], circles: readonly number[], name: (circle: number) => string) =>
    circles.map((circle): Mark => ({ at: String(circle), kind, name: name(circle) }))
  const asked = table.asked.filter((circle) => !table.clues.includes(circle))
  return [
    ...mark('announced', table.announced, says.announced),
    ...mark('clue', table.clues, says.clue),
    ...mark('blocked', table.blocked, says.blocked),
    ...mark('asked', asked, says.asked),
  ]
}

function jacksMarks(table: WhitehallTable, jack: WhitehallNotes): Mark[] {
  const says = gameWords('whitehall').marks
  const ahead = jack.locations.filter((circle) => !table.announced.includes(circle))
  return [
    ...ahead.map((circle): Mark => ({ at: String(circle), kind: 'location', name: says.location(circle) })),
    ...spaceMarks(jack.row, String, says.space),
  ]
}

/** This round's row; when all is over the earlier ones too. */
function rows(jack: WhitehallNotes, over: boolean): Trail[] {
  const says = gameWords('whitehall').marks
  const earlier = over ? jack.earlier_rows : []
  const trail = (row: readonly number[], kind: Trail['kind'], name: string) => ({ places: row.map(String), kind, name })
  return [
    ...earlier.map((row, round) => trail(row, 'earlier', says.earlier(round + 1))),
    ...(jack.row.length > 1 ? [trail(jack.row, 'row', says.row)] : []),
  ]
}

/** What is arranged and not yet sent: the locations, or where a figure is to go. */
export function lay(actions: readonly Action[], sight: Sight): Partial<Scene> {
  const words = gameWords('whitehall').marks
  const { figures, acting } = tableOf(sight)
  return {
    marks: actions.map((action): Mark => {
      if (action.type === 'choose-location') {
        const circle = action.circle as number
        return { at: String(circle), kind: 'location', name: words.arranged(circle) }
      }
      const to = String(action.to ?? action.crossing)
      return { at: to, kind: 'pencil', name: words.arrangedMove(figures[acting] ?? '', to) }
    }),
  }
}
