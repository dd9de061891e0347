// Ce qui se dit dans chaque leçon, et dans la salle où l’on choisit parmi elles.

import { plural } from '../../counting.ts'
import type { Around } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

const one = plural('fr')

export const around = typeset<Around>({
  title: 'Apprendre en jouant',
  lead: 'Dix minutes chacune, sur le vrai plateau : c’est vous qui jouez, et la page dit pourquoi. Rien ne peut mal tourner, et vous pouvez revenir en arrière autant que vous voulez.',
  as: (role) => `${role}`.replace(/^./, (first) => first.toUpperCase()),
  begin: 'Commencer',
  goOn: (step, of) => `Reprendre à l’étape ${step} sur ${of}`,
  done: 'Terminée',
  toRules: 'Les règles',

  lesson: 'Leçon',
  step: (number, of) => `Étape ${number} sur ${of}`,
  all: 'Toutes les leçons',
  tell: 'La leçon',
  cards: 'Cartes',
  happened: (n) => one(n, `Ce qui s’est passé : ${n} ligne`, `Ce qui s’est passé : ${n} lignes`),
  task: 'À vous de jouer',
  next: 'Continuer',
  back: 'Une étape en arrière',
  show: 'Montrez-moi',
  means: (what) => `Il s’agit de : ${what}.`,
  tryIt: (place) => `Il s’agit de choisir ${place} sur le plateau, ou de l’écrire.`,
  here: 'la leçon le montre',
  why: 'C’est impossible :',
  other: 'Les règles le permettraient.',
  otherHere: 'Mais ici, la leçon demande autre chose.',
  more: (left) => one(left, `Bien jusque-là. Disposez encore ${left} chose avant d’envoyer.`, `Bien jusque-là. Disposez encore ${left} choses avant d’envoyer.`),

  finished: 'C’était la leçon',
  play: 'Jouer une partie contre l’ordinateur facile',
  otherSide: (role) => `L’autre camp : ${role}`,
})
