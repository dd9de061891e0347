// What is said around the rules: in their room, and on the reference sheet at the table.

export const reading = {
  lead: 'The rules of the three games in our own words, with what we have ruled where the rulebooks are silent. A small number like W1 says the ruling when it is pressed.',
  contents: 'On this page',
  rulings: 'Rulings',
  rulingsLead: 'Where the rulebooks are silent or say two things, this is how it is played here. W is for both street games.',
  ruling: (number: string) => `Ruling ${number}`,
  toLessons: 'Learn it by playing',
  others: 'The other games',
  ours: 'Told in our own words. The games and their rulebooks belong to their authors and publishers.',

  sheet: {
    title: 'Rules at hand',
    page: 'All the rules',
    legend: 'What lies on the board now',
    nothing: 'Nothing lies on the board yet.',
    here: 'What is this?',
    nothingHere: 'Nothing lies here.',
    hint: 'To ask about a place: right click or press long on it, or press ? with the keyboard on it.',
  },
}
