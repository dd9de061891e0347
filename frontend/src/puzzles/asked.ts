// A puzzle as something that is asked at a table: its choices as actions, and the game's face with the puzzle's question.
// So one answers as one plays: on the board, from a list, by typing a place.

import type { AnyBoard } from '../board/shelf'
import type { Face, Sight } from '../games/face'
import type { Action, Json } from '../wire/types'
import type { PuzzleWords } from '../words/words.svelte'
import type { Answer, Puzzle } from './puzzle'

const CIRCLE = 'answer-circle'
const CHARACTER = 'answer-character'

/** All that can be answered, as actions. */
export function choicesOf(puzzle: Puzzle, on: AnyBoard): readonly Action[] {
  const circles = on.kind === 'street' ? on.board.circles.map(({ place }) => Number(place)) : []
  return (puzzle.choices.length ? puzzle.choices : circles).map(actionOf)
}

export function actionOf(answer: Answer): Action {
  if (typeof answer === 'number') return { type: CIRCLE, circle: answer }
  if (typeof answer === 'string') return { type: CHARACTER, character: answer }
  return answer
}

export function answerOf(action: Action): Answer {
  if (action.type === CIRCLE) return action.circle as number
  if (action.type === CHARACTER) return action.character as string
  return action
}

export function questionOf(puzzle: Puzzle, said: PuzzleWords): string {
  const { asks, rows } = said
  switch (puzzle.kind) {
    case 'who':
      return puzzle.board.seen ? asks.whoSeen : asks.whoUnseen
    case 'split':
    case 'catch':
    case 'crowd':
      return asks[puzzle.kind]
    default:
      return asks[puzzle.kind](puzzle.game === 'mrjack' ? '' : rows[puzzle.game])
  }
}

/** An answer in words. */
export function named(answer: Answer, face: Face, sight: Sight): string {
  if (typeof answer === 'number') return String(answer)
  const action = actionOf(answer)
  if (typeof answer === 'string') return face.value?.('character', answer, action, sight) ?? answer
  return face.say(action, sight)
}

/** The game's face, asking the puzzle's question. Every answer is asked again: a slip of the finger is none. */
export function puzzleFace(face: Face, puzzle: Puzzle, said: PuzzleWords): Face {
  const standing = face.parts.pick?.[0]?.at
  const place = (action: Action) => {
    if (action.type === CIRCLE) return String(action.circle as Json)
    return action.type === CHARACTER ? null : face.place(action)
  }
  return {
    ...face,
    parts: {
      ...face.parts,
      [CIRCLE]: [{ key: 'circle', on: 'circle' }],
      [CHARACTER]: [{ key: 'character', on: 'list', ...(standing && { at: standing }) }],
    },
    verb: (action, sight) => (action.type === CIRCLE || action.type === CHARACTER ? { id: '', name: '' } : (face.verb?.(action, sight) ?? { id: '', name: '' })),
    say: (action, sight) => named(answerOf(action), face, sight),
    ask: () => questionOf(puzzle, said),
    place,
    weighty: () => true,
    batched: () => false,
    batch: () => null,
    meant: () => null,
    wayOut: () => [],
    sweep: () => [],
  }
}
