// Quello che dice il taccuino al tavolo. «Possibile» è ciò che si può dimostrare; «probabile» è ciò che ne pensa un
// modello, e il modello è nominato ovunque ci sia la parola.

import { counted, listed } from '../counting.ts'
import type { notebook as english } from '../en/notebook.ts'
import type { Spoken } from '../words.svelte'

const count = counted('it')
const numbers = listed('it')
const many = new Intl.NumberFormat('it', { useGrouping: true })

export const notebook: Spoken<typeof english> = {
  whose: 'Di chi è il taccuino',
  sides: { jack: 'Di Jack', police: 'Della polizia' },

  worked: {
    title: 'Che cosa risulta',
    agreed: (what) => `A questo tavolo si è deciso: ${what}.`,
    levels: {
      none: 'niente aiuti, solo matita e testa',
      possible: 'che cosa è possibile, con la prova',
      likely: 'che cosa è possibile, con la prova, e che cosa è probabile, secondo un modello',
      full: 'che cosa è possibile, che cosa è probabile secondo un modello, perché, e che cosa direbbe ogni domanda',
    },
    counted: 'Ogni posizione in cui lo si interroga viene contata, e tutti vedono il conto.',
    layer: 'Sulla mappa',
    layers: { none: 'Niente', possible: 'Possibile', likely: 'Probabile' },
    forJack: 'Quello che la polizia può dimostrare da ciò che è scoperto, se ragiona alla perfezione.',
    model: 'Modello di Jack',
    models: {
      uniform: ['Vagabondo', 'ogni strada è ugualmente buona'],
      homing: ['Verso casa', 'più la strada porta vicino alla meta, più la prende'],
      mixed: ['Vagabondo o verso casa', 'quello che meglio spiega ciò che si è visto'],
    },
    wait: 'Il taccuino sta pensando …',
    again: 'Riprova',
  },

  possible: {
    title: 'Possibile: con la prova',
    now: (circles) => `Ora Jack può essere su ${count(circles, 'cerchio', 'cerchi')}.`,
    then: (circles, space) => `Alla casella ${space} può essere stato su ${count(circles, 'cerchio', 'cerchi')}.`,
    rows: (paths) => `${many.format(BigInt(paths))} ${paths === '1' ? 'percorso si accorda' : 'percorsi si accordano'} con tutto ciò che si sa.`,
    none: 'In questa caccia Jack non ha ancora annotato niente.',
    certain: (circles) => `Certo: è passato da ${numbers(circles)}.`,
    nothingCertain: 'Nessun cerchio è certo.',
    goals: {
      whitehall: (n) => `${count(n, 'cerchio', 'cerchi')}: qui può esserci un luogo non ancora annunciato.`,
      whitechapel: (n) => `${count(n, 'cerchio', 'cerchi')}: qui può esserci il nascondiglio.`,
    },
    shade: (space) => `possibile alla casella ${space}`,
    shadeNow: 'possibile ora: Jack può essere qui',
    shadeCertain: 'certo: Jack è passato di qui',
    shadeGoal: { whitehall: 'possibile: può essere un luogo', whitechapel: 'possibile: può essere il nascondiglio' },
  },
  likely: {
    title: (model) => `Probabile, secondo il modello «${model}»`,
    noProof: 'Una congettura del modello, mai una prova.',
    share: (percent, model, space) => `probabile alla casella ${space}: ${percent} (modello: ${model})`,
    shareNow: (percent, model) => `probabile ora: ${percent} (modello: ${model})`,
    shareGoal: (percent, model) => `meta probabile: ${percent} (modello: ${model})`,
    types: (of) => `Per quale Jack lo prende: ${of}.`,
    circle: 'Cerchio',
  },
  percent: (share) => (share > 0 && share < 0.005 ? 'meno dell’1 %' : share < 1 && share > 0.995 ? 'più del 99 %' : `${Math.round(share * 100)} %`),
  shown: 'Si mostra',
  where: 'Dov’era',
  goals: { whitehall: 'Luoghi', whitechapel: 'Nascondigli' },
  space: 'Casella del tracciato',
  spaceNow: (space) => `${space}, ora`,
  listed: 'I cerchi a parole',

  spare: {
    title: 'Le tue mosse d’avanzo',
    left: (left, shortest, spare) =>
      `restano ${count(left, 'casella', 'caselle')}, servono almeno ${count(shortest, 'passo', 'passi')} fino alla prossima meta: ${spare < 0 ? 'a piedi non bastano' : `${spare} d’avanzo`}, polizia a parte.`,
  },

  why: {
    title: 'Perché?',
    circle: 'Cerchio',
    ask: 'Perché?',
    onBoard: 'Scegli sulla mappa',
    hand: 'perché Jack può essere qui, o no',
    now: (circle) => `Jack può essere ora su ${circle}?`,
    passed: (circle, space) => `Può essere stato su ${circle}, alla casella ${space}?`,
    goal: {
      whitehall: (circle) => `${circle} può essere un luogo non ancora annunciato?`,
      whitechapel: (circle) => `Il nascondiglio può essere ${circle}?`,
    },
    yes: 'Può essere.',
    no: 'No.',
    excluded: 'Lo escludono insieme questi fatti:',
    route: (row) => `Per questa strada, disegnata sulla mappa: ${row}`,
    routeName: 'una strada che si accorda con tutto ciò che si sa',
    always: 'Nessun percorso di tanti passi porta lì, qualunque fosse la risposta.',
    unknown: 'Su questa mappa non c’è un cerchio così.',
  },

  tell: {
    title: 'Che cosa direbbe?',
    ask: 'Che cosa direbbe ogni ricerca e ogni arresto',
    askMoves: 'Che cosa direbbe alla polizia ogni mia mossa',
    lead: 'Per ogni pedina da dove sta. Possibile: ogni percorso che si accorda conta allo stesso modo. Probabile: come li pesa il modello. Un bit dimezza ciò che resta.',
    leadMoves: 'I cerchi allora possibili per la polizia, la quota dei loro percorsi che finirebbe da te, e le caselle rimaste.',
    who: (name, crossing) => `${name} su ${crossing}`,
    nothing: 'Nessuno sta dove si possa chiedere qualcosa.',
    search: (circle) => `Cerca in ${circle}`,
    order: (circles) => `Cerca in ${circles}, in quest’ordine`,
    arrest: (circles) => `Arresto in ${circles}`,
    yes: 'Sì',
    bits: 'Bit',
    possible: 'Possibile',
    likely: (model) => `Probabile (${model})`,
    move: 'Mossa',
    circles: 'Cerchi',
    share: 'Quota',
    left: 'Restano',
    arrives: 'un luogo viene annunciato',
    ends: 'la partita finisce',
    escape: 'sei a casa',
  },

  suspects: {
    title: 'Chi può essere Jack: con la prova',
    everybody: (n) => `${count(n, 'sospetto', 'sospetti')} per tutti:`,
    own: (n) => `${count(n, 'sospetto', 'sospetti')} per te, che conosci le tue carte:`,
    seen: 'Se si chiamassero i testimoni così come tutti stanno, questi sospetti sarebbero visti:',
    seenNobody: 'Se si chiamassero i testimoni così come tutti stanno, nessun sospetto sarebbe visto.',
    left: (seen, unseen) => `Visto ne lascia ${seen} per tutti, non visto ${unseen}.`,
    shade: 'possibile: può essere Jack',
    alike: 'Di più non si ricava: nessuno di loro è più sospetto di un altro, e le ragioni sono sotto gli occhi di tutti.',
  },

  pencil: {
    title: 'Matita',
    lead: 'Segni sulla mappa che per le regole non significano niente.',
    sheet: 'Chi li vede',
    sheets: { own: 'Io solo', shared: 'La polizia' },
    tool: 'Disegna',
    tools: { ring: 'Cerchio', cross: 'Croce', arrow: 'Freccia', text: 'Testo', rub: 'Cancella' },
    hand: {
      ring: 'disegna qui un cerchio',
      cross: 'disegna qui una croce',
      arrow: 'comincia qui una freccia',
      arrowTo: (from) => `disegna una freccia da ${from} fin qui`,
      text: (text) => `scrivi qui «${text}»`,
      rub: 'cancella quello che è disegnato qui',
    },
    text: 'Che cosa scrivere',
    textNeeded: 'Di’ prima che cosa scrivere.',
    pencils: 'Matita',
    pencilsOf: ['grigia, continua', 'rossa, tratteggiata', 'blu, punteggiata', 'verde, a tratti e punti'],
    undo: 'Annulla',
    clear: 'Cancella tutto',
    full: 'Il foglio è pieno: cancella prima qualcosa.',
    drawn: (n) => `${count(n, 'segno', 'segni')} su questo foglio.`,
    others: (names) => `Condividono un foglio anche: ${names}.`,
  },

  asked: {
    title: 'Interrogati finora',
    nobody: 'Nessuno ha ancora interrogato un taccuino.',
  },
}
