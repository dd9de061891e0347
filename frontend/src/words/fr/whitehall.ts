// Les mots de Whitehall Mystery, chargés avec son visage. Ce que les deux histoires disent autrement se trouve dans
// `murders` et `thefts` ; tout le reste est pareil.

import { counted, listed, plural } from '../counting.ts'
import type { whitehall as english } from '../en/whitehall.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

type English = Spoken<typeof english>

const numbers = listed('fr')
const count = counted('fr')
const one = plural('fr')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const murders: English['murders'] = {
  announced: (circle) => `Une macabre découverte : Jack a atteint son lieu, ${circle}.`,
  fourthLocation: 'La quatrième découverte est faite, et personne n’a vu le monstre. Jack a gagné.',
  hunting: 'La chasse au monstre',
}

const thefts: English['thefts'] = {
  announced: (circle) => `On trouve un écrin vide : Jack a atteint son lieu, ${circle}.`,
  fourthLocation: 'Le quatrième écrin vide est trouvé, et personne n’a vu le voleur. Jack a gagné.',
  hunting: 'La chasse au voleur',
}

const figure: Record<string, string> = { yellow: 'Jaune', blue: 'Bleu', red: 'Rouge', green: 'Vert', brown: 'Brun' }
const name = (seat: string) => figure[seat] ?? capital(seat)

const tiles: Record<string, string> = { coach: 'fiacre', alley: 'ruelle', boat: 'bateau' }
const tile = (each: string) => tiles[each] ?? each
const aTile = (each: string) => (each === 'alley' ? 'une ruelle' : `un ${tile(each)}`)

export const whitehall = typeset<English>({
  murders,
  thefts,
  name,
  letters: { yellow: 'J', blue: 'B', red: 'R', green: 'V', brown: 'N', jack: 'K' },
  jack: 'Jack',
  tile: (each) => capital(tile(each)),

  verbs: {
    locations: { name: 'Choisir un lieu', letter: 'l' },
    deploy: { name: 'Déployer', letter: 'd' },
    begin: { name: 'Commencer', letter: 'c' },
    walk: { name: 'Marcher', letter: 'm' },
    coach: { name: 'Fiacre', letter: 'f' },
    alley: { name: 'Ruelle', letter: 'r' },
    boat: { name: 'Bateau', letter: 'b' },
    move: { name: 'Aller', letter: 'a' },
    moveFar: { name: 'Aller à trois croisements (capacité)', letter: 'x' },
    moveByWater: { name: 'Aller par l’eau (capacité)', letter: 'x' },
    falseClue: { name: 'Poser un faux indice', letter: 'p' },
    search: { name: 'Fouiller', letter: 'f' },
    arrest: { name: 'Arrêter', letter: 'a' },
    arrestAgain: { name: 'Arrêter (capacité)', letter: 'a' },
    accuse: { name: 'Nommer un lieu (capacité)', letter: 'n' },
  },

  say: {
    location: (circle) => `${circle} est un lieu`,
    deploy: (crossing) => `Partir de ${crossing}`,
    begin: (circle) => `Commencer la chasse en ${circle}`,
    reclaim: (each) => `Reprendre ${aTile(each)}`,
    reclaimNothing: 'Ne rien reprendre',
    keepFalseClue: 'Garder le faux indice',
    walk: (to) => `Marcher jusqu’à ${to}`,
    coach: (via, to) => `En fiacre par ${via} jusqu’à ${to}`,
    alley: (to) => `Par une ruelle jusqu’à ${to}`,
    boat: (to) => `En bateau jusqu’à ${to}`,
    stay: 'Rester ici',
    move: (to) => `Aller en ${to}`,
    moveWithAbility: (to) => `Aller en ${to}, avec la capacité`,
    falseClue: (circle) => `Bloquer ${circle} par un faux indice`,
    search: (circle) => `Fouiller ${circle}`,
    arrest: (circle) => `Arrêter en ${circle}`,
    arrestAgain: (circle) => `Arrêter en ${circle}, avec la capacité`,
    arrestAll: 'Arrêter sur tous les cercles à portée (capacité)',
    smoker: 'Envoyer Smoker flairer la piste',
    accuse: (circle) => `Nommer ${circle} comme lieu de Jack`,
    done: 'Terminer',
    noSmoker: 'Garder Smoker pour plus tard, terminer',
    noArrest: 'Garder la capacité, terminer',
    locationsChosen: (circles) => `Garder ces quatre : ${numbers(circles)}`,
  },

  ask: {
    locations: 'Jack, choisissez quatre lieux : un cercle blanc dans chaque quart du plan.',
    locationNext: (number) => `Jack, choisissez le lieu ${number} sur 4, du plus petit numéro au plus grand.`,
    deployment: (figure) => `${name(figure)}, choisissez un croisement bordé de jaune d’où partir.`,
    beginning: 'Jack, dans lequel de vos lieux commence la chasse ? Tout le monde l’entendra.',
    reclaiming: 'Jack, reprenez une ruelle ou un bateau déjà utilisés, ou laissez-les.',
    escape: 'Jack, marchez jusqu’à un cercle, ou utilisez une tuile qui vous reste.',
    hunting: (figure) => `${name(figure)}, allez à zéro, un ou deux croisements.`,
    blocking: 'Jack, bloquez un cercle par un faux indice, ou gardez-le.',
    fresh: (figure) => `${name(figure)}, fouillez, arrêtez, ou terminez.`,
    searching: (figure) => `${name(figure)}, rien ici : continuez à fouiller, ou terminez.`,
    again: (figure) => `${name(figure)}, votre capacité permet une arrestation après la fouille. Ou terminez.`,
    smoker: (figure, circle) => `${name(figure)}, un indice en ${circle} ! Envoyer Smoker dire quand Jack y est passé ?`,
    wait: (figure) => `C’est à ${name(figure)} d’agir.`,
    waitJack: 'C’est à Jack d’agir.',
    over: 'La partie est finie.',
  },

  phase: {
    round: (round, space, phase) => `Manche ${round} sur 3 · case ${space} · ${phase}`,
    locations: 'Les lieux de Jack',
    deployment: 'Les enquêteurs se déploient',
    beginning: 'Où commence la chasse',
    reclaiming: 'Une tuile reprise',
    escape: 'Fuite dans la nuit',
    blocking: 'Un faux indice',
    suspicion: 'Indices et soupçons',
    over: 'La fin',
  },

  tell: {
    locationChosen: 'Jack note un lieu.',
    locationChosenAt: (circle) => `Jack note un lieu : ${circle}.`,
    deployed: (figure, crossing) => `${name(figure)} part de ${crossing}.`,
    huntBegan: (circle) => `La chasse commence : Jack était en ${circle}.`,
    walked: (space) => `${space} : Jack marche.`,
    walkedTo: (space, to) => `${space} : Jack marche jusqu’à ${to}.`,
    coach: (from, space) => `${from} et ${space} : Jack prend un fiacre.`,
    coachTo: (from, space, via, to) => `${from} et ${space} : Jack prend un fiacre par ${via} jusqu’à ${to}.`,
    tile: (space, each) => `${space} : Jack utilise ${aTile(each)}.`,
    tileTo: (space, each, to) => `${space} : Jack utilise ${aTile(each)} jusqu’à ${to}.`,
    hidden: (space) => `${space} : Jack utilise une tuile, face cachée.`,
    hiddenTo: (space, each, to) => `${space} : Jack utilise ${aTile(each)}, face cachée, jusqu’à ${to}.`,
    moved: (figure, to) => `${name(figure)} va en ${to}.`,
    movedWithAbility: (figure, to) => `${name(figure)} utilise sa capacité et va en ${to}.`,
    falseClue: (circle) => `Jack pose un faux indice : ${circle} est bloqué.`,
    falseClueKept: 'Jack garde son faux indice.',
    found: (figure, circle) => `${name(figure)} fouille ${circle} : un indice !`,
    nothing: (figure, circle) => `${name(figure)} fouille ${circle} : rien.`,
    arrestFailed: (figure, circles) => `${name(figure)} tente une arrestation en ${numbers(circles)} : Jack n’y est pas.`,
    arrested: (figure, circles) => `${name(figure)} tente une arrestation en ${numbers(circles)} : Jack est pris !`,
    smoker: (circle, spaces) => `Smoker flaire la piste : Jack était en ${circle} ${one(spaces.length, 'à la case', 'aux cases')} ${numbers(spaces)}.`,
    accusedWrongly: (figure, circle) => `${name(figure)} nomme ${circle} : ce n’est pas un lieu que Jack doit encore atteindre.`,
    accusedRightly: (figure, circle) => `${name(figure)} nomme ${circle} : c’est bien là qu’allait Jack !`,
    done: (figure) => `${name(figure)} a terminé.`,
    tilesShown: (shown) => `Les tuiles qui étaient face cachée : ${shown.join(', ')}.`,
    tileAt: (each, space) => `${aTile(each)} à la case ${space}`,
    roundBegan: (round, circle) => `La manche ${round} commence en ${circle}.`,
    reclaimed: (each) => `Jack reprend ${aTile(each)}.`,
    notReclaimed: 'Jack ne reprend aucune tuile.',
    turnEnded: 'Le tour se termine.',
    movesRanOut: 'La quinzième case est remplie et aucun lieu n’est atteint : Jack n’a plus de déplacements.',
    trapped: 'Jack n’a plus aucun déplacement possible.',
    space: (space) => `Case ${space}`,
  },

  outcome: {
    'fourth-location': '',
    arrest: 'Jack a été arrêté. La police a gagné.',
    accusation: 'La police savait où allait Jack. Elle a gagné.',
    'out-of-moves': 'Jack n’a plus de déplacements. La police a gagné.',
    'no-legal-move': 'Jack était pris au piège, sans déplacement possible. La police a gagné.',
    resignedJack: 'Jack a abandonné. La police a gagné.',
    resignedPolice: 'La police a abandonné. Jack a gagné.',
  },

  marks: {
    clue: (circle) => `un indice en ${circle}`,
    blocked: (circle) => `${circle} est bloqué par un faux indice`,
    asked: (circle) => `${circle} vient d’être fouillé en vain`,
    announced: (circle) => `${circle}, un lieu que Jack a atteint`,
    location: (circle) => `${circle}, un lieu que Jack doit encore atteindre`,
    space: (circle, spaces) => `Jack était en ${circle} à la case ${spaces}`,
    arranged: (circle) => `${circle}, choisi comme lieu`,
    arrangedMove: (figure, to) => `${name(figure)} doit aller en ${to}`,
    row: 'Le chemin de Jack dans cette manche',
    earlier: (round) => `Le chemin de Jack dans la manche ${round}`,
    piece: (figure, at) => `${name(figure)} en ${at}`,
    jack: (at) => `Jack, en ${at}`,
  },

  panel: {
    track: 'La piste de déplacement',
    trackNow: (space, left) => `Case ${space} ; il en reste ${left} dans cette manche.`,
    yours: 'Votre chemin y est écrit ; la police ne voit que les cases.',
    tiles: 'Déplacements spéciaux',
    tilesJack: 'restants pour Jack',
    tilesPolice: 'pour autant que la police sache',
    left: (left, of) => `${left} sur ${of}`,
    hiddenTiles: (n) => (n === 1 ? 'Une tuile est face cachée.' : `${count(n, 'tuile', 'tuiles')} face cachée.`),
    faceDown: 'une tuile, face cachée',
    locations: 'Lieux',
    yourLocations: 'Les lieux de Jack',
    reached: (circle) => `${circle}, atteint`,
    ahead: (circle) => `${circle}, encore à atteindre`,
    unknown: (n) => (n === 1 ? 'Un lieu est encore inconnu.' : `${n} sont encore inconnus.`),
    falseClues: 'Faux indices dans la main de Jack',
    cluesToNext: (n) => (n === 1 ? 'Encore un indice et Jack en gagne un.' : `Encore ${count(n, 'indice', 'indices')} et Jack en gagne un.`),
    abilities: 'Capacités',
    ability: {
      yellow: 'va une fois à trois croisements',
      blue: 'va une fois par l’eau',
      red: 'arrête une fois après une fouille',
      green: 'arrête une fois sur tous les cercles à portée',
      brown: 'nomme une fois un lieu',
      smoker: 'dit une fois quand Jack est passé sur un indice qui vient d’être trouvé',
    },
    used: 'utilisée',
    ready: 'prête',
    smoker: 'Smoker',
    order: 'La police, dans l’ordre',
    on: (crossing) => `en ${crossing}`,
    toAct: 'à son tour',
    earlier: 'Manches précédentes',
    earlierRound: (round) => `Manche ${round}`,
    clues: (n) => (n === 0 ? 'Pas encore d’indice dans cette manche.' : n === 1 ? 'Un indice dans cette manche.' : `${count(n, 'indice', 'indices')} dans cette manche.`),
  },
})
