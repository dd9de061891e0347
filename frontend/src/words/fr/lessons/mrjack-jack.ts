// La première leçon de Mr. Jack : deux tours dans le rôle de Jack.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

export const lesson: LessonWords = () =>
  typeset({
    title: 'Mr. Jack : vous êtes Jack',
    lead: 'Restez dans le noir, n’innocentez personne par mégarde, et filez hors du quartier.',
    steps: {
      welcome: {
        title: 'Huit personnes dans le brouillard',
        text: [
          'Huit personnages se tiennent dans les rues de Whitechapel, à découvert. Les deux joueurs les déplacent tous. L’un des huit, c’est vous, et vous seul saurez lequel.',
          'Après chaque tour, on appelle les témoins : Jack est-il vu ? La lumière et l’ombre décident alors qui est encore soupçonné.',
        ],
      },
      identity: {
        title: 'Vous êtes Miss Stealthy',
        text: [
          'Votre carte le dit, et un petit chapeau la marque sur le plateau pour vos seuls yeux. L’enquêteur gagne s’il marche sur Stealthy et l’accuse {J4}.',
          'Vous gagnez si quelqu’un d’autre est accusé, si le huitième tour se termine, ou si Stealthy sort du quartier {J5}. Nous voulons sortir.',
        ],
      },
      cards: {
        title: 'Quatre cartes',
        text: [
          'Aux tours impairs, on découvre quatre cartes. L’enquêteur en joue une, vous deux, l’enquêteur la dernière. Aux tours pairs, c’est l’inverse, avec les quatre autres.',
          'L’enquêteur a joué Holmes et pioché un alibi : quelqu’un qu’il sait innocent désormais. On ne vous a pas dit qui.',
        ],
      },
      smith: {
        title: 'Prenez ce qui vous nuirait',
        text: [
          'Stealthy se tient en i4, dans le noir. À côté d’elle, en h4, il y a un réverbère éteint. John Smith déplace les réverbères : dans la main de l’enquêteur, il l’allumerait.',
          'Jouer une carte, c’est aussi l’enlever.',
        ],
        task: 'Jouez Smith : choisissez-le sur le plateau ou dans la liste.',
        hint: 'Vous pouvez jouer quiconque est découvert. Mais le dangereux, cette nuit, c’est Smith.',
      },
      occupied: {
        title: 'Se déplacer',
        text: ['Un personnage va d’un à trois hexagones le long de la rue, à travers les autres, et s’arrête sur un hexagone libre {J2}. Maisons, jardins et réverbères sont des obstacles.'],
        task: 'Essayez de déplacer Smith sur Bert, en i8. Cela ne marchera pas : voyez pourquoi.',
        hint: 'Vous bougerez dans un instant. Essayez d’abord i8.',
      },
      move: {
        title: 'Laissez-le dans la lumière',
        text: ['Qui est vu ? Qui se tient à côté d’un réverbère allumé, à côté d’un autre personnage, ou dans la lanterne de Watson {J8}. Vous voulez que beaucoup d’autres soient vus quand vous ne l’êtes pas : laissez donc Smith à côté du réverbère en h8.'],
        task: 'Déplacez Smith en g7.',
        hint: 'C’est permis. Mais gardez Smith dans la lumière : g7 est à côté du réverbère en h8.',
      },
      lamp: {
        title: 'Un réverbère pour Gull',
        text: ['Smith prend maintenant un réverbère à sa place et en allume un autre. En e9, Gull se tient dans le noir, à côté de la place f9. De la lumière, donc : celle du réverbère numéro 1, qui s’éteint de toute façon après ce tour {J10}.'],
        task: 'Déplacez le réverbère de b2 à f9.',
        hint: 'Tout réverbère peut aller à toute place éteinte. Celui qui vous aide : de b2 à f9. Et rien en h4 !',
      },
      lestrade: {
        title: 'Votre deuxième carte',
        text: ['Il reste l’inspecteur Lestrade et Jeremy Bert. Lestrade déplace un barrage, et les barrages ferment les sorties. Vous voulez qu’une sortie reste ouverte.'],
        task: 'Jouez Lestrade.',
        hint: 'Bert ne ferait pas de mal, mais Lestrade pourrait fermer votre sortie. Jouez-le vous-même.',
      },
      shade: {
        title: 'Un pas de côté',
        text: ['Lestrade se tient dans la lumière de f5. e4 est aussi à côté de ce réverbère.'],
        task: 'Déplacez Lestrade en e4.',
        hint: 'C’est permis. Mais laissez-le dans la lumière : e4.',
      },
      cordon: {
        title: 'Deux portes fermées, deux ouvertes',
        text: ['Les barrages sont à deux des quatre sorties. L’un d’eux doit bouger maintenant. Votre sortie est celle du sud-est, près de k6 : laissez-la ouverte, et fermez celle du nord-ouest.'],
        task: 'Déplacez le barrage de la sortie sud-ouest à la sortie nord-ouest.',
        hint: 'Ce serait permis. Mais gardez ouverte la sortie sud-est : de SW à NW.',
      },
      call: {
        title: 'Pas vu',
        text: [
          'Il restait Bert à l’enquêteur, et le tour est fini. « Jack est-il vu ? » Non : Stealthy se tient dans le noir et seule. Qui était vu est donc innocent désormais.',
          'Cela aide l’enquêteur. Mais cela vous aide aussi : tant que la dernière réponse est « pas vu », Jack peut quitter le quartier au tour suivant. Et maintenant, c’est vous qui choisissez le premier.',
        ],
      },
      yourself: {
        title: 'Votre propre carte',
        text: ['Pour sortir, vous devez jouer votre propre personnage. La carte de Stealthy est parmi les quatre.'],
        task: 'Jouez Stealthy.',
        hint: 'Vous pourriez attendre. Mais la voie est libre maintenant : jouez Stealthy.',
      },
      leave: {
        title: 'Par les toits',
        text: ['Stealthy va jusqu’à quatre hexagones, même par les maisons et les jardins. La sortie sud-est est en l6, à trois de là ; sortir coûte un point de plus {J5}.'],
        task: 'Quittez le quartier par la sortie sud-est.',
        hint: 'Vous pouvez aussi seulement bouger. Mais vous pouvez être libre : choisissez Quitter, et la sortie sud-est.',
      },
      end: {
        title: 'Disparu',
        text: [
          'Si l’enquêteur avait allumé un réverbère, ou mis Bert à côté de vous, vous auriez été vu, et il aurait fallu rester. Alors la partie continue, tour après tour, et il fait plus sombre : après chacun des quatre premiers tours un réverbère s’éteint.',
          'Trois choses à retenir : jouer une carte, c’est l’enlever à l’autre ; gardez nombreux votre groupe de suspects ; et regardez les sorties avant chaque appel.',
        ],
      },
    },
  })
