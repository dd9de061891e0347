// Quello che dice la pagina intorno ai giochi: prima pagina, tavoli da preparare, link, impostazioni.

import { counted } from '../counting.ts'
import type { page as english } from '../en/page.ts'
import type { Spoken } from '../words.svelte'

const count = counted('it')

export const page: Spoken<typeof english> = {
  name: 'Dark Lantern',
  skip: 'Vai al contenuto',
  lost: 'Questa parte della pagina non si è potuta caricare. Forse il server non c’è, o intanto ha una pagina più nuova.',
  reload: 'Ricarica la pagina',
  away: 'Il server non risponde. È acceso?',
  failed: 'Non ha funzionato. Riprova tra un momento.',
  again: 'Riprova',
  back: 'Alla prima pagina',
  close: 'Chiudi',
  navigation: 'La pagina',
  about: 'Info',
  rules: 'Regole',
  learn: 'Impara',
  settings: 'Impostazioni',
  loading: 'Un momento …',
  days: (days, hours) => `${days} g ${hours} h`,

  front: {
    title: 'Londra, 1888. Qualcuno conosce la via di casa.',
    lead: 'Letters from Whitechapel, Whitehall Mystery e Mr. Jack: contro il computer, con amici lontani o intorno a un solo schermo. Non serve registrarsi.',
    play: 'Gioca subito',
    playLead: 'Tu contro il computer.',
    game: 'Gioco',
    role: 'Tu sei',
    level: 'Il computer gioca',
    levelOf: (level, promise) => `${level}: ${promise}`,
    pace: 'Il suo passo',
    begin: 'Gioca',
    beginning: 'Si prepara il tavolo …',
    friends: 'Invita gli amici',
    friendsLead: 'Prepara un tavolo con tutte le sue opzioni, e manda a ciascuno il link di un posto.',
    here: 'Intorno a questo schermo',
    hereLead: 'Un solo schermo che passa di mano in mano e tiene coperti i segreti di ciascuno.',
    puzzles: 'Enigmi',
    puzzlesLead: 'Momenti con una sola risposta, che si può dimostrare: ogni giorno uno nuovo per ogni gioco.',
    mine: 'I tuoi tavoli',
    watch: 'Assisti',
    watchLead: 'Tavoli che chiunque può guardare.',
    nobodyToWatch: 'In questo momento non si gioca a nessun tavolo aperto.',
    unnamed: 'Prima di assistere, di’ come vuoi essere chiamato.',
  },

  person: {
    label: 'Il tuo nome',
    hint: 'Come lo vedranno gli altri. Nessuna registrazione, nessuna password.',
    usual: 'Ospite',
    wanted: 'Come vuoi essere chiamato?',
    take: 'Mi chiamo così',
  },

  games: {
    whitehall: {
      name: 'Whitehall Mystery',
      line: () => 'Tre investigatori, quattro luoghi da raggiungere, un fuggitivo nascosto. La caccia più veloce.',
      length: 'Circa 40 minuti · da 2 a 4 persone',
    },
    whitechapel: {
      name: 'Letters from Whitechapel',
      line: (skin) =>
        skin === 'thefts'
          ? 'Quattro notti, cinque furti e un nascondiglio da qualche parte nella nebbia. La grande caccia.'
          : 'Quattro notti e un nascondiglio da qualche parte nella nebbia. La grande caccia.',
      length: 'Circa 2 ore · da 2 a 6 persone',
    },
    mrjack: {
      name: 'Mr. Jack',
      line: () => 'Otto personaggi, uno di loro è Jack. Lo dicono la luce e l’ombra. Un duello.',
      length: 'Circa 30 minuti · 2 persone',
    },
  },

  roles: {
    jack: 'Jack',
    police: 'la polizia',
    detective: 'il detective',
  },
  rolesLead: {
    whitehall: { jack: 'Raggiungi non visto quattro luoghi a tua scelta.', other: 'Guida gli investigatori, trova le sue tracce, arrestalo.' },
    whitechapel: { jack: 'Colpisci e torna a casa non visto, per quattro notti.', other: 'Guida le pattuglie, trova la sua pista e il suo nascondiglio.' },
    mrjack: { jack: 'Resta nascosto fino all’alba, o esci di soppiatto dal quartiere.', other: 'Scagiona gli innocenti e accusa la persona giusta.' },
  },

  levels: { easy: 'Facile', normal: 'Normale', hard: 'Difficile', expert: 'Esperto' },
  computer: (level) => `Computer (${level})`,

  seats: {
    jack: 'Jack',
    detective: 'Detective',
    yellow: 'Giallo',
    blue: 'Blu',
    red: 'Rosso',
    green: 'Verde',
    brown: 'Marrone',
  },
  policeSeat: (n) => `Polizia ${n}`,
  anyPolice: 'Qualunque posto libero della polizia',

  plan: {
    friends: 'Invita gli amici',
    here: 'Intorno a questo schermo',
    nowhere: 'Così non si può giocare.',
    game: 'Il gioco',
    title: 'Un nome per il tavolo',
    titleHint: 'Può restare vuoto.',
    who: 'Chi siede dove',
    seat: 'Posto',
    sitter: 'Chi lo gioca',
    me: 'Io',
    friend: 'Un amico, con un link',
    computer: (level) => `Il computer, ${level.toLowerCase()}`,
    person: 'Una persona a questo schermo',
    personName: (seat) => `Chi gioca ${seat}?`,
    usualJack: 'Jack',
    usualPolice: 'la polizia',
    usualDetective: 'il detective',
    samePerson: 'I posti con lo stesso nome sono una sola persona: tra loro lo schermo non si copre.',
    options: 'Regole',
    noOptions: 'Questo gioco non ha regole opzionali.',
    figures: 'Quali tre investigatori',
    figuresHint: 'Verde e Marrone vogliono «Rimboccarsi le maniche».',
    threeFigures: 'Scegline tre.',
    detectives: 'Quanti giocatori per la polizia',
    detectivesOf: (n) => count(n, 'giocatore', 'giocatori'),
    help: 'Che cosa calcola il taccuino',
    assistJack: 'Per Jack',
    assistPolice: 'Per la polizia',
    assistDetective: 'Per il detective',
    assist: {
      none: 'Niente: solo matita e testa',
      possible: 'Che cosa è possibile, e quindi che cosa è certo',
      likely: 'Anche che cosa è probabile',
      full: 'Anche il perché',
    },
    talk: 'Come si consulta la polizia',
    talks: {
      private: 'Tra poliziotti',
      open: 'Ad alta voce, Jack sente (la regola stampata)',
      closed: 'Per niente',
    },
    time: 'Tempo',
    clocks: {
      none: 'Senza orologio',
      live: (seconds) => (seconds < 60 ? `${seconds} secondi a decisione` : `${count(seconds / 60, 'minuto', 'minuti')} a decisione`),
      days: (days) => `${count(days, 'giorno', 'giorni')} a decisione`,
    },
    pace: 'A che passo gioca il computer',
    paces: { slow: 'Con calma', usual: 'Normale', quick: 'Svelto' },
    paceHint: 'Lo stesso per ogni decisione, facile o difficile: così il tempo non svela niente.',
    company: 'Chi può assistere',
    spectators: 'Gli spettatori sono benvenuti',
    spectatorsHint: 'Chiunque abbia l’indirizzo del tavolo. Vedono ciò che è scoperto.',
    listed: 'In elenco sulla prima pagina',
    listedHint: 'Lì il tavolo si fa trovare anche dagli sconosciuti.',
    delay: 'Gli spettatori vedono tutto con un ritardo di',
    delays: (seconds) => (seconds === 0 ? 'niente' : seconds < 60 ? `${seconds} secondi` : count(seconds / 60, 'minuto', 'minuti')),
    open: 'Prepara il tavolo',
    more: 'Regole, orologio, spettatori …',
  },

  options: {
    whitehall: {
      'murderer-at-large': ['Assassino in libertà', 'I vicoli e le barche di Jack restano coperti fino alla fine del round: nessuno vede quale ha usato.'],
      'newspaper-fabrications': ['Invenzioni dei giornali', 'Quando cominciano il secondo e il terzo round, Jack può riprendere un vicolo o una barca già usati.'],
      'false-clues': ['Indizi falsi', 'Ogni tanti indizi veri, Jack ne guadagna uno falso da posare.'],
      'roll-up-your-sleeves': ['Rimboccarsi le maniche', 'Ogni investigatore ha un’abilità, una volta a partita. Apre Verde e Marrone.'],
      smoker: ['Smoker', 'Una volta a partita il cane di Giallo dice quando Jack è stato in un cerchio appena trovato. Vuole «Rimboccarsi le maniche» e Giallo.'],
    },
    whitechapel: {
      'jacks-letters': ['Le lettere di Jack', 'Dalla seconda notte Jack può mandare una lettera, che sposta pattuglie o una pedina della polizia.'],
      'false-clues': ['Indizi falsi', 'Ogni tanti indizi veri, Jack ne guadagna uno falso da posare.'],
      rushing: ['Di corsa', 'Invece di cercare o arrestare, una pedina della polizia può correre fino al prossimo incrocio libero.'],
      'area-arrests': ['Retata', 'Un solo arresto nomina tutti i cerchi alla portata della pedina.'],
      'catch-me-if-you-can': ['Prendimi se ci riesci', 'Il nascondiglio di Jack non può nemmeno essere accanto a un cerchio rosso.'],
      'i-know-your-address': ['So dove abiti', 'Quando guida Marrone o Rosso, la polizia può, una volta a partita, nominare un cerchio: è il nascondiglio?'],
    },
    mrjack: {
      board: ['Mappa', 'La prima edizione ha otto tombini, quella rivista nove, disposti altrimenti.'],
    },
  },
  optionValues: { '2006': 'Prima edizione (2006)', revised: 'Edizione rivista' },

  links: {
    title: 'Manda a ciascuno un link',
    lead: 'Chi apre un link si siede a quel posto. Ognuno vale una volta sola.',
    to: (seat) => `Link per ${seat}`,
    copy: 'Copia',
    copied: 'Copiato',
    share: 'Condividi',
    sharing: (game) => `Vieni a giocare a ${game}`,
    make: 'Crea un link',
    anew: 'Un nuovo link',
    gone: 'I link si vedono una volta sola. Uno nuovo prende il posto del vecchio.',
    watch: 'Per gli spettatori: l’indirizzo del tavolo',
    toTable: 'Al tavolo',
  },

  door: {
    yourTurn: 'Tocca a te',
    running: 'In corso',
    waiting: 'Non iniziata',
    over: 'Finita',
    seatsOf: (names) => names,
    free: 'libero',
    open: (title) => `Apri ${title}`,
  },

  join: {
    title: 'Sei invitato',
    lead: 'Questo link porta a un posto a un tavolo.',
    sit: 'Siediti',
    sitting: 'Ti stai sedendo …',
    noCode: 'Qui non c’è nessun link: manca la parte dopo il #.',
    dead: 'Questo link non porta più da nessuna parte. I link valgono una volta: chiedine uno nuovo.',
    device: 'Adesso questo dispositivo è tuo.',
  },

  device: {
    title: 'I tuoi altri dispositivi',
    lead: 'Apri questo link su un altro dispositivo per essere te stesso anche lì. Vale una volta, per dieci minuti.',
    make: 'Link per un altro dispositivo',
    logOut: 'Dimenticami su questo dispositivo',
    logOutSure: 'I tuoi posti restano tuoi solo dove sei ancora riconosciuto: prima crea un link per un altro dispositivo.',
  },

  prefs: {
    title: 'Impostazioni',
    lead: 'Conservate in questo browser.',
    theme: 'Luce',
    themes: { auto: 'Come il dispositivo', day: 'Giorno', night: 'Notte' },
    eyes: 'Colori',
    eyesOf: { usual: 'Normali', deutan: 'Per rosso-verde (deutan)', protan: 'Per rosso-verde (protan)', tritan: 'Per blu-giallo (tritan)' },
    skin: 'La storia',
    skins: { murders: 'Delitti, come nei giochi', thefts: 'Furti di gioielli: le stesse regole senza delitti' },
    sound: 'Suoni',
    motion: 'Movimento',
    motionHint: 'Spento: niente scorre.',
    text: 'Modo testo',
    textHint: 'Ai tavoli si gioca scrivendo e ascoltando, senza la mappa.',
    notices: 'Avvisami quando tocca a me',
    noticesHint: 'Un avviso del browser che dice «Tocca a te», e nient’altro.',
    noticesNo: 'Qui il browser non permette avvisi.',
    language: 'Lingua',
    languageAuto: (name) => `Come il browser: ${name}`,
  },

  aboutPage: {
    title: 'Il progetto',
    body: [
      'Dark Lantern permette di giocare a tre giochi di movimento nascosto nella Londra del 1888: Letters from Whitechapel, Whitehall Mystery e Mr. Jack.',
      'Solo il server conosce ciò che è nascosto, e a ciascuno manda soltanto quello che il suo posto può sapere. Ciò che è nascosto viene sigillato quando è scelto; a partita finita i sigilli si aprono, e il tuo browser li controlla.',
      'I giocatori del computer vedono quello che vedrebbe una persona al loro posto, e nient’altro. I loro livelli promettono solo ciò che è stato misurato.',
      'Tutti i testi, le mappe e le immagini qui sono parole e disegni nostri. I giochi stampati servono per i loro regolamenti e la loro bellezza; questa pagina non li sostituisce.',
    ],
  },

  nowhere: {
    title: 'Qui non c’è niente',
    lead: 'Forse l’indirizzo è stato tagliato, o il tavolo non è per te.',
  },
}
