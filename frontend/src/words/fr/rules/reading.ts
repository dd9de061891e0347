// Ce qui se dit autour des règles : dans leur pièce, et sur l’aide-mémoire à la table.

import type { reading as english } from '../../en/rules/reading.ts'
import type { Spoken } from '../../words.svelte'
import { typeset } from '../typeset.ts'

export const reading = typeset<Spoken<typeof english>>({
  lead: 'Les règles des trois jeux avec nos propres mots, et ce que nous avons tranché là où les livrets se taisent. Un petit numéro comme W1, une fois pressé, dit la décision.',
  contents: 'Sur cette page',
  rulings: 'Décisions',
  rulingsLead: 'Là où les livrets se taisent ou disent deux choses, voici comment on joue ici. W vaut pour les deux jeux de rues.',
  ruling: (number) => `Décision ${number}`,
  toLessons: 'Apprendre en jouant',
  others: 'Les autres jeux',
  ours: 'Raconté avec nos propres mots. Les jeux et leurs livrets appartiennent à leurs auteurs et éditeurs.',

  sheet: {
    title: 'Règles sous la main',
    page: 'Toutes les règles',
    legend: 'Ce qu’il y a maintenant sur le plan',
    nothing: 'Il n’y a encore rien sur le plan.',
    here: 'Qu’est-ce que c’est ?',
    nothingHere: 'Il n’y a rien ici.',
    hint: 'Pour interroger un lieu : clic droit ou appui long, ou la touche ? au clavier sur ce lieu.',
  },
})
