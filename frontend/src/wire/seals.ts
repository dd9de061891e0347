// Whether what was hidden is what was sealed: SHA-256 of the salt's bytes and then the sealed text.

import type { Opening } from './types'

export interface Verdict {
  good: number
  /** The events whose seals do not hold. */
  bad: number[]
}

function bytes(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function holds(table: string, opening: Opening, given: ReadonlyMap<number, string>): Promise<boolean> {
  if (given.get(opening.number) !== opening.seal) return false
  const [salt, text] = [bytes(opening.salt), new TextEncoder().encode(opening.sealed)]
  const whole = new Uint8Array(salt.length + text.length)
  whole.set(salt)
  whole.set(text, salt.length)
  if (hex(await crypto.subtle.digest('SHA-256', whole)) !== opening.seal) return false
  const { table: where, number } = JSON.parse(opening.sealed) as { table: unknown; number: unknown }
  return where === table && number === opening.number
}

/** `given` are the seals as they came during the game. Null: this browser cannot check (the page is not secure). */
export async function verify(table: string, openings: readonly Opening[], given: ReadonlyMap<number, string>): Promise<Verdict | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null
  const bad: number[] = []
  for (const opening of openings) if (!(await holds(table, opening, given).catch(() => false))) bad.push(opening.number)
  const opened = new Set(openings.map((opening) => opening.number))
  for (const number of given.keys()) if (!opened.has(number)) bad.push(number)
  return { good: openings.length - bad.filter((number) => opened.has(number)).length, bad }
}
