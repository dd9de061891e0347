// Ce qui se dit là où quelqu’un doit choisir, quel que soit le jeu.

import type { ask as english } from '../en/ask.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

export const ask = typeset<Spoken<typeof english>>({
  region: 'Votre choix',
  kinds: 'Que faire',
  chooseOnBoard: 'Choisissez sur le plan, ou tapez',
  chooseNext: (chosen) => `${chosen} – et ensuite ? Échap l’annule.`,
  chooseWhich: (place) => `${place} : que faites-vous ?`,
  back: 'Retour',
  backKey: 'Échap',
  takeBack: (what) => `Annuler : ${what}`,
  arranged: (count, of) => `Préparés : ${count} sur ${of}. Rien n’est encore envoyé.`,
  onceMore: (what) => `${what} : encore une fois pour confirmer`,
  sure: 'Cela ne peut pas être annulé.',
  yes: (what) => what,
  no: 'Non, pas cela',
  typed: 'Taper',
  typedExample: (letter) => `147 ou ${letter} 147`,
  typedPlace: (place) => `comme ${place}`,
  typedPlain: 'un numéro',
  unknown: (text) => `« ${text} » n’est pas un lieu que l’on puisse choisir ici.`,
  searchAll: (count) => `Fouiller les ${count}, un par un`,
  searchOrder: 'Dans cet ordre, jusqu’au premier indice :',
  earlier: (what) => `${what} : plus tôt`,
  leaveOut: (what) => `${what} : laisser de côté`,
  everybody: 'Puis tous mes autres pions, du plus petit numéro au plus grand',
  searching: (left) => `Fouille en cours : il en reste ${left}.`,
  stop: 'Arrêter',
  all: (count) => `Montrer les ${count} choix`,
  fewer: 'En montrer moins',
})
