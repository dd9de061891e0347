// Quello che si dice dove tocca scegliere, in qualunque gioco.

import { plural } from '../counting.ts'
import type { ask as english } from '../en/ask.ts'
import type { Spoken } from '../words.svelte'

const one = plural('it')

export const ask: Spoken<typeof english> = {
  region: 'La tua scelta',
  kinds: 'Che cosa fare',
  chooseOnBoard: 'Scegli sulla mappa, o scrivi',
  chooseNext: (chosen) => `${chosen}: e poi dove? Esc lo annulla.`,
  chooseWhich: (place) => `${place}: che cosa fai?`,
  back: 'Indietro',
  backKey: 'Esc',
  takeBack: (what) => `Annulla: ${what}`,
  arranged: (count, of) => `Preparati: ${count} di ${of}. Non è ancora stato inviato niente.`,
  onceMore: (what) => `${what}: ancora una volta per confermare`,
  sure: 'Non si può annullare.',
  yes: (what) => what,
  no: 'No, questo no',
  typed: 'Scrivi',
  typedExample: (letter) => `147 o ${letter} 147`,
  typedPlace: (place) => `come ${place}`,
  typedPlain: 'un numero',
  unknown: (text) => `«${text}» non è un luogo che qui si possa scegliere.`,
  searchAll: (count) => `Cerca in tutti e ${count}, uno alla volta`,
  searchOrder: 'In quest’ordine, fino al primo indizio:',
  earlier: (what) => `${what}: prima`,
  leaveOut: (what) => `${what}: tralascia`,
  everybody: 'Poi anche tutte le altre mie pedine, dal numero più basso',
  searching: (left) => one(left, `Si cerca: ne resta ${left}.`, `Si cerca: ne restano ${left}.`),
  stop: 'Fermati',
  all: (count) => `Mostra tutte le ${count} scelte`,
  fewer: 'Mostrane meno',
}
