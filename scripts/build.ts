/** `npm run build`: builds the client, prerenders every page, and writes the files that hosts need. */
import './load-env'

import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'

import { isTrialOrigin, mail, sheet, site } from '../src/config'
import { company } from '../src/generated/company'
import { months } from '../src/generated/texts/language'
import { askThirdParties } from './build/ask-third-parties'
import { checkRelease } from './build/check-release'
import { checkSettings } from './build/check-settings'
import { compressFiles } from './build/compress'
import { prerenderSite } from './build/prerender'
import { auditFacts } from './content/audit-facts'
import { findSamples } from './content/find-samples'
import { checkPublic } from './hosting/check-public'

const started = performance.now()
const serverFolder = '.cache/prerender'

const fault = checkSettings(process.env, company.domain)
const release = {
  siteOrigin: site.origin,
  mailOrigin: mail.origin,
  ids: [mail.publicKey, mail.serviceId, mail.templateId],
  samples: findSamples(),
  isAudited: auditFacts(company.name, months).conditions.audits === true,
}
const endWith = (faults: readonly string[]) => {
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exit(1)
}
endWith(fault ? [fault] : [...checkPublic(), ...checkRelease(release, process.env)])
if (process.env.ALLOW_REDIRECTS !== '1') endWith(await askThirdParties(process.env))

process.env.NODE_ENV = 'production'
// Vite warns that the config imports files without their extensions, as all of the code does
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
// The bundles leave out the code of the spreadsheet page, too
if (!sheet.url) process.env.VITE_WITHOUT_SHEET = 'true'
await rm('dist', { recursive: true, force: true })
// In a process of its own, which returns the bundler's gigabyte of memory before the pages are rendered
const bundling = ['scripts/build/bundle.ts', serverFolder]
const { status } = spawnSync(process.execPath, [...process.execArgv, ...bundling], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)
const pages = await prerenderSite('dist', serverFolder)
// Only the build needs Vite's manifest
await rm('dist/.vite', { recursive: true })
await compressFiles('dist')
endWith(checkPublic('dist'))

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${pages} pages for ${site.origin} are in dist/ (${seconds} s)`)
if (sheet.url.startsWith('https:') && !isTrialOrigin(site.origin))
  console.warn(`WARNING: the scripts tell everyone to read ${sheet.url}: see docs/sheet.md.`)
