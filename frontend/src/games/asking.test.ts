import { beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '../wire/types'
import { learn } from '../words/words.svelte'
import { Asking } from './asking.svelte'
import type { Face, Sight } from './face'
import { face as faceOf } from './faces'
import whitechapelFixtures from './fixtures/whitechapel.json'
import whitehallFixtures from './fixtures/whitehall.json'
import { gestures, sameAction, type Gesture } from './gestures'
import { Searching } from './searching.svelte'

const FRAMES = {
  whitehall: whitehallFixtures.frames as unknown as Sight[],
  whitechapel: whitechapelFixtures.frames as unknown as Sight[],
}

/** A seat that is asked with this frame before it, and all that it sends and asks. */
function seated(face: Face, sight: Sight) {
  const sent: (readonly Action[])[] = []
  const asked: Action[] = []
  const seat = sight.turn.to_act ?? ''
  const asking = new Asking(() => ({ face, sight, seat, onact: (actions) => sent.push(actions), onwhy: (action) => asked.push(action) }))
  return { asking, sent, asked }
}

/** What is in hand after a person has gone for this action by buttons and places. */
function goFor(asking: Asking, sent: (readonly Action[])[], wanted: Gesture): readonly Action[] {
  const button = asking.buttons.find(({ action }) => sameAction(action, wanted.action))
  if (button) asking.take(button.action)
  else if (asking.out.some((action) => sameAction(action, wanted.action))) asking.confirm()
  else {
    if (asking.kind?.id !== wanted.verb.id) asking.turnTo(wanted.verb.id)
    for (const step of wanted.steps) {
      if (asking.proposal || asking.arranged.length || sent.length) break
      if (step.on !== 'list') asking.choose(step.value)
      else if (asking.listed.some(([key]) => key === step.key)) asking.pickListed(step.key, step.value)
    }
    const menu = asking.ready.find(({ action }) => sameAction(action, wanted.action))
    if (asking.picks.length && menu) asking.take(menu.action)
  }
  return [...(asking.proposal ? [asking.proposal] : []), ...asking.arranged, ...sent.flat()]
}

/** The first, the last and one in between of each kind (gestures.ts is tested with all). */
function someOfEachKind(all: readonly Gesture[]): readonly Gesture[] {
  const kinds = new Set(all.map(({ verb }) => verb.id))
  return [...kinds].flatMap((kind) => {
    const own = all.filter(({ verb }) => verb.id === kind)
    return [...new Set([own[0], own[Math.floor(own.length / 2)], own[own.length - 1]])].flatMap((each) => each ?? [])
  })
}

describe.each(['whitehall', 'whitechapel'] as const)('%s', (game) => {
  let face: Face
  beforeAll(async () => {
    face = await faceOf(game)
    await learn(game)
  })

  test('every legal action is had by choosing', () => {
    for (const sight of FRAMES[game]) {
      for (const wanted of someOfEachKind(gestures(sight.turn.legal ?? [], face, sight))) {
        const { asking, sent } = seated(face, sight)
        const had = goFor(asking, sent, wanted)
        expect(had.some((action) => sameAction(action, wanted.action)), JSON.stringify([sight.board.phase, wanted.action, had])).toBe(true)
      }
    }
  })

  test('what is weighty is not sent before it is confirmed, and can be taken back', () => {
    for (const sight of FRAMES[game]) {
      const weighty = (sight.turn.legal ?? []).find((action) => face.weighty(action, sight))
      if (!weighty) continue
      const { asking, sent } = seated(face, sight)
      asking.take(weighty)
      expect(sent).toEqual([])
      expect(asking.back()).toBe(true)
      expect([asking.proposal, asking.arranged.length]).toEqual([null, 0])
      asking.take(weighty)
      expect(asking.confirm()).toBe(true)
      expect(sent).toEqual([[weighty]])
    }
  })

  test('every place on offer is named, and choosing it changes something', () => {
    for (const sight of FRAMES[game]) {
      const { asking } = seated(face, sight)
      for (const [place, name] of [...asking.live.targets].slice(0, 4)) {
        const fresh = seated(face, sight)
        fresh.asking.choose(place)
        const { picks, proposal, arranged } = fresh.asking
        expect(picks.length + arranged.length + fresh.sent.length + (proposal ? 1 : 0), `${place}: ${name}`).toBeGreaterThan(0)
        expect(name).not.toBe('')
      }
    }
  })
})

describe('typing', () => {
  let face: Face
  const frame = (asks: string) => FRAMES.whitehall.find((sight) => sight.turn.legal?.some((action) => action.type === asks))
  beforeAll(async () => {
    face = await faceOf('whitehall')
    await learn('whitehall')
  })

  test('a number searches, a letter and a number arrest, Enter confirms', () => {
    const sight = frame('arrest')
    if (!sight) throw new Error('no such frame')
    const circle = sight.turn.legal?.find((action) => action.type === 'search')?.circle
    const { asking, sent } = seated(face, sight)
    asking.enter(String(circle))
    expect(sent).toEqual([[{ type: 'search', circle }]])
    asking.enter(`a ${String(circle)}`)
    expect(asking.proposal).toEqual({ type: 'arrest', circle })
    asking.enter('')
    expect(sent[1]).toEqual([{ type: 'arrest', circle }])
  })

  test('a number that is not on offer asks the server why not; nonsense is said to be nonsense', () => {
    const sight = frame('walk')
    if (!sight) throw new Error('no such frame')
    const { asking, sent, asked } = seated(face, sight)
    const far = [...Array(189).keys()].map((n) => n + 1).find((circle) => !sight.turn.legal?.some((action) => action.to === circle || action.via === circle))
    asking.enter(String(far))
    expect(asked).toEqual([{ type: 'walk', to: far }])
    asking.enter('quickly now')
    expect(asking.trouble).not.toBe('')
    expect(sent).toEqual([])
  })

  test('nobody else is asked anything', () => {
    const sight = frame('walk')
    if (!sight) throw new Error('no such frame')
    const asking = new Asking(() => ({ face, sight, seat: 'yellow', onact: () => undefined, onwhy: () => undefined }))
    expect(asking.legal).toEqual([])
    expect(asking.live.targets.size).toBe(0)
  })
})

test('searches go on until something is found', async () => {
  const face = await faceOf('whitehall')
  const sight = FRAMES.whitehall.find(({ turn }) => turn.legal?.filter((action) => action.type === 'search').length === 3)
  if (!sight) throw new Error('no such frame')
  let now: Sight = sight
  const sent: Action[] = []
  const asking = new Asking(() => ({ face, sight: now, seat: sight.turn.to_act ?? '', onact: () => undefined, onwhy: () => undefined }))
  const searching = new Searching(asking, (actions) => sent.push(...actions))
  const order = [...asking.sweep].reverse()
  searching.begin(order, false)
  expect(sent).toEqual(order.slice(0, 1))
  const after = (found: boolean): Sight => ({
    ...sight,
    board: { ...sight.board, clues: found ? [order[1]?.circle ?? 0, ...(sight.board.clues as number[])] : (sight.board.clues ?? []) },
    turn: { ...sight.turn, legal: sight.turn.legal?.filter((action) => !sent.some((each) => sameAction(each, action))) ?? [] },
  })
  now = after(false)
  searching.goOn()
  expect(sent).toEqual(order.slice(0, 2))
  now = after(true)
  searching.goOn()
  expect(sent).toEqual(order.slice(0, 2))
  expect(searching.left).toEqual([])
})
