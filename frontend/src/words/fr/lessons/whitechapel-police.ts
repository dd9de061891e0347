// La première leçon de Letters from Whitechapel pour la police : une première nuit.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

export const lesson: LessonWords = (skin) => {
  const theft = skin === 'thefts'
  const crime = theft ? 'vol' : 'meurtre'
  const wretched = theft ? 'les coursiers' : 'les malheureuses'
  return typeset({
    title: 'Whitechapel : vous êtes la police',
    lead: 'Posez les patrouilles, suivez la piste, fermez la dernière rue.',
    steps: {
      welcome: {
        title: 'Cinq policiers',
        text: [
          'Vous menez les cinq policiers : Bleu, Jaune, Brun, Rouge et Vert. Jack a un repaire quelque part sur ce plateau, le même pendant quatre nuits.',
          `Chaque nuit il commet un ${crime} et rentre à pied. Prenez-le en chemin ; ou apprenez chaque nuit un peu mieux où il habite.`,
        ],
      },
      patrols: {
        title: 'Sept jetons',
        text: [
          'Bleu dirige cette nuit. Avant que rien n’arrive, vous posez face cachée sept jetons de patrouille sur les sept bords jaunes : cinq sont vos hommes, deux sont faux. Jack voit où ils sont, et non ce qu’ils sont {C5}.',
          'Le jeton en main change tout seul ; un autre peut être pris dans la liste. Rien ne part avant que les sept soient là.',
        ],
        task: 'Bleu en k42, Jaune en k58, Brun en k138, Rouge en k143, Vert en k156 ; les deux faux en k44 et k181. Puis posez-les.',
        hint: 'Pour cette leçon : Bleu k42, Jaune k58, Brun k138, Rouge k143, Vert k156, les faux en k44 et k181.',
      },
      crime: {
        title: 'Des sifflets dans la nuit',
        text: [
          `Jack n’a pas attendu. Le ${crime} a eu lieu en 65, et l’heure est I : il a quinze cases pour rentrer {C1}. S’il avait attendu, vous auriez déplacé ${wretched}, et pour chaque case gagnée il aurait dû retourner un de vos jetons.`,
          'Vos hommes sont retournés et se tiennent là où étaient leurs jetons.',
        ],
      },
      walked: {
        title: 'Un pas',
        text: ['Jack a marché, et on ne vous dit pas vers où. Mais un pas mène à un cercle adjacent : le long de la ligne pointillée, par des croisements seulement {W1}. La lueur montre tous ceux qui sont possibles. Sept.'],
      },
      move: {
        title: 'À sa poursuite',
        text: ['Chaque pion va à zéro, un ou deux croisements ; les cercles entre les deux ne comptent pas {W2}. Ce qui compte, c’est ce qui est à portée là où il s’arrête. Vous pouvez disposer autant de déplacements que vous voulez et les envoyer ensemble.'],
        task: 'Déplacez Bleu en k67, à côté de 66, et envoyez cela.',
        hint: 'C’est permis. Mais Bleu est le plus proche : k67 est à deux croisements et touche 66. Reprenez les déplacements des autres.',
      },
      stay: {
        title: 'Les autres tiennent leur place',
        text: ['Tous dans une rue, et toutes les autres sont ouvertes. Rouge, en k143, garde le sud.'],
        task: 'Laissez tous les autres où ils sont : le grand bouton le fait.',
        hint: 'Pour cette leçon, les quatre autres restent où ils sont.',
      },
      search: {
        title: 'Une question',
        text: ['Maintenant chaque pion peut fouiller, ou arrêter, ou ne rien faire. Une fouille nomme un cercle : Jack y est-il passé cette nuit ? Si oui, on y pose un indice et la fouille est finie ; sinon, le pion peut continuer {W7}.'],
        task: 'Faites fouiller 66 par Bleu.',
        hint: '66 est un des sept, et à portée de Bleu. Fouillez là.',
      },
      enough: {
        title: 'Rien ici',
        text: ['Il n’est donc pas en 66, et il en reste six. 64 est aussi à portée, mais en un pas il n’a pu y arriver : la question ne vous dirait rien.'],
        task: 'Terminez pour Bleu.',
        hint: 'Pour 64, vous savez la réponse. Terminez pour Bleu.',
      },
      others: {
        title: 'Personne d’autre n’est près',
        text: ['Les quatre autres n’ont aucun des six cercles à leur portée.'],
        task: 'Terminez pour tous.',
        hint: 'Ils fouilleraient en vain. Terminez pour tous.',
      },
      follow: {
        title: 'Le brouillard s’étend',
        text: [
          'Un deuxième pas, et de six cercles on passe à vingt-trois. C’est ainsi quand on ne trouve rien : il vous faut une trace.',
          'k89 touche 63, 65 et 82. La scène du crime ne dit rien, mais 63 et 82 sont sur ses chemins vers l’ouest.',
        ],
        task: 'Déplacez Bleu en k89, et envoyez cela.',
        hint: 'C’est permis. Mais en k89, Bleu a à sa portée deux cercles qui valent la question.',
      },
      'stay-again': {
        title: 'Tenir',
        text: ['Les autres ferment toujours leurs rues.'],
        task: 'Laissez tous les autres où ils sont.',
        hint: 'Pour cette leçon, les quatre autres restent où ils sont.',
      },
      clue: {
        title: 'Une trace',
        text: ['Ne fouillez pas 65 : il y était, tout le monde le sait, et un indice là ne ferait que finir votre fouille.'],
        task: 'Faites fouiller 63 et 82 par Bleu jusqu’à un indice.',
        hint: 'Bleu est à côté de 63 et de 82. Fouillez là, et non en 65.',
      },
      read: {
        title: 'Ce que dit un indice',
        text: ['Il est passé en 82. On ne sait quand : peut-être y est-il encore, peut-être a-t-il continué. Mais il est allé vers l’ouest.'],
        task: 'Personne d’autre n’est près. Terminez pour tous.',
        hint: 'Personne d’autre n’atteint rien qui vaille la question. Terminez pour tous.',
      },
      corner: {
        title: 'Là où la rue est étroite',
        text: ['Il a marché encore : vingt et un cercles maintenant. Au sud-ouest il y a 81, presque une impasse : deux croisements seulement y mènent, k111 et k116.'],
        task: 'Déplacez Bleu en k111, et envoyez cela.',
        hint: 'C’est permis. Mais k111 touche 80 et 81, et barre le chemin entre eux.',
      },
      hold: {
        title: 'Et Rouge ?',
        text: ['Rouge se tient en k143 et touche 118 : c’est là qu’on sort de 81 par l’autre côté. Qu’il y reste.'],
        task: 'Laissez tous les autres où ils sont.',
        hint: 'Rouge surtout est bien où il est. Que tous restent.',
      },
      found: {
        title: 'Demandez ce qui en dit le plus',
        text: ['80 et 81 sont à portée. Un indice en 80 pourrait dater de ce pas ou du précédent. Mais de 65 à 81, personne ne va en moins de trois pas : un indice en 81 est encore chaud.'],
        task: 'Faites fouiller 81 par Bleu.',
        hint: 'Un indice en 80 finirait la fouille et laisserait ouvert quand il y était. Fouillez 81.',
      },
      certain: {
        title: 'Le voilà',
        text: ['Trois pas, et 81 est à trois pas : il y est en ce moment, et la lueur n’est plus qu’un cercle. Bleu a fouillé et ne peut pas arrêter en plus ; personne d’autre n’est assez près.'],
        task: 'Terminez pour les autres. Il n’ira pas loin.',
        hint: 'Personne d’autre n’atteint 81. Terminez pour tous.',
      },
      'one-way': {
        title: 'Une seule issue',
        text: ['Il devait bouger. Bleu barre k111, et ni fiacre ni ruelle n’ont été annoncés : il est donc passé par k116, jusqu’à 118. Il n’y a pas d’autre cercle où il ait pu marcher.'],
      },
      'nobody-moves': {
        title: 'Du calme',
        text: ['Rouge touche déjà 118.'],
        task: 'Laissez tout le monde où il est.',
        hint: 'Rouge ne doit pas bouger maintenant. Que tous restent.',
      },
      arrest: {
        title: 'Au nom de la loi',
        text: ['Une arrestation nomme un cercle : y est-il maintenant ? {W8} Chaque pion peut le faire au lieu de fouiller. Choisissez le pion et la sorte, en plus du cercle.'],
        task: 'Faites arrêter en 118 par Rouge.',
        hint: 'Ne demandez pas, arrêtez : choisissez Arrêter, et 118 pour Rouge.',
      },
      end: {
        title: 'Pris dès la première nuit',
        text: [
          `Vous gagnez par une arrestation, quand la piste est pleine et qu’il n’est pas rentré {C15}, ou quand il ne peut plus bouger. Il gagne quand il rentre après ${theft ? 'le cinquième vol' : 'la cinquième victime'}.`,
          'On ne le prend pas toujours si tôt. Mais chaque nuit finit à la même porte : qui tient le compte de la distance qu’il a pu faire sait, la quatrième nuit, où l’attendre.',
        ],
      },
    },
  })
}
