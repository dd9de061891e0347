import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Built straight into the Python package, which serves it. In development `npm run dev` shows the
// page and passes requests on to a server started with `darklantern serve --port 8888 --origin http://localhost:5173`.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/darklantern/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8888', ws: true }, '/boards': 'http://127.0.0.1:8888' } },
  // A test gives up late: a busy machine is no fault.
  test: { testTimeout: 120_000, hookTimeout: 120_000, include: ['src/**/*.test.ts'], setupFiles: ['src/words/spoken.ts'] },
})
