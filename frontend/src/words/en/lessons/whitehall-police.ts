// The first lesson of Whitehall Mystery: two scenes of a hunt as the police.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Whitehall: you are the police',
  lead: 'Where can he be? Two short hunts, and an arrest that is no guess.',
  steps: {
    welcome: {
      title: 'Three against one',
      text: [
        'You lead Yellow, Blue and Red. Somewhere in Westminster Jack goes from circle to circle, and you do not see him. You are told how many moves he makes, and when he uses a tile.',
        'What you have is your feet, your questions, and the fact that he can never be in two places.',
      ],
    },
    deploy: {
      title: 'Taking up positions',
      text: ['The figures begin on crossings with a yellow border: Yellow first, then Blue, then Red. There are six, all in the middle of the board.'],
      task: 'Put Yellow on k92, where the lesson points.',
      hint: 'Any yellow border would do. For this lesson: k92.',
    },
    'deploy-blue': {
      title: 'Blue',
      text: ['Spread out: three figures side by side see one street.'],
      task: 'Put Blue on k112.',
      hint: 'For this lesson: k112, in the south.',
    },
    'deploy-red': {
      title: 'Red',
      text: ['And the third where it can close the north.'],
      task: 'Put Red on k86.',
      hint: 'For this lesson: k86, in the north.',
    },
    walked: {
      title: 'He is at large',
      text: [
        'Jack began at 129, and everybody was told. Now he has walked one step, and nobody was told where.',
        'But a step leads to an adjacent circle: along the dotted line, through crossings only {W1}. The glow shows all the circles where he can be. Five. At a table you may let the notebook work that out for you, or do it in your head.',
      ],
    },
    yellow: {
      title: 'Moving',
      text: ['Each figure moves none, one or two crossings; circles in between do not count {W2}. What matters is what it can reach when it stands: the circles one stretch of line away.'],
      task: 'Move Yellow to k109. From there it reaches 130.',
      hint: 'Allowed. But k109 is the crossing from which Yellow can ask for 130.',
    },
    blue: {
      title: 'Two at one stroke',
      text: ['k121 touches three circles, and two of them glow: 126 and 128.'],
      task: 'Move Blue to k121.',
      hint: 'Allowed. But from k121 Blue reaches two of the five circles at once.',
    },
    red: {
      title: 'Closing a street',
      text: ['Red can reach none of the five this turn. It can still be of use: a figure on a crossing bars it, and Jack will not come this way.'],
      task: 'Move Red to k102.',
      hint: 'Allowed. But k102 closes the way to the north.',
    },
    vain: {
      title: 'A question',
      text: ['Now each figure may search or arrest, or do neither. A search names one circle: has Jack been there in this round? If so a clue is put there and the search is over. If not, the figure may ask for the next.'],
      task: 'Let Yellow search 130.',
      hint: 'Of the three circles in Yellow’s reach only 130 is one where he can be. Search it.',
    },
    done: {
      title: 'No is an answer',
      text: ['Nothing on 130: so he is not there, and four are left. Yellow could go on with 108 and 110. But he cannot have come so far with one step, and asking tells you nothing.'],
      task: 'Let Yellow be done.',
      hint: 'You may ask, but you know the answer. Let Yellow be done.',
    },
    both: {
      title: 'Ask where you do not know',
      text: ['Blue reaches 126, 128 and 129. Beware of 129: that is where he began, so a clue would certainly be found there. It would tell you nothing new, and it would end Blue’s search {W7}.'],
      task: 'Let Blue search 126 and 128, in any order.',
      hint: '129 is where he began: you know the answer, and it would end the search. Ask for 126 and 128.',
    },
    'leave-129': {
      title: 'Two are left',
      text: ['Three times nothing, and look what it was worth: of five circles two are left, 142 and 143.'],
      task: 'Leave 129 alone. Let Blue be done.',
      hint: 'You know that he was on 129. Let Blue be done.',
    },
    'red-done': {
      title: 'Red waits',
      text: ['Red could name a circle in an arrest, but in its reach he cannot be. An arrest that fails costs nothing but the figure’s turn.'],
      task: 'Let Red be done.',
      hint: 'He cannot be in Red’s reach. Let Red be done.',
    },
    boat: {
      title: 'A boat!',
      text: [
        'Jack has used a boat, and everybody sees it. He was on 142 or on 143 – but boats leave from blue circles, and of the two only 143 is blue {H5}.',
        'So you know for certain where he was: 143. And you know where he can be now: on the six other blue circles of the same water. One of them, 110, is next to Yellow. A tile saves him for a moment, and it always tells something.',
      ],
    },
    another: {
      title: 'Another night',
      text: [
        'He began at 123, and Blue was standing right beside him, on k107. A figure bars its crossing, so 104 and 105 were closed to him.',
        'He has made one step. Two circles are left: 122 and 124. This time you are going to catch him.',
      ],
    },
    through: {
      title: 'Past a colleague',
      text: ['Figures may pass through one another; they may not end on the same crossing {W3}. Yellow can go through k107, where Blue stands, and on to k116.'],
      task: 'Move Yellow to k116. From there it reaches 122.',
      hint: 'Allowed. But Yellow is needed on k116, next to 122.',
    },
    close: {
      title: 'Blue comes nearer',
      text: ['k122 touches 122, 123 and 124: both circles where he can be.'],
      task: 'Move Blue to k122.',
      hint: 'Allowed. But Blue is needed on k122: it reaches 122 and 124.',
    },
    stay: {
      title: 'To stay is a move too',
      text: ['Red is too far away to help. Staying is always allowed {W3}; the main button says so.'],
      task: 'Let Red stay on k112.',
      hint: 'Red need not move for this one. Let it stay.',
    },
    which: {
      title: 'Search or arrest?',
      text: [
        'An arrest names one circle: is he there now? Right, and you have won; wrong, and you have learnt just that {W8}. Between 122 and 124 that would be the toss of a coin.',
        'But there are two figures here, and Yellow is first. Let Yellow ask, so that Blue can know.',
      ],
      task: 'Let Yellow search until you know enough.',
      hint: 'An arrest now would be a guess. Let Yellow search: 122 is in its reach.',
    },
    arrest: {
      title: 'No guess any more',
      text: ['A clue on 122. He has made one step only, so he has not been there earlier and gone on: he is there now. And Blue has not acted yet.'],
      task: 'Choose Arrest, then 122.',
      hint: 'You know where he is. Choose Arrest, then 122.',
    },
    end: {
      title: 'Caught',
      text: [
        'You win by an arrest, when he has filled fifteen spaces without reaching a new location, or when he cannot move. He wins when his fourth location is announced.',
        'Three things to remember: ask where you do not know the answer; a no is worth as much as a clue; and keep one figure back that can arrest after the others have asked.',
      ],
    },
  },
})
