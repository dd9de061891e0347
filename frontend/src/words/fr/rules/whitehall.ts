export { rules } from '../../en/rules/whitehall.ts'
