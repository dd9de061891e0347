import { mount } from 'svelte'
import './look/palette.css'
import './look/base.css'
import './pages/page.css'
import { abide } from './pages/preferences.svelte'
import App from './App.svelte'

abide()
mount(App, { target: document.getElementById('page')! })
