// What the notebook at the table says. "Possible" is what can be proved; "likely" is what a model makes of it, and
// the model is named wherever the word stands.

import { counted } from '../counting.ts'
import { numbers } from './lists.ts'

const count = counted('en')
const many = new Intl.NumberFormat('en')

export const notebook = {
  whose: 'Whose notebook',
  sides: { jack: 'Jack’s', police: 'Of the police' },

  worked: {
    title: 'Worked out',
    agreed: (what: string) => `This table has agreed: ${what}.`,
    levels: {
      none: 'nothing is worked out, pencil and head alone',
      possible: 'what is possible, by proof',
      likely: 'what is possible, by proof, and what is likely, by a model',
      full: 'what is possible, what is likely by a model, why, and what each question would tell',
    },
    counted: 'Every position in which it is asked is counted, and everybody sees the count.',
    layer: 'On the board',
    layers: { none: 'Nothing', possible: 'Possible', likely: 'Likely' },
    forJack: 'What the police can prove from what lies in the open, if they think perfectly.',
    model: 'Model of Jack',
    models: {
      uniform: ['Wanderer', 'every way on is as likely'],
      homing: ['Homing', 'the nearer to his goal, the likelier'],
      mixed: ['Wanderer or homing', 'whichever fits what was seen'],
    },
    wait: 'Working it out …',
    again: 'Try again',
  },

  possible: {
    title: 'Possible: by proof',
    now: (circles: number) => `Jack can be on ${count(circles, 'circle', 'circles')} now.`,
    then: (circles: number, space: string) => `At space ${space} he can have been on ${count(circles, 'circle', 'circles')}.`,
    rows: (paths: string) => `${many.format(BigInt(paths))} ${paths === '1' ? 'row fits' : 'rows fit'} all that is known.`,
    none: 'Jack has noted nothing yet in this hunt.',
    certain: (circles: readonly number[]) => `Certain: he has passed ${numbers(circles)}.`,
    nothingCertain: 'No circle is certain.',
    goals: {
      whitehall: (n: number) => `${count(n, 'circle', 'circles')} can be a location not yet announced.`,
      whitechapel: (n: number) => `${count(n, 'circle', 'circles')} can be the hideout.`,
    },
    shade: (space: string) => `possible at space ${space}`,
    shadeNow: 'possible now: Jack can be here',
    shadeCertain: 'certain: Jack has passed here',
    shadeGoal: { whitehall: 'possible: can be a location', whitechapel: 'possible: can be the hideout' },
  },
  likely: {
    title: (model: string) => `Likely, by the model “${model}”`,
    noProof: 'A guess of the model’s, never a proof.',
    share: (percent: string, model: string, space: string) => `likely at space ${space}: ${percent} (model: ${model})`,
    shareNow: (percent: string, model: string) => `likely now: ${percent} (model: ${model})`,
    shareGoal: (percent: string, model: string) => `likely goal: ${percent} (model: ${model})`,
    types: (of: string) => `Which Jack it takes him for: ${of}.`,
    circle: 'Circle',
  },
  percent: (share: number) =>
    share > 0 && share < 0.005 ? 'under 1 %' : share < 1 && share > 0.995 ? 'over 99 %' : `${Math.round(share * 100)} %`,
  shown: 'Shown',
  where: 'Where he was',
  goals: { whitehall: 'Locations', whitechapel: 'Hideouts' },
  space: 'Space of the track',
  spaceNow: (space: string) => `${space}, now`,
  listed: 'The circles in words',

  spare: {
    title: 'Your moves to spare',
    left: (left: number, shortest: number, spare: number) =>
      `${count(left, 'space', 'spaces')} left, ${count(shortest, 'step', 'steps')} at least to your next goal: ${spare < 0 ? 'too few by walking' : `${spare} to spare`}, the police aside.`,
  },

  why: {
    title: 'Why?',
    circle: 'Circle',
    ask: 'Why?',
    onBoard: 'Choose it on the board',
    hand: 'why Jack can be here, or not',
    now: (circle: number) => `Can Jack be on ${circle} now?`,
    passed: (circle: number, space: string) => `Can he have been on ${circle}, at space ${space}?`,
    goal: {
      whitehall: (circle: number) => `Can ${circle} be a location not yet announced?`,
      whitechapel: (circle: number) => `Can the hideout be ${circle}?`,
    },
    yes: 'It can be.',
    no: 'No.',
    excluded: 'These facts together exclude it:',
    route: (row: string) => `By this route, drawn on the board: ${row}`,
    routeName: 'a route that fits all that is known',
    always: 'No row of that many steps leads there, whatever was answered.',
    unknown: 'There is no such circle on this board.',
  },

  tell: {
    title: 'What would it tell?',
    ask: 'What each search and arrest would tell',
    askMoves: 'What each of my moves would tell the police',
    lead: 'For every pawn where it stands. Possible: every row that fits counts alike. Likely: as the model weighs them. One bit halves what is left.',
    leadMoves: 'Circles possible to the police then, the share of their rows that would end with you, and the spaces left.',
    who: (name: string, crossing: string) => `${name} on ${crossing}`,
    nothing: 'Nobody stands where anything can be asked.',
    search: (circle: string) => `Search ${circle}`,
    order: (circles: string) => `Search ${circles}, in this order`,
    arrest: (circles: string) => `Arrest at ${circles}`,
    yes: 'Yes',
    bits: 'Bits',
    possible: 'Possible',
    likely: (model: string) => `Likely (${model})`,
    move: 'Move',
    circles: 'Circles',
    share: 'Share',
    left: 'Left',
    arrives: 'a location is announced',
    ends: 'the game ends',
    escape: 'you are home',
  },

  suspects: {
    title: 'Who can be Jack: by proof',
    everybody: (n: number) => `${count(n, 'suspect', 'suspects')} for everybody:`,
    own: (n: number) => `${count(n, 'suspect', 'suspects')} for you, who know your cards:`,
    seen: 'Were the witnesses called as everybody stands, these suspects would be seen:',
    seenNobody: 'Were the witnesses called as everybody stands, no suspect would be seen.',
    left: (seen: number, unseen: number) => `Seen leaves ${seen} for everybody, not seen ${unseen}.`,
    shade: 'possible: can be Jack',
    alike: 'More there is not to work out: none of them is more suspect than another, and the reasons lie in the open.',
  },

  pencil: {
    title: 'Pencil',
    lead: 'Marks on the board that mean nothing to the rules.',
    sheet: 'Who sees them',
    sheets: { own: 'I alone', shared: 'The police' },
    tool: 'Draw',
    tools: { ring: 'Circle', cross: 'Cross', arrow: 'Arrow', text: 'Text', rub: 'Rub out' },
    hand: {
      ring: 'draw a circle here',
      cross: 'draw a cross here',
      arrow: 'begin an arrow here',
      arrowTo: (from: string) => `draw an arrow from ${from} to here`,
      text: (text: string) => `write “${text}” here`,
      rub: 'rub out what is drawn here',
    },
    text: 'What to write',
    textNeeded: 'Say first what to write.',
    pencils: 'Pencil',
    pencilsOf: ['grey, drawn out', 'red, dashed', 'blue, dotted', 'green, dashed and dotted'],
    undo: 'Undo',
    clear: 'Rub out all of it',
    full: 'The sheet is full: rub something out first.',
    drawn: (n: number) => `${count(n, 'mark', 'marks')} on this sheet.`,
    others: (names: string) => `Shared by others too: ${names}.`,
  },

  asked: {
    title: 'Asked so far',
    nobody: 'Nobody has asked a notebook yet.',
  },
}
