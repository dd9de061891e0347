import '../src/look/palette.css'
import '../src/look/base.css'
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.getElementById('page')! })
