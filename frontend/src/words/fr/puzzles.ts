// Ce qui se dit dans la salle des énigmes. Chargé là où quelqu’un l’ouvre.

import { counted, listed, plural } from '../counting.ts'
import type { puzzles as english } from '../en/puzzles.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

const list = listed('fr')
const count = counted('fr')
const one = plural('fr')

/** Jusqu’où la rangée était arrivée ; les cases se comptent depuis son début. */
const when = (gone: number) => (gone === 0 ? 'avant qu’il ne bouge' : `quand il avait parcouru ${count(gone, 'case', 'cases')}`)

export const puzzles = typeset<Spoken<typeof english>>({
  title: 'Énigmes',
  lead: 'Des moments de parties entre joueurs de l’ordinateur où une seule réponse se démontre. Vous savez ce que savait la place à cette table, et cela suffit.',
  today: 'Aujourd’hui',
  todayLead: 'Une par jour pour chaque jeu, la même pour tout le monde. Le jour change à minuit UTC.',
  all: 'Toutes les énigmes',
  which: 'Jeu',
  degrees: { easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
  solvedOf: (solved, all) => `${solved} résolues sur ${all}`,
  kept: 'Ce que vous avez résolu reste dans ce navigateur et nulle part ailleurs.',
  number: (n) => `Énigme ${n}`,
  link: (n, kind, state) => `Énigme ${n} : ${kind}${state && `, ${state}`}`,
  states: { solved: 'résolue', shown: 'réponse vue', tried: 'essayée' },
  none: 'Il n’y a pas d’énigmes sur ce serveur.',

  kinds: {
    where: 'Où est Jack ?',
    arrest: 'L’arrestation sûre',
    clue: 'L’indice sûr',
    passed: 'Il est passé par là',
    search: 'Ce qui en dit le plus',
    hideout: 'Où habite Jack',
    who: 'Qui est Jack ?',
    split: 'Partager les suspects',
    catch: 'Le prendre maintenant',
    crowd: 'Caché dans la foule',
  },

  asks: {
    where: (_) => 'Jack ne peut être que sur un seul cercle. Lequel ?',
    arrest: (_) => 'Parmi les arrestations que la police peut encore faire à ce tour, une réussit à coup sûr. Quel cercle nommez-vous ?',
    clue: (_) => 'Parmi les fouilles que vous pouvez faire maintenant, une trouve à coup sûr un nouvel indice. Quel cercle fouillez-vous ?',
    passed: (row) => `Il y a un cercle par lequel Jack est forcément passé ${row}, bien qu’aucun indice n’y soit posé et qu’il n’en soit pas parti. Lequel ?`,
    search: (_) => 'Laquelle de vos fouilles en dit le plus, si chaque rangée que Jack a pu parcourir compte autant ?',
    hideout: (_) => 'Prises ensemble, les nuits finies ne laissent qu’un cercle où Jack peut habiter. Lequel ?',
    whoSeen: 'Les témoins ont été appelés : Jack a été vu. Avec ce que vous avez en main, il reste un suspect. Qui est Jack ?',
    whoUnseen: 'Les témoins ont été appelés : Jack n’a pas été vu. Avec ce que vous avez en main, il reste un suspect. Qui est Jack ?',
    split: 'C’est le dernier choix avant l’appel à témoins. Lequel partage le plus également vos suspects entre vus et non vus ?',
    catch: 'Vous savez qui est Jack. Laquelle des cartes vous permet de l’accuser tout de suite ?',
    crowd: 'Vous êtes Jack, et c’est le dernier choix avant l’appel à témoins. Lequel laisse le plus grand nombre des autres suspects avec vous ?',
  },
  rows: { whitehall: 'dans cette manche', whitechapel: 'cette nuit' },
  seat: (seat) => `Vous êtes à la place de ${seat}.`,
  hintLog: 'Tout ce qui s’est passé est dans le journal ; une ligne montre le plateau tel qu’il était alors.',
  tabs: { table: 'La table', log: 'Le journal' },

  sure: 'Est-ce votre réponse ?',
  wrong: (what) => `Pas ${what}.`,
  wrongAction: 'Ce n’est pas cela.',
  right: 'Juste !',
  rightAfter: (tries) => `Juste, à l’essai numéro ${tries}.`,
  showAnswer: 'Montrer la réponse',
  theAnswer: (what) => `La réponse : ${what}.`,
  next: 'Énigme suivante',
  toAll: 'Toutes les énigmes',
  whyLead: (n) => one(n, 'Ceci le prouve :', `Ces ${n} faits le prouvent ; sans l’un quelconque d’entre eux, la question serait ouverte :`),
  excluded: 'Ce qui l’exclut :',
  lookedPossible: (n) => `Pour qui ne tient qu’une liste de cercles, Jack pouvait être sur ${count(n, 'cercle', 'cercles')}.`,
  rowsEnd: (n) => `Où il est maintenant reste ouvert pour autant : sur un cercle parmi ${n}.`,
  fewest: (n, nights) => `Aucune des ${nights} nuits ne laisse à elle seule moins de ${n} cercles.`,
  onEvery: (circle) => `Seul ${circle} figure sur toutes les listes.`,
  route: (row) => `Une rangée qui s’accorde avec tout : ${row}.`,
  tells: 'Ce que dirait chaque fouille',
  clueShare: 'Trouve un indice',
  bits: 'Bits',
  bitsHint: 'Un bit réduit de moitié ce qui reste à découvrir.',
  choices: 'Tous les choix, et quels suspects seraient vus',
  choice: 'Choix',
  nobody: 'personne',
  source: (jack, others) => `D’une partie de l’ordinateur : Jack joué par ${jack}, les autres par ${others}.`,
  routeName: 'une rangée qui s’accorde',

  facts: {
    vain: (circle, gone) => `Aucun indice en ${circle} ${when(gone)}.`,
    clue: (circle, gone) => `Un indice trouvé en ${circle} ${when(gone)}.`,
    'not-there': (circles, gone) => `L’arrestation en ${list(circles)} a échoué ${when(gone)}.`,
    scent: (circle, spaces) => `Smoker a suivi la piste en ${circle} : il s’y trouvait après ${list(spaces)} cases.`,
    reached: (circle, gone) => `Il a atteint ${circle} ${when(gone)}.`,
    shunned: (circle) => `${circle} était un lieu pas encore annoncé, il ne l’avait donc pas touché.`,
    barred: (crossings, gone) => `Quand il a parcouru la case ${gone}, la police se tenait sur ${list(crossings)}.`,
    'not-beaten': 'Il n’a pas perdu faute de pouvoir bouger.',
    ended: (night, circles) => `La nuit ${night} peut avoir fini en ${list(circles)}.`,
    lit: (who, by) => `${who} est à la lumière du réverbère en ${by}, donc en vue.`,
    beside: (who, by) => `${who} se tient à côté de ${by}, donc en vue.`,
    lantern: (who) => `${who} est dans la lumière de la lanterne de Watson, donc en vue.`,
    dark: (who) => `${who} n’est pas en vue.`,
    alibi: (who) => `${who} ne peut pas être Jack : vous avez sa carte alibi en main.`,
    seen: (who) => `Seraient vus parmi les suspects : ${who.length ? list(who) : 'personne'}.`,
  },
  inNight: (night, fact) => `Nuit ${night} : ${fact}`,
})
