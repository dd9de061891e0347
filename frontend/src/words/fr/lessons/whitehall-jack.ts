export { lesson } from '../../en/lessons/whitehall-jack.ts'
