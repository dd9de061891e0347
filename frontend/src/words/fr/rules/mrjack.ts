// Les règles de Mr. Jack, avec nos propres mots.

import type { RulesPage, Rules } from '../../../rules/leaf'
import { typeset } from '../typeset.ts'

export const rules: Rules = () =>
  typeset<RulesPage>({
    title: 'Mr. Jack',
    lead: 'Huit personnages marchent dans les rues de Whitechapel, et les deux joueurs les déplacent tous. L’un des huit est Jack, et un seul joueur sait lequel. À la fin de chaque tour, l’enquêteur pose la même question : Jack est-il vu ? Huit tours ; environ une demi-heure.',
    sections: [
      {
        id: 'goal',
        title: 'Qui gagne',
        blocks: [
          {
            list: [
              'L’enquêteur gagne en amenant un personnage sur Jack et en l’accusant {J4}.',
              'Jack gagne quand quelqu’un d’autre est accusé, quand il quitte le quartier {J5}, ou quand le huitième tour est fini : c’est l’aube.',
            ],
          },
          { p: 'Le joueur de Jack pioche son identité parmi huit cartes alibi et ne la montre à personne. Tous les huit sont suspects.' },
        ],
      },
      {
        id: 'turn',
        title: 'Un tour',
        blocks: [
          { p: 'Tours impairs : quatre des huit cartes de personnage sont retournées. L’enquêteur en choisit une et joue ce personnage, Jack en joue deux, l’enquêteur le dernier. Tours pairs : les quatre autres cartes, et l’inverse : Jack, enquêteur, enquêteur, Jack {J13}.' },
          { p: 'Jouer un personnage, c’est le déplacer et utiliser sa capacité. Nul ne peut passer : ce qui est imprimé doit être fait, sauf l’échange de Gull et les toits de Stealthy.' },
        ],
      },
      {
        id: 'moving',
        title: 'Se déplacer',
        blocks: [
          { p: 'D’un à trois hexagones le long de la rue, à travers d’autres personnages mais pas sur eux, et jamais pour revenir au point de départ {J2}. Maisons, jardins et réverbères barrent la route.' },
          { p: 'D’une bouche d’égout ouverte, toute autre bouche ouverte est à un point, même au milieu d’un déplacement. Une plaque ferme la bouche.' },
          { picture: 'sewers', caption: 'Un pas jusqu’à la bouche, un par les égouts, un autre dans la rue : trois points.' },
          { p: 'L’enquêteur peut finir un déplacement sur un autre personnage pour l’accuser. S’il a raison, il a gagné ; sinon, c’est Jack {J4}.' },
          { p: 'Un personnage qui ne peut aller nulle part reste {J3}.' },
        ],
      },
      {
        id: 'characters',
        title: 'Les huit',
        blocks: [
          {
            table: {
              head: ['qui', 'quoi d’autre'],
              rows: [
                ['Sherlock Holmes', 'Après son déplacement, le joueur pioche en secret une carte alibi : ce personnage n’est pas Jack {J12}.'],
                ['Docteur Watson', 'Sa lanterne éclaire la ligne droite devant lui. Après son déplacement, on le tourne comme on veut ; qui le déplace le tourne {J7}.'],
                ['John Smith', 'Avant ou après son déplacement : un réverbère allumé s’éteint et un autre s’allume {J10}.'],
                ['Inspecteur Lestrade', 'Avant ou après : un barrage passe d’une sortie à une autre {J10}.'],
                ['Miss Stealthy', 'Quatre points, et elle traverse tout : maisons, jardins, réverbères. Elle doit finir dans la rue {J2}.'],
                ['Sergent Goodley', 'Avant ou après : son sifflet rapproche d’autres personnages de lui, trois points en tout {J9}.'],
                ['Sir William Gull', 'Au lieu de se déplacer, il peut changer de place avec n’importe qui.'],
                ['Jeremy Bert', 'Avant ou après : une plaque passe d’une bouche d’égout à une autre {J10}.'],
              ],
            },
          },
          { p: 'Une capacité s’utilise toute avant le déplacement ou toute après {J6}.' },
        ],
      },
      {
        id: 'witnesses',
        title: 'L’appel à témoins',
        blocks: [
          { p: 'Après le quatrième personnage, Jack dit s’il est vu. Est vu qui se trouve sur un hexagone à côté d’un réverbère allumé, à côté d’un autre personnage, ou dans la lanterne de Watson {J8}.' },
          { picture: 'seen', caption: 'Dans la lumière d’un réverbère, côte à côte, ou dans la lanterne : vus. Les autres non.' },
          {
            list: [
              'Vu : chaque suspect qui n’est pas vu est innocenté.',
              'Pas vu : chaque suspect qui est vu est innocenté, et Jack peut partir au tour suivant.',
            ],
          },
          { p: 'Puis, après chacun des quatre premiers tours, le réverbère au numéro du tour s’éteint pour de bon. Il fait plus sombre {J10}.' },
        ],
      },
      {
        id: 'leaving',
        title: 'Quitter le quartier',
        blocks: [
          { p: 'Quand le dernier appel a dit « pas vu », le joueur de Jack peut jouer le personnage de Jack et sortir du quartier : par une sortie sans barrage, pour un point de plus que le chemin jusqu’à son hexagone {J5}. Pas au premier tour.' },
          { picture: 'leaving', caption: 'Deux pas jusqu’à l’hexagone de la sortie et un de plus pour sortir : trois points. Seulement Jack, et seulement s’il n’a pas été vu.' },
          { p: 'Qu’il aurait pu partir, et ne l’a pas fait, personne ne l’apprend.' },
        ],
      },
      {
        id: 'boards',
        title: 'Deux éditions',
        blocks: [
          { p: 'La boîte existe avec deux plans. Le plus récent a une neuvième bouche d’égout, et Watson et Stealthy y ont échangé leurs places de départ. On peut jouer les deux {J1}.' },
        ],
      },
    ],
    sheet: [
      {
        id: 'order',
        title: 'Ordre du jeu',
        blocks: [
          {
            list: [
              'Tours impairs : enquêteur, Jack, Jack, enquêteur. Pairs : Jack, enquêteur, enquêteur, Jack.',
              'Aller de 1 à 3 (Stealthy 4) et la capacité. Sur un autre personnage : accuser.',
              'Vu : à côté d’un réverbère, à côté de quelqu’un, dans la lanterne.',
              'Pas vu au dernier tour : Jack peut partir par une sortie ouverte.',
            ],
          },
        ],
      },
      {
        id: 'abilities',
        title: 'Capacités',
        blocks: [
          {
            list: [
              'Holmes pioche un alibi. Watson se tourne.',
              'Smith déplace un réverbère, Lestrade un barrage, Bert une plaque.',
              'Goodley siffle, trois points. Gull peut échanger.',
              'Stealthy traverse tout.',
            ],
          },
        ],
      },
    ],
    rulings: {
      J1: 'La première édition, sauf si la table choisit la plus récente.',
      J2: 'Les bouches d’égout sont de la rue. D’une bouche ouverte, toute autre ouverte est à un point, plusieurs fois et même sous d’autres pions. Stealthy a quatre points et peut aussi prendre les égouts.',
      J3: 'Si quelqu’un est bloqué se juge chaque fois à nouveau. Rester compte comme déplacement. Gull ne reste jamais, puisqu’il peut échanger.',
      J4: 'On peut accuser n’importe qui d’autre à portée d’un déplacement, même un innocenté. Pas par échange ni par sifflet.',
      J5: 'Le chemin le plus court jusqu’à l’hexagone de la sortie, sans égard aux pions, et un point de plus. Pas par échange ni par sifflet.',
      J6: 'Un coup de sifflet commencé se finit avant toute autre chose, sauf tourner Watson. Holmes pioche après son déplacement.',
      J7: 'Qui a déplacé Watson par sifflet ou échange le tourne aussitôt.',
      J8: 'La lanterne éclaire jusqu’à la première maison, au premier jardin ou réverbère, à travers les personnages, et pas Watson lui-même. Deux bouches ouvertes ne sont pas côte à côte. Les innocentés comptent.',
      J9: 'Chaque appel amène un personnage sur un hexagone libre plus proche de Goodley, à pied ; il coûte les pas faits. Le même peut être rappelé. On continue tant qu’un usage est possible.',
      J10: 'Smith peut prendre n’importe quel réverbère allumé. Celui au numéro du tour s’éteint où qu’il soit alors. Bert peut utiliser son propre hexagone.',
      J12: 'Parmi les cartes que personne ne tient : celle de Jack n’y est pas.',
      J13: 'Au début, tout le monde est vu : personne ne part donc au tour 1. Les cartes sont mêlées avant les tours 3, 5 et 7. Avec un seul suspect, la partie continue.',
    },
  })
