// Where the board lies under the eye: a point of the board is shown at (x + scale * point.x, y + scale * point.y).

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Point, Size {}

export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The board can be drawn as much larger than it fits. */
export const CLOSEST = 2.4

/** The whole box, in the middle. */
export function fitted(box: Box, screen: Size, margin = 4): View {
  const scale = Math.max(0.05, Math.min((screen.width - 2 * margin) / box.width, (screen.height - 2 * margin) / box.height))
  return {
    scale,
    x: screen.width / 2 - scale * (box.x + box.width / 2),
    y: screen.height / 2 - scale * (box.y + box.height / 2),
  }
}

/** Nearer or farther, with the point under the finger left where it is. */
export function zoomed(view: View, about: Point, factor: number, least: number, most = CLOSEST): View {
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(most, least))
  const by = scale / view.scale
  return { scale, x: about.x - by * (about.x - view.x), y: about.y - by * (about.y - view.y) }
}

/** How far the board's edge may come in from the screen's, so that nothing there is covered by a button. */
const SLACK = 60

/** Never lost from sight: what is smaller than the screen stays whole on it, what is larger covers it but for a little. */
export function held(view: View, box: Box, screen: Size): View {
  const axis = (at: number, from: number, length: number, room: number) => {
    const near = -view.scale * from
    const far = room - view.scale * (from + length)
    const slack = Math.min(SLACK, view.scale * length - room)
    return slack <= 0 ? (near + far) / 2 : Math.min(near + slack, Math.max(far - slack, at))
  }
  return {
    scale: view.scale,
    x: axis(view.x, box.x, box.width, screen.width),
    y: axis(view.y, box.y, box.height, screen.height),
  }
}

export function onScreen(view: View, point: Point): Point {
  return { x: view.x + view.scale * point.x, y: view.y + view.scale * point.y }
}

export function onBoard(view: View, point: Point): Point {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
}

/** The least box around these points, with a margin in board units. */
export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

export function inSight(view: View, box: Box, screen: Size, edge = 0): boolean {
  const from = onScreen(view, box)
  const to = onScreen(view, { x: box.x + box.width, y: box.y + box.height })
  return from.x >= edge && from.y >= edge && to.x <= screen.width - edge && to.y <= screen.height - edge
}

/** Moved as little as brings the box into sight, its beginning first if it is too large. */
export function brought(view: View, box: Box, screen: Size, edge = 24): View {
  const axis = (at: number, from: number, length: number, room: number) => {
    const near = at + view.scale * from
    const far = near + view.scale * length
    if (far - near > room - 2 * edge) return at + room / 2 - (near + far) / 2
    if (near < edge) return at + edge - near
    if (far > room - edge) return at + room - edge - far
    return at
  }
  return {
    scale: view.scale,
    x: axis(view.x, box.x, box.width, screen.width),
    y: axis(view.y, box.y, box.height, screen.height),
  }
}

/** As near as shows all these points, but so near that a finger finds each, and no nearer than is calm.
 *  If they lie too far apart for that, the first of them are shown. */
export function attending(points: readonly Point[], screen: Size, margin: number, least: number, most: number): View | null {
  for (let count = points.length; count > 0; count = Math.floor(count / 2)) {
    const box = around(points.slice(0, count), margin)
    const view = fitted(box, screen, 8)
    if (view.scale < least && count > 1) continue
    const scale = Math.min(Math.max(view.scale, least), most)
    return fittedAt(box, screen, scale)
  }
  return null
}

function fittedAt(box: Box, screen: Size, scale: number): View {
  return {
    scale,
    x: screen.width / 2 - scale * (box.x + box.width / 2),
    y: screen.height / 2 - scale * (box.y + box.height / 2),
  }
}

/** A view on the way from one to another, 0 to 1: scale by ratio, so that it feels even. */
export function between(from: View, to: View, part: number, screen: Size): View {
  const scale = from.scale * (to.scale / from.scale) ** part
  const middle = { x: screen.width / 2, y: screen.height / 2 }
  const a = onBoard(from, middle)
  const b = onBoard(to, middle)
  return { scale, x: middle.x - scale * (a.x + (b.x - a.x) * part), y: middle.y - scale * (a.y + (b.y - a.y) * part) }
}
