export { lesson } from '../../en/lessons/whitechapel-police.ts'
