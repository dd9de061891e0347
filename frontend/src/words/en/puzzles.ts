// What is said in the room of the puzzles. Fetched where somebody opens it.

import { counted, listed } from '../counting.ts'

const list = listed('en')
const count = counted('en')

export const puzzles = {
  title: 'Puzzles',
  lead: 'Moments from games between computer players at which one answer can be proved. You know what the seat at that table knew, and that is enough.',
  today: 'Today',
  todayLead: 'One of each game a day, the same for everybody. The day turns at midnight UTC.',
  all: 'All puzzles',
  which: 'Game',
  degrees: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  kept: 'What you have solved is kept in this browser and nowhere else.',
  number: (n: number) => `Puzzle ${n}`,
  link: (n: number, kind: string, state: string) => `Puzzle ${n}: ${kind}${state && `, ${state}`}`,
  states: { solved: 'solved', shown: 'answer seen', tried: 'tried' },
  none: 'There are no puzzles on this server.',

  kinds: {
    where: 'Where is Jack?',
    arrest: 'The sure arrest',
    clue: 'The sure clue',
    passed: 'He must have passed',
    search: 'What tells most',
    hideout: 'Where Jack lives',
    who: 'Who is Jack?',
    split: 'Divide the suspects',
    catch: 'Catch him now',
    crowd: 'Hide in the crowd',
  },

  /** The questions. `row` is the stretch that the street games look at: this round, tonight. */
  asks: {
    where: (_: string) => 'Jack can be on one circle only. Which?',
    arrest: (_: string) => 'Of the arrests that the police can still make in this turn, one must succeed. Which circle do you name?',
    clue: (_: string) => 'Of the searches that you can make now, one must find a new clue. Which circle do you search?',
    passed: (row: string) => `There is one circle that Jack must have passed ${row}, though no clue lies on it and he did not begin there. Which?`,
    search: (_: string) => 'Which of your searches tells most, if every row that Jack can have walked counts alike?',
    hideout: (_: string) => 'Taken together, the finished nights leave one circle on which Jack can live. Which?',
    whoSeen: 'The witnesses have been called: Jack was seen. With what you hold in your hand, one suspect is left. Who is Jack?',
    whoUnseen: 'The witnesses have been called: Jack was not seen. With what you hold in your hand, one suspect is left. Who is Jack?',
    split: 'This is the last choice before the witnesses are called. Which divides your suspects most evenly into seen and not seen?',
    catch: 'You know who Jack is. Which of the cards lets you accuse him at once?',
    crowd: 'You are Jack, and this is the last choice before the witnesses are called. Which leaves most of the others under suspicion with you?',
  },
  rows: { whitehall: 'in this round', whitechapel: 'tonight' },
  seat: (seat: string) => `You sit as ${seat}.`,
  hintLog: 'All that happened stands in the log; a line shows the board as it was then.',

  tabs: { table: 'The table', log: 'The log' },

  sure: 'Is that your answer?',
  wrong: (what: string) => `Not ${what}.`,
  wrongAction: 'That is not it.',
  right: 'Right!',
  rightAfter: (tries: number) => `Right, at the ${ordinal(tries)} try.`,
  showAnswer: 'Show the answer',
  theAnswer: (what: string) => `The answer: ${what}.`,
  next: 'Next puzzle',
  toAll: 'All puzzles',
  whyLead: (n: number) => (n === 1 ? 'This proves it:' : `These ${n} facts prove it; without any one of them it would be open:`),
  excluded: 'It is excluded by:',
  lookedPossible: (n: number) => `To somebody who only keeps a list of circles, Jack could be on ${count(n, 'circle', 'circles')}.`,
  rowsEnd: (n: number) => `Where he is now is open all the same: on one of ${count(n, 'circle', 'circles')}.`,
  fewest: (n: number, nights: number) => `No single one of the ${nights} nights leaves fewer than ${n} circles.`,
  onEvery: (circle: number) => `${circle} alone is on every list.`,
  route: (row: string) => `A row that fits everything: ${row}.`,
  tells: 'What each search would tell',
  clueShare: 'Finds a clue',
  bits: 'Bits',
  bitsHint: 'One bit halves what is left to wonder about.',
  choices: 'Every choice, and which suspects would be seen',
  choice: 'Choice',
  nobody: 'nobody',
  source: (jack: string, others: string) => `From a game of the computer: Jack played by ${jack}, the others by ${others}.`,
  routeName: 'a row that fits',

  facts: {
    vain: (circle: number, gone: number) => `No clue was found at ${circle} ${when(gone)}.`,
    clue: (circle: number, gone: number) => `A clue was found at ${circle} ${when(gone)}.`,
    'not-there': (circles: readonly number[], gone: number) => `The arrest at ${list(circles)} failed ${when(gone)}.`,
    scent: (circle: number, spaces: readonly number[]) => `Smoker followed the scent at ${circle}: he stood there after ${list(spaces)} spaces.`,
    reached: (circle: number, gone: number) => `He reached ${circle} ${when(gone)}.`,
    shunned: (circle: number) => `${circle} was a location not yet announced, so he had not touched it.`,
    barred: (crossings: readonly string[], gone: number) => `As he walked his ${ordinal(gone)} space, the police stood on ${list(crossings)}.`,
    'not-beaten': 'He was not beaten for want of a move.',
    ended: (night: number, circles: readonly number[]) => `Night ${night} can have ended on ${list(circles)}.`,
    lit: (who: string, by: string) => `${who} is seen, in the light of the lamp on ${by}.`,
    beside: (who: string, by: string) => `${who} is seen, standing beside ${by}.`,
    lantern: (who: string) => `${who} is seen, in Watson’s lantern.`,
    dark: (who: string) => `${who} is not seen.`,
    alibi: (who: string) => `${who} is innocent: you hold the alibi card.`,
    seen: (who: readonly string[]) => `Of the suspects would be seen: ${who.length ? list(who) : 'nobody'}.`,
  },
  inNight: (night: number, fact: string) => `Night ${night}: ${fact}`,
}

/** How far the row had come; spaces are counted from where it began. */
const when = (gone: number) => (gone === 0 ? 'before he had moved' : `when he had gone ${count(gone, 'space', 'spaces')}`)

function ordinal(n: number): string {
  const endings = ['th', 'st', 'nd', 'rd']
  const rest = n % 100
  return `${n}${endings[(rest - 20) % 10] ?? endings[rest] ?? endings[0]}`
}
