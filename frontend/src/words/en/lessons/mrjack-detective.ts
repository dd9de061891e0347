// The first lesson of Mr. Jack: three turns as the detective.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Mr. Jack: you are the detective',
  lead: 'Eight suspects, two questions, one alibi. Then you accuse.',
  steps: {
    welcome: {
      title: 'One of these eight',
      text: [
        'Eight characters stand in the streets, in the open. Both players move all of them. One of the eight is Jack, and only the other player knows which.',
        'You may accuse once: walk a character onto the one you suspect. If you are right you have won. If you are wrong, Jack has {J4}.',
      ],
    },
    light: {
      title: 'Light and shadow',
      text: [
        'After every turn the witnesses are called, and Jack must say truly whether he is seen. Seen is who stands beside a lit lamp, beside another character, or in Watson’s lantern {J8}.',
        'As they stand now four are seen, where the lesson points, and four are not. Whatever Jack answered, four would be cleared. The best question splits the suspects in half.',
      ],
    },
    smith: {
      title: 'Your card',
      text: ['Four cards are dealt. On odd turns you play one, Jack plays two, and the last is yours. Smith moves lamps, and that is what you want to do.'],
      task: 'Play Smith: choose him on the board or from the list.',
      hint: 'You may play any that is face up. For this lesson take Smith, and his lamps.',
    },
    move: {
      title: 'One to three hexes',
      text: ['A character goes one to three hexes along the street, through others, and ends on a free hex {J2}. Manholes that are open are joined below the ground: from one to another is one step.'],
      task: 'Move Smith to g7.',
      hint: 'Allowed. For this lesson: g7, still in the light of h8.',
    },
    lamp: {
      title: 'Let there be light',
      text: ['After his move, or before it, Smith takes a lamp from its post and lights another. The one with number 1 goes out after this turn wherever it stands {J10}: use it as long as it burns. On h4 it shines on Stealthy.'],
      task: 'Move the lamp from b2 to h4.',
      hint: 'Any lamp may go to any post that is out. For this lesson: from b2 to h4.',
    },
    dark: {
      title: 'Jack’s two cards',
      text: ['Jack has led Lestrade to e7 and Bert to i6, both into the dark, and has closed the south-east exit. Do not read too much into it: whoever plays Jack also hides the innocent.'],
    },
    watson: {
      title: 'What is left',
      text: ['The last card is yours without a choice: Doctor Watson, with the lantern.'],
      task: 'Play Watson.',
      hint: 'There is one card left: Watson’s.',
    },
    sewer: {
      title: 'Below the streets',
      text: ['Watson stands far in the west. But the manhole on a5 is two steps away, and f7 is one more from there. On f7 he stands beside Lestrade and beside Smith: who stands side by side is seen.'],
      task: 'Move Watson to f7, through the sewers.',
      hint: 'Allowed. But on f7 Watson stands beside Lestrade, and both are seen.',
    },
    face: {
      title: 'The lantern',
      text: ['After his move Watson is turned. His lantern shines straight ahead along the street, as far as a house, a garden or a gaslight {J8}.'],
      task: 'Turn Watson north-west, towards Lestrade.',
      hint: 'You may turn him any way. For this lesson: north-west.',
    },
    call: {
      title: 'Not seen',
      text: [
        '“Is Jack seen?” No. So everybody who is seen is innocent: five are cleared at one stroke, and turned to their faint side. Bert, Goodley and Gull are left.',
        'Lamp 1 went out for good. And have an eye on the exits: after a “not seen” Jack may leave in the next turn {J5}.',
      ],
    },
    holmes: {
      title: 'An alibi',
      text: ['On even turns Jack begins, and you play two in the middle. Goodley has been played, and his whistle has called Gull away to h10. Sherlock Holmes draws an alibi card after his move: somebody who is not Jack, shown to you alone {J12}.'],
      task: 'Play Holmes.',
      hint: 'You play two of these. Take Holmes first: an alibi is worth having.',
    },
    walk: {
      title: 'Holmes walks',
      text: ['Where he goes does not matter much now; the card matters.'],
      task: 'Move Holmes to g3.',
      hint: 'Allowed. For this lesson: g3.',
    },
    stealthy: {
      title: 'Goodley is innocent',
      text: ['The card says Goodley, and Jack does not know that you know. For everybody there are three suspects; for you there are two: Bert and Gull. A question that tells them apart is all you need.'],
      task: 'Play Stealthy.',
      hint: 'Gull would do too. But Stealthy can get right beside Bert: play her.',
    },
    beside: {
      title: 'Beside Bert',
      text: ['Bert stands alone in the dark on i6. If somebody stands beside him he is seen. Then “seen” can only mean Bert – if Gull stays out of the light.'],
      task: 'Move Stealthy to i5, beside Bert.',
      hint: 'Allowed. But beside Bert is where she is wanted: i5.',
    },
    'one-left': {
      title: 'Seen',
      text: ['“Is Jack seen?” Yes. Gull, alone in the dark on e9, is cleared. Bert and Goodley were both seen: Goodley stood beside the lamp on l11. But Goodley has an alibi, in your hand. So it is Bert.'],
    },
    hunter: {
      title: 'The third turn',
      text: ['All eight cards are shuffled again, and you choose first. You need somebody who can reach i6.'],
      task: 'Play Stealthy, who stands right beside him.',
      hint: 'The others may be too far away. Stealthy stands beside him: play her.',
    },
    accuse: {
      title: 'In the name of the law',
      text: ['To accuse is to end a move on another character, within the reach of that move {J4}. There is only one accusation in a game, so be sure. You are.'],
      task: 'Accuse Bert on i6.',
      hint: 'You need not wait any longer: choose Accuse, then i6.',
    },
    end: {
      title: 'It was Bert',
      text: [
        'You win by a right accusation, and only so. Jack wins by a wrong one, by leaving the district, or when the eighth turn is over.',
        'Three things to remember: split the suspects in half before every call; close the exits while Jack is not seen; and an alibi weighs most when nobody knows what you know.',
      ],
    },
  },
})
