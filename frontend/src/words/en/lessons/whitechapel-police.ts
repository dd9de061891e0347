// The first lesson of Letters from Whitechapel: a first night as the police.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = (skin) => {
  const theft = skin === 'thefts'
  const crime = theft ? 'theft' : 'murder'
  const wretched = theft ? 'couriers' : 'wretched'
  return {
    title: 'Whitechapel: you are the police',
    lead: 'Lay the patrols, follow the trail, and close the last street.',
    steps: {
      welcome: {
        title: 'Five policemen',
        text: [
          'You lead all five policemen: Blue, Yellow, Brown, Red and Green. Jack has a hideout somewhere on this board, and it stays the same for four nights.',
          `Each night he commits a ${crime} and walks home. Catch him on the way; or learn every night a little more about where he lives.`,
        ],
      },
      patrols: {
        title: 'Seven tokens',
        text: [
          'Blue leads tonight. Before anything happens you lay seven patrol tokens face down on the seven yellow borders: five are your men, two are fakes. Jack sees where tokens lie and not what they are {C5}.',
          'The token in your hand changes by itself; another can be taken from the list. Nothing is sent before all seven lie there.',
        ],
        task: 'Blue on k42, Yellow on k58, Brown on k138, Red on k143, Green on k156; the two fakes on k44 and k181. Then send them.',
        hint: 'For this lesson: Blue k42, Yellow k58, Brown k138, Red k143, Green k156, fakes on k44 and k181.',
      },
      crime: {
        title: 'Whistles in the night',
        text: [
          `Jack has not waited. The ${crime} was on 65, and the time is I: he has fifteen spaces to get home {C1}. Had he waited, you would have moved the ${wretched}, and he would have had to turn over one of your tokens for each space he won.`,
          'Your men are turned over and stand where their tokens lay.',
        ],
      },
      walked: {
        title: 'One step',
        text: ['Jack has walked, and you are not told where. But one step leads to an adjacent circle: along the dotted line, through crossings only {W1}. The glow shows all that are possible. Seven.'],
      },
      move: {
        title: 'After him',
        text: ['Each pawn moves none, one or two crossings; circles in between do not count {W2}. What counts is what it reaches when it stands. You may arrange as many moves as you like and send them together.'],
        task: 'Move Blue to k67, next to 66, and send that.',
        hint: 'Allowed. But Blue is the nearest: k67 is two crossings away and touches 66. Take the others’ moves back.',
      },
      stay: {
        title: 'The others hold their ground',
        text: ['Everybody in one street leaves all others open. Red on k143 guards the south.'],
        task: 'Let everybody else stay: the main button does it.',
        hint: 'For this lesson the other four stay where they are.',
      },
      search: {
        title: 'A question',
        text: ['Now each pawn may search or arrest, or do neither. A search names one circle: has Jack been there tonight? If so a clue is put there and the search is over; if not, the pawn may ask for the next {W7}.'],
        task: 'Let Blue search 66.',
        hint: '66 is one of the seven, and in Blue’s reach. Let Blue search it.',
      },
      enough: {
        title: 'Nothing there',
        text: ['So he is not on 66, and six are left. 64 is in reach too, but he cannot have come there with one step: asking would tell you nothing.'],
        task: 'Let Blue be done.',
        hint: 'You know the answer for 64. Let Blue be done.',
      },
      others: {
        title: 'Nobody else is near',
        text: ['The four others can reach none of the six circles.'],
        task: 'Let all of them be done.',
        hint: 'They would ask in vain. Let all be done.',
      },
      follow: {
        title: 'The fog grows',
        text: [
          'A second step, and from six circles there are twenty-three. That is how it goes when nothing is found: you need a trace.',
          'k89 touches 63, 65 and 82. The crime scene itself tells nothing, but 63 and 82 are on his ways to the west.',
        ],
        task: 'Move Blue to k89, and send that.',
        hint: 'Allowed. But on k89 Blue reaches two circles worth asking for.',
      },
      'stay-again': {
        title: 'Hold',
        text: ['The others still close their streets.'],
        task: 'Let everybody else stay.',
        hint: 'For this lesson the other four stay where they are.',
      },
      clue: {
        title: 'A trace',
        text: ['Do not ask for 65: he was there, everybody knows it, and a clue there would only end your search.'],
        task: 'Let Blue search 63 and 82 until there is a clue.',
        hint: 'Blue is next to 63 and 82. Search those, and not 65.',
      },
      read: {
        title: 'What a clue says',
        text: ['He has been on 82. Not when: perhaps he is there now, perhaps he has gone on. But he went west.'],
        task: 'Nobody else is near. Let all be done.',
        hint: 'Nobody else can reach anything worth asking for. Let all be done.',
      },
      corner: {
        title: 'Where a street is narrow',
        text: ['He has walked again: twenty-one circles now. In the south-west lies 81, a dead end of sorts: only two crossings lead to it, k111 and k116.'],
        task: 'Move Blue to k111, and send that.',
        hint: 'Allowed. But k111 touches 80 and 81, and bars the way between them.',
      },
      hold: {
        title: 'And Red?',
        text: ['Red stands on k143 and touches 118: that is where one comes out who leaves 81 by the other side. Stay there.'],
        task: 'Let everybody else stay.',
        hint: 'Red above all is right where he is. Let everybody stay.',
      },
      found: {
        title: 'Ask for what tells most',
        text: ['80 and 81 are in reach. A clue on 80 could be from this step or from the one before. But nobody gets from 65 to 81 in fewer than three steps: a clue on 81 is one that is warm.'],
        task: 'Let Blue search 81.',
        hint: 'A clue on 80 would end the search and leave open when he was there. Ask for 81.',
      },
      certain: {
        title: 'There he stands',
        text: ['Three steps, and 81 is three steps away: he is there at this moment, and the glow is a single circle. Blue has searched and cannot arrest as well; nobody else is near enough.'],
        task: 'Let the others be done. He will not get far.',
        hint: 'Nobody else reaches 81. Let all be done.',
      },
      'one-way': {
        title: 'One way out',
        text: ['He had to move. Blue bars k111, and no coach or alley was announced: so he went by k116, to 118. There is no other circle he could have walked to.'],
      },
      'nobody-moves': {
        title: 'Steady',
        text: ['Red touches 118 already.'],
        task: 'Let everybody stay.',
        hint: 'Red must not move now. Let everybody stay.',
      },
      arrest: {
        title: 'In the name of the law',
        text: ['An arrest names one circle: is he there now? {W8} Each pawn may do it instead of searching. Choose the pawn and the kind as well as the circle.'],
        task: 'Let Red arrest on 118.',
        hint: 'Do not ask, arrest: choose Arrest, and 118 for Red.',
      },
      end: {
        title: 'Caught in the first night',
        text: [
          `You win by an arrest, when the track is full and he is not home {C15}, or when he cannot move. He wins when he gets home after his ${theft ? 'fifth theft' : 'fifth victim'}.`,
          'He will not always be caught so soon. But each night ends at the same door: whoever keeps account of how far he can have come knows, in the fourth night, where to wait.',
        ],
      },
    },
  }
}
