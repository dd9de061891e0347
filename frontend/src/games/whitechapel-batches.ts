// What is arranged in Letters from Whitechapel before it is sent: women, patrols, tokens, wretched, a seat's pawns.
// The list of the first step says what there is; what two of them would get in each other's way with is taken out.
// The server judges the whole.

import type { Action } from '../wire/types'
import type { Batch, Sight } from './face'
import { textOf } from './streets'
import { FAKES, jackOf, MARKED, patrolsKnown, tableOf, TOKENS, type WhitechapelTable } from './whitechapel-table'

export function batch(sight: Sight): Batch | null {
  const table = tableOf(sight)
  const legal = sight.turn.legal ?? []
  switch (table.phase) {
    case 'targets':
      return women(table, jackOf(sight)?.marked.length ?? 0, legal)
    case 'patrolling':
      return patrols(table, patrolsKnown(sight).map((patrol) => patrol.token ?? ''), legal)
    case 'relocating':
      return moves(table.chosen.length, 'crossing', legal)
    case 'suspense':
      return moves(table.restless.length, 'circle', legal)
    case 'hunting':
      return moves(table.todo.length, 'pawn', legal)
    default:
      return null
  }
}

const append = (arranged: readonly Action[], action: Action) => [...arranged, action]

function women(table: WhitechapelTable, marked: number, legal: readonly Action[]): Batch {
  const inHand = {
    true: (MARKED[table.night] ?? 0) - marked,
    false: (FAKES[table.night] ?? 0) - (table.women.length - marked),
  }
  return {
    size: inHand.true + inHand.false,
    whole: true,
    next: (arranged) =>
      legal.filter((action) => {
        const kind = action.marked ? 'true' : 'false'
        const taken = arranged.some((each) => each.circle === action.circle)
        return !taken && arranged.filter((each) => each.marked === action.marked).length < inHand[kind]
      }),
    add: append,
  }
}

function patrols(table: WhitechapelTable, laid: readonly string[], legal: readonly Action[]): Batch {
  return {
    size: TOKENS.length - laid.length,
    whole: true,
    next(arranged) {
      const used = [...laid, ...arranged.map((action) => textOf(action.token))]
      const left = (token: string) => count(TOKENS, token) - count(used, token)
      const elsewhere = [...table.patrols, ...arranged].filter((each) => !table.crossings.includes(textOf(each.crossing))).length
      return legal.filter((action) => {
        const at = textOf(action.crossing)
        if (arranged.some((each) => each.crossing === at) || left(textOf(action.token)) < 1) return false
        return table.night === 1 || table.crossings.includes(at) || elsewhere < ELSEWHERE
      })
    },
    add: append,
  }
}

/** From the second night on: so many patrols where no pawn stood. */
const ELSEWHERE = 2

function count(items: readonly string[], item: string): number {
  return items.filter((each) => each === item).length
}

/** Each of several goes somewhere, at most one to a place; another choice for the same one takes the place of the first. */
function moves(size: number, who: string, legal: readonly Action[]): Batch {
  return {
    size,
    whole: false,
    next: (arranged) => legal.filter((action) => !arranged.some((each) => each.to === action.to || each[who] === action[who])),
    add: (arranged, action) => [...arranged.filter((each) => each[who] !== action[who]), action],
  }
}

