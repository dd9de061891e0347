// La prima lezione di Letters from Whitechapel: una prima notte nei panni di Jack.

import type { LessonWords } from '../../../lessons/said'

const murders = {
  lead: 'Una prima notte: aspetta, colpisci, e torna a casa non visto.',
  deed: 'commette un omicidio',
  women: 'Sui cerchi rossi stanno otto segnalini donna, coperti: cinque segnati, le possibili vittime, e tre falsi per ingannare.',
  layAll: 'Metti i falsi in 3, 21 e 149 e quelli segnati negli altri cinque cerchi rossi, poi posali tutti e otto.',
  layHint: 'Per questa lezione: i falsi in 3, 21 e 149, quelli segnati in 27, 65, 84, 147 e 158.',
  become: 'Le cinque donne segnate sono le sventurate, e camminano per le strade.',
  wait: 'Potresti colpire subito. Se aspetti, il tuo tracciato si allunga di una casella e le sventurate camminano; ma devi scoprire una pattuglia, e la polizia guida le sventurate dove le conviene {C1}.',
  moved: 'Il capo ha mosso le sventurate, mai a portata di una pattuglia {C3}.',
  killTitle: 'Il delitto',
  kill: 'Adesso o più tardi: al V non potresti più aspettare. La sventurata in 67 è arrivata in mezzo al tabellone, e da lì la via di casa è breve.',
  killTask: 'Colpisci in 67.',
  two: 'due nella terza',
  fifth: 'la quinta vittima',
}
const thefts: typeof murders = {
  lead: 'Una prima notte: aspetta, ruba, e torna a casa non visto.',
  deed: 'ruba un portagioie',
  women: 'Otto corrieri partono dai cerchi rossi: cinque con un portagioie, tre con niente, per ingannare.',
  layAll: 'Manda con niente i corrieri in 3, 21 e 149 e con un portagioie gli altri cinque, poi mandali tutti e otto.',
  layHint: 'Per questa lezione: niente in 3, 21 e 149, un portagioie in 27, 65, 84, 147 e 158.',
  become: 'I cinque corrieri con un portagioie camminano per le strade.',
  wait: 'Potresti rubare subito. Se aspetti, il tuo tracciato si allunga di una casella e i corrieri camminano; ma devi scoprire una pattuglia, e la polizia manda i corrieri dove le conviene {C1}.',
  moved: 'Il capo ha mosso i corrieri, mai a portata di una pattuglia {C3}.',
  killTitle: 'Il furto',
  kill: 'Adesso o più tardi: al V non potresti più aspettare. Il corriere in 67 è arrivato in mezzo al tabellone, e da lì la via di casa è breve.',
  killTask: 'Ruba il portagioie in 67.',
  two: 'due nella terza',
  fifth: 'il quinto furto',
}

export const lesson: LessonWords = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return {
    title: 'Whitechapel: sei Jack',
    lead: w.lead,
    steps: {
      welcome: {
        title: 'Quattro notti',
        text: [
          `Sei Jack. In ognuna di quattro notti qualcuno ${w.deed}, ${w.two}, e quel qualcuno sei tu. Poi devi tornare a casa, e nessuno deve sapere dov’è.`,
          'Cinque poliziotti ti danno la caccia, e hanno quattro notti per scoprirlo. Questa lezione è la prima.',
        ],
      },
      hideout: {
        title: 'Casa',
        text: ['Il tuo nascondiglio può essere qualsiasi cerchio che non sia rosso. Resta lo stesso per tutte e quattro le notti: ogni volta che torni, la polizia ne sa un po’ di più. Un buon nascondiglio ha molte vie.'],
        task: 'Scegli 98 come nascondiglio.',
        hint: 'Quasi ogni cerchio è permesso. Per questa lezione abita in 98, nel mezzo.',
      },
      women: {
        title: 'I cerchi rossi',
        text: [w.women, 'Decidi tu quali sono, e nessun altro lo sa {C16}. Prima scegli il tipo, poi i cerchi.'],
        task: w.layAll,
        hint: w.layHint,
      },
      patrols: {
        title: 'Le pattuglie',
        text: [
          'Stanotte la polizia è guidata da Blu, il capo delle indagini. Sui bordi gialli stanno coperti sette segnalini pattuglia: cinque sono poliziotti, due sono falsi {C5}. Solo la polizia sa quali.',
          w.become,
        ],
      },
      wait: { title: 'Ora, o più tardi?', text: [w.wait], task: 'Aspetta.', hint: 'Potresti. Ma vediamo che cosa porta l’attesa.' },
      reveal: {
        title: 'Uno sguardo a una pattuglia',
        text: [`${w.moved} Ora scopri un segnalino a tua scelta. La tua via di casa passa davanti a k143: c’è un poliziotto, o niente?`],
        task: 'Scopri il segnalino in k143.',
        hint: 'Si può scoprire qualsiasi segnalino {C4}. Quello che ti interessa è k143, vicino a casa.',
      },
      kill: {
        title: w.killTitle,
        text: [`Falso: lascia il tabellone, e in k143 nessuno ti aspetta. ${w.kill}`],
        task: w.killTask,
        hint: 'Per questa lezione: 67, non lontano da casa.',
      },
      whistles: {
        title: 'Fischi',
        text: [
          'Tutte le pattuglie si scoprono: ora vedi i cinque poliziotti sugli incroci. E tutti sanno che è successo in 67.',
          'Hai aspettato una volta, dunque il tuo tracciato comincia dal II: sedici caselle per tornare a casa. Da qui è una caccia: tu muovi in segreto, loro muovono, loro chiedono.',
        ],
      },
      walk: {
        title: 'Via di qui',
        text: ['Cammini fino a un cerchio adiacente: lungo la linea punteggiata, solo per incroci, e mai attraverso un poliziotto {W1}. Ciò che puoi scegliere è illuminato; del resto puoi chiedere perché no.'],
        task: 'Cammina fino a 66.',
        hint: 'Casa è a sud-ovest. Va’ a ovest: 66.',
      },
      clue: {
        title: 'Blu è svelto',
        text: ['Blu è andato in k67, ha cercato in 66 e ha trovato un indizio: stanotte ci sei stato {W7}. Dopo un passo solo sanno che ci sei ancora. Ha cercato, e non poteva anche arrestare; un altro poliziotto accanto a te sarebbe stata la fine.'],
      },
      alley: {
        title: 'Attraverso le case',
        text: [
          'Blu ti chiude cinque cerchi. Ma hai tessere, nuove ogni notte: stanotte tre carrozze e due vicoli.',
          'Un vicolo attraversa un isolato di case fino a qualsiasi altro cerchio sul suo bordo, davanti a chiunque {W4}.',
        ],
        task: 'Scegli Vicolo, poi 63.',
        hint: 'Blu ti sarebbe di nuovo accanto. Prendi il vicolo fino a 63.',
      },
      close: {
        title: 'Che fortuna',
        text: ['Blu ha cercato prima in 64 e poi in 63. Trovato: e poiché era la sua ricerca, non poteva arrestarti. Sanno di nuovo dove sei. Non ci si può contare.'],
      },
      coach: {
        title: 'Davanti a Blu',
        text: ['Blu sta sulla via per 62. Una carrozza fa due passi in una volta e non bada ai poliziotti; riempie due caselle del tracciato, e il cerchio di mezzo conta come visitato {W5}.'],
        task: 'Scegli Carrozza, poi 62, poi 80.',
        hint: 'Qui la carrozza vale il suo prezzo: per 62 fino a 80, davanti a Blu.',
      },
      gone: {
        title: 'Ora tirano a indovinare',
        text: ['Il chiarore mostra dove la polizia può provare che tu sia adesso. Diciassette cerchi. Hanno cercato dalla parte sbagliata.'],
      },
      home: {
        title: 'L’ultimo passo',
        text: ['98 è adiacente. Quando cammini fino al tuo nascondiglio puoi dirlo: allora sei in salvo, e la notte è finita. Puoi anche tacere e proseguire; e né carrozza né vicolo ti portano mai a casa {C2}.'],
        task: 'Scegli 98, e mettiti in salvo.',
        hint: 'Puoi passare da casa in silenzio. Per stanotte accontentati: in salvo, in 98.',
      },
      night: {
        title: 'A casa',
        text: [
          'Hai usato cinque caselle di sedici. La polizia sente che sei a casa, e sa contare: il tuo nascondiglio non può essere più lontano di così da 67. La prossima notte conterà ancora. Per questo può essere saggio prendersela comoda.',
          'I poliziotti restano dove sono: da lì partono le pattuglie di domani.',
        ],
      },
      end: {
        title: 'Ancora tre notti',
        text: [
          `Vinci quando sei a casa dopo ${w.fifth}, nella quarta notte. Perdi con un arresto, quando il tracciato è pieno e non sei a casa {C15}, o quando non puoi muoverti {W6}.`,
          'Tre cose da ricordare: non prendere sempre la via più breve; tieni una tessera per quando sanno dove sei; e non tornare a casa due volte dalla stessa parte.',
        ],
      },
    },
  }
}
