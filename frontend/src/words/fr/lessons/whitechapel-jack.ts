export { lesson } from '../../en/lessons/whitechapel-jack.ts'
