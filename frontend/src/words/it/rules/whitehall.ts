// Le regole di Whitehall Mystery, con parole nostre.

import type { Rules } from '../../../rules/leaf'

export const rules: Rules = (skin) => {
  const find = skin === 'thefts' ? 'un portagioie vuoto' : 'un macabro reperto'
  return {
    title: 'Whitehall Mystery',
    lead: `Jack ha quattro luoghi di Westminster da visitare, e in ciascuno lascia ${find}. Comincia in uno di essi e deve raggiungere gli altri tre, non visto, uno dopo l’altro. Tre investigatori gli danno la caccia seguendo le tracce che lascia. Circa quaranta minuti.`,
    sections: [
      {
        id: 'before',
        title: 'Prima della caccia',
        blocks: [
          {
            list: [
              'Jack annota in segreto quattro luoghi: cerchi bianchi, uno in ogni quarto della mappa {H1}.',
              'Le tre figure si mettono su incroci diversi con bordo giallo: prima giallo, poi blu, poi rosso.',
              'Jack dice in quale dei suoi quattro luoghi comincia la caccia. Quello è annunciato; gli altri tre restano il suo segreto.',
            ],
          },
          { p: 'La caccia ha tre round. In ciascuno Jack ha quindici caselle del suo tracciato per raggiungere un altro luogo. Può prenderli in qualunque ordine.' },
        ],
      },
      {
        id: 'streets',
        title: 'Cerchi e incroci',
        blocks: [
          { p: 'Le strade sono linee punteggiate. Jack vive sui cerchi numerati, le figure sugli incroci quadrati tra l’uno e l’altro.' },
          { p: 'Due cerchi sono adiacenti per Jack quando la linea punteggiata porta dall’uno all’altro solo attraverso incroci, per quanti siano, e mai attraverso un terzo cerchio {W1}.' },
          { picture: 'walk', caption: '147 e 114 sono adiacenti: la linea tra loro passa per tre incroci e nessun cerchio.' },
          { p: 'La portata di una figura è più corta: i cerchi a un tratto di linea punteggiata dal suo incrocio {W2}.' },
        ],
      },
      {
        id: 'turn',
        title: 'Un turno',
        blocks: [
          {
            list: ['Jack muove, in segreto.', 'Le figure muovono, in ordine di precedenza.', 'Le figure cercano o arrestano, nello stesso ordine.'],
          },
          { p: 'Se Jack è arrivato in un nuovo luogo lo dice ora, alla fine del turno, e non prima {H2}.' },
        ],
      },
      {
        id: 'escape',
        title: 'Jack: fuga nella notte',
        blocks: [
          { p: 'Jack deve muovere. Cammina fino a un cerchio adiacente e lo annota sulla casella seguente del suo tracciato. Tornare da dove è venuto è permesso {W12}.' },
          { p: 'Una figura sbarra il suo incrocio: per camminare serve una via su cui non c’è nessuno {W1}.' },
          { picture: 'barred', caption: 'Con una figura sull’incrocio in mezzo la via breve è sbarrata. Basterebbe un’altra via libera; qui non c’è.' },
          { p: 'Invece di camminare può usare una tessera. Ne ha due di ogni tipo per tutta la partita, e nessuna può portarlo su un luogo non ancora annunciato {H3}.' },
          {
            table: {
              head: ['tessera', 'che cosa fa'],
              rows: [
                ['carrozza', 'Due camminate insieme, oltre la polizia, su cerchi bianchi o neri. I tre cerchi sono tutti diversi. Riempie due caselle, e il cerchio in mezzo conta come visitato {W5} {H4}.'],
                ['vicolo', 'Attraverso un isolato, da un cerchio sul suo bordo a qualunque altro. Le figure non contano {W4} {H5}.'],
                ['barca', 'Da un cerchio blu a qualunque altro cerchio blu della stessa acqua {H5}.'],
              ],
            },
          },
          { picture: 'alley', caption: 'Un vicolo: da un cerchio sul bordo dell’isolato ombreggiato a qualunque altro cerchio del bordo.' },
          { p: 'Se non può camminare e nessuna tessera lo aiuta, è preso: perde {W6}.' },
        ],
      },
      {
        id: 'hunting',
        title: 'La polizia: muovere',
        blocks: [
          { p: 'Giallo, poi blu, poi rosso (poi verde, poi marrone): ogni figura muove di zero, uno o due incroci. I cerchi in mezzo non contano. Può passare attraverso le altre ma non finire con un’altra sullo stesso incrocio {W3}.' },
        ],
      },
      {
        id: 'suspicion',
        title: 'La polizia: indizi e sospetti',
        blocks: [
          { p: 'Poi ogni figura fa una di queste cose, o niente:' },
          {
            list: [
              'Cercare: nomina cerchi a portata, uno dopo l’altro. Se in questo round Jack è stato in un cerchio, a una casella qualsiasi, lì si mette un indizio e la ricerca è finita. Se no, si passa al prossimo.',
              'Arrestare: nomina un cerchio a portata. Se Jack è lì adesso, la polizia ha vinto. Se no, impara solo questo {W8}.',
            ],
          },
          { p: 'Un indizio non dice l’ora: dice che c’è stato, non quando. Conta anche il cerchio d’inizio del round {W7}.' },
          { picture: 'search', caption: 'A portata sono i cerchi a un tratto di linea; quelli dopo no.' },
        ],
      },
      {
        id: 'end',
        title: 'La fine di un round, e della partita',
        blocks: [
          { p: 'Quando è annunciato un nuovo luogo il round è finito: gli indizi si tolgono, le tessere usate si mostrano e restano usate, e il nuovo round comincia su quel cerchio, alla casella 0 {H12}.' },
          {
            list: [
              'Jack vince quando è annunciato il suo quarto luogo.',
              'La polizia vince con un arresto, quando la quindicesima casella è piena e nessun nuovo luogo è raggiunto, o quando Jack non può muovere.',
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
                ['Assassino in libertà', 'Vicoli e barche si giocano coperti e si mostrano a fine round. Una carrozza riempie due caselle e così si fa riconoscere {H6}.'],
                ['Invenzioni dei giornali', 'Quando cominciano il secondo e il terzo round, Jack può riprendere un vicolo o una barca già usati {H7}.'],
                ['Indizi falsi', 'Ogni quinto indizio di un round Jack guadagna un indizio falso, tre al massimo. Prima che le figure cerchino può bloccare con uno un cerchio: per il resto del round lì nessuno può cercare o arrestare. Mai su un proprio luogo {W9} {H8}.'],
              ],
            },
          },
          {
            table: {
              head: ['per la polizia', ''],
              rows: [
                ['Rimboccarsi le maniche', 'Ogni figura ha un’abilità, una volta a partita {H9}. Giallo: muove esattamente di tre incroci. Blu: muove per acqua, di tre incroci o più. Rosso: un arresto dopo una ricerca.'],
                ['Smoker', 'Una volta a partita, dopo che giallo ha trovato un nuovo indizio: Jack dice a quali caselle era lì.'],
                ['Rinforzi', 'Verde (tutti i cerchi a portata in un solo arresto) o marrone (nomina un cerchio bianco: se è un luogo che Jack non ha raggiunto, la polizia vince) al posto di altri {H11}.'],
              ],
            },
          },
          { p: 'I testi delle abilità sono stampati sulle tessere e non nel regolamento; quanto sta qui per giallo, blu, rosso e Smoker sono regole di questa casa {H9}.' },
        ],
      },
    ],
    sheet: [
      {
        id: 'jack',
        title: 'Jack',
        blocks: [
          {
            list: [
              'Cammina fino a un cerchio adiacente: in mezzo solo incroci, una via libera da figure.',
              'Oppure carrozza (due cerchi, due caselle, oltre le figure), vicolo (attraverso un isolato), barca (da blu a blu).',
              'Tessere mai su un luogo non annunciato. Si annuncia alla fine del turno.',
              'Quindici caselle a round; tre luoghi da raggiungere dopo il primo.',
            ],
          },
        ],
      },
      {
        id: 'police',
        title: 'Polizia',
        blocks: [
          {
            list: [
              'Muovi di 0, 1 o 2 incroci; non su un’altra figura.',
              'Cerca: un cerchio dopo l’altro, fino a un indizio. È stato lì in questo round?',
              'O arresta: un cerchio. È lì adesso?',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adiacente: una via di linee punteggiate solo attraverso incroci. Si può camminare finché una via è libera da figure.',
      W2: 'A portata di una figura: i cerchi a un tratto di linea punteggiata. I suoi movimenti contano gli incroci; i cerchi in mezzo si saltano.',
      W3: 'Restare è un movimento permesso. Le figure possono attraversarsi e non finire insieme.',
      W4: 'Vicolo e barca non badano alla polizia, e finiscono su un altro cerchio da quello di partenza.',
      W5: 'Una carrozza vuole due caselle libere; i suoi tre cerchi sono tutti diversi, e quello in mezzo è davvero visitato.',
      W6: 'Jack perde per mancanza di mosse solo quando niente è permesso: una carrozza, un vicolo o una barca possibili si devono usare.',
      W7: 'Una ricerca chiede di ogni casella di questo round, la prima compresa. Chiedere di nuovo dove c’è un indizio lo ritrova; nessun nuovo segnalino.',
      W8: 'Un arresto nomina un cerchio a portata, con o senza indizio.',
      W9: 'In un cerchio bloccato non si può né cercare né arrestare. Jack guadagna un indizio falso col 5º, il 10º e il 15º nuovo segnalino, e può posarne uno a turno dopo l’ultimo movimento della polizia. Quelli non usati si perdono a fine round.',
      W12: 'Tornare subito indietro è permesso. Con una sola casella libera non c’è carrozza.',
      H1: 'I luoghi si scelgono prima di schierare le figure, l’inizio dopo. Uno in ogni quarto.',
      H2: 'Un nuovo luogo si annuncia alla fine del turno, dopo che la polizia ha agito, anche quando si riempie la quindicesima casella.',
      H3: 'Nessuna tessera può entrare in un luogo non annunciato, nemmeno a metà di una carrozza.',
      H4: 'Una carrozza si ferma su cerchi bianchi o neri, mai su blu; può partire da uno blu.',
      H5: 'Gli isolati lasciano passare i vicoli, l’acqua le barche; la terra con un cerchio blu sul bordo né gli uni né le altre.',
      H6: 'A tessera coperta, la polizia impara solo che c’è stato un movimento speciale; una carrozza si tradisce con le sue due caselle.',
      H7: 'Torna un vicolo o una barca usati; quale, è pubblico.',
      H8: 'Non su uno dei quattro luoghi di Jack: che cosa può bloccare lo sa solo lui.',
      H9: 'Ogni abilità una volta a partita, allo scoperto; chi non la usa la tiene.',
      H11: 'Giocano tre qualsiasi delle cinque figure. Smoker vuole giallo.',
      H12: 'Alla fine di un turno: l’annuncio, e col quarto Jack ha vinto; se no, a tracciato pieno, ha vinto la polizia. Poi si mostrano le tessere, si tolgono gli indizi e comincia la riga seguente.',
    },
  }
}
