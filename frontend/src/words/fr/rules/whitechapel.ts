export { rules } from '../../en/rules/whitechapel.ts'
