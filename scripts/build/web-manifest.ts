import type { Plugin } from 'vite'

import { company } from '../../src/content/company'
import { colorSchemes } from '../../src/theme-tokens'

const address = '/site.webmanifest'

/**
 * What the site is called and colored where it is kept as an icon, from the company and the theme; in
 * `npm run dev` as well.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    // The server build has no pages of its own
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: formatManifest() })
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(formatManifest())
      })
    },
  }
}

function formatManifest(): string {
  const { background, tone } = colorSchemes.light.palette
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: background.default,
    theme_color: tone.deep,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  })
}
