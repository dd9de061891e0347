export { rules } from '../../en/rules/mrjack.ts'
