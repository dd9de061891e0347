// The first lesson of Letters from Whitechapel: a first night as Jack.

import type { LessonWords } from '../../../lessons/said'

const murders = {
  lead: 'A first night: wait, strike, and get home unseen.',
  deed: 'commits a murder',
  women: 'Eight women’s tokens lie on the red circles, face down: five marked ones, the possible victims, and three fakes to mislead.',
  layAll: 'Put the fakes on 3, 21 and 149 and marked tokens on the five other red circles, then send all eight.',
  layHint: 'For this lesson: fakes on 3, 21 and 149, marked ones on 27, 65, 84, 147 and 158.',
  become: 'The five marked women are the wretched, and wander the streets.',
  wait: 'You could strike at once. If you wait, your track becomes longer by a space and the wretched move on; but you must turn over one patrol token, and the police lead the wretched where it suits them {C1}.',
  waitTask: 'Wait.',
  moved: 'The head has moved the wretched, never into the reach of a patrol {C3}.',
  killTitle: 'The deed',
  kill: 'It is now or later: at V you could wait no longer. The wretched on 67 has come to the middle of the board, and the way home from there is short.',
  killTask: 'Strike on 67.',
  scene: 'The crime scene on 67 is known to everybody.',
  two: 'two on the third',
  victim: 'fifth victim',
}
const thefts: typeof murders = {
  lead: 'A first night: wait, steal, and get home unseen.',
  deed: 'steals a jewel case',
  women: 'Eight couriers are out on the red circles: five carry a jewel case, three carry nothing and are there to mislead.',
  layAll: 'Let the couriers on 3, 21 and 149 carry nothing and the five others a case, then send all eight.',
  layHint: 'For this lesson: nothing on 3, 21 and 149, a case on 27, 65, 84, 147 and 158.',
  become: 'The five couriers with a case walk the streets.',
  wait: 'You could strike at once. If you wait, your track becomes longer by a space and the couriers walk on; but you must turn over one patrol token, and the police send the couriers where it suits them {C1}.',
  waitTask: 'Wait.',
  moved: 'The head has moved the couriers, never into the reach of a patrol {C3}.',
  killTitle: 'The theft',
  kill: 'It is now or later: at V you could wait no longer. The courier on 67 has come to the middle of the board, and the way home from there is short.',
  killTask: 'Steal the case on 67.',
  scene: 'The crime scene on 67 is known to everybody.',
  two: 'two on the third',
  victim: 'fifth theft',
}

export const lesson: LessonWords = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return {
    title: 'Whitechapel: you are Jack',
    lead: w.lead,
    steps: {
      welcome: {
        title: 'Four nights',
        text: [
          `You are Jack. In each of four nights somebody ${w.deed}, ${w.two}, and that is you. Then you must get home, and nobody may learn where home is.`,
          'Five policemen hunt you, and they have four nights to find out. This lesson is the first of them.',
        ],
      },
      hideout: {
        title: 'Home',
        text: ['Your hideout may be any circle that is not red. It stays the same all four nights: the police learn a little more about it every time you come home. A good one has many ways to it.'],
        task: 'Choose 98 as your hideout.',
        hint: 'Nearly any circle is allowed. For this lesson live at 98, in the middle.',
      },
      women: {
        title: 'The red circles',
        text: [w.women, 'You decide which is which, and nobody else knows {C16}. First choose the kind, then the circles.'],
        task: w.layAll,
        hint: w.layHint,
      },
      patrols: {
        title: 'The patrols',
        text: [
          'Blue leads the police tonight and is the head of the investigation. Seven patrol tokens lie face down on the yellow borders: five are policemen, two are fakes {C5}. Only the police know which.',
          w.become,
        ],
      },
      wait: {
        title: 'Now, or later?',
        text: [w.wait],
        task: w.waitTask,
        hint: 'You could. But let us see what waiting brings.',
      },
      reveal: {
        title: 'A look at a patrol',
        text: [`${w.moved} Now you turn over a token of your choice. Your way home leads past k143: is that a policeman, or nothing?`],
        task: 'Turn over the token on k143.',
        hint: 'Any token may be turned over {C4}. The one that matters to you is k143, near your home.',
      },
      kill: {
        title: w.killTitle,
        text: [`A fake: it leaves the board, and nobody waits at k143. ${w.kill}`],
        task: w.killTask,
        hint: 'For this lesson: 67, with home not far away.',
      },
      whistles: {
        title: 'Whistles',
        text: [
          `All patrols are turned over: now you see the five policemen, on crossings. ${w.scene}`,
          'You waited once, so your track begins at II: sixteen spaces to get home. From here on it is a hunt: you move in secret, they move, they ask.',
        ],
      },
      walk: {
        title: 'Away from here',
        text: ['You walk to an adjacent circle: along the dotted line, through crossings only, and never across a policeman {W1}. What you may choose is lit up; what is not says why when you ask for it.'],
        task: 'Walk to 66.',
        hint: 'Home is in the south-west. Go west: 66.',
      },
      clue: {
        title: 'Blue is quick',
        text: ['Blue has come to k67, asked for 66 and found a clue: you have been there tonight {W7}. After a single step they know that you are still there. He searched and could not arrest as well; another policeman next to you would have been the end.'],
      },
      alley: {
        title: 'Through the houses',
        text: [
          'Blue closes five circles to you. But you have tiles, new ones each night: tonight three coaches and two alleys.',
          'An alley leads through a block of houses to any other circle on its edge, past everybody {W4}.',
        ],
        task: 'Choose Alley, then 63.',
        hint: 'Blue would be beside you again. Take the alley to 63.',
      },
      close: {
        title: 'That was luck',
        text: ['Blue asked for 64 first and then for 63. Found: and as it was his search, he could not arrest you. They know again where you are. One must not count on that.'],
      },
      coach: {
        title: 'Past Blue',
        text: ['Blue stands on the way to 62. A coach makes two walks at once and pays no heed to policemen; it fills two spaces of the track, and the circle in the middle counts as visited {W5}.'],
        task: 'Choose Coach, then 62, then 80.',
        hint: 'Here the coach is worth its price: by 62 to 80, past Blue.',
      },
      gone: {
        title: 'Now they are guessing',
        text: ['The glow shows where the police can prove that you may be now. Seventeen circles. They searched on the wrong side.'],
      },
      home: {
        title: 'The last step',
        text: ['98 is adjacent. When you walk onto your hideout you may say so: then you have escaped, and the night is over. You may also keep silent and walk on; and a coach or an alley never brings you home {C2}.'],
        task: 'Choose 98, and escape.',
        hint: 'You may walk through your home in silence. Tonight be content: escape to 98.',
      },
      night: {
        title: 'Home',
        text: [
          'You used five spaces of sixteen. The police learn that you are home, and can count: your hideout is at most so far from 67. Next night they will count again. That is why it can be wise to take your time.',
          'The policemen stay where they are: tomorrow’s patrols begin there.',
        ],
      },
      end: {
        title: 'Three nights left',
        text: [
          `You win when you are home after your ${w.victim}, on the fourth night. You lose by an arrest, when the track is full and you are not home {C15}, or when you cannot move {W6}.`,
          'Three things to remember: do not always take the shortest way; keep a tile for the moment when they know where you are; and never come home twice from the same side.',
        ],
      },
    },
  }
}
