// Sounds, made on the spot: no files to load. They follow what everybody learns, so they tell nobody more.

export type Sound = 'step' | 'turn' | 'found' | 'alarm' | 'refused' | 'end'

interface Tone {
  /** Hertz; two of them: it glides. */
  pitch: readonly [number, number?]
  /** Seconds from the beginning, and how long it rings. */
  at: number
  rings: number
  loud: number
  shape: OscillatorType
}

const bell = (pitch: number, at: number, loud = 0.12): Tone[] => [
  { pitch: [pitch], at, rings: 1.4, loud, shape: 'sine' },
  { pitch: [pitch * 2.76], at, rings: 0.5, loud: loud * 0.35, shape: 'sine' },
]

const SOUNDS: Record<Sound, readonly Tone[]> = {
  step: [{ pitch: [180, 90], at: 0, rings: 0.07, loud: 0.16, shape: 'triangle' }],
  turn: [...bell(523, 0), ...bell(659, 0.16)],
  found: [...bell(392, 0, 0.16)],
  alarm: [
    { pitch: [2050, 2350], at: 0, rings: 0.28, loud: 0.05, shape: 'square' },
    { pitch: [2050, 2350], at: 0.34, rings: 0.4, loud: 0.05, shape: 'square' },
  ],
  refused: [{ pitch: [150, 120], at: 0, rings: 0.16, loud: 0.14, shape: 'sawtooth' }],
  end: [...bell(330, 0, 0.16), ...bell(262, 0.55, 0.16), ...bell(196, 1.1, 0.18)],
}

let room: AudioContext | null = null

/** Browsers let a page sound only after the person has touched it; before that it stays silent. */
export function sound(name: Sound): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  room ??= new AudioContext()
  void room.resume()
  const start = room.currentTime + 0.01
  for (const { pitch, at, rings, loud, shape } of SOUNDS[name]) {
    const [tone, volume] = [room.createOscillator(), room.createGain()]
    tone.type = shape
    tone.frequency.setValueAtTime(pitch[0], start + at)
    if (pitch[1]) tone.frequency.exponentialRampToValueAtTime(pitch[1], start + at + rings)
    volume.gain.setValueAtTime(0, start + at)
    volume.gain.linearRampToValueAtTime(loud, start + at + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + rings)
    tone.connect(volume).connect(room.destination)
    tone.start(start + at)
    tone.stop(start + at + rings + 0.05)
  }
}

const ALARMS = new Set(['alarm-whistled', 'arrest-failed', 'jack-arrested', 'accusation-failed', 'accusation-proved'])

/** What an event sounds like, from its public part alone. */
export function soundOf(event: { readonly type: string; readonly [key: string]: unknown }): Sound {
  if (ALARMS.has(event.type)) return 'alarm'
  if (event.type === 'circle-searched' && event.found === true) return 'found'
  return 'step'
}
