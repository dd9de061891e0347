// Letters from Whitechapel in prose: the log, the question, the phase and the end.

import type { Ending } from '../wire/types'
import { gameWords } from '../words/words.svelte'
import type { Happening, Sight } from './face'
import { numberOf, numbersOf, textOf } from './streets'
import { DOUBLE_EVENT, FAKES, head, hunted, jackOf, MARKED, numeral, spaceName, tableOf, type WhitechapelTable } from './whitechapel-table'

const LATEST = 5

const skin = (sight: Sight) => gameWords('whitechapel')[sight.skin ?? 'murders']

export function tell(event: Happening, sight: Sight): string | null {
  return tellOfHunt(event) ?? tellOfHell(event, sight) ?? tellOfLetters(event)
}

function tellOfHunt(event: Happening): string | null {
  const says = gameWords('whitechapel').tell
  const circle = numberOf(event.circle)
  const to = numberOf(event.to)
  const pawn = textOf(event.pawn)
  const knows = event.to !== undefined
  const space = () => says.space(spaceName(numberOf(event.space)))
  switch (event.type) {
    case 'jack-walked':
      return knows ? says.walkedTo(space(), to) : says.walked(space())
    case 'jack-took-coach': {
      const from = says.space(spaceName(numberOf(event.space) - 1))
      const second = spaceName(numberOf(event.space))
      return knows ? says.coachTo(from, second, numberOf(event.via), to) : says.coach(from, second)
    }
    case 'jack-used-alley':
      return knows ? says.alleyTo(space(), to) : says.alley(space())
    case 'jack-escaped':
      return knows ? says.escapedTo(space(), to) : says.escaped(space())
    case 'pawn-moved':
      return says.moved(pawn, textOf(event.to))
    case 'false-clue-placed':
      return says.falseClue(circle)
    case 'false-clue-kept':
      return says.falseClueKept
    case 'circle-searched':
      return event.found ? says.found(pawn, circle) : says.nothing(pawn, circle)
    case 'arrest-failed':
      return says.arrestFailed(pawn, numbersOf(event.circles))
    case 'jack-arrested':
      return says.arrested(pawn, numbersOf(event.circles))
    case 'pawn-rushed':
      return says.rushed(pawn, textOf(event.to))
    case 'pawn-done':
      return says.done(pawn)
    case 'moves-ran-out':
      return says.movesRanOut
    case 'jack-trapped':
      return says.trapped
  }
  return null
}

function tellOfHell(event: Happening, sight: Sight): string | null {
  const says = gameWords('whitechapel').tell
  const story = skin(sight).tell
  const circle = numberOf(event.circle)
  const crossing = textOf(event.crossing)
  switch (event.type) {
    case 'hideout-chosen':
      return event.circle === undefined ? says.hideout : says.hideoutAt(circle)
    case 'night-began':
      return says.night(numberOf(event.night))
    case 'woman-placed':
      if (event.marked === undefined) return story.womanPlaced(circle)
      return event.marked ? story.womanPlacedMarked(circle) : story.womanPlacedFake(circle)
    case 'head-drawn':
      return says.head(textOf(event.pawn), textOf(event.head))
    case 'patrol-placed':
      return event.token === undefined ? says.patrol(crossing) : says.patrolToken(crossing, textOf(event.token))
    case 'women-turned-over':
      return story.turnedOver(numbersOf(event.marked))
    case 'wretched-killed':
      return story.killed(circle)
    case 'double-event': {
      const [first, then] = numbersOf(event.order)
      return first === undefined || then === undefined ? story.killedTwo(numbersOf(event.circles)) : story.killedTwoOrder(first, then)
    }
    case 'jack-waited':
      return story.waited(numeral(numberOf(event.time)))
    case 'wretched-moved':
      return story.wretchedMoved(circle, numberOf(event.to))
    case 'wretched-stayed':
      return story.wretchedStayed(numbersOf(event.circles))
    case 'patrol-revealed':
      return says.revealed(crossing, textOf(event.token))
    case 'alarm-whistled': {
      const at = event.crossings as readonly string[]
      return says.whistles((event.pawns as readonly string[]).map((pawn, place) => says.standing(pawn, at[place] ?? '')))
    }
  }
  return null
}

function tellOfLetters(event: Happening): string | null {
  const says = gameWords('whitechapel').tell
  const circle = numberOf(event.circle)
  const crossing = textOf(event.crossing)
  switch (event.type) {
    case 'address-wrong':
      return says.addressWrong(circle)
    case 'address-right':
      return says.addressRight(circle)
    case 'address-kept':
      return says.addressKept
    case 'letter-moved-patrol':
      return says.letterMoved(textOf(event.letter), crossing, textOf(event.to))
    case 'saucy-jacky-sent':
      return says.saucyJacky(event.crossings as readonly string[])
    case 'patrol-relocated':
      return says.relocated(crossing, textOf(event.to))
    case 'letter-kept':
      return says.letterKept
    case 'goulston-street-sent':
      return says.goulston(textOf(event.pawn))
    case 'pawn-relocated':
      return says.pawnRelocated(textOf(event.pawn), crossing)
  }
  return null
}

export function ask(sight: Sight): string {
  const table = tableOf(sight)
  const says = gameWords('whitechapel').ask
  if (table.phase === 'over') return says.over
  if (!sight.turn.legal) return sight.turn.to_act && sight.turn.to_act !== 'chance' ? says.wait(sight.turn.to_act) : says.chance
  const leads = head(table)
  const acting = table.detectives[table.acting] ?? ''
  switch (table.phase) {
    case 'targets':
      return askForWomen(table, sight)
    case 'blood':
      if (table.time >= LATEST) return skin(sight).ask.bloodNow
      return table.night === DOUBLE_EVENT ? skin(sight).ask.bloodTwo : skin(sight).ask.blood
    case 'suspense':
      return skin(sight).ask.suspense(leads)
    case 'patrolling':
      return says.patrolling(leads)
    case 'address':
      return says.address(leads)
    case 'relocating':
      return says.relocating(leads)
    case 'called':
      return says.called(leads, table.called ?? '')
    case 'hunting':
      return says.hunting(acting, table.todo)
    case 'suspicion':
      return table.searching ? says.searching(acting, table.searching) : says.suspicion(acting, table.todo)
    case 'victims':
    case 'whistles':
    case 'no-space-left':
      return says.chance
    default:
      return says[table.phase]
  }
}

function askForWomen(table: WhitechapelTable, sight: Sight): string {
  const marked = jackOf(sight)?.marked.length ?? 0
  const fakes = table.women.length - marked
  return skin(sight).ask.targets((MARKED[table.night] ?? 0) - marked, (FAKES[table.night] ?? 0) - fakes)
}

export function phase(sight: Sight): string {
  const table = tableOf(sight)
  const says = gameWords('whitechapel').phase
  const name = phaseName(table, sight)
  if (!table.night || table.phase === 'over') return name
  return hunted(table) ? says.nightAt(table.night, spaceName(table.space), name) : says.night(table.night, name)
}

function phaseName(table: WhitechapelTable, sight: Sight): string {
  const story = skin(sight).phase
  const says = gameWords('whitechapel').phase
  switch (table.phase) {
    case 'targets':
    case 'victims':
      return story.targets
    case 'blood':
    case 'ready':
    case 'hunting':
      return story[table.phase]
    default:
      return says[table.phase]
  }
}

export function outcome(ending: Ending, sight: Sight): string {
  const says = gameWords('whitechapel').outcome
  if (ending.reason === 'fifth-victim-home') return skin(sight).outcome
  if (ending.reason === 'resigned') return (ending.winner === 'jack' ? says.resignedPolice : says.resignedJack) ?? ''
  return says[ending.reason] ?? `${ending.winner}: ${ending.reason}`
}
