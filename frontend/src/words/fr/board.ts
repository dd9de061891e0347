// Ce que disent les plans.

import type { board as english } from '../en/board.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

export const board = typeset<Spoken<typeof english>>({
  title: { whitehall: 'Whitehall, octobre 1888', whitechapel: 'Whitechapel, automne 1888', mrjack: 'Londres, 1888' },
  help: 'Les flèches mènent d’un lieu à l’autre, Entrée choisit, un numéro tapé mène à son lieu, plus et moins rapprochent et éloignent, Échap quitte le plan.',
  circle: (number, kind) => `cercle ${number}, ${kind}`,
  circles: { white: 'blanc', black: 'noir', blue: 'bleu', red: 'rouge' },
  crossing: (name) => `croisement ${name}`,
  borders: { yellow: 'bordé de jaune', red: 'bordé de rouge' },
  hex: (name, kind) => `${name}, ${kind}`,
  hexes: { street: 'rue', manhole: 'bouche d’égout', building: 'maisons', garden: 'jardin', gaslight: 'réverbère' },
  exit: (corner) => `sortie ${corner}`,
  facing: { N: 'tourné vers le nord', NE: 'tourné vers le nord-est', SE: 'tourné vers le sud-est', S: 'tourné vers le sud', SW: 'tourné vers le sud-ouest', NW: 'tourné vers le nord-ouest' },
  possible: 'Jack est peut-être ici',
  certain: 'Jack est certainement passé ici',
  likely: (percent) => `probable : ${percent} %`,
  pencil: {
    you: 'vous',
    ring: (by) => `un rond au crayon par ${by}`,
    cross: (by) => `une croix au crayon par ${by}`,
    text: (text, by) => `« ${text} » au crayon par ${by}`,
    arrow: (from, to, by) => `une flèche au crayon de ${from} à ${to} par ${by}`,
  },
  live: (what) => `au choix : ${what}`,
  chosen: 'choisi',
  nearer: 'Rapprocher',
  farther: 'Éloigner',
  fit: 'Montrer tout le plan',
  loading: 'Le plan se déplie …',
  failed: 'Le plan n’a pas pu être chargé.',
  again: 'Réessayer',
})
