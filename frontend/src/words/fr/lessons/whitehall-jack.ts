// La première leçon de Whitehall Mystery : une manche dans le rôle de Jack.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

export const lesson: LessonWords = (skin) => {
  const find = skin === 'thefts' ? 'un écrin vide' : 'une macabre découverte'
  return typeset({
    title: 'Whitehall : vous êtes Jack',
    lead: 'Une manche à pied, par une ruelle et en fiacre, avec trois enquêteurs à vos trousses.',
    steps: {
      welcome: {
        title: 'Quelqu’un est dehors cette nuit',
        text: [
          `Vous êtes Jack. Il y a à Westminster quatre lieux où vous voulez laisser ${find}. Vous commencez à l’un d’eux et devez atteindre les trois autres, l’un après l’autre.`,
          'Trois enquêteurs vous chassent. Ils ne vous voient jamais : ils voient combien de déplacements vous avez faits, et les traces que vous laissez. Vous marchez sur les cercles numérotés, eux se tiennent sur les petits carrés entre les cercles.',
        ],
      },
      locations: {
        title: 'Quatre lieux, en secret',
        text: ['Vos quatre lieux sont des cercles blancs, un dans chaque quart du plateau {H1}. Personne ne sait lesquels. Choisissez-les dans n’importe quel ordre : ils partent tous ensemble.'],
        task: 'Choisissez 71, 78, 123 et 147, puis appuyez sur le bouton qui les envoie.',
        hint: 'Pour cette leçon, prenez 71, 78, 123 et 147 : un dans chaque quart.',
      },
      deployed: {
        title: 'Les enquêteurs prennent place',
        text: [
          'Jaune, Bleu et Rouge se tiennent sur des croisements bordés de jaune. Ils n’ont encore aucune idée de l’endroit où vous apparaîtrez.',
          'Qui se tient sur un croisement le barre : vous n’y passez pas. Regardez donc où ils sont avant de choisir où commencer.',
        ],
      },
      begin: {
        title: 'Où cela commence',
        text: ['Vous dites dans lequel de vos quatre lieux commence la chasse. Celui-là est annoncé à tous ; les trois autres restent à vous seul.'],
        task: 'Commencez en 123, juste sous le nez de Bleu.',
        hint: 'Chacun des quatre irait. Nous voulons voir ce que fait quelqu’un en travers de la rue : commencez en 123.',
      },
      barred: {
        title: 'Une rue avec quelqu’un dedans',
        text: [
          'Maintenant vous devez marcher jusqu’à un cercle adjacent. Adjacent veut dire : la ligne pointillée y mène par des croisements seulement, autant qu’on veut, et jamais par un autre cercle {W1}.',
          'Ce que vous pouvez choisir est éclairé. Pour le reste, vous pouvez toujours demander : la page dit alors la règle.',
        ],
        task: 'Essayez de marcher jusqu’à 105, derrière Bleu. Cela ne marchera pas : voyez pourquoi.',
        hint: 'Vous marcherez dans un instant. Essayez d’abord 105.',
      },
      walk: {
        title: 'Le premier pas',
        text: ['Bleu se tient sur le seul croisement entre vous et 104 et 105. L’autre issue est libre.'],
        task: 'Marchez jusqu’à 122.',
        hint: '124 vous mènerait à l’est, vers Rouge. Votre prochain lieu est au nord-ouest : marchez jusqu’à 122.',
      },
      clue: {
        title: 'Ils posent des questions',
        text: [
          'On leur a seulement dit que vous avez marché. Mais ils savent compter : un pas depuis 123, et deux rues barrées. Bleu a fouillé 122, et vous avez dû répondre vrai : il y a là un indice maintenant.',
          'Un indice dit que vous y êtes passé dans cette manche. Il ne dit pas quand {W7}. Cette fois, cela ne vous aide guère : après un seul pas, il n’y a pas d’autre quand. La lueur montre où la police peut prouver que vous êtes peut-être, et c’est un seul cercle. Si Bleu avait tenté une arrestation en 122 au lieu de fouiller, vous auriez perdu.',
        ],
      },
      alley: {
        title: 'À travers les maisons',
        text: [
          'Quand ils savent où vous êtes, marcher ne suffit pas. Vous avez six tuiles pour toute la partie : deux fiacres, deux ruelles, deux bateaux.',
          'Une ruelle traverse un pâté de maisons, d’un cercle sur son bord à n’importe quel autre, qui que soit dans les parages {W4}. Tout le monde voit que vous l’utilisez, et personne où vous ressortez.',
        ],
        task: 'Choisissez Ruelle, puis 121.',
        hint: 'À pied, vous leur laisseriez peu d’endroits à fouiller. Prenez la ruelle jusqu’à 121.',
      },
      vanished: {
        title: 'Cinq portes',
        text: ['Ils ont cherché à gauche et à droite, et n’ont rien trouvé. La lueur montre ce qu’ils peuvent prouver maintenant : vous pouvez être sur l’un de ces cinq cercles. Personne n’est à côté de vous.'],
      },
      coach: {
        title: 'Devant Jaune, au galop',
        text: [
          'Vous voulez aller au nord, et Jaune se tient entre 104 et 105. Un fiacre fait deux pas d’un coup et ne se soucie de personne. Il remplit deux cases de votre piste, et cela, tout le monde le voit {W5}.',
          'Le cercle du milieu compte comme visité : une fouille vous y trouve aussi.',
        ],
        task: 'Choisissez Fiacre, puis 104, puis 105.',
        hint: 'Ici, le fiacre vaut son prix : par 104 jusqu’à 105, devant Jaune.',
      },
      late: {
        title: 'Trop tard',
        text: [
          'Jaune est revenu et a trouvé un indice en 121. C’est exact : vous y étiez, avant le fiacre. Vous êtes en 105 à présent, et seul le chemin parcouru est marqué.',
          'Les indices derrière vous coûtent peu. Les indices à vos pieds vous coûtent la partie.',
        ],
      },
      north: {
        title: 'La piste',
        text: ['Regardez les cartes : quatre de vos quinze cases sont remplies. Dans chacune des trois manches, vous en avez quinze pour atteindre un nouveau lieu. Cinq peuvent être beaucoup, et quinze peu, quand il faut contourner la police.'],
        task: 'Marchez jusqu’à 86.',
        hint: 'Votre lieu 71 est au nord-ouest : marchez jusqu’à 86, et vous serez juste à côté.',
      },
      arrive: {
        title: 'À pied jusqu’à la porte',
        text: ['71 est adjacent. Aucune tuile ne vous mène sur un lieu qui n’est pas encore annoncé, pas même comme milieu d’un fiacre {H3} : le dernier pas se fait toujours à pied.'],
        task: 'Marchez jusqu’à 71.',
        hint: 'Vous êtes à côté de votre lieu. Marchez jusqu’à 71.',
      },
      announced: {
        title: 'Le deuxième sur quatre',
        text: [
          'La police a encore eu son tour : qui est à côté de vous à ce moment-là peut vous prendre sur le seuil. Ensuite seulement le lieu est annoncé {H2}.',
          'La manche est finie. Les indices disparaissent, les tuiles utilisées le restent, et la deuxième manche commence en 71 avec quinze nouvelles cases {H12}.',
        ],
      },
      end: {
        title: 'Encore deux',
        text: [
          'Vous gagnez quand votre quatrième lieu est annoncé. Vous perdez quand une arrestation nomme le cercle où vous êtes, quand la quinzième case est remplie sans nouveau lieu atteint, ou quand vous ne pouvez plus bouger du tout {W6}.',
          'Trois choses à retenir : restez loin des croisements des enquêteurs, gardez une tuile pour le moment où ils savent où vous êtes, et ne les laissez trouver que là où vous êtes passé.',
        ],
      },
    },
  })
}
