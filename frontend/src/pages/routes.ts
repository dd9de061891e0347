// The rooms of the page: which address opens which, each loaded when somebody goes there.
//
// A new room: one line here, and its address in ADDRESSES of src/darklantern/server/page.py.

import type { Component } from 'svelte'

export type Given = Readonly<Record<string, string>>
/** What every room is given: the parts of the address that stand for something. */
export type Room = Component<{ given: Given }>

interface Route {
  /** `:name` stands for one part, and is given to the room under that name. */
  path: string
  open: () => Promise<{ default: Room }>
}

export const ROUTES: readonly Route[] = [
  { path: '/', open: () => import('./Front.svelte') },
  { path: '/play/:how', open: () => import('./Plan.svelte') },
  { path: '/table/:id', open: () => import('../table/Door.svelte') },
  { path: '/join', open: () => import('./Join.svelte') },
  { path: '/replay', open: () => import('../replay/Replay.svelte') },
  { path: '/replay/:table', open: () => import('../replay/Replay.svelte') },
  { path: '/rules', open: () => import('../rules/Rules.svelte') },
  { path: '/rules/:game', open: () => import('../rules/Rules.svelte') },
  { path: '/puzzles', open: () => import('../puzzles/Puzzles.svelte') },
  { path: '/puzzles/:game/:number', open: () => import('../puzzles/Puzzle.svelte') },
  { path: '/lessons', open: () => import('../lessons/Lessons.svelte') },
  { path: '/lessons/:game/:role', open: () => import('../lessons/Lessons.svelte') },
  { path: '/about', open: () => import('./About.svelte') },
]

export const NOWHERE: Route = { path: '', open: () => import('./Nowhere.svelte') }

export function route(address: string): { route: Route; given: Given } {
  const parts = split(address)
  for (const route of ROUTES) {
    const wanted = split(route.path)
    if (wanted.length !== parts.length) continue
    const given: Record<string, string> = {}
    const fits = wanted.every((part, n) => {
      const found = parts[n] ?? ''
      if (!part.startsWith(':')) return part === found
      given[part.slice(1)] = decoded(found)
      return true
    })
    if (fits) return { route, given }
  }
  return { route: NOWHERE, given: {} }
}

function split(address: string): string[] {
  return address.split('/').filter((part) => part !== '')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
