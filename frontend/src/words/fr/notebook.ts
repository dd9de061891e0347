// Ce que dit le carnet à la table. « Possible » est ce qui se prouve ; « probable » est ce qu’en pense un modèle, et le
// modèle est nommé partout où le mot se trouve.

import { counted, listed, plural } from '../counting.ts'
import type { notebook as english } from '../en/notebook.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

const count = counted('fr')
const one = plural('fr')
const numbers = listed('fr')
const many = new Intl.NumberFormat('fr')

export const notebook = typeset<Spoken<typeof english>>({
  whose: 'À qui est le carnet',
  sides: { jack: 'À Jack', police: 'À la police' },

  worked: {
    title: 'Ce qui en ressort',
    agreed: (what) => `À cette table, il est convenu : ${what}.`,
    levels: {
      none: 'aucune aide, le crayon et la tête seuls',
      possible: 'ce qui est possible, preuve à l’appui',
      likely: 'ce qui est possible, preuve à l’appui, et ce qui est probable, selon un modèle',
      full: 'ce qui est possible, ce qui est probable selon un modèle, pourquoi, et ce que dirait chaque question',
    },
    counted: 'Chaque position où on le consulte est comptée, et chacun voit le compte.',
    layer: 'Sur le plan',
    layers: { none: 'Rien', possible: 'Possible', likely: 'Probable' },
    forJack: 'Ce que la police peut prouver de ce qui est à découvert, si elle raisonne parfaitement.',
    model: 'Modèle de Jack',
    models: {
      uniform: ['Flâneur', 'tous les chemins se valent'],
      homing: ['Pressé', 'plus le chemin le rapproche de son but, plus il le prend'],
      mixed: ['Flâneur ou pressé', 'celui qui explique le mieux ce qu’on a vu'],
    },
    wait: 'Le carnet réfléchit …',
    again: 'Réessayer',
  },

  possible: {
    title: 'Possible : preuve à l’appui',
    now: (circles) => `Jack peut être maintenant sur ${count(circles, 'cercle', 'cercles')}.`,
    then: (circles, space) => `À la case ${space}, il a pu être sur ${count(circles, 'cercle', 'cercles')}.`,
    rows: (paths) => `${many.format(BigInt(paths))} ${paths === '1' ? 'parcours s’accorde' : 'parcours s’accordent'} avec tout ce qu’on sait.`,
    none: 'Jack n’a encore rien noté dans cette chasse.',
    certain: (circles) => `Certain : il est passé par ${numbers(circles)}.`,
    nothingCertain: 'Aucun cercle n’est certain.',
    goals: {
      whitehall: (n) => `${count(n, 'cercle peut être', 'cercles peuvent être')} un lieu pas encore annoncé.`,
      whitechapel: (n) => `${count(n, 'cercle peut être', 'cercles peuvent être')} le repaire.`,
    },
    shade: (space) => `possible à la case ${space}`,
    shadeNow: 'possible maintenant : Jack peut être ici',
    shadeCertain: 'certain : Jack est passé par ici',
    shadeGoal: { whitehall: 'possible : peut être un lieu', whitechapel: 'possible : peut être le repaire' },
  },
  likely: {
    title: (model) => `Probable, selon le modèle « ${model} »`,
    noProof: 'Une conjecture du modèle, jamais une preuve.',
    share: (percent, model, space) => `probable à la case ${space} : ${percent} (modèle : ${model})`,
    shareNow: (percent, model) => `probable maintenant : ${percent} (modèle : ${model})`,
    shareGoal: (percent, model) => `but probable : ${percent} (modèle : ${model})`,
    types: (of) => `Pour quel Jack il le prend : ${of}.`,
    circle: 'Cercle',
  },
  percent: (share) => (share > 0 && share < 0.005 ? 'moins de 1 %' : share < 1 && share > 0.995 ? 'plus de 99 %' : `${Math.round(share * 100)} %`),
  shown: 'Montré',
  where: 'Où il était',
  goals: { whitehall: 'Lieux', whitechapel: 'Repaires' },
  space: 'Case de la piste',
  spaceNow: (space) => `${space}, maintenant`,
  listed: 'Les cercles en toutes lettres',

  spare: {
    title: 'Vos coups d’avance',
    left: (left, shortest, spare) =>
      `${one(left, `il reste ${left} case`, `il reste ${left} cases`)}, il faut au moins ${count(shortest, 'pas', 'pas')} jusqu’au prochain but : ${spare < 0 ? 'à pied, cela ne suffit pas' : `${spare} d’avance`}, police mise à part.`,
  },

  why: {
    title: 'Pourquoi ?',
    circle: 'Cercle',
    ask: 'Pourquoi ?',
    onBoard: 'Choisir sur le plan',
    hand: 'pourquoi Jack peut être ici, ou non',
    now: (circle) => `Jack peut-il être maintenant sur ${circle} ?`,
    passed: (circle, space) => `A-t-il pu être sur ${circle}, à la case ${space} ?`,
    goal: {
      whitehall: (circle) => `${circle} peut-il être un lieu pas encore annoncé ?`,
      whitechapel: (circle) => `Le repaire peut-il être ${circle} ?`,
    },
    yes: 'C’est possible.',
    no: 'Non.',
    excluded: 'Ces faits ensemble l’excluent :',
    route: (row) => `Par ce chemin, dessiné sur le plan : ${row}`,
    routeName: 'un chemin qui s’accorde avec tout ce qu’on sait',
    always: 'Aucun parcours de tant de pas n’y mène, quelle qu’ait été la réponse.',
    unknown: 'Il n’y a pas de tel cercle sur ce plan.',
  },

  tell: {
    title: 'Qu’est-ce que cela dirait ?',
    ask: 'Ce que dirait chaque fouille et chaque arrestation',
    askMoves: 'Ce que chacun de mes coups dirait à la police',
    lead: 'Pour chaque pion, de là où il est. Possible : tous les parcours qui s’accordent comptent autant. Probable : comme les pèse le modèle. Un bit réduit de moitié ce qui reste.',
    leadMoves: 'Les cercles alors possibles pour la police, la part de leurs parcours qui finirait chez vous, et les cases restantes.',
    who: (name, crossing) => `${name} sur ${crossing}`,
    nothing: 'Personne n’est là où l’on puisse demander quelque chose.',
    search: (circle) => `Fouiller ${circle}`,
    order: (circles) => `Fouiller ${circles}, dans cet ordre`,
    arrest: (circles) => `Arrestation en ${circles}`,
    yes: 'Oui',
    bits: 'Bits',
    possible: 'Possible',
    likely: (model) => `Probable (${model})`,
    move: 'Coup',
    circles: 'Cercles',
    share: 'Part',
    left: 'Reste',
    arrives: 'un lieu est annoncé',
    ends: 'la partie finit',
    escape: 'vous êtes chez vous',
  },

  suspects: {
    title: 'Qui peut être Jack : preuve à l’appui',
    everybody: (n) => `${count(n, 'suspect', 'suspects')} pour tout le monde :`,
    own: (n) => `${count(n, 'suspect', 'suspects')} pour vous, qui connaissez vos cartes :`,
    seen: 'Si l’on appelait les témoins tels que tous sont placés, ces suspects seraient vus :',
    seenNobody: 'Si l’on appelait les témoins tels que tous sont placés, aucun suspect ne serait vu.',
    left: (seen, unseen) => `Vu en laisse ${seen} pour tout le monde, pas vu ${unseen}.`,
    shade: 'possible : peut être Jack',
    alike: 'On n’en tire pas plus : aucun d’eux n’est plus suspect qu’un autre, et les raisons sont sous les yeux de tous.',
  },

  pencil: {
    title: 'Crayon',
    lead: 'Des traits sur le plan qui ne veulent rien dire pour les règles.',
    sheet: 'Qui les voit',
    sheets: { own: 'Moi seul', shared: 'La police' },
    tool: 'Dessiner',
    tools: { ring: 'Rond', cross: 'Croix', arrow: 'Flèche', text: 'Texte', rub: 'Gommer' },
    hand: {
      ring: 'dessiner un rond ici',
      cross: 'dessiner une croix ici',
      arrow: 'commencer une flèche ici',
      arrowTo: (from) => `dessiner une flèche de ${from} jusqu’ici`,
      text: (text) => `écrire « ${text} » ici`,
      rub: 'gommer ce qui est dessiné ici',
    },
    text: 'Ce qu’il faut écrire',
    textNeeded: 'Dites d’abord ce qu’il faut écrire.',
    pencils: 'Crayon',
    pencilsOf: ['gris, plein', 'rouge, en tirets', 'bleu, pointillé', 'vert, tirets et points'],
    undo: 'Annuler',
    clear: 'Tout gommer',
    full: 'La feuille est pleine : gommez d’abord quelque chose.',
    drawn: (n) => `${count(n, 'trait', 'traits')} sur cette feuille.`,
    others: (names) => `Partagent aussi une feuille : ${names}.`,
  },

  asked: {
    title: 'Consultés jusqu’ici',
    nobody: 'Personne n’a encore consulté un carnet.',
  },
})
