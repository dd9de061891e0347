// La prima lezione di Whitehall Mystery: un round nei panni di Jack.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = (skin) => {
  const find = skin === 'thefts' ? 'un portagioie vuoto' : 'un macabro ritrovamento'
  return {
    title: 'Whitehall: sei Jack',
    lead: 'Un round a piedi, per un vicolo e in carrozza, con tre investigatori alle spalle.',
    steps: {
      welcome: {
        title: 'Stanotte qualcuno è in giro',
        text: [
          `Sei Jack. A Westminster ci sono quattro luoghi dove vuoi lasciare ${find}. Cominci in uno e devi raggiungere gli altri tre, uno dopo l’altro.`,
          'Tre investigatori ti danno la caccia. Non ti vedono mai: vedono quante mosse hai fatto e le tracce che lasci. Tu cammini sui cerchi numerati, loro stanno sui quadratini in mezzo.',
        ],
      },
      locations: {
        title: 'Quattro luoghi, in segreto',
        text: ['I tuoi quattro luoghi sono cerchi bianchi, uno in ogni quarto del tabellone {H1}. Nessuno sa quali. Puoi sceglierli in qualsiasi ordine: partono tutti insieme.'],
        task: 'Scegli 71, 78, 123 e 147, poi premi il pulsante che li manda.',
        hint: 'Per questa lezione prendi 71, 78, 123 e 147: uno in ogni quarto.',
      },
      deployed: {
        title: 'Gli investigatori prendono posto',
        text: [
          'Giallo, Blu e Rosso stanno su incroci con il bordo giallo. Non hanno ancora idea di dove comparirai.',
          'Chi sta su un incrocio lo sbarra: di lì non passi. Guarda dunque dove stanno prima di scegliere dove cominciare.',
        ],
      },
      begin: {
        title: 'Dove comincia',
        text: ['Dici in quale dei tuoi quattro luoghi comincia la caccia. Quello viene annunciato a tutti; gli altri tre restano soltanto tuoi.'],
        task: 'Comincia in 123, proprio sotto il naso di Blu.',
        hint: 'Andrebbe bene ognuno dei quattro. Vogliamo vedere che cosa fa chi sta in mezzo alla strada: comincia in 123.',
      },
      barred: {
        title: 'Una strada con qualcuno dentro',
        text: [
          'Ora devi camminare fino a un cerchio adiacente. Adiacente vuol dire: la linea punteggiata vi porta passando solo per incroci, quanti che siano, e mai per un altro cerchio {W1}.',
          'Ciò che puoi scegliere è illuminato. Del resto puoi sempre chiedere: la pagina dice allora la regola.',
        ],
        task: 'Prova a camminare fino a 105, dietro Blu. Non riuscirà: guarda perché.',
        hint: 'Tra poco cammini. Prima prova 105.',
      },
      walk: {
        title: 'Il primo passo',
        text: ['Blu sta sull’unico incrocio tra te e 104 e 105. L’altra via d’uscita è libera.'],
        task: 'Cammina fino a 122.',
        hint: '124 ti porterebbe a est, verso Rosso. Il tuo prossimo luogo è a nord-ovest: cammina fino a 122.',
      },
      clue: {
        title: 'Fanno domande',
        text: [
          'A loro è stato detto soltanto che hai camminato. Ma sanno contare: un passo da 123, e due strade sbarrate. Blu ha cercato in 122 e tu hai dovuto rispondere il vero: ora lì c’è un indizio.',
          'Un indizio dice che sei stato lì in questo round. Non dice quando {W7}. Stavolta ti serve a poco: dopo un passo solo non c’è un altro quando. Il chiarore mostra dove la polizia può provare che tu sia, ed è un cerchio solo. Se Blu avesse tentato un arresto in 122 invece di cercare, avresti perso.',
        ],
      },
      alley: {
        title: 'Attraverso le case',
        text: [
          'Quando sanno dove sei, camminare non basta. Hai sei tessere per tutta la partita: due carrozze, due vicoli, due barche.',
          'Un vicolo attraversa un isolato di case, da un cerchio sul suo bordo a qualsiasi altro, chiunque stia lì attorno {W4}. Tutti vedono che lo usi, e nessuno dove sei uscito.',
        ],
        task: 'Scegli Vicolo, poi 121.',
        hint: 'Camminando lasceresti loro pochi posti in cui cercare. Prendi il vicolo fino a 121.',
      },
      vanished: {
        title: 'Cinque porte',
        text: ['Hanno cercato a sinistra e a destra, e non hanno trovato nulla. Il chiarore mostra che cosa possono provare adesso: puoi essere in uno di questi cinque cerchi. Nessuno ti sta accanto.'],
      },
      coach: {
        title: 'Davanti a Giallo, al galoppo',
        text: [
          'Vuoi andare a nord, e Giallo sta tra 104 e 105. Una carrozza fa due passi in una volta e non bada a nessuno. Riempie due caselle del tuo tracciato, e questo lo vedono tutti {W5}.',
          'Il cerchio di mezzo conta come visitato: una ricerca ti trova anche lì.',
        ],
        task: 'Scegli Carrozza, poi 104, poi 105.',
        hint: 'Qui la carrozza vale il suo prezzo: per 104 fino a 105, davanti a Giallo.',
      },
      late: {
        title: 'Troppo tardi',
        text: [
          'Giallo è tornato e ha trovato un indizio in 121. Giusto: c’eri, prima della carrozza. Ormai sei in 105, ed è segnata soltanto la strada che hai fatto.',
          'Gli indizi alle tue spalle ti costano poco. Quelli ai tuoi piedi ti costano la partita.',
        ],
      },
      north: {
        title: 'Il tracciato',
        text: ['Guarda le carte: sono piene quattro delle tue quindici caselle. In ciascuno dei tre round ne hai quindici per raggiungere un nuovo luogo. Cinque possono essere molte, e quindici poche, se devi girare attorno alla polizia.'],
        task: 'Cammina fino a 86.',
        hint: 'Il tuo luogo 71 è a nord-ovest: cammina fino a 86, e gli sei accanto.',
      },
      arrive: {
        title: 'A piedi fino alla porta',
        text: ['71 è adiacente. Nessuna tessera ti porta in un luogo non ancora annunciato, nemmeno come mezzo di una carrozza {H3}: l’ultimo passo si fa sempre a piedi.'],
        task: 'Cammina fino a 71.',
        hint: 'Sei accanto al tuo luogo. Cammina fino a 71.',
      },
      announced: {
        title: 'Il secondo di quattro',
        text: [
          'La polizia ha avuto ancora il suo turno: chi ti sta accanto in quel momento può prenderti sulla soglia. Solo dopo il luogo viene annunciato {H2}.',
          'Il round è finito. Gli indizi spariscono, le tessere usate restano usate, e il secondo round comincia in 71 con quindici caselle nuove {H12}.',
        ],
      },
      end: {
        title: 'Ancora due',
        text: [
          'Vinci quando è annunciato il tuo quarto luogo. Perdi quando un arresto nomina il cerchio in cui sei, quando la quindicesima casella è piena e non hai raggiunto un nuovo luogo, o quando non puoi muoverti affatto {W6}.',
          'Tre cose da ricordare: sta’ lontano dagli incroci degli investigatori, tieni una tessera per quando sanno dove sei, e lascia che trovino solo dove sei stato.',
        ],
      },
    },
  }
}
