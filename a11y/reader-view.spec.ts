import { Readability } from '@mozilla/readability'
import { expect, test } from 'playwright/test'
import { load } from 'cheerio'
import { Window } from 'happy-dom'

import { readPage, sitePages } from '../tests/site-pages'

const textTemplates = [
  'article',
  'legal',
  'service',
  '/digital-marketing',
  '/blog/:id',
  '/blog-details-health-care/:id',
]

/** Texts of a page that are no controls, by kind of element. */
function textsOf(html: string, scope: string) {
  const $ = load(html)
  $('nav, h1, [data-print=no], [data-needs-script]').remove()
  return ['p, [role=note]', 'h2, h3, h4', 'li', 'th, td'].flatMap((selector) =>
    Array.from($(scope).find(selector), (element) => ({
      tag: element.tagName.replace('div', 'p'),
      text: $(element).text().replace(/\s+/g, ' ').trim(),
    })),
  )
}

/** The page as Firefox's reader view shows it. */
function readerView(html: string, address: string) {
  const { document } = new Window({ url: `https://site.example${address}` })
  document.documentElement.innerHTML = load(html)('html').html() ?? ''
  const view = new Readability(document as unknown as Document).parse()
  if (!view?.content) throw new Error(`${address} has no reader view`)
  return { ...view, content: view.content }
}

test('a reader view keeps the lead, headings, paragraphs, lists, author and date of each text', () => {
  const pages = sitePages().filter((page) => textTemplates.includes(page.template))
  expect(new Set(pages.map((page) => page.template)).size).toBe(textTemplates.length)
  for (const { address, template } of pages) {
    const html = readPage(address)
    const { content, byline, publishedTime } = readerView(html, address)
    const wanted = textsOf(html, html.includes('<article') ? 'article' : 'main')
    const shown = new Set(textsOf(content, 'body').map(({ tag, text }) => tag + text))
    expect(
      wanted.filter(({ tag, text }) => !shown.has(tag + text)),
      address,
    ).toEqual([])
    expect(wanted.some(({ tag }) => tag === 'p') && wanted.some(({ tag }) => tag === 'h2')).toBe(
      true,
    )
    if (!template.endsWith(':id')) continue
    const [, date] = /<time datetime="([^"]+)"/i.exec(html) ?? []
    expect(publishedTime?.slice(0, 10), address).toBe(date)
    expect(
      wanted.filter(({ text }) => text.includes(byline ?? '?')),
      address,
    ).not.toEqual([])
  }
})
