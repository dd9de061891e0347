// The rules of Mr. Jack, in our own words.

import type { Rules } from '../../../rules/leaf'

export const rules: Rules = () => ({
  title: 'Mr. Jack',
  lead: 'Eight characters walk the streets of Whitechapel, and both players move them all. One of the eight is Jack, and only one player knows which. The detective asks the same question at the end of every turn: is Jack seen? Eight turns; about half an hour.',
  sections: [
    {
      id: 'goal',
      title: 'Who wins',
      blocks: [
        {
          list: [
            'The detective wins by moving a character onto Jack and accusing him {J4}.',
            'Jack wins when somebody else is accused, when he leaves the district {J5}, or when the eighth turn is over: dawn.',
          ],
        },
        { p: 'Jack’s player draws his identity from eight alibi cards and shows it to nobody. All eight are suspects.' },
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      blocks: [
        { p: 'Odd turns: four of the eight character cards are dealt face up. The detective picks one and plays that character, Jack plays two, the detective the last. Even turns: the other four cards, and the other way round: Jack, detective, detective, Jack {J13}.' },
        { p: 'Playing a character means moving it and using its ability. Nobody may pass: what is printed must be done, but for the swap of Gull and the rooftops of Stealthy.' },
      ],
    },
    {
      id: 'moving',
      title: 'Moving',
      blocks: [
        { p: 'One to three hexes along the street, through other characters but not onto them, and never back to where it began {J2}. Houses, gardens and gaslights are in the way.' },
        { p: 'From an open manhole any other open manhole is one point away, also in the middle of a move. A cover closes a manhole.' },
        { picture: 'sewers', caption: 'One step to the manhole, one through the sewers, one more in the street: three points.' },
        { p: 'The detective may end a move on another character to accuse it. If he is right he has won; if not, Jack has {J4}.' },
        { p: 'A character with nowhere to go stays {J3}.' },
      ],
    },
    {
      id: 'characters',
      title: 'The eight',
      blocks: [
        {
          table: {
            head: ['who', 'what else'],
            rows: [
              ['Sherlock Holmes', 'After his move, the player draws an alibi card in secret: that character is not Jack {J12}.'],
              ['Doctor Watson', 'His lantern lights the straight line in front of him. After his move he is turned any way; whoever moves him turns him {J7}.'],
              ['John Smith', 'Before or after his move: a lit gaslight goes out and another is lit {J10}.'],
              ['Inspector Lestrade', 'Before or after: a cordon goes from one exit to another {J10}.'],
              ['Miss Stealthy', 'Four points, and she crosses everything: houses, gardens, gaslights. She must end in the street {J2}.'],
              ['Sergeant Goodley', 'Before or after: his whistle brings others nearer to him, three points in all {J9}.'],
              ['Sir William Gull', 'Instead of moving he may change places with anybody.'],
              ['Jeremy Bert', 'Before or after: a cover goes from one manhole to another {J10}.'],
            ],
          },
        },
        { p: 'An ability is used all before the move or all after it {J6}.' },
      ],
    },
    {
      id: 'witnesses',
      title: 'The call for witnesses',
      blocks: [
        { p: 'After the fourth character Jack says whether he is seen. A character is seen on a hex beside a lit gaslight, beside another character, or in Watson’s lantern {J8}.' },
        { picture: 'seen', caption: 'In the light of a lamp, side by side, or in the lantern: seen. The others are not.' },
        {
          list: [
            'Seen: every suspect who is not seen is cleared.',
            'Not seen: every suspect who is seen is cleared, and Jack may leave in the next turn.',
          ],
        },
        { p: 'Then, after each of the first four turns, the gaslight with the number of the turn goes out for good. It gets darker {J10}.' },
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving the district',
      blocks: [
        { p: 'When the last call was “not seen”, Jack’s player may play Jack’s own character and walk out of the district: to an exit without a cordon, one point more than the way to its hex {J5}. Not in the first turn.' },
        { picture: 'leaving', caption: 'Two steps to the hex of the exit and one more to leave: three points. Only Jack, only while he is not seen.' },
        { p: 'That he could have left, and did not, nobody learns.' },
      ],
    },
    {
      id: 'boards',
      title: 'Two printings',
      blocks: [
        { p: 'The box exists with two boards. The later one has a ninth manhole, and Watson and Stealthy have changed places at the start. Both can be played {J1}.' },
      ],
    },
  ],
  sheet: [
    {
      id: 'order',
      title: 'Order of play',
      blocks: [
        {
          list: [
            'Odd turns: detective, Jack, Jack, detective. Even: Jack, detective, detective, Jack.',
            'Move 1 to 3 (Stealthy 4) and the ability. Onto another character: accuse.',
            'Seen: beside a lamp, beside anybody, in the lantern.',
            'Not seen last turn: Jack may leave by an open exit.',
          ],
        },
      ],
    },
    {
      id: 'abilities',
      title: 'Abilities',
      blocks: [
        {
          list: [
            'Holmes draws an alibi. Watson faces.',
            'Smith moves a lamp, Lestrade a cordon, Bert a cover.',
            'Goodley whistles, three points. Gull may swap.',
            'Stealthy crosses everything.',
          ],
        },
      ],
    },
  ],
  rulings: {
    J1: 'The first printing unless the table chooses the later one.',
    J2: 'Manholes are street. From an open one any other open one is one point away, more than once and under other tokens too. Stealthy has four points and may use the sewers as well.',
    J3: 'Whether somebody is blocked is judged anew each time. Staying counts as the move. Gull never stays, since he can swap.',
    J4: 'Anybody else within the reach of a move may be accused, cleared ones too. Not by swap or whistle.',
    J5: 'The cheapest way to the exit’s hex, tokens ignored, and one point more. Not by swap or whistle.',
    J6: 'A whistle once begun is finished before anything else but Watson’s facing. Holmes draws after moving.',
    J7: 'Whoever has moved Watson by whistle or swap faces him at once.',
    J8: 'The lantern shines to the first house, garden or gaslight, through characters, and not on Watson himself. Open manholes are not side by side. Cleared characters count.',
    J9: 'Each call brings one character to a free hex nearer to Goodley, on foot; it costs the steps walked. The same one may be called again. It goes on while any use is possible.',
    J10: 'Smith may take any lit lamp. The lamp with the number of the turn goes out wherever it is by then. Bert may use his own hex.',
    J12: 'From the cards that nobody holds: Jack’s own is not among them.',
    J13: 'Everybody is seen at first, so nobody leaves in turn 1. Cards are shuffled before turns 3, 5 and 7. With one suspect left the game goes on.',
  },
})
