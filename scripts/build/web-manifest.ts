import type { Plugin } from 'vite'

import { company } from '../../src/generated/company'
import { colorSchemes } from '../../src/theme/tokens'
import { generatedFiles } from './generated-files'

/** Generates `site.webmanifest`: name, icons and colors of the installed site (https://www.w3.org/TR/appmanifest/). */
export const webManifest = (): Plugin =>
  generatedFiles('web-manifest', async () => ({ 'site.webmanifest': formatManifest }))

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
