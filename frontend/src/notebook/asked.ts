// The use of the notebook, in words: for whoever is at the table, spectators too.

import type { Assisted, Matter, Seat } from '../wire/types'
import { words } from '../words/words.svelte'

const MATTERS: readonly Matter[] = ['possible', 'likely', 'why', 'tell']

/** Seat by seat: "possible 12, why 2". */
export function askedSoFar(assisted: Assisted): [seat: Seat, what: string][] {
  const { asked } = words().table
  return Object.entries(assisted).map(([seat, matters]) => [
    seat,
    MATTERS.flatMap((matter) => (matters[matter] ? asked.times(asked.matters[matter], matters[matter]) : [])).join(', '),
  ])
}
