export { whitechapel } from '../en/whitechapel.ts'
