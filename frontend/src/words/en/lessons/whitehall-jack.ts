// The first lesson of Whitehall Mystery: one round as Jack.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = (skin) => {
  const find = skin === 'thefts' ? 'an empty jewel case' : 'a grim find'
  return {
    title: 'Whitehall: you are Jack',
    lead: 'One round on foot, by alley and by coach, with three investigators behind you.',
    steps: {
      welcome: {
        title: 'Somebody is out tonight',
        text: [
          `You are Jack. There are four places in Westminster where you want to leave ${find}. You begin at one of them and must reach the other three, one after another.`,
          'Three investigators hunt you. They never see you: they see how many moves you have made, and the traces you leave. You walk on the numbered circles, they stand on the small squares between them.',
        ],
      },
      locations: {
        title: 'Four places, in secret',
        text: ['Your four locations are white circles, one in each quarter of the board {H1}. Nobody is told which. The page arranges them in any order and sends them together.'],
        task: 'Choose 71, 78, 123 and 147, then press the button that sends them.',
        hint: 'For this lesson take 71, 78, 123 and 147: one in each quarter.',
      },
      deployed: {
        title: 'The investigators take their places',
        text: [
          'Yellow, Blue and Red stand on crossings with a yellow border. They have no idea yet where you will appear.',
          'A figure bars its crossing: you cannot walk across it. So look where they stand before you choose where to begin.',
        ],
      },
      begin: {
        title: 'Where it begins',
        text: ['You say at which of your four locations the hunt begins. That one is announced to everybody; the other three stay yours alone.'],
        task: 'Begin at 123, right under Blue’s nose.',
        hint: 'Any of your four would do. We want to see what a figure in the way does, so begin at 123.',
      },
      barred: {
        title: 'A street with somebody in it',
        text: [
          'Now you must walk to an adjacent circle. Adjacent means: the dotted line leads there through crossings only, however many, and never through another circle {W1}.',
          'What you may choose is lit up. What is not can be asked about all the same: the page then says the rule.',
        ],
        task: 'Try to walk to 105, beyond Blue. It will not work; see why.',
        hint: 'You will walk in a moment. First try 105.',
      },
      walk: {
        title: 'The first step',
        text: ['Blue stands on the only crossing between you and 104 and 105. The other way out of here is free.'],
        task: 'Walk to 122.',
        hint: '124 would lead you east, towards Red. Your next location is in the north-west: walk to 122.',
      },
      clue: {
        title: 'They are asking',
        text: [
          'All that they were told is that you walked. But they can count: one step from 123, and two streets barred. Blue asked for 122, and you had to answer truly: a clue lies there now.',
          'A clue says that you have been there in this round. It does not say when {W7}. This time that hardly helps you: after one step there was no other time. The glow shows where the police can prove that you may be, and it is one circle. Had Blue named 122 in an arrest instead of searching it, you would have lost.',
        ],
      },
      alley: {
        title: 'Through the houses',
        text: [
          'When they know where you are, a walk is not enough. You have six tiles for the whole game: two coaches, two alleys, two boats.',
          'An alley leads through a block of houses, from one circle on its edge to any other, whoever stands about {W4}. Everybody sees that you used it, and not where you came out.',
        ],
        task: 'Choose Alley, then 121.',
        hint: 'A walk would leave them few places to ask for. Take the alley to 121.',
      },
      vanished: {
        title: 'Five doors',
        text: ['They asked to the left and to the right, and found nothing. The glow shows what they can prove now: you may be on any of these five circles. Nobody stands next to you.'],
      },
      coach: {
        title: 'Past Yellow, at a gallop',
        text: [
          'You want to go north, and Yellow stands between 104 and 105. A coach makes two walks at once and pays no heed to figures. It fills two spaces of your track, and everybody sees that {W5}.',
          'The circle in the middle counts as visited: a search will find you there too.',
        ],
        task: 'Choose Coach, then 104, then 105.',
        hint: 'Here the coach is worth its price: by 104 to 105, past Yellow.',
      },
      late: {
        title: 'Too late',
        text: [
          'Yellow came back and found a clue on 121. Quite right: you were there, two moves ago. You are on 105 by now, and only the way you have come is marked.',
          'Clues behind you cost you little. Clues at your feet cost you the game.',
        ],
      },
      north: {
        title: 'The track',
        text: ['Look at the cards: four of your fifteen spaces are filled. In each of the three rounds you have fifteen to reach a new location. Five can be plenty, and fifteen few, when you have to go round the police.'],
        task: 'Walk to 86.',
        hint: 'Your location 71 lies to the north-west: walk to 86, then you are next to it.',
      },
      arrive: {
        title: 'On foot to the door',
        text: ['71 is adjacent. No tile may bring you onto a location that has not been announced, not even as the middle of a coach {H3}: the last step is always a walk.'],
        task: 'Walk to 71.',
        hint: 'You are next to your location. Walk to 71.',
      },
      announced: {
        title: 'The second of four',
        text: [
          'The police still had their turn: whoever is next to you at that moment can catch you on the doorstep. Only then the location is announced {H2}.',
          'The round is over. The clues go, used tiles stay used, and the second round begins on 71 with fifteen new spaces {H12}.',
        ],
      },
      end: {
        title: 'Two more to go',
        text: [
          'You win when your fourth location is announced. You lose when an arrest names the circle you are on, when the fifteenth space is filled and no new location was reached, or when you cannot move at all {W6}.',
          'Three things to remember: keep away from the figures’ crossings, keep a tile for the moment when they know where you are, and let them find only where you have been.',
        ],
      },
    },
  }
}
