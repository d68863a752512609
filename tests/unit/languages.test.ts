import { readFileSync } from 'node:fs'
import { load } from 'cheerio'
import { expect, test, vi } from 'vitest'

import { editionPlugin } from '../../scripts/build/edition'
import { makeSearchIndex } from '../../scripts/build/search-index'
import { formatSecurityText, formatSitemap } from '../../scripts/build/sitemap'
import { site } from '../../src/config'
import { makeHeadTags } from '../../src/seo/head-tags'
import { makePageSource } from '../made-pages'

const hindi = vi.hoisted(() => ({
  tag: 'hi-IN',
  prefix: '/hi',
  name: 'हिन्दी',
  homeLink: 'हिन्दी होम',
  paths: ['/', '/services', '/localseo'],
}))
vi.mock('../../src/generated/edition', () => ({
  isDefaultEdition: true,
  edition: { tag: 'en-IN', prefix: '', name: 'English', homeLink: 'English home' },
  otherEditions: [hindi],
}))

/** What the plugin makes of a file. */
function transform(file: string): string {
  const plugin = editionPlugin(hindi) as unknown as {
    transform: { handler: (code: string, id: string) => string }
  }
  return plugin.transform.handler(readFileSync(file, 'utf8'), `/site/${file}`)
}

test('the pages of another language have addresses with its prefix, and lead to the others', () => {
  const code = transform('src/paths.ts')
  for (const line of [
    "home: '/hi',",
    "services: '/hi/services',",
    "localSeo: '/hi/localseo',",
    "notFound: '/hi/404',",
    "about: '/about-digital-marketing',",
    "landingPageSeoAlias: '/service/landing-page-seo',",
  ])
    expect(code).toContain(line)
  expect(transform('src/features/search/search-index.ts')).toContain("'/data/hi/search.json'")
})

test('its route table has no row of a page that it lacks, nor the code of one', () => {
  const code = transform('src/app/routes.tsx')
  const ownRows = /^ {2}page\((?:paths\.(\w+)|'(\*)')/gm
  const rows = Array.from(code.matchAll(ownRows), ([, name, any]) => name ?? any)
  expect(rows).toEqual(['home', 'services', 'search', 'notFound', '*'])
  for (const missing of ['AboutPage', '/blog/', '/careers/', '/guides/', '/sheet/'])
    expect(code).not.toContain(missing)
  // Of case studies the template is left, which no row uses
  expect(code).not.toContain('WorkPage')
})

test('the sitemap pairs the pages that exist in both languages and may be listed', () => {
  const pages = [
    makePageSource('/'),
    makePageSource('/about'),
    makePageSource('/services'),
    makePageSource('/search', { noindex: true }),
    makePageSource('/hi'),
    makePageSource('/hi/services', { noindex: true }),
    makePageSource('/hi/search', { noindex: true }),
  ]
  const $ = load(formatSitemap(pages), { xml: true })
  const links = $('url')
    .get()
    .map((url) => [
      $(url).find('loc').text().replace(site.origin, ''),
      ...$(url)
        .find('xhtml\\:link[rel=alternate]')
        .get()
        .map(({ attribs }) => `${attribs.hreflang} ${attribs.href?.replace(site.origin, '')}`),
    ])
  const pair = ['en-IN /', 'hi-IN /hi', 'x-default /']
  expect(links).toEqual([['/', ...pair], ['/about'], ['/services'], ['/hi', ...pair]])
  expect($('urlset').attr('xmlns:xhtml')).toBe('http://www.w3.org/1999/xhtml')
})

test('shared links name the languages in which a page may be listed, too', () => {
  const alternates = (path: string, noindex = false) =>
    makeHeadTags({ meta: { title: '', description: '' }, noindex }, path)
      .tags.filter((tag) => Object.values(tag).includes('og:locale:alternate'))
      .map(({ content }) => content)
  expect(alternates('/')).toEqual(['hi_IN'])
  expect(alternates('/services')).toEqual(['hi_IN'])
  expect(alternates('/services', true)).toEqual([])
  expect(alternates('/blog')).toEqual([])
})

test('reports of weaknesses may come in each language', () => {
  expect(formatSecurityText()).toContain('Preferred-Languages: en, hi\n')
})

test('the words of the original title and address find a page in another language', () => {
  const originals = [
    makePageSource('/localseo', { title: 'Local search for shops' }),
    makePageSource('/services'),
  ]
  const [index] = makeSearchIndex(
    [makePageSource('/hi/localseo', { title: 'लोकल SEO' }), makePageSource('/hi/services')],
    undefined,
    originals,
  )
  expect(index?.words.split(' ')).toEqual(['local', 'localseo', 'search', 'shop'])
})
