import { build } from 'vite'

import { browserTargets } from './browser-targets'
import { embedStyle } from './embed-style'

/**
 * Builds the pages that stand in frames (`embed/*.html`) into `dist/embed`. On their own, not as
 * further entries of the site's build: they share nothing with it, and the site's first script must
 * not be cut in two for them.
 */
export async function buildEmbedPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [embedStyle()],
    build: {
      target: browserTargets,
      outDir: 'dist',
      // Beside their page: there they are open to a frame that has no origin
      assetsDir: 'embed',
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: 'embed/free-pdf-form.html' },
    },
  })
}
