// Quello che dicono le mappe.

import type { board as english } from '../en/board.ts'
import type { Spoken } from '../words.svelte'

export const board: Spoken<typeof english> = {
  title: { whitehall: 'Whitehall, ottobre 1888', whitechapel: 'Whitechapel, autunno 1888', mrjack: 'Londra, 1888' },
  help: 'Le frecce portano da un luogo all’altro, Invio sceglie, un numero scritto porta al suo luogo, più e meno avvicinano e allontanano, Esc lascia la mappa.',
  circle: (number, kind) => `cerchio ${number}, ${kind}`,
  circles: { white: 'bianco', black: 'nero', blue: 'blu', red: 'rosso' },
  crossing: (name) => `incrocio ${name}`,
  borders: { yellow: 'con bordo giallo', red: 'con bordo rosso' },
  hex: (name, kind) => `${name}, ${kind}`,
  hexes: { street: 'strada', manhole: 'tombino', building: 'case', garden: 'giardino', gaslight: 'lampione' },
  exit: (corner) => `uscita ${corner}`,
  facing: { N: 'rivolto a nord', NE: 'rivolto a nord-est', SE: 'rivolto a sud-est', S: 'rivolto a sud', SW: 'rivolto a sud-ovest', NW: 'rivolto a nord-ovest' },
  possible: 'Jack può essere qui',
  certain: 'Jack è certamente stato qui',
  likely: (percent) => `probabile: ${percent} %`,
  pencil: {
    you: 'te',
    ring: (by) => `un cerchio a matita di ${by}`,
    cross: (by) => `una croce a matita di ${by}`,
    text: (text, by) => `«${text}» a matita di ${by}`,
    arrow: (from, to, by) => `una freccia a matita da ${from} a ${to} di ${by}`,
  },
  live: (what) => `si può: ${what}`,
  chosen: 'scelto',
  nearer: 'Avvicina',
  farther: 'Allontana',
  fit: 'Mostra tutta la mappa',
  loading: 'La mappa si sta aprendo …',
  failed: 'Non è stato possibile caricare la mappa.',
  again: 'Riprova',
}
