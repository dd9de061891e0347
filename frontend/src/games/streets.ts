// What the faces of the two street games share: how pieces look, and how a row is shown on the board.

import type { Mark, Shape } from '../board/scene'
import type { Action, Fields, Json } from '../wire/types'

/** Never colour alone: each figure has a shape of its own. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  yellow: 'disc',
  blue: 'square',
  red: 'diamond',
  green: 'triangle',
  brown: 'hexagon',
  jack: 'star',
}

/** A marker on each circle of a row, with the spaces of the track at which Jack was there ("3·7"). */
export function spaceMarks(
  row: readonly number[],
  spaceAt: (step: number) => string,
  name: (circle: number, spaces: string) => string,
): Mark[] {
  const at = new Map<number, string[]>()
  row.forEach((circle, step) => at.set(circle, [...(at.get(circle) ?? []), spaceAt(step)]))
  return [...at].map(([circle, spaces]) => {
    const text = spaces.join('·')
    return { at: String(circle), kind: 'space', text, name: name(circle, text) }
  })
}

/** A field of the board or of notes, as the type that the server gives it. */
export function fields<T>(from: Fields | undefined): T | null {
  return from === undefined ? null : (from as unknown as T)
}

export function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : Number(value)
}

export function textOf(value: Json | undefined): string {
  return String(value)
}

export function numbersOf(value: Json | undefined): readonly number[] {
  return Array.isArray(value) ? (value as readonly number[]) : []
}

export function ofType(legal: readonly Action[] | undefined, ...types: string[]): readonly Action[] {
  return (legal ?? []).filter((action) => types.includes(action.type))
}

/** "57" and "k12" as the number or the text that an action has. */
export function circleOf(place: string): number | null {
  return /^\d+$/.test(place) ? Number(place) : null
}
