import type { Mark, Piece, Place, Scene, Shape } from '../board/scene'
import type { Action, Ending, Json, Seat } from '../wire/types'
import type { mrjack as english } from '../words/en/mrjack.ts'
import { gameWords } from '../words/words.svelte.ts'
import type { Face, Happening, Sight } from './face'
import MrJackPanel from './MrJackPanel.svelte'
import { learnLights, lights, litHexes } from './mrjack-light.svelte'
import { tell } from './mrjack-log'
import { CHARACTERS, LAST_TURN, cardOf, exitName, letterOf, named, seatName, tableOf, type Character, type Table } from './mrjack-table'

type Words = typeof english

export const mrjack: Face = {
  game: 'mrjack',
  scene(sight) {
    void learnLights(printing(sight))
    return scene(sight)
  },
  parts: {
    pick: [{ key: 'character', on: 'list', at: standing }],
    move: [{ key: 'to', on: 'hex' }],
    accuse: [{ key: 'to', on: 'hex' }],
    leave: [{ key: 'exit', on: 'exit' }],
    stay: [],
    lamp: [{ key: 'from', on: 'hex' }, { key: 'to', on: 'hex' }],
    cordon: [{ key: 'from', on: 'exit' }, { key: 'to', on: 'exit' }],
    manhole: [{ key: 'from', on: 'hex' }, { key: 'to', on: 'hex' }],
    whistle: [{ key: 'character', on: 'list', at: standing }, { key: 'to', on: 'hex' }],
    swap: [{ key: 'with', on: 'list', at: standing }],
    face: [{ key: 'direction', on: 'list', at: ahead }],
  },
  say,
  weighty: (action) => action.type === 'accuse' || action.type === 'leave',
  batched: () => false,
  place: (action) => text(action.to) ?? text(action.exit),
  tell: (event: Happening) => tell(event),
  ask,
  phase,
  outcome,
  meant,
  verb: (action) => ({ id: action.type, name: gameWords('mrjack').verbs[action.type as keyof Words['verbs']] ?? action.type }),
  value: (_, value, action, sight) => (action.type === 'face' ? say({ ...action, direction: value }, sight) : named(value)),
  wayOut: (sight) => (sight.turn.legal ?? []).filter((action) => action.type === 'stay'),
  panel: MrJackPanel,
}

function text(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null
}

// -- what lies on the board ----------------------------------------------------------------------

function printing(sight: Sight): string {
  return String((sight.board.options as { board?: string } | undefined)?.board ?? '2006')
}

function scene(sight: Sight): Scene {
  const table = tableOf(sight)
  const words = gameWords('mrjack').board
  const lamps = table.lamps.map(
    ({ post, number }): Mark =>
      number === null
        ? { at: post, kind: 'lamp', name: words.lamp }
        : { at: post, kind: 'lamp-numbered', text: String(number), name: words.lampNumbered(number) },
  )
  const covers = table.covers.map((at): Mark => ({ at, kind: 'cover', name: words.cover }))
  const cordons = table.cordons.map((at): Mark => ({ at, kind: 'cordon', name: words.cordon }))
  const on = lights(printing(sight))
  const lit = on ? litHexes(on, table.lamps.map(({ post }) => post), table.places.watson, table.facing) : []
  const light = [...lit].map((at): Mark => ({ at, kind: 'lit', name: words.lit }))
  return {
    pieces: CHARACTERS.map((character) => piece(table, character)),
    marks: [...light, ...lamps, ...covers, ...cordons, ...yourself(sight, table)],
    trails: [],
    shades: [],
  }
}

/** A suspect is round, an innocent square and faint; a played card turns its character down. */
function piece(table: Table, character: Character): Piece {
  const suspect = table.suspects.includes(character)
  const pile = cardOf(table, character)
  const shape: Shape = suspect ? 'disc' : 'square'
  return {
    id: character,
    at: table.places[character],
    letter: letterOf(character),
    shape,
    colour: character,
    name: describe(table, character, suspect, pile),
    faint: !suspect,
    down: pile === 'played',
    ...(character === 'watson' && { facing: table.facing }),
  }
}

function describe(table: Table, character: Character, suspect: boolean, pile: string): string {
  const words = gameWords('mrjack')
  const states = [suspect ? words.board.suspect : words.board.innocent]
  if (pile === 'now') states.push(words.board.inPlay)
  if (pile === 'played') states.push(words.board.played)
  return words.board.piece(words.characters[character].name, states.join(', '))
}

/** For Jack's eyes: which of them he is; for everybody's when it is over. */
function yourself(sight: Sight, table: Table): Mark[] {
  const identity = sight.notes.jack?.identity as Character | null | undefined
  if (!identity) return []
  const { wasJack, you } = gameWords('mrjack').board
  const say = sight.over ? wasJack : you
  return [{ at: table.places[identity], kind: 'jack', name: say(named(identity)) }]
}

// -- choosing ------------------------------------------------------------------------------------

function standing(character: Json, sight: Sight): Place | null {
  return tableOf(sight).places[character as Character] ?? null
}

/** Columns eastward, rows northward. */
const STEPS: Record<string, readonly [number, number]> = { N: [0, 1], NE: [1, 1], SE: [1, 0], S: [0, -1], SW: [-1, -1], NW: [-1, 0] }

/** The hex before Watson in that direction. A hex is named by the letter of its column and its row. */
function ahead(direction: Json, sight: Sight): Place | null {
  const here = tableOf(sight).places.watson
  const [columns, rows] = STEPS[direction as string] ?? [0, 0]
  return `${String.fromCharCode(here.charCodeAt(0) + columns)}${Number(here.slice(1)) + rows}`
}

function say(action: Action, sight: Sight): string {
  const words = gameWords('mrjack')
  const { say } = words
  const to = String(action.to)
  const from = String(action.from)
  switch (action.type) {
    case 'pick':
      return say.pick(named(action.character))
    case 'move':
      return say.move(to)
    case 'accuse':
      return say.accuse(named(whoIs(tableOf(sight), to)), to)
    case 'leave':
      return say.leave(exitName(action.exit))
    case 'stay':
      return say.stay
    case 'lamp':
      return say.lamp(lampName(tableOf(sight), from), from, to)
    case 'cordon':
      return say.cordon(exitName(from), exitName(to))
    case 'manhole':
      return say.manhole(from, to)
    case 'whistle':
      return say.whistle(named(action.character), to)
    case 'swap':
      return say.swap(named(action.with))
    case 'face':
      return say.face(words.directions[action.direction as keyof typeof words.directions])
    default:
      return action.type
  }
}

function whoIs(table: Table, hex: string): Character | undefined {
  return CHARACTERS.find((character) => table.places[character] === hex)
}

function lampName(table: Table, post: string): string {
  const { board } = gameWords('mrjack')
  const number = table.lamps.find((lamp) => lamp.post === post)?.number ?? null
  return number === null ? board.aLamp : board.aNumberedLamp(number)
}

const EXITS = ['NW', 'NE', 'SE', 'SW']

function meant(place: Place, sight: Sight): Action | null {
  const table = tableOf(sight)
  const there = whoIs(table, place)
  if (table.phase === 'picking') return there ? { type: 'pick', character: there } : null
  if (table.phase !== 'playing' || table.turning) return null
  if (EXITS.includes(place)) return { type: 'leave', exit: place }
  return there && sight.turn.to_act === 'detective' ? { type: 'accuse', to: place } : { type: 'move', to: place }
}

// -- what is asked -------------------------------------------------------------------------------

function ask(sight: Sight): string {
  const { ask } = gameWords('mrjack')
  const table = tableOf(sight)
  const legal = sight.turn.legal
  if (sight.over || sight.turn.to_act === null) return ask.over
  if (!legal) return askOthers(sight.turn.to_act, table)
  if (table.phase === 'picking') return ask.pick
  if (table.turning) return ask.face
  const asked = askPlayer(table, new Set(legal.map((action) => action.type)))
  return legal.some((action) => action.type === 'accuse') ? `${asked} ${ask.accusing}` : asked
}

function askOthers(seat: Seat, table: Table): string {
  const { others } = gameWords('mrjack').ask
  return table.card ? others.play(seatName(seat), named(table.card)) : others.pick(seatName(seat))
}

/** The kinds of action on offer say what the character has still to do. */
function askPlayer(table: Table, kinds: ReadonlySet<string>): string {
  const { ask } = gameWords('mrjack')
  const name = named(table.card)
  const moving = kinds.has('move') || kinds.has('stay')
  if (kinds.has('whistle')) {
    if (moving) return ask.goodleyFirst
    return table.whistle < 3 ? ask.whistleOn(table.whistle) : ask.whistle
  }
  if (kinds.has('swap')) return ask.gull
  const move = kinds.has('stay') ? ask.stuck(name) : ask.move(name)
  const ability = table.ability && ask.abilities[table.card as keyof typeof ask.abilities]
  if (!ability) return move
  if (!moving) return ask.ability(ability)
  return kinds.has('stay') ? `${move} ${ask.ability(ability)}` : ask.moveOrAbility(name, ability)
}

function phase(sight: Sight): string {
  const words = gameWords('mrjack').phase
  const table = tableOf(sight)
  const turn = words.turn(table.turn, LAST_TURN)
  if (sight.over) return `${turn} · ${words.over}`
  return `${turn} · ${table.card ? words.playing(named(table.card)) : words.picking(Math.min(table.played + 1, 4))}`
}

function outcome(ending: Ending): string {
  const { outcome } = gameWords('mrjack')
  const winner = seatName(ending.winner)
  if (ending.reason === 'resigned') return outcome.resigned(winner)
  const how = outcome[ending.reason as 'caught' | 'wrong-accusation' | 'left' | 'dawn']
  return `${how} ${outcome.wins(winner)}`
}
