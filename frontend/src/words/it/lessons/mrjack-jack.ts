export { lesson } from '../../en/lessons/mrjack-jack.ts'
