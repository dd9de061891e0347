import { mount } from 'svelte'
import './look/palette.css'
import './look/base.css'
import './pages/page.css'
import { abide } from './pages/preferences.svelte'
import { route } from './pages/routes'
import { speak } from './words/words.svelte'
import App from './App.svelte'

const page = document.getElementById('page')!
// The first room is fetched while the words are; whether it came is for the page to say.
route(window.location.pathname)
  .route.open()
  .catch(() => undefined)
try {
  await abide().catch(() => speak('en'))
  mount(App, { target: page })
} catch {
  // No words at all are to be had, and so none of theirs can say it.
  page.textContent = 'Dark Lantern: the server cannot be reached. · Il server non risponde. · Le serveur ne répond pas.'
}
