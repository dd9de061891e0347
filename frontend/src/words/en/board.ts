// What the boards say.

export const board = {
  title: { whitehall: 'Whitehall, October 1888', whitechapel: 'Whitechapel, autumn 1888', mrjack: 'London, 1888' },
  /** For readers: what the keys do on a board. */
  help: 'Arrow keys walk from place to place, Enter chooses, a typed number leads to its place, plus and minus come nearer and go farther, Escape leaves the board.',
  circle: (number: string, kind: string) => `circle ${number}, ${kind}`,
  circles: { white: 'white', black: 'black', blue: 'blue', red: 'red' },
  crossing: (name: string) => `crossing ${name}`,
  borders: { yellow: 'yellow-bordered', red: 'red-bordered' },
  hex: (name: string, kind: string) => `${name}, ${kind}`,
  hexes: { street: 'street', manhole: 'manhole', building: 'houses', garden: 'garden', gaslight: 'gaslight' },
  exit: (corner: string) => `exit ${corner}`,
  facing: { N: 'facing north', NE: 'facing north-east', SE: 'facing south-east', S: 'facing south', SW: 'facing south-west', NW: 'facing north-west' },
  possible: 'Jack may be here',
  certain: 'Jack has certainly been here',
  likely: (percent: number) => `likely: ${percent} %`,
  pencil: {
    you: 'you',
    ring: (by: string) => `a pencil circle by ${by}`,
    cross: (by: string) => `a pencil cross by ${by}`,
    text: (text: string, by: string) => `“${text}” in pencil by ${by}`,
    arrow: (from: string, to: string, by: string) => `a pencil arrow from ${from} to ${to} by ${by}`,
  },
  live: (what: string) => `live: ${what}`,
  chosen: 'chosen',
  nearer: 'Come nearer',
  farther: 'Go farther away',
  fit: 'Show the whole board',
  loading: 'The board is being unfolded …',
  failed: 'The board could not be fetched.',
  again: 'Try again',
}
