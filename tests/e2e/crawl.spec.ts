import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

import { expect, test } from 'playwright/test'
import { load } from 'cheerio'

import { reserved } from '../../scripts/content/check-entries'
import { listFiles } from '../../scripts/files'
import { edition } from '../../src/generated/edition'
import { paths } from '../../src/paths'
import { isSample, untilOwnName } from '../sample-content'
import { readPage, sitePages } from '../site-pages'

test('no link, picture or anchor is broken', { tag: '@smoke' }, async ({ request, baseURL }) => {
  const pages = sitePages()
  const seen = new Map<string, number>()
  const broken: string[] = []
  const statusOf = async (address: string) => {
    const known = seen.get(address)
    if (known !== undefined) return known
    const status = (await request.get(address, { maxRedirects: 0 })).status()
    seen.set(address, status)
    return status
  }
  for (const { address } of pages) {
    const html = await (await request.get(address)).text()
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1]))
    for (const [, target = ''] of html.matchAll(/ (?:href|src|poster|action)="([^"]*)"/g)) {
      if (target.startsWith('#')) {
        if (!ids.has(target.slice(1))) broken.push(`${address} → ${target}`)
        continue
      }
      const url = new URL(target.replaceAll('&amp;', '&'), baseURL + address)
      if (url.origin !== baseURL || url.pathname.startsWith('/api/')) continue
      const status = await statusOf(url.pathname)
      if (status !== 200 && ![address, url.pathname].some((path) => path.endsWith('/404')))
        broken.push(`${address} → ${url.pathname} (${status})`)
    }
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(pages.length)
})

test('every page is valid HTML for the Nu checker, as it is served', () => {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar'
  // Not HTML's: CSS newer than the checker, Picture-in-Picture's attribute, one that the embedded form's script asks for
  const filter = '.*(CSS: |disablepictureinpicture|ff-embed).*'
  const args = ['-jar', jar, '--errors-only', '--skip-non-html', '--filterpattern', filter, 'dist']
  const { error, stderr } = spawnSync('java', args, { encoding: 'utf8' })
  if (error) throw new Error('Java is missing: sudo apt-get install default-jre-headless')
  expect(stderr).toBe('')
})

test('without styles, links and buttons have text, and nothing is named twice or runs together', () => {
  for (const { address } of sitePages()) {
    const $ = load(readPage(address))
    const controls = $('a, button').get()
    const textOf = (node: (typeof controls)[number]) =>
      $(node).text() + ($(node).find('img').attr('alt') ?? '')
    const nameless = controls.filter((node) => !textOf(node).trim())
    const joined = controls.filter(({ next }) => next && $(next).is('a, button'))
    const twice = $('img[src$="#dark"]:not([alt=""])').get()
    expect(
      [...nameless, ...joined, ...twice].map((node) => $.html(node)),
      address,
    ).toEqual([])
  }
})

test('the main text of three other pages, or more, leads to each page that is not hidden', () => {
  const pages = sitePages().filter(({ address, canonical }) => address === canonical)
  const documents = new Map(pages.map(({ address }) => [address, load(readPage(address))]))
  const sources = new Map(pages.map(({ address }) => [address, new Set<string>()]))
  const missing: string[] = []
  for (const [address, $] of documents) {
    for (const link of $('main a[href^="/"]')) {
      const { pathname, hash } = new URL($(link).attr('href') ?? '', `http://localhost${address}`)
      if (pathname !== address) sources.get(pathname)?.add(address)
      const target = documents.get(pathname)
      if (hash && target && target(hash).length !== 1)
        missing.push(`${address} → ${pathname}${hash}`)
    }
  }
  // A language with few pages has not as many links between them
  const hidden = new Set<string>([
    paths.sheet,
    paths.notFound,
    ...pages.filter(({ lang }) => lang !== edition.tag).map(({ address }) => address),
  ])
  const few = [...sources].filter(([address, { size }]) => size < 3 && !hidden.has(address))
  const counts = few.map(([address, { size }]) => `${address}: ${size}`)
  if (isSample) expect(counts, `links to each page from three others ${untilOwnName}`).toEqual([])
  expect(missing).toEqual([])
})

/** With their signs: Devanagari writes vowels as characters of their own. */
const countLetters = (text: string) => [...new Intl.Segmenter().segment(text)].length

if (isSample)
  test('each page has its own title and description, short enough for a list of results', () => {
    const seen = new Set<string>()
    for (const { address, canonical } of sitePages()) {
      if (address !== canonical) continue
      const $ = load(readPage(address))
      const [title, description = ''] = [
        $('title').text(),
        $('meta[name=description]').attr('content'),
      ]
      const where = `${address} ${untilOwnName}`
      expect(countLetters(title), `${where}: ${title}`).toBeLessThanOrEqual(60)
      expect(countLetters(description), `${where}: ${description}`).toBeLessThanOrEqual(160)
      expect(description, where).toMatch(/[.!?।]$/)
      for (const text of [title, description]) {
        expect(seen.has(text), `${where}: ${text}`).toBe(false)
        seen.add(text)
      }
    }
  })

test('each page tells search engines the same as the list of pages', () => {
  const indexed = sitePages().filter(({ address }) => {
    const robots = load(readPage(address))('meta[name=robots]').attr('content')
    return !robots?.includes('noindex')
  })
  const expected = sitePages().filter(({ noindex }) => !noindex)
  expect(indexed.map(({ address }) => address)).toEqual(expected.map(({ address }) => address))
})

test('the sitemap lists just the pages that may be indexed', async ({ request }) => {
  const $ = load(await (await request.get('/sitemap.xml')).text(), { xml: true })
  const listed = Array.from($('loc'), (address) => new URL($(address).text()).pathname)
  const expected = sitePages()
    .filter((page) => !page.noindex && page.canonical === page.address)
    .map((page) => page.address)
  expect(listed.toSorted()).toEqual(expected.toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://')
})

// Their other headers: serve.test.ts
test('files are sent compressed, and only hashed ones are kept', async ({ request }) => {
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(readPage('/')) ?? []
  for (const [address, encoding, cache] of [
    [script, 'br', /immutable/],
    ['/services', 'gzip', /^no-cache, no-transform$/],
  ] as const) {
    const answer = await request.get(address, { headers: { 'Accept-Encoding': encoding } })
    expect(answer.headers()['content-encoding']).toBe(encoding)
    expect(answer.headers()['cache-control']).toMatch(cache)
  }
})

test('the build has no hidden files but those of .well-known, and for Apache', () => {
  const files = listFiles('dist')
  const hidden = files.filter((file) => /(?:^|\/)\.(?!htaccess$)/.test(file))
  expect(hidden.filter((file) => !file.startsWith('.well-known'))).toEqual([])
})

test('no page of the content may have the address of a folder that is no page', () => {
  const names = readdirSync('dist', { withFileTypes: true })
  const folders = names.filter((it) => it.isDirectory() && !existsSync(`dist/${it.name}.html`))
  const free = folders.filter(({ name }) => !reserved.includes(name))
  expect(free.map(({ name }) => name)).toEqual(['.well-known'])
})
