// Who the person at this device is: a name, and nothing else.

import { callMe, me, type Door } from '../wire/rest'
import { keep, kept } from './keep'

const KEY = 'lantern.name'

/** The name this browser was last known by; a session may have ended since. */
export function lastName(): string {
  return kept<{ name: string }>(KEY).name ?? ''
}

let known: string | null = $state(null)

export const person = {
  /** As the server knows it; null: not yet, or nobody. */
  get name(): string | null {
    return known
  },
}

/** Ask the server who I am and where I sit. */
export async function recall(): Promise<Door[]> {
  const { name, tables } = await me()
  known = name
  return tables
}

export async function introduce(name: string): Promise<void> {
  const wanted = name.trim()
  if (wanted === known) return
  known = (await callMe(wanted)).name
  keep(KEY, { name: known })
}
