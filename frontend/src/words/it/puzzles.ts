// Ciò che si dice nella stanza degli enigmi. Si carica dove qualcuno la apre.

import { counted, listed, plural } from '../counting.ts'
import type { puzzles as english } from '../en/puzzles.ts'
import type { Spoken } from '../words.svelte'

const list = listed('it')
const count = counted('it')
const one = plural('it')

/** Fin dove era arrivata la fila; le caselle si contano da dove è cominciata. */
const when = (gone: number) => (gone === 0 ? 'prima che si muovesse' : `quando aveva percorso ${count(gone, 'casella', 'caselle')}`)

export const puzzles: Spoken<typeof english> = {
  title: 'Enigmi',
  lead: 'Momenti di partite fra giocatori del computer in cui una sola risposta si può dimostrare. Sai quello che sapeva il posto a quel tavolo, e basta.',
  today: 'Oggi',
  todayLead: 'Uno al giorno per ogni gioco, lo stesso per tutti. Il giorno cambia a mezzanotte UTC.',
  all: 'Tutti gli enigmi',
  which: 'Gioco',
  degrees: { easy: 'Facile', medium: 'Medio', hard: 'Difficile' },
  solvedOf: (solved, all) => `${solved} di ${all} risolti`,
  kept: 'Ciò che hai risolto resta in questo browser e da nessun’altra parte.',
  number: (n) => `Enigma ${n}`,
  link: (n, kind, state) => `Enigma ${n}: ${kind}${state && `, ${state}`}`,
  states: { solved: 'risolto', shown: 'risposta vista', tried: 'provato' },
  none: 'Su questo server non ci sono enigmi.',

  kinds: {
    where: 'Dov’è Jack?',
    arrest: 'L’arresto sicuro',
    clue: 'L’indizio sicuro',
    passed: 'Di qui è passato',
    search: 'Che cosa dice di più',
    hideout: 'Dove abita Jack',
    who: 'Chi è Jack?',
    split: 'Dividi i sospetti',
    catch: 'Prendilo ora',
    crowd: 'Nascosto fra la folla',
  },

  asks: {
    where: (_) => 'Jack può essere su un solo cerchio. Quale?',
    arrest: (_) => 'Fra gli arresti che la polizia può ancora fare in questo turno, uno riesce di certo. Quale cerchio nomini?',
    clue: (_) => 'Fra le ricerche che puoi fare ora, una trova di certo un nuovo indizio. Quale cerchio cerchi?',
    passed: (row) => `C’è un cerchio da cui Jack è passato di certo ${row}, benché non vi sia un indizio e non sia partito da lì. Quale?`,
    search: (_) => 'Quale delle tue ricerche dice di più, se ogni fila che Jack può aver percorso conta allo stesso modo?',
    hideout: (_) => 'Le notti finite, prese insieme, lasciano un solo cerchio in cui Jack può abitare. Quale?',
    whoSeen: 'Sono stati chiamati i testimoni: Jack è stato visto. Con ciò che hai in mano resta un solo sospetto. Chi è Jack?',
    whoUnseen: 'Sono stati chiamati i testimoni: Jack non è stato visto. Con ciò che hai in mano resta un solo sospetto. Chi è Jack?',
    split: 'È l’ultima scelta prima che si chiamino i testimoni. Quale divide più equamente i tuoi sospetti in visti e non visti?',
    catch: 'Sai chi è Jack. Quale delle carte ti permette di accusarlo subito?',
    crowd: 'Tu sei Jack, ed è l’ultima scelta prima che si chiamino i testimoni. Quale lascia sospettato insieme a te il maggior numero degli altri?',
  },
  rows: { whitehall: 'in questo round', whitechapel: 'stanotte' },
  seat: (seat) => `Siedi al posto di ${seat}.`,
  hintLog: 'Tutto ciò che è accaduto sta nel diario; una riga mostra il tabellone com’era allora.',
  tabs: { table: 'Il tavolo', log: 'Il diario' },

  sure: 'È questa la tua risposta?',
  wrong: (what) => `Non ${what}.`,
  wrongAction: 'Non è questa.',
  right: 'Giusto!',
  rightAfter: (tries) => `Giusto, al tentativo numero ${tries}.`,
  showAnswer: 'Mostra la risposta',
  theAnswer: (what) => `La risposta: ${what}.`,
  next: 'Il prossimo enigma',
  toAll: 'Tutti gli enigmi',
  whyLead: (n) => one(n, 'Lo dimostra questo:', `Lo dimostrano questi ${n} fatti; senza uno qualsiasi di loro la questione sarebbe aperta:`),
  excluded: 'Lo escludono:',
  lookedPossible: (n) => `Per chi tiene soltanto un elenco di cerchi, Jack poteva essere su ${count(n, 'cerchio', 'cerchi')}.`,
  rowsEnd: (n) => `Dove sia ora resta comunque aperto: su uno fra ${count(n, 'cerchio', 'cerchi')}.`,
  fewest: (n, nights) => `Nessuna delle ${nights} notti da sola lascia meno di ${n} cerchi.`,
  onEvery: (circle) => `Soltanto ${circle} sta in tutti gli elenchi.`,
  route: (row) => `Una fila che si accorda con tutto: ${row}.`,
  tells: 'Che cosa direbbe ogni ricerca',
  clueShare: 'Trova un indizio',
  bits: 'Bit',
  bitsHint: 'Un bit dimezza ciò che resta da scoprire.',
  choices: 'Tutte le scelte, e quali sospetti sarebbero visti',
  choice: 'Scelta',
  nobody: 'nessuno',
  source: (jack, others) => `Da una partita del computer: Jack giocato da ${jack}, gli altri da ${others}.`,
  routeName: 'una fila che si accorda',

  facts: {
    vain: (circle, gone) => `Nessun indizio in ${circle} ${when(gone)}.`,
    clue: (circle, gone) => `Un indizio trovato in ${circle} ${when(gone)}.`,
    'not-there': (circles, gone) => `L’arresto in ${list(circles)} è fallito ${when(gone)}.`,
    scent: (circle, spaces) => `Smoker ha seguito la traccia in ${circle}: vi si trovava dopo ${list(spaces)} caselle.`,
    reached: (circle, gone) => `Ha raggiunto ${circle} ${when(gone)}.`,
    shunned: (circle) => `${circle} era un luogo non ancora annunciato, e dunque non l’aveva toccato.`,
    barred: (crossings, gone) => `Quando ha percorso la casella ${gone}, la polizia stava su ${list(crossings)}.`,
    'not-beaten': 'Non ha perso per mancanza di mosse.',
    ended: (night, circles) => `La notte ${night} può essere finita in ${list(circles)}.`,
    lit: (who, by) => `${who} è alla luce del lampione in ${by}, e dunque è in vista.`,
    beside: (who, by) => `${who} sta accanto a ${by}, e dunque è in vista.`,
    lantern: (who) => `${who} è nella luce della lanterna di Watson, e dunque è in vista.`,
    dark: (who) => `${who} non è in vista.`,
    alibi: (who) => `${who} non può essere Jack: hai in mano la sua carta alibi.`,
    seen: (who) => `Fra i sospetti sarebbero visti: ${who.length ? list(who) : 'nessuno'}.`,
  },
  inNight: (night, fact) => `Notte ${night}: ${fact}`,
}
