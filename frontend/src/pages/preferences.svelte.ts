// What a person likes, kept in this browser and told to nobody.

import { language, preferred, speak, tell, LANGUAGES, type Language } from '../words/words.svelte'
import type { Skin } from '../words/skin'
import { keep, kept } from './keep'

export const THEMES = ['auto', 'day', 'night'] as const
export const EYES = ['usual', 'deutan', 'protan', 'tritan'] as const
export const SKINS = ['murders', 'thefts'] as const

export interface Preferences {
  theme: (typeof THEMES)[number]
  /** For which eyes the colours are chosen (look/palette.css). */
  eyes: (typeof EYES)[number]
  skin: Skin
  sound: boolean
  /** Off: nothing glides, whatever the device says. */
  motion: boolean
  /** A notice of the browser when it is one's turn and the page is not looked at. */
  notices: boolean
  /** Tables are played by typed commands, with the board put away. */
  text: boolean
  language: Language | 'auto'
}

const KEY = 'lantern.preferences'

function one<T extends string>(of: readonly T[], wish: unknown, usual: T): T {
  return of.find((each) => each === wish) ?? usual
}

function read(): Preferences {
  const found = kept<Record<keyof Preferences, unknown>>(KEY)
  return {
    theme: one(THEMES, found.theme, 'auto'),
    eyes: one(EYES, found.eyes, 'usual'),
    skin: one(SKINS, found.skin, 'murders'),
    sound: found.sound !== false,
    motion: found.motion !== false,
    notices: found.notices === true,
    text: found.text === true,
    language: one(['auto', ...LANGUAGES], found.language, 'auto'),
  }
}

export const preferences: Preferences = $state(read())

/** What the browser says that its person speaks. */
export const ofBrowser: Language = preferred(navigator.languages)

/** Write them down, and let the page look and speak as they say. Called wherever one of them changes, and at the start. */
export async function abide(): Promise<void> {
  keep(KEY, preferences)
  const root = document.documentElement
  set(root, 'theme', preferences.theme, 'auto')
  set(root, 'eyes', preferences.eyes, 'usual')
  set(root, 'motion', preferences.motion ? 'auto' : 'less', 'auto')
  set(root, 'skin', preferences.skin, 'murders')
  tell(preferences.skin)
  await speak(preferences.language === 'auto' ? ofBrowser : preferences.language)
  root.lang = language()
}

function set(root: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) delete root.dataset[name]
  else root.dataset[name] = value
}
