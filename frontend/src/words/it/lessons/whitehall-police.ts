// La prima lezione di Whitehall Mystery per la polizia: due scene di una caccia.

import type { LessonWords } from '../../../lessons/said'

export const lesson: LessonWords = () => ({
  title: 'Whitehall: sei la polizia',
  lead: 'Dove può essere? Due brevi cacce, e un arresto che non è un azzardo.',
  steps: {
    welcome: {
      title: 'Tre contro uno',
      text: [
        'Guidi Giallo, Blu e Rosso. Da qualche parte a Westminster Jack va di cerchio in cerchio, e tu non lo vedi. Ti si dice quante mosse fa, e quando usa una tessera.',
        'Hai le tue gambe, le tue domande, e il fatto che lui non può mai essere in due posti.',
      ],
    },
    deploy: {
      title: 'Si prende posizione',
      text: ['Gli investigatori cominciano su incroci con il bordo giallo: prima Giallo, poi Blu, poi Rosso. Ce ne sono sei, tutti in mezzo al tabellone.'],
      task: 'Metti Giallo in k92, dove indica la lezione.',
      hint: 'Andrebbe bene ogni bordo giallo. Per questa lezione: k92.',
    },
    'deploy-blue': {
      title: 'Blu',
      text: ['Allargatevi: tre investigatori fianco a fianco vedono una strada sola.'],
      task: 'Metti Blu in k112.',
      hint: 'Per questa lezione: k112, a sud.',
    },
    'deploy-red': {
      title: 'Rosso',
      text: ['E il terzo dove può chiudere il nord.'],
      task: 'Metti Rosso in k86.',
      hint: 'Per questa lezione: k86, a nord.',
    },
    walked: {
      title: 'È in giro',
      text: [
        'Jack ha cominciato in 129, e l’hanno sentito tutti. Ora ha fatto un passo, e nessuno sa verso dove.',
        'Ma un passo porta a un cerchio adiacente: lungo la linea punteggiata, solo per incroci {W1}. Il chiarore mostra tutti i cerchi in cui può essere. Cinque. A un tavolo puoi farlo calcolare al taccuino, o a mente.',
      ],
    },
    yellow: {
      title: 'Il movimento',
      text: ['Ogni investigatore muove di zero, uno o due incroci; i cerchi in mezzo non contano {W2}. Conta ciò che ha a portata dove si ferma: i cerchi a un tratto di linea da lì.'],
      task: 'Muovi Giallo in k109. Da lì arriva a 130.',
      hint: 'Permesso. Ma k109 è l’incrocio da cui Giallo può cercare in 130.',
    },
    blue: {
      title: 'Due in un colpo',
      text: ['k121 tocca tre cerchi, e due di essi brillano: 126 e 128.'],
      task: 'Muovi Blu in k121.',
      hint: 'Permesso. Ma da k121 Blu ha a portata due dei cinque cerchi.',
    },
    red: {
      title: 'Chiudere una strada',
      text: ['In questo turno Rosso non arriva a nessuno dei cinque. Può servire lo stesso: chi sta su un incrocio lo sbarra, e di lì Jack non passa.'],
      task: 'Muovi Rosso in k102.',
      hint: 'Permesso. Ma k102 chiude la via del nord.',
    },
    vain: {
      title: 'Una domanda',
      text: ['Ora ogni investigatore può cercare, o arrestare, o niente. Una ricerca nomina un cerchio: Jack è stato lì in questo round? Se sì, vi si posa un indizio e la ricerca è finita. Se no, si può cercare ancora.'],
      task: 'Fa’ cercare Giallo in 130.',
      hint: 'Dei tre cerchi a portata di Giallo solo in 130 può esserci. Cerca lì.',
    },
    done: {
      title: 'Anche un no è una risposta',
      text: ['In 130 niente: dunque non è lì, e ne restano quattro. Giallo potrebbe cercare ancora in 108 e 110. Ma con un passo fin lì non ci arriva, e la domanda non ti direbbe nulla.'],
      task: 'Di’ che Giallo ha finito.',
      hint: 'Puoi chiedere, ma la risposta la sai. Giallo ha finito.',
    },
    both: {
      title: 'Chiedi dove non sai',
      text: ['Blu ha a portata 126, 128 e 129. Attento a 129: lì ha cominciato, dunque un indizio si troverebbe di certo. Non ti direbbe niente di nuovo, e finirebbe la ricerca di Blu {W7}.'],
      task: 'Fa’ cercare Blu in 126 e 128, in qualsiasi ordine.',
      hint: 'In 129 ha cominciato: la risposta la sai, e la ricerca finirebbe. Cerca in 126 e 128.',
    },
    'leave-129': {
      title: 'Ne restano due',
      text: ['Tre volte niente, e guarda quanto è valso: di cinque cerchi ne restano due, 142 e 143.'],
      task: 'Lascia stare 129. Di’ che Blu ha finito.',
      hint: 'Sai che in 129 c’è stato. Blu ha finito.',
    },
    'red-done': {
      title: 'Rosso aspetta',
      text: ['Rosso potrebbe nominare un cerchio in un arresto, ma nella sua portata lui non può essere. Un arresto fallito costa solo il turno dell’investigatore.'],
      task: 'Di’ che Rosso ha finito.',
      hint: 'A portata di Rosso non può essere. Rosso ha finito.',
    },
    boat: {
      title: 'Una barca!',
      text: [
        'Jack ha usato una barca, e lo vedono tutti. Era in 142 o in 143 – ma le barche partono da cerchi blu, e dei due solo 143 è blu {H5}.',
        'Dunque sai per certo dove era: in 143. E sai dove può essere ora: sugli altri sei cerchi blu della stessa acqua. Uno, 110, è accanto a Giallo. Una tessera lo salva per un momento, e dice sempre qualcosa.',
      ],
    },
    another: {
      title: 'Un’altra notte',
      text: [
        'Ha cominciato in 123, e Blu gli stava accanto, in k107. Chi sta su un incrocio lo sbarra: 104 e 105 gli erano chiusi.',
        'Ha fatto un passo. Restano due cerchi: 122 e 124. Stavolta lo prendi.',
      ],
    },
    through: {
      title: 'Davanti a un collega',
      text: ['Gli investigatori possono passare l’uno per l’altro; non possono fermarsi sullo stesso incrocio {W3}. Giallo può passare per k107, dove sta Blu, e andare in k116.'],
      task: 'Muovi Giallo in k116. Da lì arriva a 122.',
      hint: 'Permesso. Ma Giallo serve in k116, accanto a 122.',
    },
    close: {
      title: 'Blu si avvicina',
      text: ['k122 tocca 122, 123 e 124: tutti e due i cerchi in cui può essere.'],
      task: 'Muovi Blu in k122.',
      hint: 'Permesso. Ma Blu serve in k122: ha a portata 122 e 124.',
    },
    stay: {
      title: 'Anche restare è una mossa',
      text: ['Rosso è troppo lontano per aiutare. Restare è sempre permesso {W3}; lo dice il pulsante grande.'],
      task: 'Lascia Rosso in k112.',
      hint: 'Per questo Rosso non serve. Lascialo dov’è.',
    },
    which: {
      title: 'Cercare o arrestare?',
      text: [
        'Un arresto nomina un cerchio: è lì adesso? Se è giusto hai vinto; se no, hai saputo solo questo {W8}. Tra 122 e 124 sarebbe testa o croce.',
        'Ma qui ci sono due investigatori, e Giallo è il primo. Fa’ chiedere a Giallo, perché Blu possa sapere.',
      ],
      task: 'Fa’ cercare Giallo finché ne sai abbastanza.',
      hint: 'Un arresto ora sarebbe un azzardo. Fa’ cercare Giallo: ha a portata 122.',
    },
    arrest: {
      title: 'Non è più un azzardo',
      text: ['Un indizio in 122. Ha fatto un passo solo, dunque non può esserci stato prima ed essere andato oltre: è lì adesso. E Blu non ha ancora agito.'],
      task: 'Scegli Arresta, poi 122.',
      hint: 'Sai dov’è. Scegli Arresta, poi 122.',
    },
    end: {
      title: 'Preso',
      text: [
        'Vinci con un arresto, quando ha riempito quindici caselle senza raggiungere un nuovo luogo, o quando non può muoversi. Lui vince quando è annunciato il suo quarto luogo.',
        'Tre cose da ricordare: chiedi dove non sai la risposta; un no vale quanto un indizio; e tieni in serbo qualcuno che possa arrestare quando gli altri hanno chiesto.',
      ],
    },
  },
})
