// La première leçon de Whitehall Mystery pour la police : deux scènes d’une chasse.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

export const lesson: LessonWords = () =>
  typeset({
    title: 'Whitehall : vous êtes la police',
    lead: 'Où peut-il être ? Deux brèves chasses, et une arrestation qui n’est pas un pari.',
    steps: {
      welcome: {
        title: 'Trois contre un',
        text: [
          'Vous menez Jaune, Bleu et Rouge. Quelque part à Westminster, Jack va de cercle en cercle, et vous ne le voyez pas. On vous dit combien de déplacements il fait, et quand il utilise une tuile.',
          'Vous avez vos jambes, vos questions, et le fait qu’il ne peut jamais être en deux endroits.',
        ],
      },
      deploy: {
        title: 'On prend position',
        text: ['Les enquêteurs commencent sur des croisements bordés de jaune : Jaune d’abord, puis Bleu, puis Rouge. Il y en a six, tous au milieu du plateau.'],
        task: 'Mettez Jaune en k92, là où montre la leçon.',
        hint: 'Tout bord jaune irait. Pour cette leçon : k92.',
      },
      'deploy-blue': {
        title: 'Bleu',
        text: ['Écartez-vous : trois enquêteurs côte à côte ne voient qu’une rue.'],
        task: 'Mettez Bleu en k112.',
        hint: 'Pour cette leçon : k112, au sud.',
      },
      'deploy-red': {
        title: 'Rouge',
        text: ['Et le troisième là où il peut fermer le nord.'],
        task: 'Mettez Rouge en k86.',
        hint: 'Pour cette leçon : k86, au nord.',
      },
      walked: {
        title: 'Il court',
        text: [
          'Jack a commencé en 129, et tout le monde l’a entendu. Il vient de faire un pas, et personne ne sait vers où.',
          'Mais un pas mène à un cercle adjacent : le long de la ligne pointillée, par des croisements seulement {W1}. La lueur montre tous les cercles où il peut être. Cinq. À une table, vous pouvez le laisser calculer au carnet, ou le faire de tête.',
        ],
      },
      yellow: {
        title: 'Se déplacer',
        text: ['Chaque enquêteur va à zéro, un ou deux croisements ; les cercles entre les deux ne comptent pas {W2}. Ce qui compte, c’est ce qui est à portée là où il s’arrête : les cercles à un trait de ligne de là.'],
        task: 'Déplacez Jaune en k109. De là, 130 est à sa portée.',
        hint: 'C’est permis. Mais k109 est le croisement d’où Jaune peut fouiller 130.',
      },
      blue: {
        title: 'Deux d’un coup',
        text: ['k121 touche trois cercles, et deux d’entre eux luisent : 126 et 128.'],
        task: 'Déplacez Bleu en k121.',
        hint: 'C’est permis. Mais de k121, Bleu a deux des cinq cercles à sa portée.',
      },
      red: {
        title: 'Fermer une rue',
        text: ['À ce tour, Rouge n’atteint aucun des cinq. Il peut servir quand même : qui se tient sur un croisement le barre, et Jack n’y passera pas.'],
        task: 'Déplacez Rouge en k102.',
        hint: 'C’est permis. Mais k102 ferme le chemin du nord.',
      },
      vain: {
        title: 'Une question',
        text: ['Maintenant chaque enquêteur peut fouiller, ou arrêter, ou ne rien faire. Une fouille nomme un cercle : Jack y est-il passé dans cette manche ? Si oui, on y pose un indice et la fouille est finie. Sinon, on peut continuer.'],
        task: 'Faites fouiller 130 par Jaune.',
        hint: 'Des trois cercles à portée de Jaune, il ne peut être qu’en 130. Fouillez là.',
      },
      done: {
        title: 'Non est une réponse',
        text: ['Rien en 130 : il n’y est donc pas, et il en reste quatre. Jaune pourrait continuer avec 108 et 110. Mais en un pas il n’a pu aller si loin, et la question ne vous dirait rien.'],
        task: 'Terminez pour Jaune.',
        hint: 'Vous pouvez demander, mais vous savez la réponse. Terminez pour Jaune.',
      },
      both: {
        title: 'Demandez là où vous ne savez pas',
        text: ['Bleu a 126, 128 et 129 à sa portée. Attention à 129 : c’est là qu’il a commencé, on y trouverait donc un indice à coup sûr. Il ne vous apprendrait rien, et finirait la fouille de Bleu {W7}.'],
        task: 'Faites fouiller 126 et 128 par Bleu, dans n’importe quel ordre.',
        hint: 'Il a commencé en 129 : vous savez la réponse, et la fouille serait finie. Fouillez 126 et 128.',
      },
      'leave-129': {
        title: 'Il en reste deux',
        text: ['Trois fois rien, et voyez ce que cela valait : des cinq cercles il en reste deux, 142 et 143.'],
        task: 'Laissez 129. Terminez pour Bleu.',
        hint: 'Vous savez qu’il est passé en 129. Terminez pour Bleu.',
      },
      'red-done': {
        title: 'Rouge attend',
        text: ['Rouge pourrait nommer un cercle dans une arrestation, mais Jack ne peut être à sa portée. Une arrestation manquée ne coûte que le tour de l’enquêteur.'],
        task: 'Terminez pour Rouge.',
        hint: 'Jack ne peut être à portée de Rouge. Terminez pour lui.',
      },
      boat: {
        title: 'Un bateau !',
        text: [
          'Jack a pris un bateau, et tout le monde le voit. Il était en 142 ou en 143 – mais les bateaux partent de cercles bleus, et des deux seul 143 est bleu {H5}.',
          'Vous savez donc avec certitude où il était : en 143. Et vous savez où il peut être maintenant : sur les six autres cercles bleus de la même eau. L’un d’eux, 110, est à côté de Jaune. Une tuile le sauve un moment, et dit toujours quelque chose.',
        ],
      },
      another: {
        title: 'Une autre nuit',
        text: [
          'Il a commencé en 123, et Bleu se tenait juste à côté, en k107. Qui se tient sur un croisement le barre : 104 et 105 lui étaient fermés.',
          'Il a fait un pas. Il reste deux cercles : 122 et 124. Cette fois, vous allez le prendre.',
        ],
      },
      through: {
        title: 'Devant un collègue',
        text: ['Les enquêteurs peuvent passer l’un par l’autre ; ils ne peuvent s’arrêter sur le même croisement {W3}. Jaune peut passer par k107, où se tient Bleu, et aller en k116.'],
        task: 'Déplacez Jaune en k116. De là, 122 est à sa portée.',
        hint: 'C’est permis. Mais on a besoin de Jaune en k116, à côté de 122.',
      },
      close: {
        title: 'Bleu approche',
        text: ['k122 touche 122, 123 et 124 : les deux cercles où il peut être.'],
        task: 'Déplacez Bleu en k122.',
        hint: 'C’est permis. Mais on a besoin de Bleu en k122 : il y a 122 et 124 à sa portée.',
      },
      stay: {
        title: 'Rester est aussi un déplacement',
        text: ['Rouge est trop loin pour aider. Rester est toujours permis {W3} ; le grand bouton le dit.'],
        task: 'Laissez Rouge en k112.',
        hint: 'Pour cela, Rouge n’est pas nécessaire. Laissez-le où il est.',
      },
      which: {
        title: 'Fouiller ou arrêter ?',
        text: [
          'Une arrestation nomme un cercle : y est-il maintenant ? Si oui, vous avez gagné ; si non, vous n’avez appris que cela {W8}. Entre 122 et 124, ce serait à pile ou face.',
          'Mais ils sont deux ici, et Jaune est le premier. Faites demander Jaune, pour que Bleu puisse savoir.',
        ],
        task: 'Faites fouiller Jaune jusqu’à en savoir assez.',
        hint: 'Une arrestation serait un pari. Faites fouiller Jaune : 122 est à sa portée.',
      },
      arrest: {
        title: 'Ce n’est plus un pari',
        text: ['Un indice en 122. Il n’a fait qu’un pas : il n’a donc pas pu y passer plus tôt et continuer, il y est maintenant. Et Bleu n’a pas encore agi.'],
        task: 'Choisissez Arrêter, puis 122.',
        hint: 'Vous savez où il est. Choisissez Arrêter, puis 122.',
      },
      end: {
        title: 'Pris',
        text: [
          'Vous gagnez par une arrestation, quand il a rempli quinze cases sans atteindre de nouveau lieu, ou quand il ne peut plus bouger. Il gagne quand son quatrième lieu est annoncé.',
          'Trois choses à retenir : demandez là où vous ne savez pas la réponse ; un non vaut autant qu’un indice ; et gardez quelqu’un qui puisse arrêter une fois que les autres ont demandé.',
        ],
      },
    },
  })
