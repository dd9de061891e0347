// What is said in every lesson, and in the room where one chooses among them.

export const around = {
  title: 'Learn by playing',
  lead: 'Ten minutes each, on the real board: you make the moves, and the page says why. Nothing can go wrong, and you can go back as often as you like.',
  as: (role: string) => `As ${role}`,
  begin: 'Begin',
  goOn: (step: number, of: number) => `Go on at step ${step} of ${of}`,
  done: 'Done',
  toRules: 'The rules',

  lesson: 'Lesson',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  all: 'All lessons',
  tell: 'The lesson',
  cards: 'Cards',
  happened: (n: number) => (n === 1 ? 'What happened: one line' : `What happened: ${n} lines`),
  task: 'Your move',
  next: 'Go on',
  back: 'One step back',
  show: 'Show me',
  means: (what: string) => `Meant is: ${what}.`,
  tryIt: (place: string) => `Meant is: choose ${place} on the board, or type it.`,
  here: 'the lesson points here',
  why: 'That cannot be:',
  other: 'The rules would allow that.',
  otherHere: 'Here, though, the lesson asks for something else.',
  more: (left: number) => (left === 1 ? 'Good so far. Arrange one more before you send it.' : `Good so far. Arrange ${left} more before you send it.`),

  finished: 'That was the lesson',
  play: 'Play a game against the easy computer',
  otherSide: (role: string) => `The other side: ${role}`,
}
