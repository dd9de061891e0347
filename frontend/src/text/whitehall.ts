// How Whitehall Mystery stands.

import { falseClues, jackOf, LAST_SPACE, LOCATIONS, OF_EACH_TILE, tableOf, TILES } from '../games/whitehall-table'
import { gameWords } from '../words/words.svelte'
import type { Standing } from './standing'

export const whitehall: Standing = {
  own(sight, seats) {
    const { figures, crossings } = tableOf(sight)
    const here = seats.includes('jack') ? jackOf(sight)?.row.at(-1) : undefined
    const police = figures.flatMap((figure, place) => (seats.includes(figure) ? (crossings[place] ?? []) : []))
    return here === undefined ? police : [String(here), ...police]
  },

  track(sight, says) {
    const words = gameWords('whitehall')
    const table = tableOf(sight)
    const jack = jackOf(sight)
    const faceDown = new Map(jack?.face_down ?? [])
    const used = table.specials.map(({ space, tile }) => {
      const kind = tile ?? faceDown.get(space)
      return says.tileAt(kind ? words.tile(kind) : words.panel.faceDown, String(space))
    })
    const left = (kind: string) => (jack ? count(jack.tiles, kind) : OF_EACH_TILE - count(table.used, kind))
    return [
      ...(table.round ? [words.panel.trackNow(table.space, LAST_SPACE - table.space)] : []),
      ...TILES.map((kind) => says.of(words.tile(kind), `${words.panel.left(left(kind), OF_EACH_TILE)}.`)),
      ...(used.length ? [`${used.join(', ')}.`] : []),
      ...(table.options['false-clues'] ? [says.of(words.panel.falseClues, `${falseClues(table.clues.length, table.blocked.length)}.`)] : []),
    ]
  },

  score(sight, says) {
    const { panel, name } = gameWords('whitehall')
    const table = tableOf(sight)
    const abilities = table.options['roll-up-your-sleeves'] ? [...table.figures, ...(table.options.smoker ? ['smoker'] : [])] : []
    const unknown = LOCATIONS - table.announced.length
    return [
      ...(table.announced.length ? [says.of(panel.locations, `${table.announced.map(panel.reached).join('; ')}.`)] : []),
      ...(table.chosen && unknown && !jackOf(sight) ? [panel.unknown(unknown)] : []),
      panel.clues(table.clues.length),
      ...abilities.map((each) => says.of(each === 'smoker' ? panel.smoker : name(each), `${panel.ability[each] ?? ''}, ${table.spent.includes(each) ? panel.used : panel.ready}.`)),
    ]
  },

  notes(sight, says) {
    const { panel, marks } = gameWords('whitehall')
    const jack = jackOf(sight)
    if (!jack) return []
    const { announced } = tableOf(sight)
    return [
      ...(jack.locations.length
        ? [says.of(panel.yourLocations, `${jack.locations.map((circle) => (announced.includes(circle) ? panel.reached(circle) : panel.ahead(circle))).join('; ')}.`)]
        : []),
      ...(jack.row.length ? [says.of(marks.row, `${jack.row.map((circle, space) => says.rowAt(String(space), circle)).join(', ')}.`)] : []),
      ...jack.earlier_rows.map((row, n) => says.of(panel.earlierRound(n + 1), `${row.join(', ')}.`)),
    ]
  },

  answers: [
    ...['hunt-began', 'circle-searched', 'arrest-failed', 'jack-arrested', 'smoker-answered', 'accusation-failed', 'accusation-proved'],
    ...['location-announced', 'tiles-shown', 'false-clue-placed'],
  ],
}

function count(items: readonly string[], item: string): number {
  return items.filter((each) => each === item).length
}
