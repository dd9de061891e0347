// La première leçon de Mr. Jack : trois tours dans le rôle de l’enquêteur.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

export const lesson: LessonWords = () =>
  typeset({
    title: 'Mr. Jack : vous êtes l’enquêteur',
    lead: 'Huit suspects, deux questions, un alibi. Puis vous accusez.',
    steps: {
      welcome: {
        title: 'L’un de ces huit',
        text: [
          'Huit personnages se tiennent dans les rues, à découvert. Les deux joueurs les déplacent tous. L’un des huit est Jack, et seul l’autre joueur sait lequel.',
          'Vous pouvez accuser une fois : marchez avec un personnage sur celui que vous soupçonnez. Si c’est juste, vous avez gagné. Si c’est faux, Jack a gagné {J4}.',
        ],
      },
      light: {
        title: 'Lumière et ombre',
        text: [
          'Après chaque tour, on appelle les témoins, et Jack doit dire vrai : est-il vu ? Est vu qui se tient à côté d’un réverbère allumé, à côté d’un autre personnage, ou dans la lanterne de Watson {J8}.',
          'Tels qu’ils sont, quatre sont vus, là où montre la leçon, et quatre ne le sont pas. Quelle que soit la réponse, quatre seraient innocentés. La meilleure question partage les suspects en deux.',
        ],
      },
      smith: {
        title: 'Votre carte',
        text: ['On découvre quatre cartes. Aux tours impairs, vous en jouez une, Jack deux, et la dernière est à vous. Smith déplace les réverbères, et c’est ce que vous voulez.'],
        task: 'Jouez Smith : choisissez-le sur le plateau ou dans la liste.',
        hint: 'Vous pouvez jouer quiconque est découvert. Pour cette leçon, prenez Smith et ses réverbères.',
      },
      move: {
        title: 'D’un à trois hexagones',
        text: ['Un personnage va d’un à trois hexagones le long de la rue, à travers les autres, et s’arrête sur un hexagone libre {J2}. Les bouches d’égout ouvertes sont reliées sous terre : de l’une à l’autre, c’est un pas.'],
        task: 'Déplacez Smith en g7.',
        hint: 'C’est permis. Pour cette leçon : g7, toujours dans la lumière de h8.',
      },
      lamp: {
        title: 'Que la lumière soit',
        text: ['Après son déplacement, ou avant, Smith prend un réverbère à sa place et en allume un autre. Celui qui porte le numéro 1 s’éteint après ce tour, où qu’il soit {J10} : servez-vous-en tant qu’il brûle. En h4, il éclaire Stealthy.'],
        task: 'Déplacez le réverbère de b2 à h4.',
        hint: 'Tout réverbère peut aller à toute place éteinte. Pour cette leçon : de b2 à h4.',
      },
      dark: {
        title: 'Les deux cartes de Jack',
        text: ['Jack a mené Lestrade en e7 et Bert en i6, tous deux dans le noir, et a fermé la sortie sud-est. N’y lisez pas trop : qui joue Jack cache aussi les innocents.'],
      },
      watson: {
        title: 'Ce qui reste',
        text: ['La dernière carte est à vous, sans choix : le docteur Watson, avec la lanterne.'],
        task: 'Jouez Watson.',
        hint: 'Il ne reste qu’une carte : celle de Watson.',
      },
      sewer: {
        title: 'Sous les rues',
        text: ['Watson est loin à l’ouest. Mais la bouche d’égout en a5 est à deux pas, et de là f7 n’est plus qu’à un pas. En f7, il est à côté de Lestrade et à côté de Smith : qui se tient côte à côte est vu.'],
        task: 'Déplacez Watson en f7, par les égouts.',
        hint: 'C’est permis. Mais en f7, Watson est à côté de Lestrade, et tous deux sont vus.',
      },
      face: {
        title: 'La lanterne',
        text: ['Après son déplacement, on oriente Watson. Sa lanterne éclaire tout droit le long de la rue, jusqu’à une maison, un jardin ou un réverbère {J8}.'],
        task: 'Tournez Watson vers le nord-ouest, vers Lestrade.',
        hint: 'Vous pouvez le tourner où vous voulez. Pour cette leçon : vers le nord-ouest.',
      },
      call: {
        title: 'Pas vu',
        text: [
          '« Jack est-il vu ? » Non. Qui est vu est donc innocent : cinq innocentés d’un coup, pâlis sur le plateau. Il reste Bert, Goodley et Gull.',
          'Le réverbère 1 s’est éteint pour toujours. Et gardez un œil sur les sorties : après un « pas vu », Jack peut s’en aller au tour suivant {J5}.',
        ],
      },
      holmes: {
        title: 'Un alibi',
        text: ['Aux tours pairs, Jack commence, et vous en jouez deux au milieu. Goodley a été joué, et son sifflet a appelé Gull au loin, en h10. Après son déplacement, Sherlock Holmes pioche une carte alibi : quelqu’un qui n’est pas Jack, montré à vous seul {J12}.'],
        task: 'Jouez Holmes.',
        hint: 'Vous en jouez deux. Prenez d’abord Holmes : un alibi est toujours bon à avoir.',
      },
      walk: {
        title: 'Holmes marche',
        text: ['Où il va n’importe guère maintenant ; c’est la carte qui importe.'],
        task: 'Déplacez Holmes en g3.',
        hint: 'C’est permis. Pour cette leçon : g3.',
      },
      stealthy: {
        title: 'Goodley est innocent',
        text: ['La carte dit Goodley, et Jack ne sait pas que vous le savez. Pour tout le monde il y a trois suspects ; pour vous il y en a deux : Bert et Gull. Il ne vous faut qu’une question qui les sépare.'],
        task: 'Jouez Stealthy.',
        hint: 'Gull irait aussi. Mais Stealthy peut se mettre juste à côté de Bert : jouez-la.',
      },
      beside: {
        title: 'À côté de Bert',
        text: ['Bert se tient seul dans le noir en i6. Si quelqu’un est à côté de lui, il est vu. Alors « vu » ne peut vouloir dire que Bert – si Gull reste hors de la lumière.'],
        task: 'Déplacez Stealthy en i5, à côté de Bert.',
        hint: 'C’est permis. Mais c’est à côté de Bert qu’on la veut : i5.',
      },
      'one-left': {
        title: 'Vu',
        text: ['« Jack est-il vu ? » Oui. Gull, seul dans le noir en e9, est innocenté. Bert et Goodley étaient vus tous les deux : Goodley se tenait à côté du réverbère en l11. Mais Goodley a un alibi, dans votre main. C’est donc Bert.'],
      },
      hunter: {
        title: 'Le troisième tour',
        text: ['Les huit cartes sont mêlées de nouveau, et vous choisissez le premier. Il vous faut quelqu’un qui atteigne i6.'],
        task: 'Jouez Stealthy, qui est juste à côté de lui.',
        hint: 'Les autres sont peut-être trop loin. Stealthy est à côté de lui : jouez-la.',
      },
      accuse: {
        title: 'Au nom de la loi',
        text: ['Accuser, c’est finir un déplacement sur un autre personnage, à la portée de ce déplacement {J4}. Il n’y a qu’une accusation par partie : il faut être sûr. Vous l’êtes.'],
        task: 'Accusez Bert en i6.',
        hint: 'Inutile d’attendre encore : choisissez Accuser, puis i6.',
      },
      end: {
        title: 'C’était Bert',
        text: [
          'Vous gagnez par une accusation juste, et seulement ainsi. Jack gagne par une accusation fausse, en quittant le quartier, ou quand le huitième tour est fini.',
          'Trois choses à retenir : partagez les suspects en deux avant chaque appel ; fermez les sorties tant que Jack n’est pas vu ; et un alibi pèse le plus quand personne ne sait ce que vous savez.',
        ],
      },
    },
  })
