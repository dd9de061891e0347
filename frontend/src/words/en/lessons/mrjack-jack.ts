// The first lesson of Mr. Jack: two turns as Jack.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Mr. Jack: you are Jack',
  lead: 'Stay in the dark, clear nobody by mistake, and slip out of the district.',
  steps: {
    welcome: {
      title: 'Eight people in the fog',
      text: [
        'Eight characters stand in the streets of Whitechapel, in the open. Both players move all of them. One of the eight is you, and only you will know which.',
        'After every turn the witnesses are called: is Jack seen? Light and darkness then decide who is still suspected.',
      ],
    },
    identity: {
      title: 'You are Miss Stealthy',
      text: [
        'Your card says so, and a small hat marks it on the board for your eyes alone. The detective wins by walking onto Stealthy and accusing her {J4}.',
        'You win if somebody else is accused, if the eighth turn ends, or if Stealthy gets out of the district {J5}. We want to get out.',
      ],
    },
    cards: {
      title: 'Four cards',
      text: [
        'On odd turns four cards are dealt. The detective plays one, you play two, the detective the last. On even turns it is the other way round, with the other four.',
        'The detective has played Holmes, and has drawn an alibi: somebody that the detective now knows to be innocent. You were not told who.',
      ],
    },
    smith: {
      title: 'Take what would hurt',
      text: [
        'Stealthy stands on i4, in the dark. Beside her on h4 there is a gaslight that is out. John Smith moves lamps: in the detective’s hands he would light it.',
        'To play a card is also to take it away.',
      ],
      task: 'Play Smith: choose him on the board or from the list.',
      hint: 'You may play any that is face up. But Smith is the dangerous one tonight.',
    },
    occupied: {
      title: 'Moving',
      text: ['A character goes one to three hexes along the street, through others, and ends on a free hex {J2}. Houses, gardens and gaslights are in the way.'],
      task: 'Try to move Smith onto Bert, on i8. It will not work; see why.',
      hint: 'You will move in a moment. First try i8.',
    },
    move: {
      title: 'Leave him in the light',
      text: ['Who is seen? Whoever stands beside a lit lamp, beside another character, or in Watson’s lantern {J8}. You want many others to be seen when you are not – so leave Smith beside the lamp on h8.'],
      task: 'Move Smith to g7.',
      hint: 'Allowed. But keep Smith in the light: g7 is beside the lamp on h8.',
    },
    lamp: {
      title: 'A lamp for Gull',
      text: ['Smith now takes a lamp from its post and lights another. On e9 Gull stands in the dark, beside the post on f9. Let there be light: it is the lamp number 1, which goes out after this turn anyway {J10}.'],
      task: 'Move the lamp from b2 to f9.',
      hint: 'Any lamp may go to any post that is out. The one that helps you: from b2 to f9. And nothing to h4!',
    },
    lestrade: {
      title: 'Your second card',
      text: ['Inspector Lestrade and Jeremy Bert are left. Lestrade moves a cordon, and cordons close exits. You want one exit to stay open.'],
      task: 'Play Lestrade.',
      hint: 'Bert would do no harm, but Lestrade could close your exit. Play him yourself.',
    },
    shade: {
      title: 'A step aside',
      text: ['Lestrade stands in the light of f5. e4 is beside that lamp as well.'],
      task: 'Move Lestrade to e4.',
      hint: 'Allowed. But leave him in the light: e4.',
    },
    cordon: {
      title: 'Two doors closed, two open',
      text: ['The cordons lie on two of the four exits. One of them must move now. Your exit is the south-east one, near k6: leave it open, and close the north-west.'],
      task: 'Move the cordon from the south-west exit to the north-west exit.',
      hint: 'That would be allowed. But keep the south-east exit open: from SW to NW.',
    },
    call: {
      title: 'Not seen',
      text: [
        'The detective had Bert left, and the turn is over. “Is Jack seen?” No: Stealthy stands in the dark and alone. So everybody who was seen is innocent now, and cleared.',
        'That helps the detective. But it helps you too: as long as the last answer was “not seen”, Jack may leave the district in the next turn. And now you choose first.',
      ],
    },
    yourself: {
      title: 'Your own card',
      text: ['To leave you must play your own character. Stealthy’s card is among the four.'],
      task: 'Play Stealthy.',
      hint: 'You could wait. But the way is free now: play Stealthy.',
    },
    leave: {
      title: 'Over the roofs',
      text: ['Stealthy goes four hexes, over houses and gardens too. The south-east exit is on l6, three away; leaving costs one point more {J5}.'],
      task: 'Leave by the south-east exit.',
      hint: 'You may also just move. But you can be free: choose Leave, and the south-east exit.',
    },
    end: {
      title: 'Gone',
      text: [
        'Had the detective lit one lamp, or put Bert beside you, you would have been seen, and would have had to stay. Then the game goes on, turn by turn, and gets darker: after each of the first four turns a lamp goes out.',
        'Three things to remember: to play a card is to take it from the other; keep your own group of suspects large; and look at the exits before every call.',
      ],
    },
  },
})
