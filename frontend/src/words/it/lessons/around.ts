// Ciò che si dice in ogni lezione, e nella stanza dove si sceglie tra esse.

import { plural } from '../../counting.ts'
import type { Around } from '../../../lessons/said'

const one = plural('it')

export const around: Around = {
  title: 'Imparare giocando',
  lead: 'Dieci minuti ciascuna, sul tabellone vero: le mosse le fai tu, e la pagina dice perché. Nulla può andare storto, e puoi tornare indietro quanto vuoi.',
  as: (role) => `${role}`.replace(/^./, (first) => first.toUpperCase()),
  begin: 'Comincia',
  goOn: (step, of) => `Riprendi dal passo ${step} di ${of}`,
  done: 'Fatta',
  toRules: 'Le regole',

  lesson: 'Lezione',
  step: (number, of) => `Passo ${number} di ${of}`,
  all: 'Tutte le lezioni',
  tell: 'La lezione',
  cards: 'Carte',
  happened: (n) => one(n, 'Che cosa è successo: una riga', `Che cosa è successo: ${n} righe`),
  task: 'La tua mossa',
  next: 'Avanti',
  back: 'Un passo indietro',
  show: 'Mostrami',
  means: (what) => `Si intende: ${what}.`,
  tryIt: (place) => `Si intende: scegli ${place} sul tabellone, o scrivilo.`,
  here: 'lo indica la lezione',
  why: 'Così non si può:',
  other: 'Le regole lo permetterebbero.',
  otherHere: 'Qui però la lezione chiede un’altra cosa.',
  more: (left) => one(left, 'Fin qui va bene. Disponi ancora una cosa prima di mandare tutto.', `Fin qui va bene. Disponi ancora ${left} cose prima di mandare tutto.`),

  finished: 'Questa era la lezione',
  play: 'Gioca una partita contro il computer facile',
  otherSide: (role) => `L’altra parte: ${role}`,
}
