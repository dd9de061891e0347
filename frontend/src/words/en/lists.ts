// Lists in a sentence: "57", "57 and 58", "57, 58 and 61".

import { listed } from '../counting.ts'

export const numbers = listed('en')
