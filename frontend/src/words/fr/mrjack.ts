// Les mots de Mr. Jack, chargés avec son visage. Personne n’y est tué : les deux histoires disent la même chose.

import { listed as joined, plural } from '../counting.ts'
import type { mrjack as english } from '../en/mrjack.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

const NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']
const one = plural('fr')
const counted = (n: number, single: string, many: string) => `${NUMBERS[n] ?? n} ${one(n, single, many)}`
const listed: (names: readonly string[]) => string = joined('fr')
/** "d’Holmes" is never said: the aitch of Holmes stops the vowel before it. */
const of = (name: string) => (/^[AEIOUÉ]/.test(name) ? `d’${name}` : `de ${name}`)

export const mrjack = typeset<Spoken<typeof english>>({
  name: 'Mr. Jack',

  characters: {
    bert: { name: 'Jeremy Bert', short: 'Bert', ability: 'Ouvre une bouche d’égout et en couvre une autre, avant ou après son déplacement.' },
    goodley: {
      name: 'Sergent Goodley',
      short: 'Goodley',
      ability: 'Son sifflet rapproche d’autres personnages de lui : trois pas en tout, avant ou après son déplacement.',
    },
    gull: { name: 'Sir William Gull', short: 'Gull', ability: 'Au lieu de se déplacer, peut changer de place avec n’importe qui.' },
    holmes: { name: 'Sherlock Holmes', short: 'Holmes', ability: 'Après son déplacement, qui le joue pioche une carte alibi.' },
    lestrade: { name: 'Inspecteur Lestrade', short: 'Lestrade', ability: 'Déplace un barrage vers une autre sortie, avant ou après son déplacement.' },
    smith: { name: 'John Smith', short: 'Smith', ability: 'Éteint un réverbère et en allume un autre, avant ou après son déplacement.' },
    stealthy: { name: 'Miss Stealthy', short: 'Stealthy', ability: 'Va jusqu’à quatre hexagones, même par les maisons et les jardins.' },
    watson: { name: 'John H. Watson', short: 'Watson', ability: 'Sa lanterne éclaire la rue devant lui ; qui le déplace l’oriente.' },
  },
  directions: {
    N: 'nord',
    NE: 'nord-est',
    SE: 'sud-est',
    S: 'sud',
    SW: 'sud-ouest',
    NW: 'nord-ouest',
  },
  exits: { NW: 'sortie nord-ouest', NE: 'sortie nord-est', SE: 'sortie sud-est', SW: 'sortie sud-ouest' },
  seats: { jack: 'Jack', detective: 'l’enquêteur' },
  Seats: { jack: 'Jack', detective: 'L’enquêteur' },
  letters: { jack: 'J', detective: 'E' },
  listed,

  say: {
    pick: (name) => `Jouer ${name}`,
    move: (to) => `Aller en ${to}`,
    accuse: (who, to) => `Accuser ${who} en ${to}`,
    leave: (exit) => `Quitter le quartier : ${exit}`,
    stay: 'Rester ici',
    lamp: (lamp, from, to) => `Déplacer ${lamp} de ${from} à ${to}`,
    cordon: (from, to) => `Déplacer le barrage : de ${from} à ${to}`,
    manhole: (from, to) => `Ouvrir la bouche d’égout en ${from}, couvrir celle en ${to}`,
    whistle: (who, to) => `Siffler ${who} jusqu’en ${to}`,
    swap: (who) => `Changer de place avec ${who}`,
    face: (direction) => `Tourner la lanterne vers le ${direction}`,
  },

  verbs: {
    pick: 'Jouer',
    move: 'Aller',
    accuse: 'Accuser',
    leave: 'Quitter',
    stay: 'Rester',
    lamp: 'Réverbère',
    cordon: 'Barrage',
    manhole: 'Bouche d’égout',
    whistle: 'Sifflet',
    swap: 'Changer de place',
    face: 'Lanterne',
  },

  ask: {
    pick: 'Choisissez le personnage que vous jouerez.',
    face: 'Tournez la lanterne de Watson : de quel côté doit-elle éclairer ?',
    whistleOn: (points) => `Le sifflet continue : encore ${counted(points, 'pas', 'pas')}.`,
    whistle: 'Sifflez avec Goodley : qui appelle-t-il, et jusqu’où ?',
    goodleyFirst: 'Déplacez Goodley, ou sifflez d’abord.',
    gull: 'Déplacez Gull, ou faites-le changer de place avec quelqu’un.',
    move: (name) => `Déplacez ${name}.`,
    moveOrAbility: (name, ability) => `Déplacez ${name}, ou d’abord ${ability}.`,
    ability: (ability) => `Maintenant, ${ability}.`,
    abilities: { bert: 'déplacez une plaque d’égout', lestrade: 'déplacez un barrage', smith: 'déplacez un réverbère allumé' },
    stuck: (name) => `${name} ne peut aller nulle part.`,
    accusing: 'Sur l’hexagone de quelqu’un, le déplacement finit par une accusation, et la partie avec elle.',
    others: {
      pick: (seat) => `${seat} choisit un personnage.`,
      play: (seat, name) => `${seat} joue ${name}.`,
    },
    over: 'La partie est finie.',
  },

  phase: {
    turn: (turn, last) => `Tour ${turn} sur ${last}`,
    picking: (nth) => `choix du personnage ${nth} sur 4`,
    playing: (name) => `au tour ${of(name)}`,
    over: 'finie',
  },

  outcome: {
    caught: 'L’enquêteur a accusé la bonne personne. Jack est pris.',
    'wrong-accusation': 'L’accusation était fausse, et dans le tumulte Jack s’est échappé.',
    left: 'Jack a quitté le quartier, sans être vu.',
    dawn: 'L’aube est là, et Jack court toujours.',
    resigned: (winner) => `L’autre camp a abandonné : victoire pour ${winner}.`,
    wins: (winner) => `Victoire pour ${winner}.`,
  },

  tell: {
    identity: 'Jack pioche la carte du personnage qu’il est.',
    identityKnown: (name) => `Jack pioche sa carte : il est ${name}.`,
    cards: (names) => `Les cartes de ce tour : ${listed(names)}.`,
    picked: (seat, name) => `${seat} joue ${name}.`,
    moved: (name, to) => `${name} va en ${to}.`,
    stayed: (name) => `${name} ne peut aller nulle part et reste.`,
    lamp: (from, to) => `Smith éteint le réverbère en ${from} et allume celui en ${to}.`,
    cordon: (from, to) => `Lestrade déplace le barrage : de ${from} à ${to}.`,
    cover: (from, to) => `Bert ouvre la bouche d’égout en ${from} et couvre celle en ${to}.`,
    whistled: (name, to, points) => `Le sifflet de Goodley amène ${name} en ${to}, plus près de ${counted(points, 'pas', 'pas')}.`,
    swapped: (name) => `Gull et ${name} changent de place.`,
    faced: (direction) => `La lanterne de Watson éclaire vers le ${direction}.`,
    alibi: (seat) => `${seat} pioche une carte alibi.`,
    alibiKnown: (seat, name) => `${seat} pioche une carte alibi, innocent : ${name}.`,
    done: (name) => `${name} a terminé.`,
    seen: 'Les témoins sont appelés : Jack a été vu.',
    unseen: 'Les témoins sont appelés : personne n’a vu Jack.',
    cleared: (names) => `Innocents, donc : ${listed(names)}.`,
    nobodyCleared: 'Cela n’innocente personne.',
    lampOut: (number, post) => `Le réverbère ${number} s’éteint en ${post}.`,
    turn: (turn) => `Le tour ${turn} commence.`,
    right: (name, accused) => `${name} accuse ${accused} : c’est Jack !`,
    wrong: (name, accused) => `${name} accuse ${accused}, et se trompe. Jack s’échappe.`,
    left: (name, exit) => `${name} s’en va (${exit}) : c’était Jack !`,
    dawn: 'L’aube se lève, et Jack n’a pas été pris.',
  },

  board: {
    piece: (name, state) => `${name}, ${state}`,
    suspect: 'suspect',
    innocent: 'innocent',
    inPlay: 'en train d’être joué',
    played: 'carte jouée',
    you: (name) => `${name} : c’est vous, Jack`,
    wasJack: (name) => `${name} : c’était Jack`,
    lit: 'allumé',
    lamp: 'un réverbère allumé',
    lampNumbered: (number) => `un réverbère allumé ; il s’éteint après le tour ${number}`,
    aLamp: 'le réverbère',
    aNumberedLamp: (number) => `le réverbère ${number}`,
    cover: 'une bouche d’égout couverte',
    cordon: 'un barrage',
  },

  panel: {
    track: 'Tours',
    turn: (turn, order) => `Tour ${turn} : ${order}`,
    lampAfter: 'un réverbère s’éteint ensuite',
    picksDone: (done) => counted(done, 'personnage joué', 'personnages joués'),
    witness: 'Carte témoin',
    seen: 'Vu',
    unseen: 'Pas vu',
    seenMeans: 'Jack était dans la lumière, ou à côté de quelqu’un. Il ne peut pas quitter le quartier pendant ce tour.',
    seenAtFirst: 'C’est ainsi qu’elle est posée au début. Jack ne peut pas quitter le quartier pendant ce tour.',
    unseenMeans: 'Jack était seul dans l’ombre. Pendant ce tour, il peut quitter le quartier.',
    characters: 'Personnages',
    piles: {
      now: 'En jeu',
      up: 'Face visible',
      later: 'Tour suivant',
      played: 'Joués',
    },
    suspects: (n) => (n === 1 ? 'il reste un suspect' : `il reste ${counted(n, 'suspect', 'suspects')}`),
    suspect: 'suspect',
    innocent: 'innocent',
    on: (hex) => `en ${hex}`,
    alibis: 'Cartes alibi',
    drawn: (seat, n) => `${seat} : ${n === 0 ? 'aucune carte' : n === 1 ? 'une carte' : counted(n, 'carte', 'cartes')}`,
    noAlibis: 'Aucune n’a encore été piochée.',
    ownAlibis: (names) => `Les vôtres : ${listed(names)}, innocents.`,
    identity: 'Qui vous êtes',
    youAre: (name) => `Vous êtes ${name}.`,
    whoJackWas: 'Qui était Jack',
    jackWas: (name) => `Jack était ${name}.`,
  },
})
