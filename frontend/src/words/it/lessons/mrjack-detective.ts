export { lesson } from '../../en/lessons/mrjack-detective.ts'
