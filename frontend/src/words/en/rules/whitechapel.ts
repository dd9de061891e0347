// The rules of Letters from Whitechapel, in our own words.

import type { Rules } from '../../../rules/leaf'

const murders = {
  crime: 'murder',
  crimes: 'murders',
  kill: 'kill',
  kills: 'kills',
  Kill: 'Kill',
  women: 'women',
  womenTokens: 'tokens for women',
  marked: 'marked ones are possible victims',
  wretched: 'wretched',
  Wretched: 'Wretched',
  become: 'The marked women become the wretched, pawns who wander the streets; the others leave the board.',
  victim: 'victim',
  scene: 'crime scene',
  doubleEvent: 'the night of two murders',
  fifth: 'fifth victim',
}
const thefts: typeof murders = {
  crime: 'theft',
  crimes: 'thefts',
  kill: 'strike',
  kills: 'strikes',
  Kill: 'Strike',
  women: 'jewel boxes',
  womenTokens: 'tokens for jewel boxes',
  marked: 'marked ones hold jewels',
  wretched: 'couriers',
  Wretched: 'Couriers',
  become: 'The boxes with jewels are handed to couriers, pawns who wander the streets; the others leave the board.',
  victim: 'theft',
  scene: 'crime scene',
  doubleEvent: 'the night of two thefts',
  fifth: 'fifth theft',
}

export const rules: Rules = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return {
    title: 'Letters from Whitechapel',
    lead: `Four nights. In each of them Jack commits a ${w.crime}, on the third two, and walks home to a hideout that nobody knows. Five policemen hunt him by his traces, and learn a little more about the hideout every night. About two hours.`,
    sections: [
      {
        id: 'before',
        title: 'Before the first night',
        blocks: [
          { p: 'Jack chooses his hideout in secret: any circle but the red ones. It stays the same all game.' },
          { p: 'The five pawns of the police are shared out among one to five detectives, who sit round the table: police-1, police-2 and so on, clockwise {C17}.' },
        ],
      },
      {
        id: 'streets',
        title: 'Circles and crossings',
        blocks: [
          { p: 'The streets are dotted lines. Jack walks from numbered circle to numbered circle, the police from crossing to crossing.' },
          { p: 'Circles are adjacent when the dotted line joins them through crossings only, and never through a third circle {W1}. What a policeman can reach is nearer: the circles one stretch of line from his crossing {W2}.' },
          { picture: 'neighbours', caption: '65 has seven neighbours. Some are one crossing away, some two.' },
        ],
      },
      {
        id: 'hell',
        title: 'The first part of a night: Hell',
        blocks: [
          {
            list: [
              `Jack lays ${w.womenTokens} face down on red circles: ${w.marked}, the others are there to mislead. Not where a ${w.scene} is {C16}.`,
              'A tile is turned over: whoever holds the pawn of that colour is the head of the investigation tonight. Each colour leads once at most {C12}.',
              'The head lays seven patrol tokens face down: five are the policemen, two are false. On the first night they go on the seven crossings with a yellow border; later one goes where each policeman stood at the end of the night before, the other two on yellow borders elsewhere {C5}. Only the head knows which is which.',
              w.become,
              `Now Jack may ${w.kill}, or wait. Time of the Crime begins at I.`,
            ],
          },
          { picture: 'patrols', caption: 'On the first night: a token on each of the seven yellow borders, and nobody but the head knows which two are false.' },
          {
            table: {
              head: ['night', 'marked', 'false', 'coaches', 'alleys'],
              rows: [
                ['1', '5', '3', '3', '2'],
                ['2', '4', '3', '2', '2'],
                ['3', '3', '3', '2', '1'],
                ['4', '1', '3', '1', '1'],
              ],
            },
          },
        ],
      },
      {
        id: 'blood',
        title: `To ${w.kill} or to wait`,
        blocks: [
          { p: `If he waits, the time advances, the head moves each of the ${w.wretched} to an adjacent circle, not past a patrol, not into the reach of one and not onto a ${w.scene} {C3}; and Jack turns over one patrol token of his choice. A false one leaves the board {C4}. At V he can wait no longer.` },
          { p: `When he ${w.kills}, his pawn goes onto the track at the Time of the Crime. The track runs V IV III II I 1 2 … 15: whoever has waited has more spaces for the way home {C1}. Then the whistles blow: the patrols are turned over and the police stand where they lay.` },
          { p: `The third night is ${w.doubleEvent}: he chooses two of the ${w.wretched}. The police see both circles and do not learn which came first. He stands on the second, one space further, and the police act first {C6}.` },
        ],
      },
      {
        id: 'hunting',
        title: 'The second part: the Hunting',
        blocks: [
          {
            list: [
              'Jack moves in secret to an adjacent circle, past no policeman, or uses a coach or an alley of tonight.',
              'The police move, the head first and then clockwise: each pawn none, one or two crossings.',
              'The police search or make arrests, in the same order: each pawn one of the two, or nothing.',
            ],
          },
          {
            table: {
              head: ['', ''],
              rows: [
                ['coach', 'Two walks at once, past the police. All three circles differ; it fills two spaces; the one in the middle was really visited {W5}. Not onto the hideout to end the night: he must walk home {C2}.'],
                ['alley', 'Through a block of houses, to any other circle on its edge {W4}. Again, no way to end the night.'],
                ['search', 'Circles in reach, one after another, until there is a clue: Jack was there tonight, at some space {W7}.'],
                ['arrest', 'One circle in reach: is he there now? {W8}'],
              ],
            },
          },
          { picture: 'search', caption: 'Blue can search 63, 65 and 82: one stretch of line away. 66 and 83 are a crossing further.' },
          { picture: 'coach', caption: 'A coach: from 103 by 69 to 56, past a policeman on the way.' },
        ],
      },
      {
        id: 'home',
        title: 'The end of the night',
        blocks: [
          { p: 'When Jack walks onto his hideout he may say so: he has escaped, and the night is over. He may also keep silent and go on; then it was a walk like any other {C2}.' },
          { p: 'The pawns stay where they are: tomorrow’s patrols begin there.' },
          {
            list: [
              `Jack wins when he is home after his ${w.fifth}, on the fourth night.`,
              'The police win by an arrest, when the track is full and he is not home {C15}, or when he cannot move {W6}.',
            ],
          },
        ],
      },
      {
        id: 'options',
        title: 'Optional rules',
        blocks: [
          {
            table: {
              head: ['for Jack', ''],
              rows: [
                ['Jack’s Letters', 'Each once a game, one a night, from the second night on {C7}. Dear Boss and From Hell: move a patrol token of two sections of the board to a free yellow border. Saucy Jacky: the head must move two. Goulston Street: after a move, send one of two policemen to the crossing with the red border {C8}.'],
                ['False Clues', 'For every fifth clue of a night Jack earns a false clue, three at most, and may block a circle with one before the police search {W9} {C10}.'],
              ],
            },
          },
          {
            table: {
              head: ['for the police', ''],
              rows: [
                ['Rushing', 'Instead of searching a pawn runs one crossing further {C11}.'],
                ['Area Arrests', 'An arrest names all circles in reach at once {C11}.'],
                ['Catch Me If You Can', 'The hideout may be neither red nor adjacent to a red circle {C13}.'],
                ['I Know Your Address', 'Once a game, when brown or red leads, the head may name a circle: if it is the hideout, the police have won {C9}.'],
              ],
            },
          },
        ],
      },
    ],
    sheet: [
      {
        id: 'hell',
        title: 'Hell',
        blocks: [
          {
            list: [
              `Jack lays tokens; the head is drawn and lays seven patrols, two of them false.`,
              `${w.Kill}, or wait: ${w.wretched} move, one patrol is turned over. Not at V.`,
              `A ${w.crime} at I leaves fifteen spaces, at V nineteen; one less on night 3.`,
            ],
          },
        ],
      },
      {
        id: 'hunting',
        title: 'The Hunting',
        blocks: [
          {
            list: [
              'Jack: walk, coach or alley. Home only by a walk, and only if he says so.',
              'Police, from the head clockwise: move 0, 1 or 2; then search (was he there tonight?) or arrest (is he there now?).',
              'The track is full: the police win. Home on night 4: Jack wins.',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adjacent: a route of dotted lines through crossings only. A walk is legal while one route has nobody on it.',
      W2: 'In reach of a pawn: the circles one stretch of dotted line away. Its moves count crossings; circles between are passed over.',
      W4: 'An alley pays no heed to the police and ends on another circle than it began on.',
      W5: 'A coach needs two free spaces; its three circles all differ, and the one in the middle is really visited.',
      W6: 'Jack loses for want of a move only when nothing at all is legal: a coach or alley that is possible must be used.',
      W7: `A search asks about every space of tonight, the ${w.scene}s included. Asking again where a clue lies finds it again; no new marker.`,
      W8: 'An arrest names one circle in reach, with a clue on it or not.',
      W9: 'A blocked circle can be neither searched nor named in an arrest. Jack earns a false clue with the 5th, 10th and 15th new marker of the night, and may place one each turn after the last police move.',
      C1: 'Fifteen spaces after I, up to nineteen after V; one less on the third night. He cannot wait at V.',
      C2: 'Escape is by a walk only, and he need not take it. Passing over the hideout otherwise means nothing.',
      C3: `The head chooses the order. Each of the ${w.wretched} that can move must; when none of those left can, they stay.`,
      C4: 'Any token not turned over yet; a false one leaves the board.',
      C5: 'After the first night: one token on each crossing where a pawn stood, two on yellow borders where none stood.',
      C6: 'Both circles are named in ascending order; which was first stays Jack’s secret.',
      C7: 'Asked only when a letter is possible. Tokens go to free yellow borders other than where they stand; not using one keeps it.',
      C8: 'Red, green or blue is named; the head sends that pawn or brown, unless somebody else stands there. It still moves afterwards.',
      C9: 'Asked after the seven patrols; only a guess uses it up.',
      C10: 'On any circle that is not blocked, the hideout too.',
      C11: 'Rushing: exactly one crossing, and the part is over. Area arrests take the place of plain ones.',
      C12: 'Five tiles, four nights: one colour never leads.',
      C13: 'All red circles and every circle adjacent to one.',
      C15: 'With the last space filled and no escape told, the police have won at once.',
      C16: 'On red circles with no token and no crime scene, in any order.',
      C17: 'A seat with several pawns moves them in any order, and finishes all of them before the next seat.',
    },
  }
}
