// Whitehall Mystery in prose: the log, the question, the phase and the end.

import type { Ending } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Happening, Sight } from './face'
import { numberOf, numbersOf, textOf } from './streets'
import { figureToAct, tableOf, type WhitehallTable } from './whitehall-table'

const skin = (sight: Sight) => gameWords('whitehall')[sight.skin ?? 'murders']

export function tell(event: Happening, sight: Sight): string | null {
  const says = gameWords('whitehall').tell
  const figure = textOf(event.figure)
  const circle = numberOf(event.circle)
  const to = numberOf(event.to)
  const knows = (key: string) => event[key] !== undefined
  const space = () => says.space(numberOf(event.space))
  switch (event.type) {
    case 'location-chosen':
      return knows('circle') ? says.locationChosenAt(circle) : says.locationChosen
    case 'figure-deployed':
      return says.deployed(figure, textOf(event.crossing))
    case 'hunt-began':
      return says.huntBegan(circle)
    case 'jack-walked':
      return knows('to') ? says.walkedTo(space(), to) : says.walked(space())
    case 'jack-took-coach': {
      const from = says.space(numberOf(event.space) - 1)
      const second = String(numberOf(event.space))
      return knows('to') ? says.coachTo(from, second, numberOf(event.via), to) : says.coach(from, second)
    }
    case 'jack-used-tile':
      return knows('to') ? says.tileTo(space(), textOf(event.tile), to) : says.tile(space(), textOf(event.tile))
    case 'jack-used-hidden-tile':
      return knows('to') ? says.hiddenTo(space(), textOf(event.tile), to) : says.hidden(space())
    case 'figure-moved':
      return event.ability ? says.movedWithAbility(figure, textOf(event.to)) : says.moved(figure, textOf(event.to))
    case 'false-clue-placed':
      return says.falseClue(circle)
    case 'false-clue-kept':
      return says.falseClueKept
    case 'circle-searched':
      return event.found ? says.found(figure, circle) : says.nothing(figure, circle)
    case 'arrest-failed':
      return says.arrestFailed(figure, numbersOf(event.circles))
    case 'jack-arrested':
      return says.arrested(figure, numbersOf(event.circles))
    case 'smoker-answered':
      return says.smoker(circle, numbersOf(event.spaces))
    case 'accusation-failed':
      return says.accusedWrongly(figure, circle)
    case 'accusation-proved':
      return says.accusedRightly(figure, circle)
    case 'figure-done':
      return says.done(figure)
    case 'location-announced':
      return skin(sight).announced(circle)
    case 'tiles-shown':
      return tilesShown(event)
    case 'round-began':
      return says.roundBegan(numberOf(event.round), circle)
    case 'tile-reclaimed':
      return says.reclaimed(textOf(event.tile))
    case 'tile-not-reclaimed':
      return says.notReclaimed
    case 'turn-ended':
      return says.turnEnded
    case 'moves-ran-out':
      return says.movesRanOut
    case 'jack-trapped':
      return says.trapped
  }
  return null
}

function tilesShown(event: Happening): string {
  const says = gameWords('whitehall').tell
  const tiles = event.tiles as readonly string[]
  return says.tilesShown(numbersOf(event.spaces).map((space, n) => says.tileAt(tiles[n] ?? '', space)))
}

export function ask(sight: Sight): string {
  const table = tableOf(sight)
  const says = gameWords('whitehall').ask
  const seat = figureToAct(table)
  if (table.phase === 'over') return says.over
  if (!sight.turn.legal) return seat === 'jack' ? says.waitJack : says.wait(seat)
  switch (table.phase) {
    case 'locations':
      return table.chosen ? says.locationNext(table.chosen + 1) : says.locations
    case 'deployment':
      return says.deployment(seat)
    case 'hunting':
      return says.hunting(seat)
    case 'suspicion':
      return askInPart(table, seat)
    case 'turn-ends':
    case 'round-ends':
      return says.waitJack
    default:
      return says[table.phase]
  }
}

function askInPart(table: WhitehallTable, seat: string): string {
  const says = gameWords('whitehall').ask
  return table.part === 'smoker' ? says.smoker(seat, table.found ?? 0) : says[table.part](seat)
}

export function phase(sight: Sight): string {
  const table = tableOf(sight)
  const says = gameWords('whitehall').phase
  const name = phaseName(table, sight)
  return table.round && table.phase !== 'over' ? says.round(table.round, table.space, name) : name
}

function phaseName(table: WhitehallTable, sight: Sight): string {
  const says = gameWords('whitehall').phase
  switch (table.phase) {
    case 'hunting':
      return skin(sight).hunting
    case 'turn-ends':
    case 'round-ends':
      return says.suspicion
    default:
      return says[table.phase]
  }
}

export function outcome(ending: Ending, sight: Sight): string {
  const says = gameWords('whitehall').outcome
  if (ending.reason === 'fourth-location') return skin(sight).fourthLocation
  if (ending.reason === 'resigned') return (ending.winner === 'jack' ? says.resignedPolice : says.resignedJack) ?? ''
  return says[ending.reason] ?? `${ending.winner}: ${ending.reason}`
}
