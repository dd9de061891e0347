// Quello che si dice intorno alle regole: nella loro stanza, e sul promemoria al tavolo.

import type { reading as english } from '../../en/rules/reading.ts'
import type { Spoken } from '../../words.svelte'

export const reading: Spoken<typeof english> = {
  lead: 'Le regole dei tre giochi con parole nostre, e ciò che abbiamo deciso dove i regolamenti tacciono. Un numeretto come W1, premuto, dice la decisione.',
  contents: 'In questa pagina',
  rulings: 'Decisioni',
  rulingsLead: 'Dove i regolamenti tacciono o dicono due cose, qui si gioca così. W vale per i due giochi di strada.',
  ruling: (number) => `Decisione ${number}`,
  toLessons: 'Imparalo giocando',
  others: 'Gli altri giochi',
  ours: 'Raccontato con parole nostre. I giochi e i loro regolamenti appartengono ai loro autori ed editori.',

  sheet: {
    title: 'Regole a portata di mano',
    page: 'Tutte le regole',
    legend: 'Che cosa c’è adesso sulla mappa',
    nothing: 'Sulla mappa non c’è ancora niente.',
    here: 'Che cos’è?',
    nothingHere: 'Qui non c’è niente.',
    hint: 'Per chiedere di un luogo: clic destro o pressione lunga, oppure ? con la tastiera sul luogo.',
  },
}
