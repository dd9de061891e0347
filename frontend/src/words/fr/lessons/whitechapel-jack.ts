// La première leçon de Letters from Whitechapel : une première nuit dans le rôle de Jack.

import type { LessonWords } from '../../../lessons/said'
import { typeset } from '../typeset.ts'

const murders = {
  lead: 'Une première nuit : attendre, frapper, et rentrer sans être vu.',
  deed: 'quelqu’un commet un meurtre',
  women: 'Huit jetons femme sont sur les cercles rouges, face cachée : cinq marqués, les victimes possibles, et trois faux pour tromper.',
  layAll: 'Mettez les faux en 3, 21 et 149 et les marqués sur les cinq autres cercles rouges, puis posez les huit.',
  layHint: 'Pour cette leçon : les faux en 3, 21 et 149, les marqués en 27, 65, 84, 147 et 158.',
  become: 'Les cinq femmes marquées sont les malheureuses, et marchent dans les rues.',
  wait: 'Vous pourriez frapper tout de suite. Si vous attendez, votre piste s’allonge d’une case et les malheureuses marchent ; mais vous devez retourner une patrouille, et la police mène les malheureuses où cela lui convient {C1}.',
  moved: 'Le chef a déplacé les malheureuses, jamais à portée d’une patrouille {C3}.',
  killTitle: 'Le crime',
  kill: 'Maintenant ou plus tard : à V, vous ne pourriez plus attendre. La malheureuse en 67 est arrivée au milieu du plateau, et de là le chemin du retour est court.',
  killTask: 'Frappez en 67.',
  two: 'deux pendant la troisième',
  fifth: 'la cinquième victime',
}
const thefts: typeof murders = {
  lead: 'Une première nuit : attendre, voler, et rentrer sans être vu.',
  deed: 'quelqu’un vole un écrin',
  women: 'Huit coursiers partent des cercles rouges : cinq avec un écrin, trois sans rien, pour tromper.',
  layAll: 'Envoyez sans rien les coursiers en 3, 21 et 149 et avec un écrin les cinq autres, puis envoyez les huit.',
  layHint: 'Pour cette leçon : sans rien en 3, 21 et 149, avec un écrin en 27, 65, 84, 147 et 158.',
  become: 'Les cinq coursiers avec un écrin marchent dans les rues.',
  wait: 'Vous pourriez voler tout de suite. Si vous attendez, votre piste s’allonge d’une case et les coursiers marchent ; mais vous devez retourner une patrouille, et la police envoie les coursiers où cela lui convient {C1}.',
  moved: 'Le chef a déplacé les coursiers, jamais à portée d’une patrouille {C3}.',
  killTitle: 'Le vol',
  kill: 'Maintenant ou plus tard : à V, vous ne pourriez plus attendre. Le coursier en 67 est arrivé au milieu du plateau, et de là le chemin du retour est court.',
  killTask: 'Volez l’écrin en 67.',
  two: 'deux pendant la troisième',
  fifth: 'le cinquième vol',
}

export const lesson: LessonWords = (skin) => {
  const w = skin === 'thefts' ? thefts : murders
  return typeset({
    title: 'Whitechapel : vous êtes Jack',
    lead: w.lead,
    steps: {
      welcome: {
        title: 'Quatre nuits',
        text: [
          `Vous êtes Jack. Pendant chacune de quatre nuits, ${w.deed}, ${w.two}, et ce quelqu’un, c’est vous. Puis vous devez rentrer, et personne ne doit apprendre où.`,
          'Cinq policiers vous chassent, et ils ont quatre nuits pour le découvrir. Cette leçon est la première.',
        ],
      },
      hideout: {
        title: 'Chez vous',
        text: ['Votre repaire peut être n’importe quel cercle qui n’est pas rouge. Il reste le même les quatre nuits : chaque fois que vous rentrez, la police en sait un peu plus. Un bon repaire a beaucoup de chemins.'],
        task: 'Choisissez 98 comme repaire.',
        hint: 'Presque tout cercle est permis. Pour cette leçon, habitez en 98, au milieu.',
      },
      women: {
        title: 'Les cercles rouges',
        text: [w.women, 'C’est vous qui décidez lesquels, et personne d’autre ne le sait {C16}. Choisissez d’abord la sorte, puis les cercles.'],
        task: w.layAll,
        hint: w.layHint,
      },
      patrols: {
        title: 'Les patrouilles',
        text: [
          'Cette nuit, Bleu dirige la police : il est le chef de l’enquête. Sept jetons de patrouille sont face cachée sur les bords jaunes : cinq sont des policiers, deux sont faux {C5}. Seule la police sait lesquels.',
          w.become,
        ],
      },
      wait: { title: 'Maintenant, ou plus tard ?', text: [w.wait], task: 'Attendez.', hint: 'Vous pourriez. Mais voyons ce qu’apporte l’attente.' },
      reveal: {
        title: 'Un regard sur une patrouille',
        text: [`${w.moved} Vous retournez maintenant un jeton de votre choix. Votre chemin du retour passe devant k143 : est-ce un policier, ou rien ?`],
        task: 'Retournez le jeton en k143.',
        hint: 'Tout jeton peut être retourné {C4}. Celui qui compte pour vous est en k143, près de chez vous.',
      },
      kill: {
        title: w.killTitle,
        text: [`Un faux : il quitte le plateau, et personne n’attend en k143. ${w.kill}`],
        task: w.killTask,
        hint: 'Pour cette leçon : 67, pas loin de chez vous.',
      },
      whistles: {
        title: 'Coups de sifflet',
        text: [
          'Toutes les patrouilles sont retournées : vous voyez maintenant les cinq policiers sur les croisements. Et tout le monde sait ce qui s’est passé en 67.',
          'Vous avez attendu une fois, votre piste commence donc à II : seize cases pour rentrer. À partir d’ici, c’est une chasse : vous bougez en secret, ils bougent, ils demandent.',
        ],
      },
      walk: {
        title: 'Partir d’ici',
        text: ['Vous marchez jusqu’à un cercle adjacent : le long de la ligne pointillée, par des croisements seulement, et jamais à travers un policier {W1}. Ce que vous pouvez choisir est éclairé ; pour le reste, demandez pourquoi non.'],
        task: 'Marchez jusqu’à 66.',
        hint: 'Chez vous, c’est au sud-ouest. Allez vers l’ouest : 66.',
      },
      clue: {
        title: 'Bleu est rapide',
        text: ['Bleu est venu en k67, a fouillé 66 et a trouvé un indice : vous y êtes passé cette nuit {W7}. Après un seul pas, ils savent que vous y êtes encore. Il a fouillé et ne pouvait pas arrêter en plus ; un autre policier à côté de vous aurait été la fin.'],
      },
      alley: {
        title: 'À travers les maisons',
        text: [
          'Bleu vous ferme cinq cercles. Mais vous avez des tuiles, nouvelles chaque nuit : cette nuit trois fiacres et deux ruelles.',
          'Une ruelle traverse un pâté de maisons jusqu’à n’importe quel autre cercle sur son bord, devant n’importe qui {W4}.',
        ],
        task: 'Choisissez Ruelle, puis 63.',
        hint: 'Bleu serait de nouveau à côté de vous. Prenez la ruelle jusqu’à 63.',
      },
      close: {
        title: 'Quelle chance',
        text: ['Bleu a fouillé d’abord 64, puis 63. Trouvé : et comme c’était sa fouille, il ne pouvait pas vous arrêter. Ils savent de nouveau où vous êtes. Il ne faut pas y compter.'],
      },
      coach: {
        title: 'Devant Bleu',
        text: ['Bleu se tient sur le chemin de 62. Un fiacre fait deux pas d’un coup et ne se soucie pas des policiers ; il remplit deux cases de la piste, et le cercle du milieu compte comme visité {W5}.'],
        task: 'Choisissez Fiacre, puis 62, puis 80.',
        hint: 'Ici, le fiacre vaut son prix : par 62 jusqu’à 80, devant Bleu.',
      },
      gone: {
        title: 'Ils en sont aux suppositions',
        text: ['La lueur montre où la police peut prouver que vous êtes peut-être maintenant. Dix-sept cercles. Ils ont fouillé du mauvais côté.'],
      },
      home: {
        title: 'Le dernier pas',
        text: ['98 est adjacent. Quand vous marchez sur votre repaire, vous pouvez le dire : vous êtes alors échappé, et la nuit est finie. Vous pouvez aussi vous taire et continuer ; et ni fiacre ni ruelle ne vous mènent jamais chez vous {C2}.'],
        task: 'Choisissez 98, et échappez-vous.',
        hint: 'Vous pouvez passer chez vous en silence. Cette nuit, contentez-vous de rentrer : échappez-vous en 98.',
      },
      night: {
        title: 'Chez vous',
        text: [
          'Vous avez utilisé cinq cases sur seize. La police apprend que vous êtes rentré, et sait compter : votre repaire n’est pas plus loin que cela de 67. La nuit prochaine, elle comptera encore. C’est pourquoi il peut être sage de prendre son temps.',
          'Les policiers restent où ils sont : les patrouilles de demain partent de là.',
        ],
      },
      end: {
        title: 'Encore trois nuits',
        text: [
          `Vous gagnez quand vous êtes rentré après ${w.fifth}, la quatrième nuit. Vous perdez par une arrestation, quand la piste est pleine et que vous n’êtes pas rentré {C15}, ou quand vous ne pouvez plus bouger {W6}.`,
          'Trois choses à retenir : ne prenez pas toujours le plus court chemin ; gardez une tuile pour le moment où ils savent où vous êtes ; et ne rentrez jamais deux fois du même côté.',
        ],
      },
    },
  })
}
