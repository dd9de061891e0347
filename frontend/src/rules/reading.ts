// What the rules room says around the rules, in any language.

import type { reading } from '../words/en/rules/reading.ts'
import type { Spoken } from '../words/words.svelte.ts'

export type Reading = Spoken<typeof reading>
