// The words of Mr. Jack, loaded with its face. Nobody is murdered in them, so that both skins say the same.

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = (count: number, one: string, more: string) => `${NUMBERS[count] ?? count} ${count === 1 ? one : more}`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

export const mrjack = {
  name: 'Mr. Jack',

  characters: {
    bert: { name: 'Jeremy Bert', short: 'Bert', ability: 'Opens one manhole and covers another, before or after his move.' },
    goodley: {
      name: 'Sergeant Goodley',
      short: 'Goodley',
      ability: 'His whistle calls others nearer to him: three steps in all, before or after his move.',
    },
    gull: { name: 'Sir William Gull', short: 'Gull', ability: 'May change places with anybody instead of moving.' },
    holmes: { name: 'Sherlock Holmes', short: 'Holmes', ability: 'Draws an alibi card after his move, for whoever plays him.' },
    lestrade: { name: 'Inspector Lestrade', short: 'Lestrade', ability: 'Moves a cordon to another exit, before or after his move.' },
    smith: { name: 'John Smith', short: 'Smith', ability: 'Puts out one gaslight and lights another, before or after his move.' },
    stealthy: { name: 'Miss Stealthy', short: 'Stealthy', ability: 'Goes up to four hexes, over houses and gardens too.' },
    watson: { name: 'John H. Watson', short: 'Watson', ability: 'His lantern lights the street ahead; whoever moves him turns it.' },
  },
  directions: {
    N: 'north',
    NE: 'north-east',
    SE: 'south-east',
    S: 'south',
    SW: 'south-west',
    NW: 'north-west',
  },
  exits: { NW: 'north-west exit', NE: 'north-east exit', SE: 'south-east exit', SW: 'south-west exit' },
  seats: { jack: 'Jack', detective: 'the detective' },
  Seats: { jack: 'Jack', detective: 'The detective' },
  letters: { jack: 'J', detective: 'D' },
  listed,

  // Choices, on buttons and on the board.
  say: {
    pick: (name: string) => `Play ${name}`,
    move: (to: string) => `Go to ${to}`,
    accuse: (who: string, to: string) => `Accuse ${who} on ${to}`,
    leave: (exit: string) => `Leave the district by the ${exit}`,
    stay: 'Stay here',
    lamp: (lamp: string, from: string, to: string) => `Move ${lamp} from ${from} to ${to}`,
    cordon: (from: string, to: string) => `Move the cordon from the ${from} to the ${to}`,
    manhole: (from: string, to: string) => `Open the manhole on ${from}, cover the one on ${to}`,
    whistle: (who: string, to: string) => `Whistle ${who} to ${to}`,
    swap: (who: string) => `Change places with ${who}`,
    face: (direction: string) => `Turn the lantern ${direction}`,
  },

  // Kinds of choice, to be chosen before the place.
  verbs: {
    pick: 'Play',
    move: 'Move',
    accuse: 'Accuse',
    leave: 'Leave',
    stay: 'Stay',
    lamp: 'Gaslight',
    cordon: 'Cordon',
    manhole: 'Manhole',
    whistle: 'Whistle',
    swap: 'Change places',
    face: 'Lantern',
  },

  ask: {
    pick: 'Pick the character you will play.',
    face: 'Turn Watson’s lantern: which way shall it shine?',
    whistleOn: (points: number) => `The whistle goes on: ${counted(points, 'step', 'steps')} left.`,
    whistle: 'Blow Goodley’s whistle: whom does it call, and where to?',
    goodleyFirst: 'Move Goodley, or blow his whistle first.',
    gull: 'Move Gull, or let him change places with somebody.',
    move: (name: string) => `Move ${name}.`,
    moveOrAbility: (name: string, ability: string) => `Move ${name}, or ${ability} first.`,
    ability: (ability: string) => `Now ${ability}.`,
    abilities: { bert: 'move a manhole cover', lestrade: 'move a cordon', smith: 'move a lit gaslight' },
    stuck: (name: string) => `${name} has nowhere to go.`,
    accusing: 'On somebody’s hex the move ends in an accusation, and the game with it.',
    others: {
      pick: (seat: string) => `${seat} picks a character.`,
      play: (seat: string, name: string) => `${seat} plays ${name}.`,
    },
    over: 'The game is over.',
  },

  phase: {
    turn: (turn: number, last: number) => `Turn ${turn} of ${last}`,
    picking: (nth: number) => `character ${nth} of 4 is picked`,
    playing: (name: string) => `${name} is played`,
    over: 'over',
  },

  outcome: {
    caught: 'The detective has accused the right person. Jack is caught.',
    'wrong-accusation': 'The accusation was wrong, and in the uproar Jack got away.',
    left: 'Jack has left the district, unseen.',
    dawn: 'Dawn has come, and Jack is still at large.',
    resigned: (winner: string) => `The other side has given up: ${winner} wins.`,
    wins: (winner: string) => `${winner} wins.`,
  },

  // The log, one line for each event.
  tell: {
    identity: 'Jack draws the card of the character that he is.',
    identityKnown: (name: string) => `Jack draws his card: he is ${name}.`,
    cards: (names: readonly string[]) => `The cards of this turn: ${listed(names)}.`,
    picked: (seat: string, name: string) => `${seat} plays ${name}.`,
    moved: (name: string, to: string) => `${name} goes to ${to}.`,
    stayed: (name: string) => `${name} has nowhere to go and stays.`,
    lamp: (from: string, to: string) => `Smith puts out the gaslight on ${from} and lights the one on ${to}.`,
    cordon: (from: string, to: string) => `Lestrade moves the cordon from the ${from} to the ${to}.`,
    cover: (from: string, to: string) => `Bert opens the manhole on ${from} and covers the one on ${to}.`,
    whistled: (name: string, to: string, points: number) =>
      `Goodley’s whistle brings ${name} to ${to}, ${counted(points, 'step', 'steps')} nearer.`,
    swapped: (name: string) => `Gull and ${name} change places.`,
    faced: (direction: string) => `Watson’s lantern shines ${direction}.`,
    alibi: (seat: string) => `${seat} draws an alibi card.`,
    alibiKnown: (seat: string, name: string) => `${seat} draws an alibi card: ${name} is innocent.`,
    done: (name: string) => `${name} is done.`,
    seen: 'The witnesses are called: Jack has been seen.',
    unseen: 'The witnesses are called: nobody has seen Jack.',
    cleared: (names: readonly string[]) => `Innocent, then: ${listed(names)}.`,
    nobodyCleared: 'Nobody is cleared by that.',
    lampOut: (number: number, post: string) => `Gaslight ${number} goes out on ${post}.`,
    turn: (turn: number) => `Turn ${turn} begins.`,
    right: (name: string, accused: string) => `${name} accuses ${accused}: it is Jack!`,
    wrong: (name: string, accused: string) => `${name} accuses ${accused}, and is wrong. Jack gets away.`,
    left: (name: string, exit: string) => `${name} leaves by the ${exit}: it was Jack!`,
    dawn: 'Dawn breaks, and Jack has not been caught.',
  },

  // What lies on the board, for readers and for "what is this?".
  board: {
    piece: (name: string, state: string) => `${name}, ${state}`,
    suspect: 'under suspicion',
    innocent: 'innocent',
    inPlay: 'being played',
    played: 'card played',
    you: (name: string) => `${name}: this is you, Jack`,
    wasJack: (name: string) => `${name}: this was Jack`,
    lit: 'lit',
    lamp: 'a gaslight, lit',
    lampNumbered: (number: number) => `a gaslight, lit; it goes out after turn ${number}`,
    aLamp: 'the gaslight',
    aNumberedLamp: (number: number) => `gaslight ${number}`,
    cover: 'a covered manhole',
    cordon: 'a cordon',
  },

  panel: {
    track: 'Turns',
    turn: (turn: number, order: string) => `Turn ${turn}: ${order}`,
    lampAfter: 'a gaslight goes out after it',
    picksDone: (done: number) => `${counted(done, 'character', 'characters')} played`,
    witness: 'Witness card',
    seen: 'Seen',
    unseen: 'Not seen',
    seenMeans: 'Jack stood in the light, or beside somebody. He cannot leave the district in this turn.',
    seenAtFirst: 'So it lies when the game begins. Jack cannot leave the district in this turn.',
    unseenMeans: 'Jack stood alone in the dark. In this turn he may leave the district.',
    characters: 'Characters',
    piles: {
      now: 'In play',
      up: 'Face up',
      later: 'Next turn',
      played: 'Played',
    },
    suspects: (count: number) => `${counted(count, 'suspect', 'suspects')} left`,
    suspect: 'suspect',
    innocent: 'innocent',
    on: (hex: string) => `on ${hex}`,
    alibis: 'Alibi cards',
    drawn: (seat: string, count: number) => `${seat}: ${counted(count, 'card', 'cards')}`,
    noAlibis: 'None has been drawn yet.',
    ownAlibis: (names: readonly string[]) => `Yours: ${listed(names)}, innocent.`,
    identity: 'Who you are',
    youAre: (name: string) => `You are ${name}.`,
    whoJackWas: 'Who Jack was',
    jackWas: (name: string) => `Jack was ${name}.`,
  },
}
