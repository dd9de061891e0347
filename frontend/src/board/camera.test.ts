import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Camera } from './camera'
import { fitted, type View } from './zoom'

const BOX = { x: 0, y: 0, width: 2000, height: 1500 }
const SCREEN = { width: 800, height: 600 }
const shown: View[] = []
const drawn: number[] = []
let camera: Camera

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) => setTimeout(() => then(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  shown.length = drawn.length = 0
  camera = new Camera(() => BOX, () => SCREEN, (view) => shown.push(view), (view) => drawn.push(view.scale))
  camera.settle(fitted(BOX, SCREEN))
  shown.length = drawn.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('many movements before a frame are shown once, and draw nothing anew', () => {
  camera.settle({ x: -300, y: -300, scale: 1 })
  shown.length = drawn.length = 0
  for (let n = 0; n < 20; n++) camera.look({ x: -300 - n, y: -300, scale: 1 })
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([{ x: -319, y: -300, scale: 1 }])
  expect(drawn).toEqual([])
})

test('a new size is drawn once it rests, not on the way', () => {
  for (const scale of [0.6, 0.8, 1, 1.2]) {
    camera.look({ x: -100, y: -100, scale })
    vi.advanceTimersByTime(50)
  }
  expect(drawn).toEqual([])
  vi.advanceTimersByTime(400)
  expect(drawn).toEqual([1.2])
})

test('a glide arrives where it was sent, and a hand upon the board stops it', () => {
  camera.glide({ x: -400, y: -300, scale: 1 })
  vi.advanceTimersByTime(1000)
  expect(camera.view).toEqual({ x: -400, y: -300, scale: 1 })
  expect(shown.length).toBeGreaterThan(5)
  expect(drawn).toEqual([1])
  camera.glide({ x: 0, y: 0, scale: 2 })
  vi.advanceTimersByTime(100)
  camera.stop()
  const where = camera.view
  vi.advanceTimersByTime(1000)
  expect(camera.view).toEqual(where)
  expect(where.scale).toBeLessThan(2)
})
