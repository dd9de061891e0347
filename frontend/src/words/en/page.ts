// What the page around the games says: front page, tables being planned, links, settings.

import type { GameName } from '../../wire/types'
import type { Skin } from '../skin'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const page = {
  name: 'Dark Lantern',
  skip: 'Skip to the content',
  lost: 'This part of the page could not be loaded. The server may be away, or it has a newer page by now.',
  reload: 'Load the page again',
  away: 'The server cannot be reached. Is it running?',
  failed: 'That did not work. Try again in a moment.',
  again: 'Try again',
  back: 'To the front page',
  close: 'Close',
  navigation: 'The page',
  about: 'About',
  rules: 'Rules',
  learn: 'Learn',
  settings: 'Settings',
  loading: 'A moment …',
  /** Days and hours, as short as can be. */
  days: (days: number, hours: number) => `${days} d ${hours} h`,

  front: {
    title: 'London, 1888. Somebody knows the way home.',
    lead: 'Letters from Whitechapel, Whitehall Mystery and Mr. Jack: against the computer, with friends far away, or around one screen. No account is needed.',
    play: 'Play now',
    playLead: 'You against the computer.',
    game: 'Game',
    role: 'You are',
    level: 'The computer plays',
    levelOf: (level: string, promise: string) => `${level}: ${promise}`,
    pace: 'Its pace',
    begin: 'Play',
    beginning: 'The table is being laid …',
    friends: 'Invite friends',
    friendsLead: 'Lay a table with all its options, and send everybody a link to a seat.',
    here: 'Around this screen',
    hereLead: 'One screen, handed from person to person. It keeps everybody’s secrets covered.',
    puzzles: 'Puzzles',
    puzzlesLead: 'Moments with one provable answer, a new one of each game every day.',
    learn: 'Learn by playing',
    learnLead: 'A first lesson for each side of each game: ten minutes on the real board.',
    replay: 'Replay a game',
    replayLead: 'A finished game or a record, moment by moment: what was true, what could be proved, what was likely.',
    mine: 'Your tables',
    watch: 'Watch',
    watchLead: 'Tables that anybody may look at.',
    nobodyToWatch: 'No open table has a game running just now.',
    unnamed: 'Before you can watch, say how you want to be called.',
  },

  person: {
    label: 'Your name',
    hint: 'As the others will see it. No account, no password.',
    usual: 'Guest',
    wanted: 'How do you want to be called?',
    take: 'That is my name',
  },

  games: {
    whitehall: {
      name: 'Whitehall Mystery',
      line: (_: Skin) => 'Three investigators, four places to reach, one hidden walker. The quickest hunt.',
      length: 'About 40 minutes · 2 to 4 people',
    },
    whitechapel: {
      name: 'Letters from Whitechapel',
      line: (skin: Skin) =>
        skin === 'thefts'
          ? 'Four nights, five thefts, and a hideout somewhere in the fog. The great hunt.'
          : 'Four nights, and a hideout somewhere in the fog. The great hunt.',
      length: 'About 2 hours · 2 to 6 people',
    },
    mrjack: {
      name: 'Mr. Jack',
      line: (_: Skin) => 'Eight characters, one of them Jack. Light and shadow tell which. A duel.',
      length: 'About 30 minutes · 2 people',
    },
  } satisfies Record<GameName, { name: string; line: (skin: Skin) => string; length: string }>,

  roles: {
    jack: 'Jack',
    police: 'the police',
    detective: 'the detective',
  },
  rolesLead: {
    whitehall: { jack: 'Walk unseen to four places of your choice.', other: 'Lead the investigators, find his traces, make the arrest.' },
    whitechapel: { jack: 'Strike, and get home unseen, four nights long.', other: 'Lead the patrols, find his trail and his hideout.' },
    mrjack: { jack: 'Stay hidden until dawn, or slip out of the district.', other: 'Clear the innocent, and accuse the right one.' },
  } satisfies Record<GameName, { jack: string; other: string }>,

  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' } as Readonly<Record<string, string>>,
  computer: (level: string) => `Computer (${level})`,

  seats: {
    jack: 'Jack',
    detective: 'Detective',
    yellow: 'Yellow',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    brown: 'Brown',
  } as Readonly<Record<string, string>>,
  policeSeat: (n: string) => `Police ${n}`,
  anyPolice: 'Any free police seat',

  plan: {
    friends: 'Invite friends',
    here: 'Around this screen',
    nowhere: 'There is no such way to play.',
    game: 'The game',
    title: 'A name for the table',
    titleHint: 'May stay empty.',
    who: 'Who sits where',
    seat: 'Seat',
    sitter: 'Who plays it',
    me: 'I do',
    friend: 'A friend, by link',
    computer: (level: string) => `The computer, ${level.toLowerCase()}`,
    person: 'A person at this screen',
    personName: (seat: string) => `Who is ${seat}?`,
    usualJack: 'Jack',
    usualPolice: 'the police',
    usualDetective: 'the detective',
    samePerson: 'Seats with the same name are one person: no cover is drawn between them.',
    options: 'Rules',
    noOptions: 'This game has no optional rules.',
    figures: 'Which three investigators',
    figuresHint: 'Green and Brown need “Roll up your sleeves”.',
    threeFigures: 'Choose three.',
    detectives: 'How many police players',
    detectivesOf: (n: number) => count(n, 'police player', 'police players'),
    help: 'What the notebook works out',
    assistJack: 'For Jack',
    assistPolice: 'For the police',
    assistDetective: 'For the detective',
    assist: {
      none: 'Nothing: pencil and head alone',
      possible: 'What is possible, and so what is certain',
      likely: 'That, and what is likely by a model, which is named',
      full: 'That, and why, and what each question or move would tell',
    },
    talk: 'How the police confer',
    talks: {
      private: 'Among themselves',
      open: 'Aloud, Jack hears it (the printed rule)',
      closed: 'Not at all',
    },
    time: 'Time',
    clocks: {
      none: 'No clock',
      live: (seconds: number) => (seconds < 60 ? `${seconds} seconds a decision` : `${count(seconds / 60, 'minute', 'minutes')} a decision`),
      days: (days: number) => `${count(days, 'day', 'days')} a decision`,
    },
    pace: 'How fast the computer plays',
    paces: { slow: 'At leisure', usual: 'Steadily', quick: 'Briskly' },
    paceHint: 'The same for every decision, easy or hard, so that its time tells nothing.',
    company: 'Who may look on',
    spectators: 'Spectators are welcome',
    spectatorsHint: 'Whoever has the table’s address. They see what lies in the open.',
    listed: 'Listed on the front page',
    listedHint: 'Strangers find the table there.',
    delay: 'Spectators see everything later by',
    delays: (seconds: number) => (seconds === 0 ? 'not at all' : seconds < 60 ? `${seconds} seconds` : count(seconds / 60, 'minute', 'minutes')),
    open: 'Lay the table',
    more: 'Rules, clock, spectators …',
  },

  /** Optional rules, in a line each. */
  options: {
    whitehall: {
      'murderer-at-large': ['Murderer at large', 'Jack’s alleys and boats lie face down until the round is over: nobody sees which one he used.'],
      'newspaper-fabrications': ['Newspaper fabrications', 'When the second and third round begin, Jack may take back one alley or boat that he has used.'],
      'false-clues': ['False clues', 'Every few true clues give Jack a false one to lay.'],
      'roll-up-your-sleeves': ['Roll up your sleeves', 'Each investigator has an ability, once a game. Opens Green and Brown.'],
      smoker: ['Smoker', 'Once a game, Yellow’s dog says when Jack was at a circle just found. Needs “Roll up your sleeves” and Yellow.'],
    },
    whitechapel: {
      'jacks-letters': ['Jack’s letters', 'From the second night on Jack may send a letter, which moves patrols or a pawn of the police.'],
      'false-clues': ['False clues', 'Every few true clues give Jack a false one to lay.'],
      rushing: ['Rushing', 'Instead of searching or arresting, a police pawn may run on to the next free crossing.'],
      'area-arrests': ['Area arrests', 'One arrest names every circle within the pawn’s reach at once.'],
      'catch-me-if-you-can': ['Catch me if you can', 'Jack’s hideout may not lie beside a red circle either.'],
      'i-know-your-address': ['I know your address', 'When Brown or Red leads, the police may, once a game, name a circle: is it the hideout?'],
    },
    mrjack: {
      board: ['Board', 'The first printing has eight manholes, the revised one nine, elsewhere.'],
    },
  } as Readonly<Record<GameName, Readonly<Record<string, readonly [string, string]>>>>,
  optionValues: { '2006': 'First printing (2006)', revised: 'Revised printing' } as Readonly<Record<string, string>>,

  links: {
    title: 'Send everybody a link',
    lead: 'Whoever opens a link sits down on that seat. Each works once.',
    to: (seat: string) => `Link to ${seat}`,
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    sharing: (game: string) => `Come and play ${game}`,
    make: 'Make a link',
    anew: 'A new link',
    gone: 'Links are shown once. A new one takes the place of the old.',
    watch: 'For spectators: the table’s own address',
    toTable: 'To the table',
  },

  door: {
    yourTurn: 'Your turn',
    running: 'Running',
    waiting: 'Not begun',
    over: 'Over',
    seatsOf: (names: string) => names,
    free: 'free',
    open: (title: string) => `Open ${title}`,
  },

  join: {
    title: 'You are invited',
    lead: 'This link leads to a seat at a table.',
    sit: 'Sit down',
    sitting: 'Sitting down …',
    noCode: 'There is no link here: the part behind the # is missing.',
    dead: 'This link leads nowhere any longer. Links work once: ask for a new one.',
    device: 'This device is yours now.',
  },

  device: {
    title: 'Your other devices',
    lead: 'Open this link on another device to be yourself there. It works once, for ten minutes.',
    make: 'Link for another device',
    logOut: 'Forget me on this device',
    logOutSure: 'Your seats stay yours only where you are still known: make a link for another device first.',
  },

  prefs: {
    title: 'Settings',
    lead: 'Kept in this browser.',
    theme: 'Light',
    themes: { auto: 'As the device', day: 'Day', night: 'Night' },
    eyes: 'Colours',
    eyesOf: { usual: 'Usual', deutan: 'For red-green (deutan)', protan: 'For red-green (protan)', tritan: 'For blue-yellow (tritan)' },
    skin: 'The story',
    skins: { murders: 'Murders, as the games are told', thefts: 'Thefts of jewels: the same rules without murders' },
    sound: 'Sounds',
    motion: 'Movement',
    motionHint: 'Off: nothing glides.',
    text: 'Text mode',
    textHint: 'Tables are played by typing and listening, without the board.',
    notices: 'Tell me when it is my turn',
    noticesHint: 'A notice of the browser that says “Your turn”, and nothing else.',
    noticesNo: 'The browser does not allow notices here.',
    language: 'Language',
    languageAuto: (name: string) => `As the browser: ${name}`,
  },

  aboutPage: {
    title: 'About',
    body: [
      'Dark Lantern lets people play three games of hidden movement in the London of 1888: Letters from Whitechapel, Whitehall Mystery and Mr. Jack.',
      'The server alone knows what is hidden, and sends everybody only what that seat may know. Whatever is hidden is sealed when it is chosen; when the game is over the seals are opened, and your browser checks them.',
      'The computer players see what a person in their seat would see, and no more. Their levels promise only what has been measured.',
      'All texts, boards and pictures here are our own drawings and words. You need the printed games for their rulebooks and their beauty; this page is no substitute for them.',
    ],
  },

  nowhere: {
    title: 'There is nothing here',
    lead: 'Perhaps the address was cut off, or the table is not for you.',
  },
}
