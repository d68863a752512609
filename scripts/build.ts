/** `npm run build`: builds the client, prerenders every page, and writes the files that hosts need. */
import './build/load-env'

import { rm } from 'node:fs/promises'
import { build } from 'vite'

import { mail, site } from '../src/config'
import { checkSettings } from './build/check-settings'
import { compressFiles } from './build/compress'
import { buildEmbedPages } from './build/embed-pages'
import { prerenderSite } from './build/prerender'
import { warnAboutMail } from './build/warn-about-mail'

const started = performance.now()
const serverFolder = '.cache/prerender'

const fault = checkSettings(process.env)
if (fault) {
  console.error(fault)
  process.exit(1)
}

process.env.NODE_ENV = 'production'
// Vite warns that the config imports files without their extensions, as all of the code does
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// Inserted into both bundles: if the browser's year differed from the prerendered one, hydration would fail
process.env.VITE_BUILD_YEAR = String(new Date().getFullYear())
await rm('dist', { recursive: true, force: true })
await build({ logLevel: 'warn' })
await buildEmbedPages()
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/app/entry-prerender.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    license: false,
  },
})
const pages = await prerenderSite('dist', serverFolder)
// Only the build needs Vite's manifest
await rm('dist/.vite', { recursive: true })
await compressFiles('dist')

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${pages} pages prerendered into dist/ in ${seconds} s`)
const warning = warnAboutMail({
  siteOrigin: site.origin,
  mailOrigin: mail.origin,
  ids: [mail.publicKey, mail.serviceId, mail.templateId],
})
if (warning) console.warn(warning)
