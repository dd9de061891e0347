// Where the person is on the page, and how to go elsewhere, with the browser's own history.

let path = $state(window.location.pathname)
let hash = $state(window.location.hash)

export const here = {
  get path(): string {
    return path
  },
  get hash(): string {
    return hash
  },
}

function look(): void {
  path = window.location.pathname
  hash = window.location.hash
}

/** Go there; `instead`: without a way back to here. */
export function go(address: string, instead = false): void {
  if (instead) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  look()
  window.scrollTo(0, 0)
}

/** Plain clicks on our own links stay on the page; all others are the browser's. */
export function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return
  if (link.pathname.startsWith('/api/') || (link.pathname === path && link.hash)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

window.addEventListener('popstate', look)
window.addEventListener('hashchange', look)
