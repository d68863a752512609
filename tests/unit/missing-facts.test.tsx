import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'

import { compileContent } from '../../scripts/content/compile'
import { listLanguages } from '../../scripts/content/languages'
import { privacyConditions } from '../../scripts/content/privacy-conditions'
import { isSample } from '../sample-content'
import { makeFolder } from '../make-folder'
import { InSite } from '../in-site'

/** Facts that a small firm may not have. */
const missing = vi.hoisted(() =>
  'tagline grievanceOfficer registration geo whatsApp openingHours priceRange foundedYear social'.split(' ')) // prettier-ignore

vi.mock('../../src/generated/company', async (load) => {
  const { company } = await load<typeof import('../../src/generated/company')>()
  return { company: { ...company, ...Object.fromEntries(missing.map((name) => [name, undefined])) } }
}) // prettier-ignore

test.runIf(isSample)('the content has no text that needs them', async () => {
  const root = makeFolder(onTestFinished)
  cpSync('src/content', root, { recursive: true })
  for (const folder of [root, ...listLanguages(root).map((name) => `${root}/${name}`)]) {
    if (!existsSync(`${folder}/company.yaml`)) continue
    const facts = parse(readFileSync(`${folder}/company.yaml`, 'utf8')) as Record<string, unknown>
    for (const name of missing) delete facts[name]
    writeFileSync(`${folder}/company.yaml`, stringify(facts))
  }
  const readPicture = async () => ({ src: '', width: 1, height: 1 })
  const { problems, entries } = await compileContent(root, { readPicture, ...privacyConditions() })
  expect(problems).toEqual([])
  expect(JSON.stringify(entries)).not.toMatch(/\{!\d|undefined/)
})

test('no page has a hole where they would be', async () => {
  const { Footer } = await import('../../src/app/layouts/Footer')
  const { ContactPage } = await import('../../src/pages/ContactPage')
  const { agencyNode } = await import('../../src/seo/structured-data')
  const page = (
    <InSite>
      <ContactPage />
      <Footer />
    </InSite>
  )
  const $ = load(renderToStaticMarkup(page))
  expect($('#office').parent().find('h3')).toHaveLength(3)
  expect($('body').text()).not.toMatch(/undefined|NaN|\[object/)
  const empty = $('p, h3, li').filter((_, it) => $(it).text() === '' && !$(it).find('svg').length)
  expect(empty.toArray().map((it) => $.html(it))).toEqual([])
  expect(JSON.stringify(agencyNode())).not.toMatch(/undefined|null|\{"@type":"[^"]+"\}/)
})
