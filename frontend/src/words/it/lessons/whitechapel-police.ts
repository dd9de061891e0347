// La prima lezione di Letters from Whitechapel per la polizia: una prima notte.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = (skin) => {
  const theft = skin === 'thefts'
  const crime = theft ? 'furto' : 'omicidio'
  const wretched = theft ? 'i corrieri' : 'le sventurate'
  return {
    title: 'Whitechapel: sei la polizia',
    lead: 'Posa le pattuglie, segui la pista, chiudi l’ultima strada.',
    steps: {
      welcome: {
        title: 'Cinque poliziotti',
        text: [
          'Guidi tutti e cinque i poliziotti: Blu, Giallo, Marrone, Rosso e Verde. Jack ha un nascondiglio da qualche parte su questo tabellone, lo stesso per quattro notti.',
          `Ogni notte commette un ${crime} e torna a casa a piedi. Prendilo per strada; o impara ogni notte un po’ di più su dove abita.`,
        ],
      },
      patrols: {
        title: 'Sette segnalini',
        text: [
          'Stanotte guida Blu. Prima che succeda qualcosa posi coperti sette segnalini pattuglia sui sette bordi gialli: cinque sono i tuoi uomini, due sono falsi. Jack vede dove stanno e non che cosa sono {C5}.',
          'Il segnalino in mano cambia da solo; dall’elenco puoi prenderne un altro. Nulla parte prima che ci siano tutti e sette.',
        ],
        task: 'Blu in k42, Giallo in k58, Marrone in k138, Rosso in k143, Verde in k156; i due falsi in k44 e k181. Poi posali.',
        hint: 'Per questa lezione: Blu k42, Giallo k58, Marrone k138, Rosso k143, Verde k156, i falsi in k44 e k181.',
      },
      crime: {
        title: 'Fischi nella notte',
        text: [
          `Jack non ha aspettato. Il ${crime} è stato in 65, e l’ora è I: ha quindici caselle per tornare a casa {C1}. Se avesse aspettato, avresti mosso ${wretched}, e per ogni casella guadagnata avrebbe dovuto scoprire uno dei tuoi segnalini.`,
          'I tuoi uomini si scoprono e stanno dove erano i loro segnalini.',
        ],
      },
      walked: {
        title: 'Un passo',
        text: ['Jack ha camminato, e non ti si dice verso dove. Ma un passo porta a un cerchio adiacente: lungo la linea punteggiata, solo per incroci {W1}. Il chiarore mostra tutti quelli possibili. Sette.'],
      },
      move: {
        title: 'All’inseguimento',
        text: ['Ogni pedina muove di zero, uno o due incroci; i cerchi in mezzo non contano {W2}. Conta ciò che ha a portata dove si ferma. Puoi disporre quante mosse vuoi e mandarle insieme.'],
        task: 'Muovi Blu in k67, accanto a 66, e manda questa mossa.',
        hint: 'Permesso. Ma Blu è il più vicino: k67 dista due incroci e tocca 66. Riprendi le mosse degli altri.',
      },
      stay: {
        title: 'Gli altri tengono il posto',
        text: ['Tutti in una strada lasciano aperte tutte le altre. Rosso, in k143, sorveglia il sud.'],
        task: 'Lascia tutti gli altri dove sono: lo fa il pulsante grande.',
        hint: 'Per questa lezione gli altri quattro restano dove sono.',
      },
      search: {
        title: 'Una domanda',
        text: ['Ora ogni pedina può cercare, o arrestare, o niente. Una ricerca nomina un cerchio: Jack è stato lì stanotte? Se sì, vi si posa un indizio e la ricerca è finita; se no, la pedina può cercare ancora {W7}.'],
        task: 'Fa’ cercare Blu in 66.',
        hint: '66 è uno dei sette, e a portata di Blu. Cerca lì.',
      },
      enough: {
        title: 'Lì niente',
        text: ['Dunque in 66 non è, e ne restano sei. Anche 64 è a portata, ma con un passo non può esserci arrivato: la domanda non ti direbbe nulla.'],
        task: 'Di’ che Blu ha finito.',
        hint: 'Per 64 la risposta la sai. Blu ha finito.',
      },
      others: {
        title: 'Nessun altro è vicino',
        text: ['Gli altri quattro non hanno a portata nessuno dei sei cerchi.'],
        task: 'Di’ che tutti hanno finito.',
        hint: 'Cercherebbero invano. Tutti hanno finito.',
      },
      follow: {
        title: 'La nebbia cresce',
        text: [
          'Un secondo passo, e da sei cerchi diventano ventitré. Succede così, quando non si trova nulla: ti serve una traccia.',
          'k89 tocca 63, 65 e 82. La scena del crimine non dice nulla, ma 63 e 82 sono sulle sue vie verso ovest.',
        ],
        task: 'Muovi Blu in k89, e manda questa mossa.',
        hint: 'Permesso. Ma in k89 Blu ha a portata due cerchi che vale la pena di chiedere.',
      },
      'stay-again': {
        title: 'Fermi',
        text: ['Gli altri chiudono ancora le loro strade.'],
        task: 'Lascia tutti gli altri dove sono.',
        hint: 'Per questa lezione gli altri quattro restano dove sono.',
      },
      clue: {
        title: 'Una traccia',
        text: ['Non cercare in 65: c’è stato, lo sanno tutti, e un indizio lì finirebbe soltanto la tua ricerca.'],
        task: 'Fa’ cercare Blu in 63 e 82 finché c’è un indizio.',
        hint: 'Blu è accanto a 63 e 82. Cerca lì, e non in 65.',
      },
      read: {
        title: 'Che cosa dice un indizio',
        text: ['È stato in 82. Non si sa quando: forse è lì adesso, forse è andato oltre. Ma è andato a ovest.'],
        task: 'Nessun altro è vicino. Di’ che tutti hanno finito.',
        hint: 'Nessun altro ha a portata qualcosa da chiedere. Tutti hanno finito.',
      },
      corner: {
        title: 'Dove la strada è stretta',
        text: ['Ha camminato ancora: ora i cerchi sono ventuno. A sud-ovest c’è 81, quasi un vicolo cieco: vi portano due soli incroci, k111 e k116.'],
        task: 'Muovi Blu in k111, e manda questa mossa.',
        hint: 'Permesso. Ma k111 tocca 80 e 81, e sbarra la via tra loro.',
      },
      hold: {
        title: 'E Rosso?',
        text: ['Rosso sta in k143 e tocca 118: è lì che si sbuca uscendo da 81 dall’altra parte. Che resti lì.'],
        task: 'Lascia tutti gli altri dove sono.',
        hint: 'Soprattutto Rosso sta bene dov’è. Restano tutti.',
      },
      found: {
        title: 'Chiedi ciò che dice di più',
        text: ['80 e 81 sono a portata. Un indizio in 80 potrebbe essere di questo passo o di quello prima. Ma da 65 a 81 nessuno va in meno di tre passi: un indizio in 81 è ancora caldo.'],
        task: 'Fa’ cercare Blu in 81.',
        hint: 'Un indizio in 80 finirebbe la ricerca e lascerebbe aperto quando c’è stato. Cerca in 81.',
      },
      certain: {
        title: 'Eccolo',
        text: ['Tre passi, e 81 è a tre passi: è lì in questo momento, e il chiarore è un cerchio solo. Blu ha cercato e non può anche arrestare; nessun altro è abbastanza vicino.'],
        task: 'Di’ che gli altri hanno finito. Non andrà lontano.',
        hint: 'Nessun altro arriva a 81. Tutti hanno finito.',
      },
      'one-way': {
        title: 'Una sola uscita',
        text: ['Doveva muoversi. Blu sbarra k111, e nessuna carrozza e nessun vicolo sono stati annunciati: dunque è passato per k116, fino a 118. Non c’è altro cerchio dove potesse andare a piedi.'],
      },
      'nobody-moves': {
        title: 'Calma',
        text: ['Rosso tocca già 118.'],
        task: 'Lascia tutti dove sono.',
        hint: 'Ora Rosso non deve muoversi. Restano tutti.',
      },
      arrest: {
        title: 'In nome della legge',
        text: ['Un arresto nomina un cerchio: è lì adesso? {W8} Ogni pedina può farlo invece di cercare. Scegli la pedina e il tipo, oltre al cerchio.'],
        task: 'Fa’ arrestare a Rosso in 118.',
        hint: 'Non chiedere, arresta: scegli Arresta, e 118 per Rosso.',
      },
      end: {
        title: 'Preso alla prima notte',
        text: [
          `Vinci con un arresto, quando il tracciato è pieno e lui non è a casa {C15}, o quando non può muoversi. Lui vince quando arriva a casa dopo ${theft ? 'il quinto furto' : 'la quinta vittima'}.`,
          'Non sempre lo si prende così presto. Ma ogni notte finisce alla stessa porta: chi tiene il conto di quanto lontano può essere arrivato sa, nella quarta notte, dove aspettarlo.',
        ],
      },
    },
  }
}
