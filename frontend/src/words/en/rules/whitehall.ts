// The rules of Whitehall Mystery, in our own words.

import type { Rules } from '../../../rules/leaf'

export const rules: Rules = (skin) => {
  const find = skin === 'thefts' ? 'an empty jewel case' : 'a grim find'
  return {
    title: 'Whitehall Mystery',
    lead: `Jack has four places in Westminster to visit, and at each he leaves ${find}. He begins at one of them and must reach the other three, unseen, one after another. Three investigators hunt him by the traces he leaves. About forty minutes.`,
    sections: [
      {
        id: 'before',
        title: 'Before the hunt',
        blocks: [
          {
            list: [
              'Jack secretly notes four locations: white circles, one in each quarter of the board {H1}.',
              'The three figures are put on different crossings with a yellow border, yellow first, then blue, then red.',
              'Jack says at which of his four locations the hunt begins. That one is announced; the other three stay his secret.',
            ],
          },
          { p: 'The hunt has three rounds. In each of them Jack has fifteen spaces on his track to reach one more location. He may take them in any order.' },
        ],
      },
      {
        id: 'streets',
        title: 'Circles and crossings',
        blocks: [
          { p: 'The streets are dotted lines. Jack lives on the numbered circles, the figures on the square crossings between them.' },
          { p: 'Two circles are adjacent for Jack when the dotted line leads from one to the other through crossings only, however many of them, and never through a third circle {W1}.' },
          { picture: 'walk', caption: '147 and 114 are adjacent: the line between them passes three crossings and no circle.' },
          { p: 'What a figure can reach is nearer: the circles one stretch of dotted line away from its crossing {W2}.' },
        ],
      },
      {
        id: 'turn',
        title: 'A turn',
        blocks: [
          {
            list: [
              'Jack moves, in secret.',
              'The figures move, in order of priority.',
              'The figures search or make arrests, in the same order.',
            ],
          },
          { p: 'If Jack has come to a new location he says so now, at the end of the turn, and not before {H2}.' },
        ],
      },
      {
        id: 'escape',
        title: 'Jack: Escape in the Night',
        blocks: [
          { p: 'Jack must move. He walks to an adjacent circle and notes it on the next space of his track. Walking back to where he came from is allowed {W12}.' },
          { p: 'A figure bars its crossing: a walk needs one route on which nobody stands {W1}.' },
          { picture: 'barred', caption: 'With a figure on the crossing between them the short way is barred. Another free route would do as well; here there is none.' },
          { p: 'Instead of walking he may use a tile. He has two of each for the whole game, and no tile may bring him onto a location that is not announced yet {H3}.' },
          {
            table: {
              head: ['tile', 'what it does'],
              rows: [
                ['coach', 'Two walks at once, past the police, onto white or black circles. All three circles differ. It fills two spaces, and the circle in the middle counts as visited {W5} {H4}.'],
                ['alley', 'Through a block of houses, from one circle on its edge to any other. Figures do not matter {W4} {H5}.'],
                ['boat', 'From a blue circle to any other blue circle of the same water {H5}.'],
              ],
            },
          },
          { picture: 'alley', caption: 'An alley: from a circle on the edge of the shaded block to any other on it.' },
          { p: 'If he cannot walk and no tile helps him, he is caught: he loses {W6}.' },
        ],
      },
      {
        id: 'hunting',
        title: 'The police: moving',
        blocks: [
          { p: 'Yellow, then blue, then red (then green, then brown): each figure moves none, one or two crossings. Circles in between do not count. It may pass others and not end beside them on one crossing {W3}.' },
        ],
      },
      {
        id: 'suspicion',
        title: 'The police: Clues and Suspicion',
        blocks: [
          { p: 'Then each figure does one of these, or nothing:' },
          {
            list: [
              'Search: name circles in reach, one after another. If Jack has been on a circle in this round, at any space, a clue is put there and the search is over. If not, go on with the next.',
              'Arrest: name one circle in reach. If Jack stands there now, the police have won. If not, they learn just that {W8}.',
            ],
          },
          { p: 'A clue carries no time: it says that he was there, not when. The starting circle of the round counts too {W7}.' },
          { picture: 'search', caption: 'In reach are the circles one stretch of line away; the next ones are not.' },
        ],
      },
      {
        id: 'end',
        title: 'The end of a round, and of the game',
        blocks: [
          { p: 'When a new location is announced the round is over: clues go, used tiles are shown and stay used, and the new round begins on that circle, at space 0 {H12}.' },
          {
            list: [
              'Jack wins when his fourth location is announced.',
              'The police win by an arrest, when the fifteenth space is filled and no new location was reached, or when Jack cannot move.',
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
                ['Murderer at Large', 'Alleys and boats are played face down and shown when the round is over. A coach fills two spaces and so is seen to be one {H6}.'],
                ['Newspaper Fabrications', 'When the second and third round begin Jack may take back one used alley or boat {H7}.'],
                ['False Clues', 'For every fifth clue of a round Jack earns a false clue, three at most. Before the figures search he may block a circle with one: nobody may search or arrest there for the rest of the round. Never one of his own locations {W9} {H8}.'],
              ],
            },
          },
          {
            table: {
              head: ['for the police', ''],
              rows: [
                ['Roll Up Your Sleeves', 'Each figure has an ability, once a game {H9}. Yellow: move exactly three crossings. Blue: move by water, three crossings or more. Red: an arrest after a search.'],
                ['Smoker', 'Once a game, after yellow has found a new clue: Jack says at which spaces he was there.'],
                ['Reinforcements', 'Green (all circles in reach in one arrest) or brown (names any white circle: if it is a location that Jack has not reached, the police win) in the place of others {H11}.'],
              ],
            },
          },
          { p: 'The texts of the abilities are printed on tiles and not in the rulebook; what stands here for yellow, blue, red and Smoker are rules of this house {H9}.' },
        ],
      },
    ],
    sheet: [
      {
        id: 'jack',
        title: 'Jack',
        blocks: [
          {
            list: [
              'Walk to an adjacent circle: crossings only between, one route free of figures.',
              'Or coach (two circles, two spaces, past figures), alley (across a block), boat (blue to blue).',
              'Tiles never onto a location not announced. Announced at the end of the turn.',
              'Fifteen spaces a round; three locations to reach after the first.',
            ],
          },
        ],
      },
      {
        id: 'police',
        title: 'Police',
        blocks: [
          {
            list: [
              'Move 0, 1 or 2 crossings; not onto another figure.',
              'Search: circle by circle, until a clue. Was he there in this round?',
              'Or arrest: one circle. Is he there now?',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adjacent: a route of dotted lines through crossings only. A walk is legal while one route has no figure on it.',
      W2: 'In reach of a figure: the circles one stretch of dotted line away. Its moves count crossings; circles between are passed over.',
      W3: 'Staying is a legal move. Figures may pass through one another and not end together.',
      W4: 'Alley and boat pay no heed to the police, and end on another circle than they began on.',
      W5: 'A coach needs two free spaces; its three circles all differ, and the one in the middle is really visited.',
      W6: 'Jack loses for want of a move only when nothing at all is legal: a coach, alley or boat that is possible must be used.',
      W7: 'A search asks about every space of this round, the first one included. Asking again where a clue lies finds it again; no new marker.',
      W8: 'An arrest names one circle in reach, with a clue on it or not.',
      W9: 'A blocked circle can be neither searched nor named in an arrest. Jack earns a false clue with the 5th, 10th and 15th new marker, and may place one each turn after the last police move. Unused ones are lost when the round ends.',
      W12: 'Walking straight back is legal. With one free space there is no coach.',
      H1: 'Locations are chosen before the figures are deployed, the start after. One in each quarter.',
      H2: 'A new location is announced at the end of the turn, after the police have acted, and also when the fifteenth space is filled.',
      H3: 'No tile may enter a location that is not announced, not even the middle of a coach.',
      H4: 'A coach stops on white or black circles, never on blue ones; it may start on one.',
      H5: 'Blocks of houses let alleys through, water lets boats; land with a blue circle on its edge lets neither.',
      H6: 'Face down, the police learn only that a special move was made; a coach gives itself away by its two spaces.',
      H7: 'One used alley or boat comes back; which one is public.',
      H8: 'Not on any of Jack’s four locations: what he may block is known to him alone.',
      H9: 'Each ability once a game, in the open; not using it keeps it.',
      H11: 'Any three of the five figures play. Smoker needs yellow.',
      H12: 'At the end of a turn: the announcement, and with the fourth Jack has won; else, with the track full, the police have. Then tiles are shown, clues go, and the next row begins.',
    },
  }
}
