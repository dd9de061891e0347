// Le parole della pagina in italiano.

import { ask } from './ask.ts'
import { board } from './board.ts'
import { page } from './page.ts'
import { table } from './table.ts'
import type { Words } from '../words.svelte'

export const it: Words = { page, board, ask, table }
