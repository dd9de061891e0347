// A picture of the board as it is shown: its two drawings put into one, with the colours they have on this page.

const SPACE = 'http://www.w3.org/2000/svg'
/** What styles give to a drawing, written into it, since the page's styles do not travel along. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline', 'paint-order', 'stop-color', 'stop-opacity'],
]
const WIDTH = 2000
const CAPTION = 124

export async function picture(place: HTMLElement, title: string, captions: readonly string[]): Promise<Blob> {
  const drawings = [...place.querySelectorAll<SVGSVGElement>('.stage svg')]
  const [first] = drawings
  if (!first) throw new Error('there is no board')
  const { x, y, width, height } = first.viewBox.baseVal
  const whole = document.createElementNS(SPACE, 'svg')
  const scale = WIDTH / width
  const tall = Math.round(height * scale) + CAPTION
  for (const [name, value] of Object.entries({ xmlns: SPACE, viewBox: `${x} ${y} ${width} ${height + CAPTION / scale}`, width: WIDTH, height: tall })) whole.setAttribute(name, String(value))
  const page = getComputedStyle(place)
  const ground = document.createElementNS(SPACE, 'rect')
  for (const [name, value] of Object.entries({ x, y, width, height: height + CAPTION / scale, fill: resolved(place, '--board-ground') })) ground.setAttribute(name, String(value))
  whole.append(ground)
  for (const drawing of drawings) whole.append(...copied(drawing))
  const ink = resolved(place, '--ink')
  const under = [title, ...captions]
  under.forEach((text, n) => whole.append(written(text, x + width / 2, y + height + (38 + 36 * n) / scale, (n ? 22 : 30) / scale, page.fontFamily, ink)))
  return drawn(new XMLSerializer().serializeToString(whole), WIDTH, tall)
}

/** The value of a colour of the palette, by day or by night. */
function resolved(place: HTMLElement, colour: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${colour})`
  place.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}

function copied(drawing: SVGSVGElement): Node[] {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [...drawing.querySelectorAll('*')]
  const gone: Element[] = []
  const copies = [...copy.querySelectorAll('*')]
  originals.forEach((each, n) => {
    const twin = copies[n]!
    const style = getComputedStyle(each)
    if (each.classList.contains('place') || style.display === 'none' || style.visibility === 'hidden') {
      gone.push(twin)
      return
    }
    for (const name of STYLES) {
      const value = style.getPropertyValue(name)
      if (value) twin.setAttribute(name, value)
    }
    // What glides is placed by style.
    if (style.transform !== 'none' && !each.hasAttribute('transform')) twin.setAttribute('transform', style.transform)
    twin.removeAttribute('style')
    twin.removeAttribute('class')
  })
  for (const each of gone) each.remove()
  return [...copy.childNodes]
}

function written(text: string, x: number, y: number, size: number, font: string, fill: string): SVGTextElement {
  const found = document.createElementNS(SPACE, 'text')
  for (const [name, value] of Object.entries({ x, y, fill, 'font-size': size, 'font-family': font, 'text-anchor': 'middle' })) found.setAttribute(name, String(value))
  found.textContent = text
  return found
}

async function drawn(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}

/** Into the device's downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
