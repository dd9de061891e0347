export { reading } from '../../en/rules/reading.ts'
