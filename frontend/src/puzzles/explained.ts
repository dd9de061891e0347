// A solution in words and on the board.

import type { Mark, Place, Scene, Shade, Trail } from '../board/scene'
import type { Face, Sight } from '../games/face'
import type { Action, Json } from '../wire/types'
import type { PuzzleWords } from '../words/words.svelte'
import { actionOf, named } from './asked'
import type { Fact, Puzzle, Solution } from './puzzle'

const numbers = (value: Json | undefined) => (Array.isArray(value) ? (value as readonly number[]) : [])
const texts = (value: Json | undefined) => (Array.isArray(value) ? (value as readonly string[]) : [])

/** A fact in the words of the page; one that the page does not know, in the server's. */
export function told(fact: Fact, said: PuzzleWords, face: Face, sight: Sight): string {
  const text = plainly(fact, said, face, sight)
  return typeof fact.night === 'number' && fact.fact !== 'ended' ? said.inNight(fact.night, text) : text
}

function plainly(fact: Fact, said: PuzzleWords, face: Face, sight: Sight): string {
  const says = said.facts
  const circle = Number(fact.circle)
  const gone = Number(fact.space)
  const who = (character: Json | undefined) => named(String(character), face, sight)
  switch (fact.fact) {
    case 'vain':
      return says.vain(circle, gone)
    case 'clue':
      return says.clue(circle, gone)
    case 'not-there':
      return says['not-there'](numbers(fact.circles), gone)
    case 'scent':
      return says.scent(circle, numbers(fact.spaces))
    case 'reached':
      return says.reached(circle, gone)
    case 'shunned':
      return says.shunned(circle)
    case 'barred':
      return says.barred(texts(fact.crossings), gone)
    case 'not-beaten':
      return says['not-beaten']
    case 'ended':
      return says.ended(Number(fact.night), numbers(fact.circles))
    case 'lit':
      return says.lit(who(fact.character), String(fact.by))
    case 'beside':
      return says.beside(who(fact.character), who(fact.by))
    case 'lantern':
      return says.lantern(who(fact.character))
    case 'dark':
      return says.dark(who(fact.character))
    case 'alibi':
      return says.alibi(who(fact.character))
    case 'seen':
      return says.seen(texts(fact.characters).map(who))
    case 'play':
      return `${face.say(fact.action as Action, sight)}.`
    default:
      return fact.prose
  }
}

/** What the proof puts on the board. */
export function drawn(puzzle: Puzzle, solution: Solution, said: PuzzleWords, face: Face, sight: Sight): Partial<Scene> {
  const { answer } = solution
  const trails: Trail[] = solution.route.length ? [{ places: solution.route.map(String), kind: 'route', name: said.routeName }] : []
  const marks: Mark[] = []
  const shades: Shade[] = []
  for (const fact of solution.because) {
    const name = told(fact, said, face, sight)
    if (fact.fact === 'vain') marks.push({ at: String(fact.circle), kind: 'pencil', name })
    if (fact.fact === 'not-there') for (const circle of numbers(fact.circles)) marks.push({ at: String(circle), kind: 'pencil', name })
  }
  if (puzzle.kind === 'search') {
    for (const [circle, facts] of Object.entries(solution.others)) {
      shades.push({ at: circle, kind: 'likely', strength: Number(facts[0]?.clue ?? 0) })
    }
  }
  if (puzzle.kind === 'hideout') {
    const fewest = solution.because.map((fact) => numbers(fact.circles)).sort((one, other) => one.length - other.length)[0] ?? []
    for (const circle of fewest) if (circle !== answer) shades.push({ at: String(circle), kind: 'possible', strength: 0.8 })
  }
  if (puzzle.kind === 'catch') {
    const last = solution.because[solution.because.length - 1]?.action as Action | undefined
    const from = placeOf(puzzle, solution, face, sight)
    if (last && from) trails.push({ places: [from, String(last.to)], kind: 'route', name: face.say(last, sight) })
  }
  const at = placeOf(puzzle, solution, face, sight)
  if (at && puzzle.kind !== 'search') shades.push({ at, kind: 'certain', strength: 1 })
  return { trails, marks, shades }
}

/** Where the answer is to be seen. */
export function placeOf(_: Puzzle, { answer }: Solution, face: Face, sight: Sight): Place | null {
  if (typeof answer === 'number') return String(answer)
  if (typeof answer === 'string') return face.parts.pick?.[0]?.at?.(answer, sight) ?? null
  return face.place(actionOf(answer))
}
