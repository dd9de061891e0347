// Les règles de Letters from Whitechapel, avec nos propres mots.

import type { Rules, RulesPage } from '../../../rules/leaf'
import { typeset } from '../typeset.ts'

const murders = {
  aCrime: 'un meurtre',
  aSecond: 'Un meurtre à I laisse quinze cases, à V dix-neuf ; une de moins la nuit 3.',
  strike: 'tuer',
  strikes: 'tue',
  Strike: 'Tuer',
  tokens: 'des jetons femme',
  marked: 'les marqués sont les victimes possibles',
  aScene: 'une scène de crime',
  theWretched: 'les malheureuses se déplacent',
  ofWretched: 'chaque malheureuse',
  eachWretched: 'Chaque malheureuse qui peut bouger le doit ; quand aucune de celles qui restent ne le peut, elles restent.',
  twoOfThem: 'deux des malheureuses',
  become: 'Les femmes marquées deviennent les malheureuses, des pions qui errent dans les rues ; les autres quittent le plan.',
  hour: 'l’heure du crime',
  doubleEvent: 'la nuit des deux meurtres',
  fifth: 'après sa cinquième victime',
  scenes: 'scènes de crime comprises',
}
const thefts: typeof murders = {
  aCrime: 'un vol',
  aSecond: 'Un vol à I laisse quinze cases, à V dix-neuf ; une de moins la nuit 3.',
  strike: 'voler',
  strikes: 'vole',
  Strike: 'Voler',
  tokens: 'des jetons écrin',
  marked: 'les marqués contiennent des bijoux',
  aScene: 'une scène de vol',
  theWretched: 'les coursiers se déplacent',
  ofWretched: 'chaque coursier',
  eachWretched: 'Chaque coursier qui peut bouger le doit ; quand aucun de ceux qui restent ne le peut, ils restent.',
  twoOfThem: 'deux des coursiers',
  become: 'Les écrins pleins sont remis aux coursiers, des pions qui errent dans les rues ; les autres quittent le plan.',
  hour: 'l’heure du vol',
  doubleEvent: 'la nuit des deux vols',
  fifth: 'après son cinquième vol',
  scenes: 'scènes de vol comprises',
}

export const rules: Rules = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return typeset<RulesPage>({
    title: 'Letters from Whitechapel',
    lead: `Quatre nuits. Dans chacune, Jack commet ${w.aCrime}, deux dans la troisième, et rentre à pied à un repaire que personne ne connaît. Cinq policiers le chassent d’après ses traces, et en savent chaque nuit un peu plus sur le repaire. Environ deux heures.`,
    sections: [
      {
        id: 'before',
        title: 'Avant la première nuit',
        blocks: [
          { p: 'Jack choisit en secret son repaire : n’importe quel cercle, sauf les rouges. Il reste le même toute la partie.' },
          { p: 'Les cinq pions de la police se partagent entre un à cinq détectives, assis autour de la table : police-1, police-2 et ainsi de suite, dans le sens des aiguilles d’une montre {C17}.' },
        ],
      },
      {
        id: 'streets',
        title: 'Cercles et croisements',
        blocks: [
          { p: 'Les rues sont des lignes pointillées. Jack marche de cercle numéroté en cercle numéroté, la police de croisement en croisement.' },
          { p: 'Deux cercles sont adjacents quand la ligne pointillée les joint par des croisements seulement, et jamais par un troisième cercle {W1}. La portée d’un policier est plus courte : les cercles à un tronçon de ligne de son croisement {W2}.' },
          { picture: 'neighbours', caption: '65 a sept voisins. Certains sont à un croisement, d’autres à deux.' },
        ],
      },
      {
        id: 'hell',
        title: 'La première partie d’une nuit : l’Enfer',
        blocks: [
          {
            list: [
              `Jack pose face cachée ${w.tokens} sur des cercles rouges : ${w.marked}, les autres sont là pour tromper. Pas où se trouve ${w.aScene} {C16}.`,
              'Une tuile est retournée : qui tient le pion de cette couleur est cette nuit le chef de l’enquête. Chaque couleur dirige une fois au plus {C12}.',
              'Le chef pose face cachée sept jetons de patrouille : cinq sont les policiers, deux sont faux. La première nuit, ils vont sur les sept croisements bordés de jaune ; ensuite, un là où chaque policier se tenait à la fin de la nuit précédente, les deux autres ailleurs sur des bords jaunes {C5}. Seul le chef sait lesquels.',
              w.become,
              `Jack peut maintenant ${w.strike}, ou attendre. L’heure commence à I.`,
            ],
          },
          { picture: 'patrols', caption: 'La première nuit : un jeton sur chacun des sept bords jaunes, et seul le chef sait lesquels sont les deux faux.' },
          {
            table: {
              head: ['nuit', 'marqués', 'faux', 'fiacres', 'ruelles'],
              rows: [
                ['1', '5', '3', '3', '2'],
                ['2', '4', '3', '2', '2'],
                ['3', '3', '3', '2', '1'],
                ['4', '1', '3', '1', '1'],
              ],
            },
          },
        ],
      },
      {
        id: 'blood',
        title: `${w.Strike} ou attendre`,
        blocks: [
          { p: `S’il attend, l’heure avance, le chef déplace ${w.ofWretched} vers un cercle adjacent, sans dépasser une patrouille, sans entrer à sa portée ni sur ${w.aScene} {C3} ; et Jack retourne un jeton de patrouille de son choix. Un faux quitte le plan {C4}. À V, il ne peut plus attendre.` },
          { p: `Quand il ${w.strikes}, son pion va sur la piste à ${w.hour}. La piste va V IV III II I 1 2 … 15 : qui a attendu a plus de cases pour rentrer {C1}. Puis les sifflets retentissent : les patrouilles sont retournées et la police se tient là où elles étaient.` },
          { p: `La troisième nuit est ${w.doubleEvent} : il choisit ${w.twoOfThem}. La police voit les deux cercles et n’apprend pas lequel fut le premier. Il se tient sur le second, une case plus loin, et la police agit d’abord {C6}.` },
        ],
      },
      {
        id: 'hunting',
        title: 'La seconde partie : la Chasse',
        blocks: [
          {
            list: [
              'Jack se déplace en secret vers un cercle adjacent, sans dépasser de policier, ou utilise un fiacre ou une ruelle de cette nuit.',
              'La police se déplace, le chef d’abord, puis dans le sens des aiguilles d’une montre : chaque pion à zéro, un ou deux croisements.',
              'La police fouille ou arrête, dans le même ordre : chaque pion l’un des deux, ou rien.',
            ],
          },
          {
            table: {
              head: ['', ''],
              rows: [
                ['fiacre', 'Deux marches à la fois, malgré la police. Les trois cercles diffèrent tous ; il remplit deux cases ; celui du milieu a vraiment été visité {W5}. Pas sur le repaire pour finir la nuit : on rentre à pied {C2}.'],
                ['ruelle', 'À travers un pâté de maisons, vers n’importe quel autre cercle de son bord {W4}. Là non plus, la nuit ne finit pas.'],
                ['fouiller', 'Des cercles à portée, l’un après l’autre, jusqu’à un indice : Jack y est passé cette nuit, à une case quelconque {W7}.'],
                ['arrêter', 'Un cercle à portée : y est-il maintenant ? {W8}'],
              ],
            },
          },
          { picture: 'search', caption: 'Bleu peut fouiller 63, 65 et 82 : à un tronçon de ligne. 66 et 83 sont un croisement plus loin.' },
          { picture: 'coach', caption: 'Un fiacre : de 103 par 69 à 56, malgré un policier sur le chemin.' },
        ],
      },
      {
        id: 'home',
        title: 'La fin de la nuit',
        blocks: [
          { p: 'Quand Jack marche jusqu’à son repaire, il peut le dire : il s’est échappé, et la nuit est finie. Il peut aussi se taire et continuer ; c’était alors une marche comme une autre {C2}.' },
          { p: 'Les pions restent où ils sont : les patrouilles de demain y commencent.' },
          {
            list: [
              `Jack gagne quand il est rentré ${w.fifth}, la quatrième nuit.`,
              'La police gagne par une arrestation, quand la piste est pleine et qu’il n’est pas rentré {C15}, ou quand il ne peut pas se déplacer {W6}.',
            ],
          },
        ],
      },
      {
        id: 'options',
        title: 'Règles optionnelles',
        blocks: [
          {
            table: {
              head: ['pour Jack', ''],
              rows: [
                ['Les lettres de Jack', 'Chacune une fois par partie, une par nuit, dès la deuxième nuit {C7}. Dear Boss et From Hell : déplacer un jeton de patrouille de deux sections du plan vers un bord jaune libre. Saucy Jacky : le chef doit en déplacer deux. Goulston Street : après un déplacement, envoyer l’un de deux policiers au croisement bordé de rouge {C8}.'],
                ['Faux indices', 'Tous les cinq indices d’une nuit, Jack gagne un faux indice, trois au plus, et peut en bloquer un cercle avant que la police fouille {W9} {C10}.'],
              ],
            },
          },
          {
            table: {
              head: ['pour la police', ''],
              rows: [
                ['Au pas de course', 'Au lieu de fouiller, un pion court un croisement plus loin {C11}.'],
                ['Coup de filet', 'Une arrestation nomme à la fois tous les cercles à portée {C11}.'],
                ['Attrapez-moi si vous pouvez', 'Le repaire ne peut être ni rouge ni adjacent à un cercle rouge {C13}.'],
                ['Je sais où tu habites', 'Une fois par partie, quand brun ou rouge dirige, le chef peut nommer un cercle : si c’est le repaire, la police a gagné {C9}.'],
              ],
            },
          },
        ],
      },
    ],
    sheet: [
      {
        id: 'hell',
        title: 'L’Enfer',
        blocks: [
          {
            list: [
              'Jack pose des jetons ; le chef est tiré au sort et pose sept patrouilles, dont deux fausses.',
              `${w.Strike}, ou attendre : ${w.theWretched}, une patrouille est retournée. Pas à V.`,
              w.aSecond,
            ],
          },
        ],
      },
      {
        id: 'hunting',
        title: 'La Chasse',
        blocks: [
          {
            list: [
              'Jack : à pied, fiacre ou ruelle. Rentrer seulement à pied, et seulement s’il le dit.',
              'Police, à partir du chef : aller à 0, 1 ou 2 ; puis fouiller (y est-il passé cette nuit ?) ou arrêter (y est-il maintenant ?).',
              'La piste est pleine : la police gagne. Rentré la nuit 4 : Jack gagne.',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adjacent : un chemin de lignes pointillées par des croisements seulement. On peut marcher tant qu’un chemin n’a personne sur lui.',
      W2: 'À portée d’un pion : les cercles à un tronçon de ligne pointillée. Ses déplacements comptent les croisements ; les cercles entre eux sont franchis.',
      W4: 'Une ruelle n’a pas égard à la police et finit sur un autre cercle que celui de départ.',
      W5: 'Un fiacre demande deux cases libres ; ses trois cercles diffèrent tous, et celui du milieu est vraiment visité.',
      W6: 'Jack ne perd faute de déplacement que quand rien n’est permis : un fiacre ou une ruelle possibles doivent servir.',
      W7: `Une fouille interroge toutes les cases de cette nuit, ${w.scenes}. Redemander là où est un indice le retrouve ; pas de nouveau marqueur.`,
      W8: 'Une arrestation nomme un cercle à portée, avec ou sans indice.',
      W9: 'Sur un cercle bloqué, on ne peut ni fouiller ni arrêter. Jack gagne un faux indice avec le 5e, le 10e et le 15e nouveau marqueur de la nuit, et peut en poser un par tour après le dernier déplacement de la police.',
      C1: 'Quinze cases après I, jusqu’à dix-neuf après V ; une de moins la troisième nuit. À V, il ne peut pas attendre.',
      C2: 'On ne s’échappe qu’à pied, et rien n’y oblige. Passer autrement par le repaire ne veut rien dire.',
      C3: `Le chef choisit l’ordre. ${w.eachWretched}`,
      C4: 'N’importe quel jeton pas encore retourné ; un faux quitte le plan.',
      C5: 'Après la première nuit : un jeton sur chaque croisement où se tenait un pion, deux sur des bords jaunes où il n’y en avait pas.',
      C6: 'Les deux cercles sont nommés par ordre croissant ; lequel fut le premier reste le secret de Jack.',
      C7: 'Demandé seulement quand une lettre est possible. Les jetons vont sur des bords jaunes libres, autres que là où ils sont ; qui ne l’utilise pas la garde.',
      C8: 'On nomme rouge, vert ou bleu ; le chef envoie ce pion ou brun, sauf si un autre s’y tient. Il se déplace encore ensuite.',
      C9: 'Demandé après les sept patrouilles ; seul un essai la consomme.',
      C10: 'Sur n’importe quel cercle qui n’est pas bloqué, le repaire aussi.',
      C11: 'Au pas de course : exactement un croisement, et la part est finie. Le coup de filet remplace les arrestations simples.',
      C12: 'Cinq tuiles, quatre nuits : une couleur ne dirige jamais.',
      C13: 'Tous les cercles rouges et chaque cercle adjacent à l’un d’eux.',
      C15: 'La dernière case remplie et aucun retour annoncé, la police a aussitôt gagné.',
      C16: 'Sur des cercles rouges sans jeton ni scène, dans n’importe quel ordre.',
      C17: 'Une place qui tient plusieurs pions les déplace dans n’importe quel ordre, et les finit tous avant la place suivante.',
    },
  })
}
