// Only for looking: `npx vite --config gallery/vite.config.ts --port 5201` shows every board with everything on it.
// Nothing here is built or shipped; the boards come straight from the package.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = import.meta.dirname

export default defineConfig({
  root: here,
  configFile: false,
  plugins: [
    svelte({ configFile: resolve(here, '../svelte.config.js') }),
    {
      name: 'boards',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const game = /^\/boards\/(\w+)\.json/.exec(request.url ?? '')?.[1]
          if (request.url === '/api/games') {
            response.setHeader('content-type', 'application/json')
            response.end(JSON.stringify({ games: ['whitehall', 'whitechapel', 'mrjack'].map((game) => ({ game, board: `/boards/${game}.json?v=0` })) }))
          } else if (game) {
            response.setHeader('content-type', 'application/json')
            response.end(readFileSync(resolve(here, `../../src/darklantern/boards/${game}.json`)))
          } else next()
        })
      },
    },
  ],
  server: { fs: { allow: [resolve(here, '..')] } },
})
