// La prima lezione di Mr. Jack: due turni nei panni di Jack.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Mr. Jack: sei Jack',
  lead: 'Resta al buio, non scagionare nessuno per sbaglio, e sguscia via dal quartiere.',
  steps: {
    welcome: {
      title: 'Otto persone nella nebbia',
      text: [
        'Otto personaggi stanno nelle strade di Whitechapel, allo scoperto. Li muovono tutti entrambi i giocatori. Uno degli otto sei tu, e solo tu saprai quale.',
        'Dopo ogni turno si chiamano i testimoni: Jack è visto? La luce e il buio decidono allora di chi si sospetta ancora.',
      ],
    },
    identity: {
      title: 'Sei Miss Stealthy',
      text: [
        'Lo dice la tua carta, e un piccolo cappello la segna sul tabellone per i tuoi occhi soli. Il detective vince se cammina su Stealthy e la accusa {J4}.',
        'Tu vinci se viene accusato un altro, se finisce l’ottavo turno, o se Stealthy esce dal quartiere {J5}. Noi vogliamo uscire.',
      ],
    },
    cards: {
      title: 'Quattro carte',
      text: [
        'Nei turni dispari si scoprono quattro carte. Il detective ne gioca una, tu due, il detective l’ultima. Nei turni pari è il contrario, con le altre quattro.',
        'Il detective ha giocato Holmes e ha pescato un alibi: qualcuno che ora sa innocente. A te non si dice chi.',
      ],
    },
    smith: {
      title: 'Prendi ciò che ti farebbe male',
      text: [
        'Stealthy sta in i4, al buio. Accanto a lei, in h4, c’è un lampione spento. John Smith sposta i lampioni: in mano al detective lo accenderebbe.',
        'Giocare una carta vuol dire anche toglierla di mezzo.',
      ],
      task: 'Gioca Smith: sceglilo sul tabellone o dall’elenco.',
      hint: 'Puoi giocare chiunque sia scoperto. Ma stanotte il pericoloso è Smith.',
    },
    occupied: {
      title: 'Il movimento',
      text: ['Un personaggio va da uno a tre esagoni lungo la strada, passando per gli altri, e si ferma su un esagono libero {J2}. Case, giardini e lampioni sono d’intralcio.'],
      task: 'Prova a muovere Smith addosso a Bert, in i8. Non riuscirà: guarda perché.',
      hint: 'Tra poco muovi. Prima prova i8.',
    },
    move: {
      title: 'Lascialo alla luce',
      text: ['Chi è visto? Chi sta accanto a un lampione acceso, accanto a un altro personaggio, o nella lanterna di Watson {J8}. Tu vuoi che molti altri siano visti quando tu non lo sei: lascia dunque Smith accanto al lampione in h8.'],
      task: 'Muovi Smith in g7.',
      hint: 'Permesso. Ma tieni Smith alla luce: g7 è accanto al lampione in h8.',
    },
    lamp: {
      title: 'Un lampione per Gull',
      text: ['Ora Smith prende un lampione dal suo posto e ne accende un altro. In e9 Gull sta al buio, accanto al posto f9. Luce, dunque: con il lampione numero 1, che dopo questo turno si spegne comunque {J10}.'],
      task: 'Sposta il lampione da b2 a f9.',
      hint: 'Ogni lampione può andare a ogni posto spento. Quello che ti aiuta: da b2 a f9. E niente in h4!',
    },
    lestrade: {
      title: 'La tua seconda carta',
      text: ['Restano l’ispettore Lestrade e Jeremy Bert. Lestrade sposta un posto di blocco, e i posti di blocco chiudono le uscite. Tu vuoi che una resti aperta.'],
      task: 'Gioca Lestrade.',
      hint: 'Bert non farebbe danni, ma Lestrade potrebbe chiudere la tua uscita. Giocalo tu.',
    },
    shade: {
      title: 'Un passo di lato',
      text: ['Lestrade sta nella luce di f5. Anche e4 è accanto a quel lampione.'],
      task: 'Muovi Lestrade in e4.',
      hint: 'Permesso. Ma lascialo alla luce: e4.',
    },
    cordon: {
      title: 'Due porte chiuse, due aperte',
      text: ['I posti di blocco stanno a due delle quattro uscite. Ora uno deve spostarsi. La tua uscita è quella a sud-est, vicino a k6: lasciala aperta, e chiudi quella a nord-ovest.'],
      task: 'Sposta il posto di blocco dall’uscita sud-ovest all’uscita nord-ovest.',
      hint: 'Sarebbe permesso. Ma tieni aperta l’uscita sud-est: da SW a NW.',
    },
    call: {
      title: 'Non visto',
      text: [
        'Al detective restava Bert, e il turno è finito. «Jack è visto?» No: Stealthy sta al buio e da sola. Dunque chi era visto è innocente, e scagionato.',
        'Questo aiuta il detective. Ma aiuta anche te: finché l’ultima risposta è «non visto», nel turno seguente Jack può lasciare il quartiere. E ora scegli tu per primo.',
      ],
    },
    yourself: {
      title: 'La tua carta',
      text: ['Per uscire devi giocare il tuo personaggio. La carta di Stealthy è tra le quattro.'],
      task: 'Gioca Stealthy.',
      hint: 'Potresti aspettare. Ma la via è libera adesso: gioca Stealthy.',
    },
    leave: {
      title: 'Sopra i tetti',
      text: ['Stealthy percorre quattro esagoni, anche per case e giardini. L’uscita sud-est è in l6, a tre di distanza; uscire costa un punto in più {J5}.'],
      task: 'Lascia il quartiere per l’uscita sud-est.',
      hint: 'Puoi anche solo muovere. Ma puoi essere libero: scegli Esci, e l’uscita sud-est.',
    },
    end: {
      title: 'Sparito',
      text: [
        'Se il detective avesse acceso un lampione, o messo Bert accanto a te, saresti stato visto, e saresti dovuto restare. Allora la partita prosegue, turno dopo turno, e si fa più buio: dopo ciascuno dei primi quattro turni si spegne un lampione.',
        'Tre cose da ricordare: giocare una carta è toglierla all’altro; tieni numeroso il tuo gruppo di sospetti; e guarda le uscite prima di ogni chiamata.',
      ],
    },
  },
})
