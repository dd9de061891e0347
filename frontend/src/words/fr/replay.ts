// Ce que dit le replay : une partie finie, parcourue à nouveau avec ce que l’on savait, et quand.

import { plural } from '../counting.ts'
import type { replay as english } from '../en/replay.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

const one = plural('fr')

export const replay = typeset<Spoken<typeof english>>({
  title: 'Ce que l’on savait',
  lead: 'Parcourez à nouveau une partie finie et voyez, à chaque moment, ce qui était vrai, ce que la police pouvait prouver et ce qui était probable.',

  desk: {
    file: 'Une partie dans un fichier',
    fileHint: 'Comme la page ou le programme l’enregistre (.jsonl). Vous pouvez aussi la déposer ici.',
    paste: 'Ou collez une partie',
    go: 'Étudier cette partie',
    which: (count) => `Il y a ${count} parties ici. Laquelle ?`,
    nth: (number) => `Partie ${number}`,
    mine: 'Vos parties finies',
    empty: 'Il n’y a encore rien à lire ici.',
    large: 'C’est plus long que n’importe quelle partie.',
    private: 'La partie est envoyée au serveur pour être étudiée, et n’y est pas enregistrée.',
  },
  studying: 'La partie est à l’étude …',
  progress: 'Où en est l’étude',
  stop: 'Arrêter',
  again: 'Réessayer',
  another: 'Une autre partie',
  toTable: 'À la table',
  damaged: 'La partie dans ce lien est abîmée. Le lien a peut-être été coupé en route.',

  layers: {
    label: 'Ce que montre le plan',
    truth: 'Vrai',
    proof: 'Prouvable',
    belief: 'Probable',
    about: 'À propos de',
    here: 'l’endroit où il est',
    there: { whitehall: 'l’endroit où il va', whitechapel: 'son repaire' },
  },
  model: 'Probable selon le modèle',
  models: {
    mixed: 'mixed : au hasard ou vers son but',
    homing: 'homing : plutôt au plus court',
    uniform: 'uniform : tous les chemins se valent',
    choices: 'choices : ce que ses cartes trahissent',
    alike: 'alike : tous les suspects à égalité',
  },

  controls: 'À travers la partie',
  slider: 'Moment de la partie',
  position: (at, of) => `${at} sur ${of}`,
  beginning: 'Avant la première action',
  first: 'Au début',
  back: 'Une action en arrière',
  on: 'Une action en avant',
  last: 'À la fin',
  previous: 'Le moment décisif précédent',
  next: 'Le moment décisif suivant',
  keys: 'Les flèches vont d’action en action, Origine et Fin au début et à la fin, N et P de moment en moment ; T, V et L montrent vrai, prouvable et probable.',

  marks: {
    likely: (percent) => `probable : ${percent}`,
    goal: { whitehall: 'peut être un lieu', whitechapel: 'peut être le repaire' },
    goalLikely: (percent) => `but probable : ${percent}`,
    suspect: 'peut être Jack',
  },

  now: {
    circles: (count) => one(count, `Jack ne pouvait être que sur ${count} cercle`, `Jack pouvait être sur ${count} cercles`),
    suspects: (count) => one(count, `Il restait ${count} suspect`, `Il restait ${count} suspects`),
    hideouts: (count) => one(count, `${count} cercle pouvait être le repaire`, `${count} cercles pouvaient être le repaire`),
    locations: (count) => one(count, `${count} cercle pouvait être un lieu`, `${count} cercles pouvaient être des lieux`),
    here: (percent) => `Où il était vraiment : probable à ${percent}`,
    who: (percent) => `Qui il était vraiment : probable à ${percent}`,
    hideout: (percent) => `Son vrai repaire : probable à ${percent}`,
    location: (percent) => `Où il allait vraiment : probable à ${percent}`,
    nothing: 'Il n’y a rien à déduire ici.',
  },

  curves: {
    title: 'Au fil du temps',
    of: (of, what) => `${of} : ${what}`,
    counts: 'Combien étaient possibles',
    shares: 'À quel point la vérité était probable',
    places: { street: 'cercles pour Jack', mrjack: 'suspects' },
    goals: { whitehall: 'cercles pour un lieu', whitechapel: 'cercles pour le repaire' },
    here: { street: 'où il est', mrjack: 'qui il est' },
    there: { whitehall: 'où il va', whitechapel: 'son repaire' },
    image: 'Courbes sur toute la partie ; le tableau ci-dessous dit la même chose en chiffres.',
    table: 'Les courbes en tableau',
    after: 'Après l’action',
    chapter: { whitehall: 'Manche', whitechapel: 'Nuit', mrjack: 'Tour' },
    space: 'Case',
    noSpace: '–',
    show: (at) => `Montrer le plan après l’action ${at}`,
  },

  moments: {
    title: 'Moments décisifs',
    tab: 'Moments',
    none: 'Rien ne ressort dans cette partie.',
    show: (at) => `Montrer ce moment, après l’action ${at}`,
    at: (at) => `après ${at}`,
    kinds: {
      proof: 'Une arrestation sûre, manquée',
      belief: 'Un tournant',
      search: 'La fouille qui en aurait dit le plus',
      call: 'L’appel qui en aurait dit le plus',
      escape: 'Passé au plus près',
      end: 'La fin',
    },
    proof: (who, where) => `Jack ne pouvait être que sur ${where} : ${who} pouvait l’arrêter à coup sûr.`,
    proofBy: (who, where, by) => `Jack ne pouvait être que sur ${where} : ${who}, en allant sur ${by}, pouvait l’arrêter à coup sûr.`,
    accusation: (suspect) => `Seul ${suspect} pouvait encore être Jack, et se trouvait à portée : l’accusation ne pouvait qu’être juste.`,
    instead: (what) => `Au lieu de cela : ${what}.`,
    belief: (percent) => `${percent} de ce qui était probable est allé ailleurs.`,
    places: (before, after) => `Cercles pour Jack : ${before}, puis ${after}.`,
    suspects: (before, after) => `Suspects : ${before}, puis ${after}.`,
    goals: (before, after) => `Cercles pour son but : ${before}, puis ${after}.`,
    truth: (before, after) => `La vérité : probable à ${before}, puis à ${after}.`,
    searchClue: (who, circle) => `${who} pouvait fouiller ${circle} et trouver un indice.`,
    searchNothing: (who, circle) => `${who} pouvait fouiller ${circle} et ne rien trouver.`,
    call: (what) => `L’autre choix : ${what}.`,
    left: (would, left) => `L’appel aurait laissé ${would} suspects au lieu de ${left}.`,
    escape: (who, where, percent) => `Jack sur ${where} était à portée de ${who} : une arrestation, juste avec une probabilité de ${percent}, n’y fut pas faite.`,
    escapeAccused: (who, percent) => `${who} était Jack et se trouvait à portée d’une accusation, juste avec une probabilité de ${percent}, qui ne fut pas portée.`,
    never: (count) => one(count, `Personne ne fut jamais à portée de lui ; ici il ne pouvait être que sur ${count} cercle.`, `Personne ne fut jamais à portée de lui ; ici il ne pouvait être que sur ${count} cercles.`),
    likely: (percent) => `Elle était juste avec une probabilité de ${percent}.`,
  },

  share: {
    title: 'Partager',
    table: 'Lien vers ce moment, pour qui peut regarder cette table',
    record: 'Lien vers ce moment, pour tous : toute la partie s’y trouve, et aucun nom',
    message: 'Un moment d’une partie à Dark Lantern',
    save: 'Enregistrer la partie',
    picture: 'Enregistrer une image du plan',
    failed: 'Ce navigateur n’a pas pu faire l’image.',
  },
})
