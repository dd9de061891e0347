// Pencil marks as they lie on the board.

import type { Drawing, PencilMark } from '../wire/types'
import type { Words } from '../words/words.svelte'
import type { Mark, Scene, Trail } from './scene'

/** The sheets of these sides; those of another side are for other eyes at the same screen. */
export function pencilled(drawings: readonly Drawing[], sides: ReadonlySet<string>, said: Words['board']): Partial<Scene> {
  const marks: Mark[] = []
  const trails: Trail[] = []
  for (const drawing of drawings) {
    if (!sides.has(drawing.side)) continue
    const by = drawing.yours ? said.pencil.you : drawing.by
    for (const each of drawing.marks) {
      const pencil = each.colour ?? 1
      const name = told(each, by, said)
      if (each.kind === 'arrow') trails.push({ places: [each.at, each.to ?? each.at], kind: 'pencil', pencil, name })
      else marks.push({ at: each.at, kind: `drawn-${each.kind}`, pencil, name, ...(each.kind === 'text' ? { text: each.text ?? '' } : {}) })
    }
  }
  return { marks, trails }
}

function told(mark: PencilMark, by: string, said: Words['board']): string {
  const { pencil } = said
  if (mark.kind === 'arrow') return pencil.arrow(mark.at, mark.to ?? mark.at, by)
  return mark.kind === 'text' ? pencil.text(mark.text ?? '', by) : pencil[mark.kind](by)
}
