import { build } from 'vite'

import { browserTargets } from './browser-targets'
import { embedStyle } from './embed-style'

/**
 * Builds the pages for frames (`embed/*.html`) into `dist/embed`. As entries of the site's build they would share
 * chunks with it, and the site's first script would be split.
 */
export async function buildEmbedPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [embedStyle()],
    build: {
      target: browserTargets,
      outDir: 'dist',
      // Under /embed the headers allow requests from a frame without an origin
      assetsDir: 'embed',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: 'embed/free-pdf-form.html' },
    },
  })
}
