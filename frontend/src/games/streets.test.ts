import { beforeAll, describe, expect, test } from 'vitest'
import whitehallBoard from '../../../src/darklantern/boards/whitehall.json'
import { learn } from '../words/words.svelte'
import type { Action, Ending } from '../wire/types'
import { face as faceOf } from './faces'
import whitechapelFixtures from './fixtures/whitechapel.json'
import whitehallFixtures from './fixtures/whitehall.json'
import type { Face, Happening, Sight } from './face'
import { candidates, direct, finished, gestures, lists, places, readings, verbs, type Gesture, type Picks } from './gestures'
import { learnQuadrants } from './quadrants.svelte'

interface Fixtures {
  frames: Sight[]
  events: { event: Happening; prose: string }[]
}

const GAMES = ['whitehall', 'whitechapel'] as const
const SKINS = ['murders', 'thefts'] as const

const FIXTURES: Record<(typeof GAMES)[number], Fixtures> = {
  whitehall: whitehallFixtures as unknown as Fixtures,
  whitechapel: whitechapelFixtures as unknown as Fixtures,
}

/** What a person does to reach an action: the kind, then place after place. Throws where there is no way. */
function reach(all: readonly Gesture[], wanted: Gesture): readonly Gesture[] {
  if (direct(all).includes(wanted)) return [wanted]
  expect(verbs(all).map((verb) => verb.id)).toContain(wanted.verb.id)
  let picks: Picks = []
  for (;;) {
    const among = candidates(all, wanted.verb.id, picks)
    const ready = finished(among, picks)
    if (ready.includes(wanted)) return ready
    const open = wanted.steps.find(
      (step) => step.at !== null && step.on !== 'list' && !picks.some((pick) => pick.key === step.key && pick.value === step.value),
    )
    if (!open?.at) throw new Error(`no way on to ${JSON.stringify(wanted.action)} after ${JSON.stringify(picks)}`)
    const before: Picks = picks
    const next = places(among, picks).get(open.at)
    const own = next?.every((pick) => wanted.steps.some((step) => step.key === pick.key && step.value === pick.value))
    if (next && own) picks = next
    else {
      const [key, values] = [...lists(among, picks)][0] ?? []
      const value = wanted.steps.find((step) => step.key === key)?.value
      if (key && value && values?.includes(value)) picks = [...picks, { key, value }]
    }
    if (picks === before) throw new Error(`stuck before ${JSON.stringify(wanted.action)} after ${JSON.stringify(picks)}`)
  }
}

describe.each(GAMES)('%s', (game) => {
  const { frames, events } = FIXTURES[game]
  let face: Face
  beforeAll(async () => {
    face = await faceOf(game)
    await learn(game)
  })

  test('every legal action is reached by a gesture, and no two that remain sound alike', () => {
    for (const sight of frames) {
      const all = gestures(sight.turn.legal ?? [], face, sight)
      for (const wanted of all) {
        const ready = reach(all, wanted)
        const names = ready.map(({ action }) => face.say(action, sight))
        expect(new Set(names).size, names.join(' | ')).toBe(names.length)
        expect(ready.length).toBeLessThanOrEqual(14)
      }
    }
  })

  test('every action has a name of its own among all, and the kinds have letters of their own', () => {
    for (const sight of frames) {
      const legal = sight.turn.legal ?? []
      const names = legal.map((action) => face.say(action, sight))
      expect(new Set(names).size).toBe(legal.length)
      const kinds = verbs(gestures(legal, face, sight))
      const letters = kinds.flatMap((kind) => kind.letter ?? [])
      expect(new Set(letters).size, `${letters.join()} in ${String(sight.board.phase)}`).toBe(letters.length)
      for (const kind of kinds) expect(kind.name).not.toBe('')
    }
  })

  test('the way out is legal and has a name', () => {
    for (const sight of frames) {
      for (const action of face.wayOut?.(sight) ?? []) expect(sight.turn.legal).toContainEqual(action)
      const out = face.wayOut?.(sight) ?? []
      if (out.length) expect(face.sayOut?.(out, sight)).not.toBe('')
    }
  })

  test.each(SKINS)('every event is told in the words of %s', (skin) => {
    const frame = frames[0]
    if (!frame) throw new Error('no frames')
    const sight = { ...frame, skin }
    for (const { event } of events) {
      const line = face.tell(event, sight)
      expect(line, event.type).toMatch(/^[A-ZÀ-Ý“].*[.!?”]$/)
      expect(line, event.type).not.toMatch(/undefined|NaN|null|\[object/)
    }
    expect(face.tell({ type: 'unheard-of' }, sight)).toBeNull()
  })

  test.each(SKINS)('every question, phase, place and end has words in %s', (skin) => {
    for (const frame of frames) {
      const sight = { ...frame, skin }
      const ending = frame.board.outcome as unknown as Ending | null
      const scene = face.scene(sight)
      const said = [
        face.ask(sight),
        face.phase(sight),
        ...(ending ? [face.outcome(ending, sight)] : []),
        ...(sight.turn.legal ?? []).map((action) => face.say(action, sight)),
        ...scene.marks.map((mark) => mark.name),
        ...scene.pieces.map((piece) => piece.name),
      ]
      for (const text of said) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(/undefined|NaN|null|\[object/)
        if (skin === 'thefts') expect(text).not.toMatch(/kill|murder|victim|wom[ae]n|wretched|scream|blood|monster|\bher\b|crime scene/i)
      }
    }
  })

  test('in the thefts no event tells of a murder', () => {
    const frame = frames[0]
    if (!frame) throw new Error('no frames')
    for (const { event } of events) {
      expect(face.tell(event, { ...frame, skin: 'thefts' })).not.toMatch(/kill|murder|victim|wom[ae]n|wretched|scream|blood/i)
    }
  })

  test('whoever does not see the notes is told and shown nothing of them', () => {
    for (const sight of frames) {
      const blind = face.scene({ ...sight, notes: {} })
      for (const kind of ['hideout', 'jack', 'space', 'location', 'woman-marked', 'woman-fake']) {
        expect(blind.marks.map((mark) => mark.kind)).not.toContain(kind)
      }
      expect(blind.pieces.map((piece) => piece.id)).not.toContain('jack')
      expect(blind.trails).toEqual([])
    }
  })

  test('what is arranged fills the batch, from what the first list offers', async () => {
    await learnQuadrants(async () => whitehallBoard)
    let seen = 0
    for (const sight of frames) {
      const batch = face.batched(sight.turn, sight) ? face.batch?.(sight) : null
      if (!batch) continue
      seen++
      expect(batch.next([]).length).toBeGreaterThanOrEqual(sight.turn.legal?.length ?? 0)
      let arranged: readonly Action[] = []
      while (arranged.length < batch.size) {
        const choice = batch.next(arranged)[0]
        if (!choice) break
        arranged = batch.add(arranged, choice)
      }
      if (batch.whole) expect(arranged.length).toBe(batch.size)
      expect(face.lay?.(arranged, sight).marks?.length).toBe(arranged.length)
      expect(face.sayOut?.(arranged, sight)).not.toBe('')
    }
    expect(seen).toBeGreaterThan(1)
  })

  test('a dead place means something wherever places are chosen', () => {
    for (const sight of frames) {
      for (const action of sight.turn.legal ?? []) {
        const at = face.place(action)
        if (at && ['walk', 'search', 'move', 'deploy', 'choose-location', 'reveal'].includes(action.type)) {
          expect(face.meant(at, sight)?.type).toBeTruthy()
        }
      }
    }
  })
})

test('what is typed can be read in several ways', () => {
  expect(readings('147')).toEqual([{ letter: null, place: '147' }])
  expect(readings(' A 147')).toEqual([{ letter: 'a', place: '147' }])
  expect(readings('k12')).toEqual([
    { letter: null, place: 'k12' },
    { letter: 'k', place: '12' },
  ])
  expect(readings('nw')[0]).toEqual({ letter: null, place: 'NW' })
  expect(readings('s')).toEqual([{ letter: 's', place: null }])
  expect(readings('what now')).toEqual([])
})
