// Les règles de Whitehall Mystery, avec nos propres mots.

import type { Rules, RulesPage } from '../../../rules/leaf'
import { typeset } from '../typeset.ts'

export const rules: Rules = (skin) => {
  const find = skin === 'thefts' ? 'un écrin vide' : 'une macabre découverte'
  return typeset<RulesPage>({
    title: 'Whitehall Mystery',
    lead: `Jack a quatre lieux de Westminster à visiter, et laisse dans chacun ${find}. Il commence dans l’un d’eux et doit gagner les trois autres, sans être vu, l’un après l’autre. Trois enquêteurs le chassent d’après les traces qu’il laisse. Environ quarante minutes.`,
    sections: [
      {
        id: 'before',
        title: 'Avant la chasse',
        blocks: [
          {
            list: [
              'Jack note en secret quatre lieux : des cercles blancs, un dans chaque quart du plan {H1}.',
              'Les trois figures se placent sur des croisements différents bordés de jaune : jaune d’abord, puis bleu, puis rouge.',
              'Jack dit dans lequel de ses quatre lieux commence la chasse. Celui-là est annoncé ; les trois autres restent son secret.',
            ],
          },
          { p: 'La chasse a trois manches. Dans chacune, Jack dispose de quinze cases de sa piste pour atteindre un lieu de plus. Il peut les prendre dans n’importe quel ordre.' },
        ],
      },
      {
        id: 'streets',
        title: 'Cercles et croisements',
        blocks: [
          { p: 'Les rues sont des lignes pointillées. Jack vit sur les cercles numérotés, les figures sur les croisements carrés qui les séparent.' },
          { p: 'Deux cercles sont adjacents pour Jack quand la ligne pointillée mène de l’un à l’autre par des croisements seulement, si nombreux soient-ils, et jamais par un troisième cercle {W1}.' },
          { picture: 'walk', caption: '147 et 114 sont adjacents : la ligne entre eux passe par trois croisements et aucun cercle.' },
          { p: 'La portée d’une figure est plus courte : les cercles à un tronçon de ligne pointillée de son croisement {W2}.' },
        ],
      },
      {
        id: 'turn',
        title: 'Un tour',
        blocks: [
          {
            list: ['Jack se déplace, en secret.', 'Les figures se déplacent, par ordre de priorité.', 'Les figures fouillent ou arrêtent, dans le même ordre.'],
          },
          { p: 'Si Jack est arrivé dans un nouveau lieu, il le dit maintenant, à la fin du tour, et pas avant {H2}.' },
        ],
      },
      {
        id: 'escape',
        title: 'Jack : fuite dans la nuit',
        blocks: [
          { p: 'Jack doit se déplacer. Il marche jusqu’à un cercle adjacent et le note sur la case suivante de sa piste. Revenir d’où il vient est permis {W12}.' },
          { p: 'Une figure barre son croisement : pour marcher, il faut un chemin où personne ne se tient {W1}.' },
          { picture: 'barred', caption: 'Avec une figure sur le croisement qui les sépare, le court chemin est barré. Un autre chemin libre suffirait ; ici il n’y en a pas.' },
          { p: 'Au lieu de marcher, il peut utiliser une tuile. Il en a deux de chaque sorte pour toute la partie, et aucune ne peut le mener sur un lieu pas encore annoncé {H3}.' },
          {
            table: {
              head: ['tuile', 'ce qu’elle fait'],
              rows: [
                ['fiacre', 'Deux marches à la fois, malgré la police, sur des cercles blancs ou noirs. Les trois cercles diffèrent tous. Il remplit deux cases, et le cercle du milieu compte comme visité {W5} {H4}.'],
                ['ruelle', 'À travers un pâté de maisons, d’un cercle de son bord à n’importe quel autre. Les figures ne comptent pas {W4} {H5}.'],
                ['bateau', 'D’un cercle bleu à n’importe quel autre cercle bleu de la même eau {H5}.'],
              ],
            },
          },
          { picture: 'alley', caption: 'Une ruelle : d’un cercle au bord du pâté de maisons ombré à n’importe quel autre de ce bord.' },
          { p: 'S’il ne peut pas marcher et qu’aucune tuile ne l’aide, il est pris : il perd {W6}.' },
        ],
      },
      {
        id: 'hunting',
        title: 'La police : se déplacer',
        blocks: [
          { p: 'Jaune, puis bleu, puis rouge (puis vert, puis brun) : chaque figure va à zéro, un ou deux croisements. Les cercles entre eux ne comptent pas. Elle peut en traverser d’autres, sans finir avec une autre sur le même croisement {W3}.' },
        ],
      },
      {
        id: 'suspicion',
        title: 'La police : indices et soupçons',
        blocks: [
          { p: 'Ensuite, chaque figure fait une de ces choses, ou rien :' },
          {
            list: [
              'Fouiller : nommer des cercles à portée, l’un après l’autre. Si Jack est passé sur un cercle pendant cette manche, à quelque case que ce soit, un indice y est posé et la fouille est finie. Sinon, on passe au suivant.',
              'Arrêter : nommer un cercle à portée. Si Jack s’y trouve maintenant, la police a gagné. Sinon, elle n’apprend que cela {W8}.',
            ],
          },
          { p: 'Un indice ne dit pas l’heure : il dit qu’il y est passé, pas quand. Le cercle de départ de la manche compte aussi {W7}.' },
          { picture: 'search', caption: 'Sont à portée les cercles à un tronçon de ligne ; les suivants non.' },
        ],
      },
      {
        id: 'end',
        title: 'La fin d’une manche, et de la partie',
        blocks: [
          { p: 'Quand un nouveau lieu est annoncé, la manche est finie : les indices s’en vont, les tuiles utilisées sont montrées et restent utilisées, et la nouvelle manche commence sur ce cercle, à la case 0 {H12}.' },
          {
            list: [
              'Jack gagne quand son quatrième lieu est annoncé.',
              'La police gagne par une arrestation, quand la quinzième case est remplie et qu’aucun nouveau lieu n’est atteint, ou quand Jack ne peut pas se déplacer.',
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
                ['Assassin en liberté', 'Ruelles et bateaux se jouent face cachée et sont montrés à la fin de la manche. Un fiacre remplit deux cases et se fait ainsi reconnaître {H6}.'],
                ['Inventions des journaux', 'Quand commencent la deuxième et la troisième manche, Jack peut reprendre une ruelle ou un bateau déjà utilisés {H7}.'],
                ['Faux indices', 'Tous les cinq indices d’une manche, Jack gagne un faux indice, trois au plus. Avant que les figures fouillent, il peut en bloquer un cercle : personne n’y fouille ni n’y arrête jusqu’à la fin de la manche. Jamais sur un de ses propres lieux {W9} {H8}.'],
              ],
            },
          },
          {
            table: {
              head: ['pour la police', ''],
              rows: [
                ['Retroussez vos manches', 'Chaque figure a une capacité, une fois par partie {H9}. Jaune : aller exactement à trois croisements. Bleu : aller par l’eau, à trois croisements ou plus. Rouge : une arrestation après une fouille.'],
                ['Smoker', 'Une fois par partie, après que jaune a trouvé un nouvel indice : Jack dit à quelles cases il y était.'],
                ['Renforts', 'Vert (tous les cercles à portée en une arrestation) ou brun (nomme un cercle blanc : si c’est un lieu que Jack n’a pas atteint, la police gagne) à la place d’autres {H11}.'],
              ],
            },
          },
          { p: 'Les textes des capacités sont imprimés sur les tuiles et pas dans le livret ; ce qui est dit ici pour jaune, bleu, rouge et Smoker est une règle de cette maison {H9}.' },
        ],
      },
    ],
    sheet: [
      {
        id: 'jack',
        title: 'Jack',
        blocks: [
          {
            list: [
              'Marcher jusqu’à un cercle adjacent : rien que des croisements entre les deux, un chemin libre de figures.',
              'Ou fiacre (deux cercles, deux cases, malgré les figures), ruelle (à travers un pâté de maisons), bateau (de bleu à bleu).',
              'Jamais de tuile vers un lieu pas annoncé. On annonce à la fin du tour.',
              'Quinze cases par manche ; trois lieux à atteindre après le premier.',
            ],
          },
        ],
      },
      {
        id: 'police',
        title: 'Police',
        blocks: [
          {
            list: [
              'Aller à 0, 1 ou 2 croisements ; pas sur une autre figure.',
              'Fouiller : cercle après cercle, jusqu’à un indice. Y est-il passé pendant cette manche ?',
              'Ou arrêter : un cercle. Y est-il maintenant ?',
            ],
          },
        ],
      },
    ],
    rulings: {
      W1: 'Adjacent : un chemin de lignes pointillées par des croisements seulement. On peut marcher tant qu’un chemin est libre de figures.',
      W2: 'À portée d’une figure : les cercles à un tronçon de ligne pointillée. Ses déplacements comptent les croisements ; les cercles entre eux sont franchis.',
      W3: 'Rester est un déplacement permis. Les figures peuvent se traverser, sans finir ensemble.',
      W4: 'Ruelle et bateau n’ont pas égard à la police, et finissent sur un autre cercle que celui de départ.',
      W5: 'Un fiacre demande deux cases libres ; ses trois cercles diffèrent tous, et celui du milieu est vraiment visité.',
      W6: 'Jack ne perd faute de déplacement que quand rien n’est permis : un fiacre, une ruelle ou un bateau possibles doivent servir.',
      W7: 'Une fouille interroge toutes les cases de cette manche, la première comprise. Redemander là où est un indice le retrouve ; pas de nouveau marqueur.',
      W8: 'Une arrestation nomme un cercle à portée, avec ou sans indice.',
      W9: 'Sur un cercle bloqué, on ne peut ni fouiller ni arrêter. Jack gagne un faux indice avec le 5e, le 10e et le 15e nouveau marqueur, et peut en poser un par tour après le dernier déplacement de la police. Ceux qui n’ont pas servi sont perdus à la fin de la manche.',
      W12: 'Revenir aussitôt sur ses pas est permis. Avec une seule case libre, pas de fiacre.',
      H1: 'Les lieux se choisissent avant le déploiement des figures, le départ après. Un dans chaque quart.',
      H2: 'Un nouveau lieu est annoncé à la fin du tour, après les actions de la police, même quand la quinzième case se remplit.',
      H3: 'Aucune tuile ne peut entrer dans un lieu pas annoncé, même au milieu d’un fiacre.',
      H4: 'Un fiacre s’arrête sur des cercles blancs ou noirs, jamais bleus ; il peut partir d’un bleu.',
      H5: 'Les pâtés de maisons laissent passer les ruelles, l’eau les bateaux ; la terre bordée d’un cercle bleu ni les unes ni les autres.',
      H6: 'Face cachée, la police apprend seulement qu’un déplacement spécial a eu lieu ; un fiacre se trahit par ses deux cases.',
      H7: 'Une ruelle ou un bateau utilisés reviennent ; lequel, c’est public.',
      H8: 'Sur aucun des quatre lieux de Jack : ce qu’il peut bloquer, lui seul le sait.',
      H9: 'Chaque capacité une fois par partie, à découvert ; qui ne l’utilise pas la garde.',
      H11: 'Trois des cinq figures jouent, n’importe lesquelles. Smoker demande jaune.',
      H12: 'À la fin d’un tour : l’annonce, et avec la quatrième Jack a gagné ; sinon, la piste pleine, c’est la police. Puis les tuiles sont montrées, les indices s’en vont, et la ligne suivante commence.',
    },
  })
}
