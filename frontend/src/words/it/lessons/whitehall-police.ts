export { lesson } from '../../en/lessons/whitehall-police.ts'
