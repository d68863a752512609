/** Makes the bundles for browsers in `dist`, and the one for the prerender step in the folder of the first argument. */
import path from 'node:path'
import { build } from 'vite'

import { browserTargets, rejectNewerFeatures } from './browser-targets'
import { embedStyle } from './embed-style'

await build({ logLevel: 'warn' })
await buildEmbedPages()
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/app/entry-prerender.tsx',
    outDir: process.argv[2],
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    license: false,
  },
})

/**
 * Builds the page for the frame of the guides' form into `dist/embed`. As an entry of the site's build it would share
 * chunks with it, and the site's first script would be split.
 */
async function buildEmbedPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error', // it would warn of the fonts, which the site's build copies
    root: 'src/features/guides',
    envDir: process.cwd(),
    base: '/embed/',
    plugins: [embedStyle(), rejectNewerFeatures()],
    publicDir: false,
    build: {
      target: browserTargets,
      outDir: path.resolve('dist/embed'),
      // Under /embed the headers allow requests from a frame without an origin
      assetsDir: '',
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: path.resolve('src/features/guides/free-pdf-form.html') },
    },
  })
}
