// The page's words in English: first-load ones. A game's own words stand in a file of their own.

import { ask } from './ask.ts'
import { board } from './board.ts'
import { page } from './page.ts'
import { table } from './table.ts'

export const en = { page, board, ask, table }
