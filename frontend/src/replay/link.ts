// A link to a moment. The record itself travels behind the #, squeezed: no server keeps it, and none is told it by the address.
//
//     /replay/TABLE#at=84            a finished table, for those who may look at it
//     /replay#at=84&game=eJyrVk…     a record, for whoever has the link

const SQUEEZED = 'game'

export interface Pointed {
  at: number | null
  /** The squeezed record, if the link holds one. */
  game: string | null
}

export function pointed(hash: string): Pointed {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const at = given.get('at')
  return { at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null, game: given.get(SQUEEZED) }
}

export function pointing(at: number, game: string | null): string {
  return `#at=${at}${game === null ? '' : `&${SQUEEZED}=${game}`}`
}

/** What a record is, and nothing else that may stand in it: no names, no notes, no lists. */
const PARTS = ['format', 'game', 'options', 'seats', 'pawns', 'actions', 'outcome']
const ASIDE = new Set(['legal', 'call'])

/** The record as short as it can be said. */
export function bare(record: string): string {
  const whole = JSON.parse(record) as Record<string, unknown>
  const kept = Object.fromEntries(PARTS.flatMap((part) => (part in whole ? [[part, whole[part]]] : [])))
  const actions = kept.actions
  if (Array.isArray(actions)) {
    kept.actions = actions.map((action: Record<string, unknown>) => Object.fromEntries(Object.entries(action).filter(([key]) => !ASIDE.has(key))))
  }
  return JSON.stringify(kept)
}

export async function squeeze(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(bare(record)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The record in a link; an error where the link is damaged, or holds more than any game. */
export async function unsqueeze(game: string, most = 1_000_000): Promise<string> {
  const text = atob(game.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw'), most))
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream, most = Infinity): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new Error('more than a record can hold')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
