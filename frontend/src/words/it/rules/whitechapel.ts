// Le regole di Letters from Whitechapel, con parole nostre.

import type { Rules } from '../../../rules/leaf'

const murders = {
  aCrime: 'un delitto',
  aSecond: 'Un delitto a I lascia quindici caselle, a V diciannove; una in meno nella notte 3.',
  strike: 'colpire',
  strikes: 'colpisce',
  Strike: 'Colpire',
  tokens: 'segnalini donna',
  marked: 'quelli segnati sono le possibili vittime',
  notScene: 'la scena di un delitto',
  theWretched: 'le sventurate',
  ofWretched: 'ogni sventurata',
  eachWretched: 'Ogni sventurata che può muovere deve; quando nessuna di quelle rimaste può, restano.',
  twoOfThem: 'due delle sventurate',
  become: 'Le donne segnate diventano le sventurate, pedine che vagano per le strade; le altre lasciano la mappa.',
  hour: 'l’ora del delitto',
  doubleEvent: 'la notte dei due delitti',
  fifth: 'dopo la quinta vittima',
  scenes: 'le scene dei delitti comprese',
}
const thefts: typeof murders = {
  aCrime: 'un furto',
  aSecond: 'Un furto a I lascia quindici caselle, a V diciannove; una in meno nella notte 3.',
  strike: 'rubare',
  strikes: 'ruba',
  Strike: 'Rubare',
  tokens: 'segnalini portagioie',
  marked: 'quelli segnati contengono gioielli',
  notScene: 'la scena di un furto',
  theWretched: 'i corrieri',
  ofWretched: 'ogni corriere',
  eachWretched: 'Ogni corriere che può muovere deve; quando nessuno di quelli rimasti può, restano.',
  twoOfThem: 'due dei corrieri',
  become: 'I portagioie pieni passano ai corrieri, pedine che vagano per le strade; gli altri lasciano la mappa.',
  hour: 'l’ora del furto',
  doubleEvent: 'la notte dei due furti',
  fifth: 'dopo il quinto furto',
  scenes: 'le scene dei furti comprese',
}

export const rules: Rules = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return {
    title: 'Letters from Whitechapel',
    lead: `Quattro notti. In ciascuna Jack commette ${w.aCrime}, nella terza due, e torna a piedi a un nascondiglio che nessuno conosce. Cinque poliziotti gli danno la caccia seguendo le sue tracce, e ogni notte sanno qualcosa di più del nascondiglio. Circa due ore.`,
    sections: [
      {
        id: 'before',
        title: 'Prima della prima notte',
        blocks: [
          { p: 'Jack sceglie in segreto il suo nascondiglio: un cerchio qualsiasi, tranne i rossi. Resta lo stesso per tutta la partita.' },
          { p: 'Le cinque pedine della polizia si dividono tra uno a cinque detective, seduti intorno al tavolo: polizia-1, polizia-2 e così via, in senso orario {C17}.' },
        ],
      },
      {
        id: 'streets',
        title: 'Cerchi e incroci',
        blocks: [
          { p: 'Le strade sono linee punteggiate. Jack cammina da un cerchio numerato all’altro, la polizia da un incrocio all’altro.' },
          { p: 'Due cerchi sono adiacenti quando la linea punteggiata li unisce solo attraverso incroci, e mai attraverso un terzo cerchio {W1}. La portata di un poliziotto è più corta: i cerchi a un tratto di linea dal suo incrocio {W2}.' },
          { picture: 'neighbours', caption: '65 ha sette vicini. Alcuni sono a un incrocio, altri a due.' },
        ],
      },
      {
        id: 'hell',
        title: 'La prima parte di una notte: l’Inferno',
        blocks: [
          {
            list: [
              `Jack posa coperti ${w.tokens} su cerchi rossi: ${w.marked}, gli altri servono a ingannare. Non dove c’è ${w.notScene} {C16}.`,
              'Si scopre una tessera: chi ha la pedina di quel colore è stanotte il capo delle indagini. Ogni colore guida al massimo una volta {C12}.',
              'Il capo posa coperti sette segnalini pattuglia: cinque sono i poliziotti, due sono falsi. La prima notte vanno sui sette incroci con bordo giallo; poi uno dove ogni poliziotto era alla fine della notte prima, gli altri due su bordi gialli altrove {C5}. Solo il capo sa quali sono.',
              w.become,
              `Ora Jack può ${w.strike}, o aspettare. L’ora comincia da I.`,
            ],
          },
          { picture: 'patrols', caption: 'La prima notte: un segnalino su ognuno dei sette bordi gialli, e solo il capo sa quali due sono falsi.' },
          {
            table: {
              head: ['notte', 'segnati', 'falsi', 'carrozze', 'vicoli'],
              rows: [
                ['1', '5', '3', '3', '2'],
                ['2', '4', '3', '2', '2'],
                ['3', '3', '3', '2', '1'],
                ['4', '1', '3', '1', '1'],
              ],
            },
          },
        ],
      },
      {
        id: 'blood',
        title: `${w.Strike} o aspettare`,
        blocks: [
          { p: `Se aspetta, l’ora avanza, il capo muove ${w.ofWretched} in un cerchio adiacente, non oltre una pattuglia, non alla portata di una e non su ${w.notScene} {C3}; e Jack scopre un segnalino pattuglia a sua scelta. Uno falso lascia la mappa {C4}. A V non può più aspettare.` },
          { p: `Quando ${w.strikes}, la sua pedina va sul tracciato a ${w.hour}. Il tracciato va V IV III II I 1 2 … 15: chi ha aspettato ha più caselle per tornare a casa {C1}. Poi suonano i fischi: le pattuglie si scoprono e la polizia sta dove erano.` },
          { p: `La terza notte è ${w.doubleEvent}: sceglie ${w.twoOfThem}. La polizia vede tutti e due i cerchi e non sa quale sia stato il primo. Lui sta sul secondo, una casella più avanti, e la polizia agisce per prima {C6}.` },
        ],
      },
      {
        id: 'hunting',
        title: 'La seconda parte: la Caccia',
        blocks: [
          {
            list: [
              'Jack muove in segreto in un cerchio adiacente, oltre nessun poliziotto, o usa una carrozza o un vicolo di stanotte.',
              'La polizia muove, prima il capo e poi in senso orario: ogni pedina di zero, uno o due incroci.',
              'La polizia cerca o arresta, nello stesso ordine: ogni pedina una delle due, o niente.',
            ],
          },
          {
            table: {
              head: ['', ''],
              rows: [
                ['carrozza', 'Due camminate insieme, oltre la polizia. I tre cerchi sono tutti diversi; riempie due caselle; quello in mezzo è davvero visitato {W5}. Non sul nascondiglio per finire la notte: a casa si torna a piedi {C2}.'],
                ['vicolo', 'Attraverso un isolato, a qualunque altro cerchio sul suo bordo {W4}. Anche così la notte non finisce.'],
                ['cercare', 'Cerchi a portata, uno dopo l’altro, finché c’è un indizio: Jack è stato lì stanotte, a una casella qualsiasi {W7}.'],
                ['arrestare', 'Un cerchio a portata: è lì adesso? {W8}'],
              ],
            },
          },
          { picture: 'search', caption: 'Blu può cercare in 63, 65 e 82: a un tratto di linea. 66 e 83 sono un incrocio più in là.' },
          { picture: 'coach', caption: 'Una carrozza: da 103 per 69 a 56, oltre un poliziotto sulla via.' },
        ],
      },
      {
        id: 'home',
        title: 'La fine della notte',
        blocks: [
          { p: 'Quando Jack cammina fino al nascondiglio può dirlo: è in salvo, e la notte è finita. Può anche tacere e andare avanti; allora è stata una camminata come le altre {C2}.' },
          { p: 'Le pedine restano dove sono: lì cominciano le pattuglie di domani.' },
          {
            list: [
              `Jack vince quando è a casa ${w.fifth}, nella quarta notte.`,
              'La polizia vince con un arresto, quando il tracciato è pieno e lui non è a casa {C15}, o quando non può muovere {W6}.',
            ],
          },
        ],
      },
      {
        id: 'options',
        title: 'Regole opzionali',
        blocks: [
          {
            table: {
              head: ['per Jack', ''],
              rows: [
                ['Le lettere di Jack', 'Ognuna una volta a partita, una per notte, dalla seconda notte {C7}. Dear Boss e From Hell: spostano un segnalino pattuglia di due sezioni della mappa su un bordo giallo libero. Saucy Jacky: il capo deve spostarne due. Goulston Street: dopo una mossa, manda uno di due poliziotti sull’incrocio con bordo rosso {C8}.'],
                ['Indizi falsi', 'Ogni quinto indizio di una notte Jack guadagna un indizio falso, tre al massimo, e può bloccare con uno un cerchio prima che la polizia cerchi {W9} {C10}.'],
              ],
            },
          },
          {
            table: {
              head: ['per la polizia', ''],
              rows: [
                ['Di corsa', 'Invece di cercare, una pedina corre un incrocio più in là {C11}.'],
                ['Retata', 'Un arresto nomina insieme tutti i cerchi a portata {C11}.'],
                ['Prendimi se ci riesci', 'Il nascondiglio non può essere rosso né adiacente a un cerchio rosso {C13}.'],
                ['So dove abiti', 'Una volta a partita, quando guida marrone o rosso, il capo può nominare un cerchio: se è il nascondiglio, la polizia ha vinto {C9}.'],
              ],
            },
          },
        ],
      },
    ],
    sheet: [
      {
        id: 'hell',
        title: 'Inferno',
        blocks: [
          {
            list: [
              'Jack posa i segnalini; si estrae il capo, che posa sette pattuglie, due delle quali false.',
              `${w.Strike}, o aspettare: muovono ${w.theWretched}, una pattuglia si scopre. Non a V.`,
              w.aSecond,
            ],
          },
        ],
      },
      {
        id: 'hunting',
        title: 'La Caccia',
        blocks: [
          {
            list: [
              'Jack: a piedi, carrozza o vicolo. A casa solo a piedi, e solo se lo dice.',
              'Polizia, dal capo in senso orario: muovi di 0, 1 o 2; poi cerca (è stato lì stanotte?) o arresta (è lì adesso?).',
              'Tracciato pieno: vince la polizia. A casa nella notte 4: vince Jack.',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adiacente: una via di linee punteggiate solo attraverso incroci. Si può camminare finché su una via non c’è nessuno.',
      W2: 'A portata di una pedina: i cerchi a un tratto di linea punteggiata. I suoi movimenti contano gli incroci; i cerchi in mezzo si saltano.',
      W4: 'Un vicolo non bada alla polizia e finisce su un altro cerchio da quello di partenza.',
      W5: 'Una carrozza vuole due caselle libere; i suoi tre cerchi sono tutti diversi, e quello in mezzo è davvero visitato.',
      W6: 'Jack perde per mancanza di mosse solo quando niente è permesso: una carrozza o un vicolo possibili si devono usare.',
      W7: `Una ricerca chiede di ogni casella di stanotte, ${w.scenes}. Chiedere di nuovo dove c’è un indizio lo ritrova; nessun nuovo segnalino.`,
      W8: 'Un arresto nomina un cerchio a portata, con o senza indizio.',
      W9: 'In un cerchio bloccato non si può né cercare né arrestare. Jack guadagna un indizio falso col 5º, il 10º e il 15º nuovo segnalino della notte, e può posarne uno a turno dopo l’ultimo movimento della polizia.',
      C1: 'Quindici caselle dopo I, fino a diciannove dopo V; una in meno nella terza notte. A V non può aspettare.',
      C2: 'Ci si mette in salvo solo a piedi, e non è obbligatorio. Passare altrimenti sul nascondiglio non significa niente.',
      C3: `Il capo sceglie l’ordine. ${w.eachWretched}`,
      C4: 'Un segnalino qualsiasi non ancora scoperto; uno falso lascia la mappa.',
      C5: 'Dopo la prima notte: un segnalino su ogni incrocio dove c’era una pedina, due su bordi gialli dove non ce n’era nessuna.',
      C6: 'I due cerchi si nominano in ordine crescente; quale sia stato il primo resta il segreto di Jack.',
      C7: 'Si chiede solo quando una lettera è possibile. I segnalini vanno su bordi gialli liberi, diversi da dove sono; chi non la usa la tiene.',
      C8: 'Si nomina rosso, verde o blu; il capo manda quella pedina o marrone, se lì non c’è un altro. Poi muove ugualmente.',
      C9: 'Si chiede dopo le sette pattuglie; solo un tentativo la consuma.',
      C10: 'Su qualunque cerchio non bloccato, anche sul nascondiglio.',
      C11: 'Di corsa: esattamente un incrocio, e la parte è finita. La retata prende il posto degli arresti semplici.',
      C12: 'Cinque tessere, quattro notti: un colore non guida mai.',
      C13: 'Tutti i cerchi rossi e ogni cerchio adiacente a uno.',
      C15: 'Con l’ultima casella piena e nessun rientro annunciato, la polizia ha subito vinto.',
      C16: 'Su cerchi rossi senza segnalino e senza scena, in qualunque ordine.',
      C17: 'Un posto con più pedine le muove in qualunque ordine, e le finisce tutte prima del posto seguente.',
    },
  }
}
