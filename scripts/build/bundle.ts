/**
 * Makes the bundles for browsers in `dist`, and those for the prerender step in the folder of the first argument. The
 * editions in other languages have a folder of their own in it, with the bundle for browsers in `client`, whose hashed
 * files are in `dist`, too.
 */
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'

import { otherEditions } from '../../src/generated/edition'
import { listFiles } from '../files'
import { browserTargets, rejectNewerFeatures } from './browser-targets'
import { editionPlugin } from './edition'
import { embedStyle } from './embed-style'

const [, , serverFolder = ''] = process.argv
await build({ logLevel: 'warn' })
await buildEmbedPages()
await buildServer(serverFolder)
for (const edition of otherEditions) {
  const plugins = [editionPlugin(edition)]
  const folder = serverFolder + edition.prefix
  const client = `${folder}/client`
  await buildServer(folder, plugins)
  await build({ logLevel: 'warn', plugins, build: { outDir: client, copyPublicDir: false } })
  await cp(`${client}/assets`, 'dist/assets', { recursive: true })
  const fonts = `src/content${edition.prefix}/fonts`
  for (const name of listFiles(fonts).filter((file) => file.endsWith('.woff2')))
    await cp(`${fonts}/${name}`, `dist/fonts${edition.prefix}/${name}`)
}

/** Builds the code that renders the pages. */
async function buildServer(outDir: string, plugins: InlineConfig['plugins'] = []): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins,
    build: {
      ssr: 'src/app/entry-prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      license: false,
    },
  })
}

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
