// Les mots de la page en français.

import { ask } from './ask.ts'
import { board } from './board.ts'
import { page } from './page.ts'
import { table } from './table.ts'
import type { Words } from '../words.svelte'

export const fr: Words = { page, board, ask, table }
