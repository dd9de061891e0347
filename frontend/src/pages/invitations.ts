// Links to seats, from when a table was laid until the window is closed: the server tells each of them once.

export type Links = Readonly<Record<string, string>>

const all = new Map<string, Links>()

export function rememberLinks(table: string, links: Links): void {
  all.set(table, { ...all.get(table), ...links })
}

export function linksOf(table: string): Links {
  return all.get(table) ?? {}
}

/** The code stands behind the #, which browsers send to nobody. */
export function linkTo(code: string): string {
  return `${window.location.origin}/join#${code}`
}
