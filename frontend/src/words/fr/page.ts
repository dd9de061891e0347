// Ce que dit la page autour des jeux : page d’accueil, tables à dresser, liens, réglages.

import { counted } from '../counting.ts'
import type { page as english } from '../en/page.ts'
import type { Spoken } from '../words.svelte'
import { typeset } from './typeset.ts'

const count = counted('fr')

export const page = typeset<Spoken<typeof english>>({
  name: 'Dark Lantern',
  skip: 'Aller au contenu',
  lost: 'Cette partie de la page n’a pas pu être chargée. Le serveur est peut-être absent, ou il a désormais une page plus récente.',
  reload: 'Recharger la page',
  away: 'Le serveur ne répond pas. Est-il en marche ?',
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  again: 'Réessayer',
  back: 'À la page d’accueil',
  close: 'Fermer',
  navigation: 'La page',
  about: 'À propos',
  rules: 'Règles',
  learn: 'Apprendre',
  settings: 'Réglages',
  loading: 'Un instant …',
  days: (days, hours) => `${days} j ${hours} h`,

  front: {
    title: 'Londres, 1888. Quelqu’un connaît le chemin du retour.',
    lead: 'Letters from Whitechapel, Whitehall Mystery et Mr. Jack : contre l’ordinateur, avec des amis au loin, ou autour d’un seul écran. Aucun compte n’est nécessaire.',
    play: 'Jouer tout de suite',
    playLead: 'Vous contre l’ordinateur.',
    game: 'Jeu',
    role: 'Vous êtes',
    level: 'L’ordinateur joue',
    levelOf: (level, promise) => `${level} : ${promise}`,
    pace: 'Son rythme',
    begin: 'Jouer',
    beginning: 'On dresse la table …',
    friends: 'Inviter des amis',
    friendsLead: 'Dressez une table avec toutes ses options, et envoyez à chacun le lien d’une place.',
    here: 'Autour de cet écran',
    hereLead: 'Un seul écran, passé de main en main, qui garde couverts les secrets de chacun.',
    puzzles: 'Énigmes',
    puzzlesLead: 'Des moments où une seule réponse se démontre : chaque jour une nouvelle pour chaque jeu.',
    learn: 'Apprendre en jouant',
    learnLead: 'Une première leçon pour chaque camp de chaque jeu : dix minutes sur le vrai plateau.',
    replay: 'Revoir une partie',
    replayLead: 'Une partie finie ou enregistrée, moment par moment : le vrai, le prouvable, le probable.',
    mine: 'Vos tables',
    watch: 'Regarder',
    watchLead: 'Des tables que tout le monde peut regarder.',
    nobodyToWatch: 'Aucune partie n’est en cours à une table ouverte.',
    unnamed: 'Avant de regarder, dites comment vous voulez être appelé.',
  },

  person: {
    label: 'Votre nom',
    hint: 'Tel que les autres le verront. Ni compte, ni mot de passe.',
    usual: 'Invité',
    wanted: 'Comment voulez-vous être appelé ?',
    take: 'C’est mon nom',
  },

  games: {
    whitehall: {
      name: 'Whitehall Mystery',
      line: () => 'Trois enquêteurs, quatre lieux à atteindre, un marcheur caché. La chasse la plus vive.',
      length: 'Environ 40 minutes · de 2 à 4 personnes',
    },
    whitechapel: {
      name: 'Letters from Whitechapel',
      line: (skin) =>
        skin === 'thefts'
          ? 'Quatre nuits, cinq vols, et un repaire quelque part dans le brouillard. La grande chasse.'
          : 'Quatre nuits, et un repaire quelque part dans le brouillard. La grande chasse.',
      length: 'Environ 2 heures · de 2 à 6 personnes',
    },
    mrjack: {
      name: 'Mr. Jack',
      line: () => 'Huit personnages, et l’un d’eux est Jack. L’ombre et la lumière disent lequel. Un duel.',
      length: 'Environ 30 minutes · 2 personnes',
    },
  },

  roles: {
    jack: 'Jack',
    police: 'la police',
    detective: 'l’enquêteur',
  },
  rolesLead: {
    whitehall: { jack: 'Gagnez sans être vu quatre lieux de votre choix.', other: 'Menez les enquêteurs, trouvez ses traces, arrêtez Jack.' },
    whitechapel: { jack: 'Frappez, et rentrez sans être vu, quatre nuits durant.', other: 'Menez les patrouilles, trouvez sa piste et son repaire.' },
    mrjack: { jack: 'Restez caché jusqu’à l’aube, ou filez hors du quartier.', other: 'Innocentez les innocents, et accusez le bon.' },
  },

  levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert' },
  computer: (level) => `Ordinateur (${level})`,

  seats: {
    jack: 'Jack',
    detective: 'Enquêteur',
    yellow: 'Jaune',
    blue: 'Bleu',
    red: 'Rouge',
    green: 'Vert',
    brown: 'Brun',
  },
  policeSeat: (n) => `Police ${n}`,
  anyPolice: 'N’importe quelle place libre de la police',

  plan: {
    friends: 'Inviter des amis',
    here: 'Autour de cet écran',
    nowhere: 'On ne peut pas jouer ainsi.',
    game: 'Le jeu',
    title: 'Un nom pour la table',
    titleHint: 'Peut rester vide.',
    who: 'Qui s’assied où',
    seat: 'Place',
    sitter: 'Qui y joue',
    me: 'Moi',
    friend: 'Un ami, par un lien',
    computer: (level) => `L’ordinateur, ${level.toLowerCase()}`,
    person: 'Une personne à cet écran',
    personName: (seat) => `Qui joue ${seat} ?`,
    usualJack: 'Jack',
    usualPolice: 'la police',
    usualDetective: 'l’enquêteur',
    samePerson: 'Les places du même nom sont une seule personne : l’écran ne se couvre pas entre elles.',
    options: 'Règles',
    noOptions: 'Ce jeu n’a pas de règles optionnelles.',
    figures: 'Quels trois enquêteurs',
    figuresHint: 'Vert et Brun demandent « Retroussez vos manches ».',
    threeFigures: 'Choisissez-en trois.',
    detectives: 'Combien de joueurs pour la police',
    detectivesOf: (n) => count(n, 'joueur', 'joueurs'),
    help: 'Ce que calcule le carnet',
    assistJack: 'Pour Jack',
    assistPolice: 'Pour la police',
    assistDetective: 'Pour l’enquêteur',
    assist: {
      none: 'Rien : le crayon et la tête seuls',
      possible: 'Ce qui est possible, et donc ce qui est certain',
      likely: 'Et aussi ce qui est probable selon un modèle, qui est nommé',
      full: 'Et aussi pourquoi, et ce que dirait chaque question ou coup',
    },
    talk: 'Comment la police se concerte',
    talks: {
      private: 'Entre policiers',
      open: 'À voix haute, Jack entend (la règle imprimée)',
      closed: 'Pas du tout',
    },
    time: 'Temps',
    clocks: {
      none: 'Sans horloge',
      live: (seconds) => (seconds < 60 ? `${seconds} secondes par décision` : `${count(seconds / 60, 'minute', 'minutes')} par décision`),
      days: (days) => `${count(days, 'jour', 'jours')} par décision`,
    },
    pace: 'À quel rythme joue l’ordinateur',
    paces: { slow: 'Sans hâte', usual: 'Posément', quick: 'Vivement' },
    paceHint: 'Le même pour chaque décision, facile ou difficile : ainsi son temps ne dit rien.',
    company: 'Qui peut regarder',
    spectators: 'Les spectateurs sont bienvenus',
    spectatorsHint: 'Quiconque a l’adresse de la table. Ils voient ce qui est découvert.',
    listed: 'Annoncée sur la page d’accueil',
    listedHint: 'Des inconnus y trouvent la table.',
    delay: 'Les spectateurs voient tout avec un retard de',
    delays: (seconds) => (seconds === 0 ? 'rien du tout' : seconds < 60 ? `${seconds} secondes` : count(seconds / 60, 'minute', 'minutes')),
    open: 'Dresser la table',
    more: 'Règles, horloge, spectateurs …',
  },

  options: {
    whitehall: {
      'murderer-at-large': ['Assassin en liberté', 'Les ruelles et les bateaux de Jack restent face cachée jusqu’à la fin de la manche : personne ne voit lequel a servi.'],
      'newspaper-fabrications': ['Inventions des journaux', 'Quand commencent la deuxième et la troisième manche, Jack peut reprendre une ruelle ou un bateau déjà utilisés.'],
      'false-clues': ['Faux indices', 'Tous les quelques vrais indices, Jack en gagne un faux à poser.'],
      'roll-up-your-sleeves': ['Retroussez vos manches', 'Chaque enquêteur a une capacité, une fois par partie. Ouvre Vert et Brun.'],
      smoker: ['Smoker', 'Une fois par partie, le chien de Jaune dit quand Jack est passé sur un cercle qui vient d’être trouvé. Demande « Retroussez vos manches » et Jaune.'],
    },
    whitechapel: {
      'jacks-letters': ['Les lettres de Jack', 'Dès la deuxième nuit, Jack peut envoyer une lettre, qui déplace des patrouilles ou un pion de la police.'],
      'false-clues': ['Faux indices', 'Tous les quelques vrais indices, Jack en gagne un faux à poser.'],
      rushing: ['Au pas de course', 'Au lieu de fouiller ou d’arrêter, un pion de la police peut courir jusqu’au prochain croisement libre.'],
      'area-arrests': ['Coup de filet', 'Une seule arrestation nomme tous les cercles à portée du pion.'],
      'catch-me-if-you-can': ['Attrapez-moi si vous pouvez', 'Le repaire de Jack ne peut pas non plus toucher un cercle rouge.'],
      'i-know-your-address': ['Je sais où tu habites', 'Quand Brun ou Rouge dirige, la police peut, une fois par partie, nommer un cercle : est-ce le repaire ?'],
    },
    mrjack: {
      board: ['Plan', 'La première édition a huit bouches d’égout, l’édition révisée neuf, placées autrement.'],
    },
  },
  optionValues: { '2006': 'Première édition (2006)', revised: 'Édition révisée' },

  links: {
    title: 'Envoyez à chacun un lien',
    lead: 'Qui ouvre un lien s’assied à cette place. Chacun ne sert qu’une fois.',
    to: (seat) => `Lien pour ${seat}`,
    copy: 'Copier',
    copied: 'Copié',
    share: 'Partager',
    sharing: (game) => `Venez jouer à ${game}`,
    make: 'Créer un lien',
    anew: 'Un nouveau lien',
    gone: 'Les liens ne se montrent qu’une fois. Un nouveau remplace l’ancien.',
    watch: 'Pour les spectateurs : l’adresse de la table',
    toTable: 'À la table',
  },

  door: {
    yourTurn: 'À vous',
    running: 'En cours',
    waiting: 'Pas commencée',
    over: 'Finie',
    seatsOf: (names) => names,
    free: 'libre',
    open: (title) => `Ouvrir ${title}`,
  },

  join: {
    title: 'Vous êtes invité',
    lead: 'Ce lien mène à une place autour d’une table.',
    sit: 'S’asseoir',
    sitting: 'Vous prenez place …',
    noCode: 'Il n’y a pas de lien ici : la partie après le # manque.',
    dead: 'Ce lien ne mène plus nulle part. Les liens ne servent qu’une fois : demandez-en un nouveau.',
    device: 'Cet appareil est maintenant le vôtre.',
  },

  device: {
    title: 'Vos autres appareils',
    lead: 'Ouvrez ce lien sur un autre appareil pour y être vous-même. Il sert une fois, pendant dix minutes.',
    make: 'Lien pour un autre appareil',
    logOut: 'M’oublier sur cet appareil',
    logOutSure: 'Vos places ne restent à vous que là où vous êtes encore connu : créez d’abord un lien pour un autre appareil.',
  },

  prefs: {
    title: 'Réglages',
    lead: 'Gardés dans ce navigateur.',
    theme: 'Lumière',
    themes: { auto: 'Comme l’appareil', day: 'Jour', night: 'Nuit' },
    eyes: 'Couleurs',
    eyesOf: { usual: 'Habituelles', deutan: 'Pour rouge-vert (deutan)', protan: 'Pour rouge-vert (protan)', tritan: 'Pour bleu-jaune (tritan)' },
    skin: 'L’histoire',
    skins: { murders: 'Des meurtres, comme dans les jeux', thefts: 'Des vols de bijoux : les mêmes règles, sans meurtres' },
    sound: 'Sons',
    motion: 'Mouvement',
    motionHint: 'Sans : rien ne glisse.',
    text: 'Mode texte',
    textHint: 'On joue aux tables en tapant et en écoutant, sans le plan.',
    notices: 'Me prévenir quand c’est à moi',
    noticesHint: 'Un avis du navigateur qui dit « À vous », et rien d’autre.',
    noticesNo: 'Le navigateur n’autorise pas les avis ici.',
    language: 'Langue',
    languageAuto: (name) => `Comme le navigateur : ${name}`,
  },

  aboutPage: {
    title: 'À propos',
    body: [
      'Dark Lantern permet de jouer à trois jeux de déplacement caché dans le Londres de 1888 : Letters from Whitechapel, Whitehall Mystery et Mr. Jack.',
      'Seul le serveur connaît ce qui est caché, et n’envoie à chacun que ce que sa place peut savoir. Tout ce qui est caché est scellé au moment du choix ; la partie finie, les sceaux sont ouverts, et votre navigateur les vérifie.',
      'Les joueurs de l’ordinateur voient ce que verrait une personne à leur place, et rien de plus. Leurs niveaux ne promettent que ce qui a été mesuré.',
      'Tous les textes, plans et images sont ici nos propres mots et dessins. Les jeux imprimés restent nécessaires pour leurs règles et leur beauté ; cette page ne les remplace pas.',
    ],
  },

  nowhere: {
    title: 'Il n’y a rien ici',
    lead: 'L’adresse a peut-être été coupée, ou la table n’est pas pour vous.',
  },
})
