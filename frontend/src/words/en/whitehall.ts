// The words of Whitehall Mystery, loaded with its face. The story of a skin is told in `murders` and `thefts`;
// all else is the same in both.

import { numbers } from './lists.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const murders = {
  announced: (circle: number) => `A grim find: Jack has reached his location at ${circle}.`,
  fourthLocation: 'The fourth find is made and nobody has seen the monster. Jack has won.',
  hunting: 'Hunting the Monster',
}

const thefts: typeof murders = {
  announced: (circle: number) => `An empty jewel case is found: Jack has reached his location at ${circle}.`,
  fourthLocation: 'The fourth empty case is found and nobody has seen the thief. Jack has won.',
  hunting: 'Hunting the Thief',
}

const figure = {
  yellow: 'Yellow',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  brown: 'Brown',
}
type FigureName = keyof typeof figure

function name(seat: string): string {
  return figure[seat as FigureName] ?? capital(seat)
}

const tiles: Record<string, string> = { coach: 'coach', alley: 'alley', boat: 'boat' }
const aTile = (tile: string) => (tile === 'alley' ? 'an alley' : `a ${tiles[tile] ?? tile}`)

export const whitehall = {
  murders,
  thefts,
  name,
  /** One letter on each piece. */
  letters: { yellow: 'Y', blue: 'B', red: 'R', green: 'G', brown: 'N', jack: 'J' } as Record<string, string>,
  jack: 'Jack',
  tile: (tile: string) => capital(tiles[tile] ?? tile),

  verbs: {
    locations: { name: 'Choose a location', letter: 'l' },
    deploy: { name: 'Deploy', letter: 'd' },
    begin: { name: 'Begin', letter: 'b' },
    walk: { name: 'Walk', letter: 'w' },
    coach: { name: 'Coach', letter: 'c' },
    alley: { name: 'Alley', letter: 'a' },
    boat: { name: 'Boat', letter: 'b' },
    move: { name: 'Move', letter: 'm' },
    moveFar: { name: 'Move three crossings (ability)', letter: 'x' },
    moveByWater: { name: 'Move by water (ability)', letter: 'x' },
    falseClue: { name: 'Place a false clue', letter: 'f' },
    search: { name: 'Search', letter: 's' },
    arrest: { name: 'Arrest', letter: 'a' },
    arrestAgain: { name: 'Arrest (ability)', letter: 'a' },
    accuse: { name: 'Name a location (ability)', letter: 'n' },
  },

  say: {
    location: (circle: number) => `${circle} is a location`,
    deploy: (crossing: string) => `Start on ${crossing}`,
    begin: (circle: number) => `Begin the hunt at ${circle}`,
    reclaim: (tile: string) => `Take ${aTile(tile)} back`,
    reclaimNothing: 'Take no tile back',
    keepFalseClue: 'Keep the false clue',
    walk: (to: number) => `Walk to ${to}`,
    coach: (via: number, to: number) => `Coach by ${via} to ${to}`,
    alley: (to: number) => `Through an alley to ${to}`,
    boat: (to: number) => `By boat to ${to}`,
    stay: 'Stay here',
    move: (to: string) => `Move to ${to}`,
    moveWithAbility: (to: string) => `Move to ${to}, using the ability`,
    falseClue: (circle: number) => `Block ${circle} with a false clue`,
    search: (circle: number) => `Search ${circle}`,
    arrest: (circle: number) => `Make an arrest at ${circle}`,
    arrestAgain: (circle: number) => `Make an arrest at ${circle}, using the ability`,
    arrestAll: 'Make an arrest on every circle in reach (ability)',
    smoker: 'Send Smoker after the scent',
    accuse: (circle: number) => `Name ${circle} as one of Jack’s locations`,
    done: 'Be done',
    noSmoker: 'Keep Smoker for later, be done',
    noArrest: 'Keep the ability, be done',
    locationsChosen: (circles: readonly number[]) => `Keep these four: ${numbers(circles)}`,
  },

  ask: {
    locations: 'Jack, choose four locations: one white circle in each quarter of the board.',
    locationNext: (number: number) => `Jack, choose your location ${number} of 4, lowest number first.`,
    deployment: (figure: string) => `${name(figure)}, choose a crossing with a yellow border to start on.`,
    beginning: 'Jack, at which of your locations does the hunt begin? Everybody will hear it.',
    reclaiming: 'Jack, take a used alley or boat back, or leave them.',
    escape: 'Jack, walk to a circle, or use a tile that you have left.',
    hunting: (figure: string) => `${name(figure)}, move by none, one or two crossings.`,
    blocking: 'Jack, block a circle with a false clue, or keep it.',
    fresh: (figure: string) => `${name(figure)}, search, make an arrest, or be done.`,
    searching: (figure: string) => `${name(figure)}, nothing there: search on, or be done.`,
    again: (figure: string) => `${name(figure)}, your ability lets you make an arrest after the search. Or be done.`,
    smoker: (figure: string, circle: number) => `${name(figure)}, a clue at ${circle}! Send Smoker to tell when Jack was there?`,
    wait: (figure: string) => `${name(figure)} is to act.`,
    waitJack: 'Jack is to act.',
    over: 'The game is over.',
  },

  phase: {
    round: (round: number, space: number, phase: string) => `Round ${round} of 3 · space ${space} · ${phase}`,
    locations: 'Jack’s locations',
    deployment: 'The figures are deployed',
    beginning: 'Where the hunt begins',
    reclaiming: 'A tile back',
    escape: 'Escape in the Night',
    blocking: 'A false clue',
    suspicion: 'Clues and Suspicion',
    over: 'The end',
  },

  tell: {
    locationChosen: 'Jack notes a location.',
    locationChosenAt: (circle: number) => `Jack notes a location: ${circle}.`,
    deployed: (figure: string, crossing: string) => `${name(figure)} starts on ${crossing}.`,
    huntBegan: (circle: number) => `The hunt begins: Jack was at ${circle}.`,
    walked: (space: string) => `${space}: Jack walks.`,
    walkedTo: (space: string, to: number) => `${space}: Jack walks to ${to}.`,
    coach: (from: string, space: string) => `${from} and ${space}: Jack takes a coach.`,
    coachTo: (from: string, space: string, via: number, to: number) => `${from} and ${space}: Jack takes a coach by ${via} to ${to}.`,
    tile: (space: string, tile: string) => `${space}: Jack uses ${aTile(tile)}.`,
    tileTo: (space: string, tile: string, to: number) => `${space}: Jack uses ${aTile(tile)} to ${to}.`,
    hidden: (space: string) => `${space}: Jack uses a tile, face down.`,
    hiddenTo: (space: string, tile: string, to: number) => `${space}: Jack uses ${aTile(tile)}, face down, to ${to}.`,
    moved: (figure: string, to: string) => `${name(figure)} moves to ${to}.`,
    movedWithAbility: (figure: string, to: string) => `${name(figure)} uses the ability and moves to ${to}.`,
    falseClue: (circle: number) => `Jack lays a false clue: ${circle} is blocked.`,
    falseClueKept: 'Jack keeps his false clue.',
    found: (figure: string, circle: number) => `${name(figure)} searches ${circle}: a clue!`,
    nothing: (figure: string, circle: number) => `${name(figure)} searches ${circle}: nothing.`,
    arrestFailed: (figure: string, circles: readonly number[]) => `${name(figure)} makes an arrest at ${numbers(circles)}: Jack is not there.`,
    arrested: (figure: string, circles: readonly number[]) => `${name(figure)} makes an arrest at ${numbers(circles)}: Jack is caught!`,
    smoker: (circle: number, spaces: readonly number[]) =>
      `Smoker has the scent: Jack was on ${circle} at ${spaces.length > 1 ? 'spaces' : 'space'} ${numbers(spaces)}.`,
    accusedWrongly: (figure: string, circle: number) => `${name(figure)} names ${circle}: no location that lies ahead of Jack.`,
    accusedRightly: (figure: string, circle: number) => `${name(figure)} names ${circle}: that is where Jack was bound!`,
    done: (figure: string) => `${name(figure)} is done.`,
    tilesShown: (shown: readonly string[]) => `The tiles that lay face down: ${shown.join(', ')}.`,
    tileAt: (tile: string, space: number) => `${aTile(tile)} at space ${space}`,
    roundBegan: (round: number, circle: number) => `Round ${round} begins at ${circle}.`,
    reclaimed: (tile: string) => `Jack takes ${aTile(tile)} back.`,
    notReclaimed: 'Jack takes no tile back.',
    turnEnded: 'The turn ends.',
    movesRanOut: 'The fifteenth space is filled and no location is reached: Jack is out of moves.',
    trapped: 'Jack has no move left.',
    space: (space: number) => `Space ${space}`,
  },

  outcome: {
    'fourth-location': '',
    arrest: 'Jack has been arrested. The police have won.',
    accusation: 'The police knew where Jack was bound. They have won.',
    'out-of-moves': 'Jack ran out of moves. The police have won.',
    'no-legal-move': 'Jack was trapped, with no move left. The police have won.',
    resignedJack: 'Jack has given up. The police have won.',
    resignedPolice: 'The police have given up. Jack has won.',
  } as Record<string, string>,

  marks: {
    clue: (circle: number) => `a clue at ${circle}`,
    blocked: (circle: number) => `${circle} is blocked by a false clue`,
    asked: (circle: number) => `${circle} has just been searched in vain`,
    announced: (circle: number) => `${circle}, a location that Jack has reached`,
    location: (circle: number) => `${circle}, a location that Jack has still to reach`,
    space: (circle: number, spaces: string) => `Jack was on ${circle} at space ${spaces}`,
    arranged: (circle: number) => `${circle}, chosen as a location`,
    arrangedMove: (figure: string, to: string) => `${name(figure)} is to move to ${to}`,
    row: 'Jack’s way in this round',
    earlier: (round: number) => `Jack’s way in round ${round}`,
    piece: (figure: string, at: string) => `${name(figure)} on ${at}`,
    jack: (at: number) => `Jack, on ${at}`,
  },

  panel: {
    track: 'The move track',
    trackNow: (space: number, left: number) => `Space ${space}; ${left} left in this round.`,
    yours: 'Your own row is written on it; the police see the spaces only.',
    tiles: 'Special movements',
    tilesJack: 'left to Jack',
    tilesPolice: 'as far as the police know',
    left: (left: number, of: number) => `${left} of ${of} left`,
    hiddenTiles: (count: number) => (count === 1 ? 'One tile lies face down.' : `${count} tiles lie face down.`),
    faceDown: 'a tile, face down',
    locations: 'Locations',
    yourLocations: 'Jack’s locations',
    reached: (circle: number) => `${circle}, reached`,
    ahead: (circle: number) => `${circle}, still ahead`,
    unknown: (count: number) => (count === 1 ? 'One is still unknown.' : `${count} are still unknown.`),
    falseClues: 'False clues in Jack’s hand',
    cluesToNext: (count: number) => (count === 1 ? 'One more clue and Jack earns one.' : `${count} more clues and Jack earns one.`),
    abilities: 'Abilities',
    ability: {
      yellow: 'moves three crossings once',
      blue: 'moves by water once',
      red: 'makes an arrest after a search once',
      green: 'makes an arrest on all circles in reach once',
      brown: 'names a location once',
      smoker: 'tells once when Jack was on a clue just found',
    } as Record<string, string>,
    used: 'used',
    ready: 'ready',
    smoker: 'Smoker',
    order: 'The police, in order',
    on: (crossing: string) => `on ${crossing}`,
    toAct: 'to act',
    earlier: 'Earlier rounds',
    earlierRound: (round: number) => `Round ${round}`,
    clues: (count: number) => count === 0 ? 'No clue in this round yet.' : count === 1 ? 'One clue in this round.' : `${count} clues in this round.`,
  },
}
