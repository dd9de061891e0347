// The page's words in English: first-load ones. A game's own words stand in a file of their own.

import { board } from './board.ts'
import { page } from './page.ts'

export const en = { page, board }
