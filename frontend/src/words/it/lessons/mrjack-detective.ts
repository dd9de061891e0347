// La prima lezione di Mr. Jack: tre turni nei panni del detective.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Mr. Jack: sei il detective',
  lead: 'Otto sospetti, due domande, un alibi. Poi accusi.',
  steps: {
    welcome: {
      title: 'Uno di questi otto',
      text: [
        'Otto personaggi stanno nelle strade, allo scoperto. Li muovono tutti entrambi i giocatori. Uno degli otto è Jack, e solo l’altro giocatore sa quale.',
        'Puoi accusare una volta: cammina con un personaggio su quello che sospetti. Se è giusto hai vinto. Se è sbagliato, ha vinto Jack {J4}.',
      ],
    },
    light: {
      title: 'Luce e ombra',
      text: [
        'Dopo ogni turno si chiamano i testimoni, e Jack deve dire il vero: è visto o no? È visto chi sta accanto a un lampione acceso, accanto a un altro personaggio, o nella lanterna di Watson {J8}.',
        'Come stanno ora, quattro sono visti, dove indica la lezione, e quattro no. Qualunque fosse la risposta, quattro sarebbero scagionati. La domanda migliore divide i sospetti a metà.',
      ],
    },
    smith: {
      title: 'La tua carta',
      text: ['Si scoprono quattro carte. Nei turni dispari ne giochi una tu, due Jack, e l’ultima è tua. Smith sposta i lampioni, ed è ciò che vuoi fare.'],
      task: 'Gioca Smith: sceglilo sul tabellone o dall’elenco.',
      hint: 'Puoi giocare chiunque sia scoperto. Per questa lezione prendi Smith, e i suoi lampioni.',
    },
    move: {
      title: 'Da uno a tre esagoni',
      text: ['Un personaggio va da uno a tre esagoni lungo la strada, passando per gli altri, e si ferma su un esagono libero {J2}. I tombini aperti sono uniti sotto terra: dall’uno all’altro è un passo.'],
      task: 'Muovi Smith in g7.',
      hint: 'Permesso. Per questa lezione: g7, ancora nella luce di h8.',
    },
    lamp: {
      title: 'Sia la luce',
      text: ['Dopo il movimento, o prima, Smith prende un lampione dal suo posto e ne accende un altro. Quello con il numero 1 si spegne dopo questo turno, dovunque stia {J10}: usalo finché arde. In h4 illumina Stealthy.'],
      task: 'Sposta il lampione da b2 a h4.',
      hint: 'Ogni lampione può andare a ogni posto spento. Per questa lezione: da b2 a h4.',
    },
    dark: {
      title: 'Le due carte di Jack',
      text: ['Jack ha portato Lestrade in e7 e Bert in i6, entrambi al buio, e ha chiuso l’uscita sud-est. Non leggerci troppo: chi gioca Jack nasconde anche gli innocenti.'],
    },
    watson: {
      title: 'Ciò che resta',
      text: ['L’ultima carta è tua senza scelta: il dottor Watson, con la lanterna.'],
      task: 'Gioca Watson.',
      hint: 'Resta una carta sola: quella di Watson.',
    },
    sewer: {
      title: 'Sotto le strade',
      text: ['Watson è lontano, a ovest. Ma il tombino in a5 è a due passi, e da lì f7 è a un passo. In f7 sta accanto a Lestrade e accanto a Smith: chi sta fianco a fianco è visto.'],
      task: 'Muovi Watson in f7, per le fogne.',
      hint: 'Permesso. Ma in f7 Watson sta accanto a Lestrade, e sono visti tutti e due.',
    },
    face: {
      title: 'La lanterna',
      text: ['Dopo il movimento si orienta Watson. La sua lanterna illumina diritto lungo la strada, fino a una casa, un giardino o un lampione {J8}.'],
      task: 'Volgi Watson a nord-ovest, verso Lestrade.',
      hint: 'Puoi volgerlo dove vuoi. Per questa lezione: a nord-ovest.',
    },
    call: {
      title: 'Non visto',
      text: [
        '«Jack è visto?» No. Dunque chi è visto è innocente: cinque scagionati in un colpo, ora sbiaditi sul tabellone. Restano Bert, Goodley e Gull.',
        'Il lampione 1 si è spento per sempre. E tieni d’occhio le uscite: dopo un «non visto», nel turno seguente Jack può andarsene {J5}.',
      ],
    },
    holmes: {
      title: 'Un alibi',
      text: ['Nei turni pari comincia Jack, e tu ne giochi due in mezzo. È stato giocato Goodley, e il suo fischietto ha chiamato Gull lontano, in h10. Sherlock Holmes, dopo il movimento, pesca una carta alibi: qualcuno che non è Jack, mostrato a te solo {J12}.'],
      task: 'Gioca Holmes.',
      hint: 'Ne giochi due di questi. Prendi prima Holmes: un alibi vale sempre qualcosa.',
    },
    walk: {
      title: 'Holmes cammina',
      text: ['Dove va non importa molto, adesso; importa la carta.'],
      task: 'Muovi Holmes in g3.',
      hint: 'Permesso. Per questa lezione: g3.',
    },
    stealthy: {
      title: 'Goodley è innocente',
      text: ['La carta dice Goodley, e Jack non sa che lo sai. Per tutti i sospetti sono tre; per te sono due: Bert e Gull. Ti basta una domanda che li distingua.'],
      task: 'Gioca Stealthy.',
      hint: 'Andrebbe anche Gull. Ma Stealthy può mettersi proprio accanto a Bert: gioca lei.',
    },
    beside: {
      title: 'Accanto a Bert',
      text: ['Bert sta solo al buio in i6. Se qualcuno gli sta accanto è visto. Allora «visto» può voler dire solo Bert – se Gull resta fuori dalla luce.'],
      task: 'Muovi Stealthy in i5, accanto a Bert.',
      hint: 'Permesso. Ma la vogliamo accanto a Bert: i5.',
    },
    'one-left': {
      title: 'Visto',
      text: ['«Jack è visto?» Sì. Gull, solo al buio in e9, è scagionato. Bert e Goodley erano visti tutti e due: Goodley stava accanto al lampione in l11. Ma Goodley ha un alibi, in mano tua. Dunque è Bert.'],
    },
    hunter: {
      title: 'Il terzo turno',
      text: ['Tutte e otto le carte sono rimescolate, e scegli tu per primo. Ti serve qualcuno che arrivi a i6.'],
      task: 'Gioca Stealthy, che gli sta proprio accanto.',
      hint: 'Gli altri possono essere troppo lontani. Stealthy gli sta accanto: gioca lei.',
    },
    accuse: {
      title: 'In nome della legge',
      text: ['Accusare vuol dire finire un movimento su un altro personaggio, entro la portata di quel movimento {J4}. C’è una sola accusa in una partita: devi essere sicuro. Lo sei.'],
      task: 'Accusa Bert in i6.',
      hint: 'Non serve più aspettare: scegli Accusa, poi i6.',
    },
    end: {
      title: 'Era Bert',
      text: [
        'Vinci con un’accusa giusta, e solo così. Jack vince con una sbagliata, lasciando il quartiere, o quando finisce l’ottavo turno.',
        'Tre cose da ricordare: dividi i sospetti a metà prima di ogni chiamata; chiudi le uscite finché Jack non è visto; e un alibi pesa di più quando nessuno sa che cosa sai.',
      ],
    },
  },
})
