// For tests: English has been learnt before they begin, as the page sees to before it begins.

import { speak } from './words.svelte'

await speak('en')
