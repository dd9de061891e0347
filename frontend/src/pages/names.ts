// What seats, levels, times and faults are called, in the words of the page.

import { Refusal } from '../wire/rest'
import type { GameName, Seat, Sitter } from '../wire/types'
import { words } from '../words/words.svelte'

export function seatName(seat: Seat): string {
  const said = words().page
  const number = /^police-(\d+)$/.exec(seat)?.[1]
  return number ? said.policeSeat(number) : (said.seats[seat] ?? seat)
}

/** "easy@1" is easy to people. */
export function levelName(level: string): string {
  const name = level.split('@')[0] ?? level
  return words().page.levels[name] ?? name
}

export function sitterName(sitter: Sitter): string {
  if (sitter.name === null) return words().page.door.free
  return sitter.computer ? words().page.computer(levelName(sitter.name)) : sitter.name
}

export function tableName(charter: { game: GameName; title?: string }): string {
  return charter.title || words().page.games[charter.game].name
}

export function faultName(fault: unknown): string {
  if (!(fault instanceof Refusal)) return words().page.failed
  return fault.status === 0 ? words().page.away : fault.message || words().page.failed
}

/** Minutes and seconds, hours, or days. */
export function time(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  if (days > 0) return words().page.days(days, hours)
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`
  return `${minutes}:${two(whole % 60)}`
}
