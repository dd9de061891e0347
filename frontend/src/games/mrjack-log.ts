// The log of Mr. Jack: a sentence for each event, from what the event tells.

import { gameWords } from '../words/words.svelte.ts'
import type { Happening } from './face'
import { exitName, named, seatName } from './mrjack-table'

export function tell(event: Happening): string | null {
  const words = gameWords('mrjack')
  const { tell } = words
  const character = named(event.character)
  const to = String(event.to)
  const from = String(event.from)
  switch (event.type) {
    case 'identity-dealt':
      return event.character === undefined ? tell.identity : tell.identityKnown(character)
    case 'cards-turned-up':
      return tell.cards(names(event))
    case 'card-picked':
      return tell.picked(seatName(event.seat), character)
    case 'character-moved':
      return tell.moved(character, to)
    case 'character-stayed':
      return tell.stayed(character)
    case 'lamp-moved':
      return tell.lamp(from, to)
    case 'cordon-moved':
      return tell.cordon(exitName(from), exitName(to))
    case 'cover-moved':
      return tell.cover(from, to)
    case 'character-whistled':
      return tell.whistled(character, to, Number(event.points))
    case 'places-swapped':
      return tell.swapped(named(event.with))
    case 'watson-faced':
      return tell.faced(words.directions[event.direction as keyof typeof words.directions])
    case 'alibi-drawn':
      return event.character === undefined ? tell.alibi(seatName(event.drawer)) : tell.alibiKnown(seatName(event.drawer), character)
    case 'card-turned-down':
      return tell.done(character)
    case 'witnesses-called':
      return event.seen ? tell.seen : tell.unseen
    case 'suspects-cleared':
      return names(event).length ? tell.cleared(names(event)) : tell.nobodyCleared
    case 'gaslight-went-out':
      return tell.lampOut(Number(event.number), String(event.post))
    case 'turn-began':
      return tell.turn(Number(event.turn))
    case 'accusation-proved':
      return tell.right(character, named(event.accused))
    case 'accusation-failed':
      return tell.wrong(character, named(event.accused))
    case 'jack-left':
      return tell.left(character, exitName(event.exit))
    case 'dawn-broke':
      return tell.dawn
    default:
      return null
  }
}

function names(event: Happening): string[] {
  return (event.characters as readonly string[]).map(named)
}
