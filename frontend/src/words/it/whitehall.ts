// Le parole di Whitehall Mystery, caricate con il suo volto. Ciò che le due storie raccontano diversamente sta in
// `murders` e `thefts`; tutto il resto è uguale.

import { counted, listed, plural } from '../counting.ts'
import type { whitehall as english } from '../en/whitehall.ts'
import type { Spoken } from '../words.svelte'

type English = Spoken<typeof english>

const numbers = listed('it')
const count = counted('it')
const one = plural('it')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const murders: English['murders'] = {
  announced: (circle) => `Un macabro ritrovamento: Jack ha raggiunto il suo luogo, ${circle}.`,
  fourthLocation: 'È il quarto ritrovamento, e nessuno ha visto il mostro. Jack ha vinto.',
  hunting: 'Caccia al mostro',
}

const thefts: English['thefts'] = {
  announced: (circle) => `Si trova un portagioie vuoto: Jack ha raggiunto il suo luogo, ${circle}.`,
  fourthLocation: 'È il quarto portagioie vuoto, e nessuno ha visto il ladro. Jack ha vinto.',
  hunting: 'Caccia al ladro',
}

const figure: Record<string, string> = { yellow: 'Giallo', blue: 'Blu', red: 'Rosso', green: 'Verde', brown: 'Marrone' }
const name = (seat: string) => figure[seat] ?? capital(seat)

const tiles: Record<string, string> = { coach: 'carrozza', alley: 'vicolo', boat: 'barca' }
const tile = (each: string) => tiles[each] ?? each
const aTile = (each: string) => (each === 'alley' ? 'un vicolo' : `una ${tile(each)}`)

export const whitehall: English = {
  murders,
  thefts,
  name,
  letters: { yellow: 'G', blue: 'B', red: 'R', green: 'V', brown: 'M', jack: 'J' },
  jack: 'Jack',
  tile: (each) => capital(tile(each)),

  verbs: {
    locations: { name: 'Scegli un luogo', letter: 'l' },
    deploy: { name: 'Schiera', letter: 's' },
    begin: { name: 'Comincia', letter: 'c' },
    walk: { name: 'Cammina', letter: 'c' },
    coach: { name: 'Carrozza', letter: 'z' },
    alley: { name: 'Vicolo', letter: 'v' },
    boat: { name: 'Barca', letter: 'b' },
    move: { name: 'Muovi', letter: 'm' },
    moveFar: { name: 'Muovi di tre incroci (abilità)', letter: 'x' },
    moveByWater: { name: 'Muovi per acqua (abilità)', letter: 'x' },
    falseClue: { name: 'Posa un indizio falso', letter: 'f' },
    search: { name: 'Cerca', letter: 'c' },
    arrest: { name: 'Arresta', letter: 'a' },
    arrestAgain: { name: 'Arresta (abilità)', letter: 'a' },
    accuse: { name: 'Nomina un luogo (abilità)', letter: 'n' },
  },

  say: {
    location: (circle) => `${circle} è un luogo`,
    deploy: (crossing) => `Parti da ${crossing}`,
    begin: (circle) => `Comincia la caccia in ${circle}`,
    reclaim: (each) => `Riprendi ${aTile(each)}`,
    reclaimNothing: 'Non riprendere niente',
    keepFalseClue: 'Tieni l’indizio falso',
    walk: (to) => `Cammina fino a ${to}`,
    coach: (via, to) => `In carrozza per ${via} fino a ${to}`,
    alley: (to) => `Per un vicolo fino a ${to}`,
    boat: (to) => `In barca fino a ${to}`,
    stay: 'Resta qui',
    move: (to) => `Muovi in ${to}`,
    moveWithAbility: (to) => `Muovi in ${to}, con l’abilità`,
    falseClue: (circle) => `Blocca ${circle} con un indizio falso`,
    search: (circle) => `Cerca in ${circle}`,
    arrest: (circle) => `Arresta in ${circle}`,
    arrestAgain: (circle) => `Arresta in ${circle}, con l’abilità`,
    arrestAll: 'Arresta in tutti i cerchi a portata (abilità)',
    smoker: 'Manda Smoker a fiutare la pista',
    accuse: (circle) => `Nomina ${circle} come luogo di Jack`,
    done: 'Ho finito',
    noSmoker: 'Tieni Smoker per dopo, ho finito',
    noArrest: 'Tieni l’abilità, ho finito',
    locationsChosen: (circles) => `Tieni questi quattro: ${numbers(circles)}`,
  },

  ask: {
    locations: 'Jack, scegli quattro luoghi: un cerchio bianco in ogni quarto della mappa.',
    locationNext: (number) => `Jack, scegli il luogo ${number} di 4, dal numero più basso.`,
    deployment: (figure) => `${name(figure)}, scegli un incrocio con bordo giallo da cui partire.`,
    beginning: 'Jack, in quale dei tuoi luoghi comincia la caccia? Lo sentiranno tutti.',
    reclaiming: 'Jack, riprendi un vicolo o una barca già usati, oppure lasciali.',
    escape: 'Jack, cammina fino a un cerchio, o usa una tessera che ti resta.',
    hunting: (figure) => `${name(figure)}, muovi di zero, uno o due incroci.`,
    blocking: 'Jack, blocca un cerchio con un indizio falso, oppure tienilo.',
    fresh: (figure) => `${name(figure)}, cerca, arresta, o di’ che hai finito.`,
    searching: (figure) => `${name(figure)}, lì non c’è niente: cerca ancora, o di’ che hai finito.`,
    again: (figure) => `${name(figure)}, la tua abilità permette un arresto dopo la ricerca. Oppure di’ che hai finito.`,
    smoker: (figure, circle) => `${name(figure)}, un indizio in ${circle}! Mandi Smoker a dire quando Jack è stato lì?`,
    wait: (figure) => `Tocca a ${name(figure)}.`,
    waitJack: 'Tocca a Jack.',
    over: 'La partita è finita.',
  },

  phase: {
    round: (round, space, phase) => `Round ${round} di 3 · casella ${space} · ${phase}`,
    locations: 'I luoghi di Jack',
    deployment: 'Si schierano gli investigatori',
    beginning: 'Dove comincia la caccia',
    reclaiming: 'Una tessera ripresa',
    escape: 'Fuga nella notte',
    blocking: 'Un indizio falso',
    suspicion: 'Indizi e sospetti',
    over: 'La fine',
  },

  tell: {
    locationChosen: 'Jack annota un luogo.',
    locationChosenAt: (circle) => `Jack annota un luogo: ${circle}.`,
    deployed: (figure, crossing) => `${name(figure)} parte da ${crossing}.`,
    huntBegan: (circle) => `La caccia comincia: Jack era in ${circle}.`,
    walked: (space) => `${space}: Jack cammina.`,
    walkedTo: (space, to) => `${space}: Jack cammina fino a ${to}.`,
    coach: (from, space) => `${from} e ${space}: Jack prende una carrozza.`,
    coachTo: (from, space, via, to) => `${from} e ${space}: Jack prende una carrozza per ${via} fino a ${to}.`,
    tile: (space, each) => `${space}: Jack usa ${aTile(each)}.`,
    tileTo: (space, each, to) => `${space}: Jack usa ${aTile(each)} fino a ${to}.`,
    hidden: (space) => `${space}: Jack usa una tessera coperta.`,
    hiddenTo: (space, each, to) => `${space}: Jack usa ${aTile(each)}, tessera coperta, fino a ${to}.`,
    moved: (figure, to) => `${name(figure)} muove in ${to}.`,
    movedWithAbility: (figure, to) => `${name(figure)} usa l’abilità e muove in ${to}.`,
    falseClue: (circle) => `Jack posa un indizio falso: ${circle} è bloccato.`,
    falseClueKept: 'Jack tiene l’indizio falso.',
    found: (figure, circle) => `${name(figure)} cerca in ${circle}: un indizio!`,
    nothing: (figure, circle) => `${name(figure)} cerca in ${circle}: niente.`,
    arrestFailed: (figure, circles) => `${name(figure)} tenta un arresto in ${numbers(circles)}: Jack non c’è.`,
    arrested: (figure, circles) => `${name(figure)} tenta un arresto in ${numbers(circles)}: Jack è preso!`,
    smoker: (circle, spaces) => `Smoker fiuta la pista: Jack è stato in ${circle} ${one(spaces.length, 'alla casella', 'alle caselle')} ${numbers(spaces)}.`,
    accusedWrongly: (figure, circle) => `${name(figure)} nomina ${circle}: non è un luogo che Jack debba ancora raggiungere.`,
    accusedRightly: (figure, circle) => `${name(figure)} nomina ${circle}: proprio lì andava Jack!`,
    done: (figure) => `${name(figure)} ha finito.`,
    tilesShown: (shown) => `Le tessere che erano coperte: ${shown.join(', ')}.`,
    tileAt: (each, space) => `${aTile(each)} alla casella ${space}`,
    roundBegan: (round, circle) => `Il round ${round} comincia in ${circle}.`,
    reclaimed: (each) => `Jack riprende ${aTile(each)}.`,
    notReclaimed: 'Jack non riprende nessuna tessera.',
    turnEnded: 'Il turno finisce.',
    movesRanOut: 'La quindicesima casella è piena e nessun luogo è raggiunto: Jack ha finito le mosse.',
    trapped: 'A Jack non resta nessuna mossa.',
    space: (space) => `Casella ${space}`,
  },

  outcome: {
    'fourth-location': '',
    arrest: 'Jack è stato arrestato. Ha vinto la polizia.',
    accusation: 'La polizia sapeva dove andava Jack. Ha vinto la polizia.',
    'out-of-moves': 'Jack ha finito le mosse. Ha vinto la polizia.',
    'no-legal-move': 'Jack era in trappola, senza più mosse. Ha vinto la polizia.',
    resignedJack: 'Jack si è arreso. Ha vinto la polizia.',
    resignedPolice: 'La polizia si è arresa. Ha vinto Jack.',
  },

  marks: {
    clue: (circle) => `un indizio in ${circle}`,
    blocked: (circle) => `${circle} è bloccato da un indizio falso`,
    asked: (circle) => `in ${circle} si è appena cercato invano`,
    announced: (circle) => `${circle}, un luogo che Jack ha raggiunto`,
    location: (circle) => `${circle}, un luogo che Jack deve ancora raggiungere`,
    space: (circle, spaces) => `Jack è stato in ${circle} alla casella ${spaces}`,
    arranged: (circle) => `${circle}, scelto come luogo`,
    arrangedMove: (figure, to) => `${name(figure)} deve muovere in ${to}`,
    row: 'La strada di Jack in questo round',
    earlier: (round) => `La strada di Jack nel round ${round}`,
    piece: (figure, at) => `${name(figure)} in ${at}`,
    jack: (at) => `Jack, in ${at}`,
  },

  panel: {
    track: 'Il tracciato delle mosse',
    trackNow: (space, left) => `Casella ${space}; ne ${one(left, 'resta', 'restano')} ${left} in questo round.`,
    yours: 'Vi è scritta la tua strada; la polizia vede solo le caselle.',
    tiles: 'Movimenti speciali',
    tilesJack: 'rimasti a Jack',
    tilesPolice: 'per quanto ne sa la polizia',
    left: (left, of) => `${left} di ${of}`,
    hiddenTiles: (n) => one(n, 'Una tessera è coperta.', `${n} tessere sono coperte.`),
    faceDown: 'una tessera coperta',
    locations: 'Luoghi',
    yourLocations: 'I luoghi di Jack',
    reached: (circle) => `${circle}, raggiunto`,
    ahead: (circle) => `${circle}, ancora da raggiungere`,
    unknown: (n) => one(n, 'Uno è ancora sconosciuto.', `${n} sono ancora sconosciuti.`),
    falseClues: 'Indizi falsi in mano a Jack',
    cluesToNext: (n) => one(n, 'Ancora un indizio e Jack ne guadagna uno.', `Ancora ${n} indizi e Jack ne guadagna uno.`),
    abilities: 'Abilità',
    ability: {
      yellow: 'muove di tre incroci, una volta',
      blue: 'muove per acqua, una volta',
      red: 'arresta dopo una ricerca, una volta',
      green: 'arresta in tutti i cerchi a portata, una volta',
      brown: 'nomina un luogo, una volta',
      smoker: 'dice una volta quando Jack è stato su un indizio appena trovato',
    },
    used: 'usata',
    ready: 'pronta',
    smoker: 'Smoker',
    order: 'La polizia, in ordine',
    on: (crossing) => `in ${crossing}`,
    toAct: 'di turno',
    earlier: 'Round precedenti',
    earlierRound: (round) => `Round ${round}`,
    clues: (n) => (n === 0 ? 'Nessun indizio in questo round.' : `${capital(n === 1 ? 'un indizio' : count(n, 'indizio', 'indizi'))} in questo round.`),
  },
}
