import react from '@vitejs/plugin-react'
import { defaultAllowedOrigins } from 'vite'
import { defineConfig } from 'vitest/config'

import { blogData } from './scripts/build/blog-data'
import { browserTargets } from './scripts/build/browser-targets'
import { embedStyle } from './scripts/build/embed-style'
import { gridStyles } from './scripts/build/grid-styles'
import { pageStart } from './scripts/build/page-start'
import { prerenderedInDev } from './scripts/build/prerendered-in-dev'
import { recordRouteImports } from './scripts/build/route-files'
import { webManifest } from './scripts/build/web-manifest'
import { mocks } from './tests/mocks/plugin'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    pageStart(),
    blogData(),
    embedStyle(),
    gridStyles(),
    recordRouteImports(),
    prerenderedInDev(),
    webManifest(),
    mocks(),
  ],
  build: {
    target: browserTargets,
    modulePreload: { polyfill: false },
    manifest: true,
    license: { fileName: 'licenses.txt' },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600, // kB; the data grid, which only its own page loads, has 564
    // What many pages share is one file in place of twenty: fewer requests, and it compresses better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            { name: 'shared', test: /node_modules|src[\\/]/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // The embedded form's frame has no origin, as in production
  server: { cors: { origin: [defaultAllowedOrigins, 'null'] } },
  // Everything is bundled for the prerender step: one module system, the same code as in the browser.
  // Not in unit tests: transforming pdf.js alone would take them seconds. Nor in `npm run dev`, where
  // packages in CommonJS would not run.
  ssr: { noExternal: (command === 'build' && !process.env.VITEST) || undefined },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Forms are filled in key by key, also on a machine that is busy
    testTimeout: 30_000,
  },
}))
