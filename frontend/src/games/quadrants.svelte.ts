// The quarters of the board of Whitehall Mystery, from the board file: where locations may be arranged.

import { kept } from '../board/shelf'

interface BoardFile {
  circles: readonly { id: number; kind: string; section: string }[]
}

let known: ReadonlyMap<number, string> | null = $state.raw(null)
let asked = false

/** White circle → quarter; null until the board file is there. */
export function quadrants(): ReadonlyMap<number, string> | null {
  return known
}

/** Asks for the board file once. Without it the locations are chosen one by one. */
export async function learnQuadrants(read: () => Promise<BoardFile> = fromServer): Promise<void> {
  if (asked) return
  asked = true
  try {
    const { circles } = await read()
    known = new Map(circles.filter((each) => each.kind === 'white').map((each) => [each.id, each.section]))
  } catch {
    asked = false
  }
}

async function fromServer(): Promise<BoardFile> {
  return (await kept('whitehall')) as BoardFile
}
