import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { IndexedPage } from '../../src/lib/site-search'
import { foldWord, splitWords } from '../../src/lib/words'
import type { SitePage } from '../../src/sitemap'

/** A prerendered page: what it is, and what can be read on it. */
export type PageSource = SitePage & PageText & { title: string; description: string }

export type PageText = { headings: string[]; text: string }

/** Words kept of each page beyond its title, headings and description; fewer where pages are many. */
const wordsPerPage = { most: 60, least: 12, ofAll: 3_600 }
const headingsPerPage = 16

/** Writes the index that the search and the page 404 fetch. */
export async function writeSearchIndex(dist: string, pages: readonly PageSource[]): Promise<void> {
  const file = path.join(dist, 'data/search.json')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(makeSearchIndex(pages)))
}

/**
 * What the search needs to know of every page that may be found: of its text only the words that
 * tell it from the other pages (by tf-idf), so that the index stays small.
 */
export function makeSearchIndex(pages: readonly PageSource[]): IndexedPage[] {
  const read = pages.filter((page) => !page.noindex && page.canonical === page.address)
  const limit = Math.min(
    wordsPerPage.most,
    Math.max(wordsPerPage.least, Math.floor(wordsPerPage.ofAll / read.length)),
  )
  const pagesWith = new Map<string, number>()
  const counted = read.map((page) => {
    const counts = countWords(page.text)
    for (const word of counts.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1)
    return { page, counts }
  })
  return counted.map(({ page, counts }) => {
    const { address, title, kind, description } = page
    const kept = page.headings.slice(0, headingsPerPage)
    const known = new Set(countWords([title, description, ...kept].join(' ')).keys())
    const words = [...counts]
      .filter(([word]) => !known.has(word))
      .map(([word, count]) => {
        const rarity = Math.log(read.length / (pagesWith.get(word) ?? 1))
        return { word, weight: count * rarity }
      })
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
      .map(({ word }) => word)
      // In order of the alphabet neighbors look alike, which compresses better.
      .sort()
    return { address, title, kind, description, headings: kept, words: words.join(' ') }
  })
}

/** Folded words and how often each stands there. Numbers and pairs of letters find too much. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of splitWords(text)) {
    const folded = foldWord(word)
    if (folded === null || folded.length < 3 || /^\d+$/.test(folded)) continue
    counts.set(folded, (counts.get(folded) ?? 0) + 1)
  }
  return counts
}

const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const skippedTags = new Set([
  'svg',
  'script',
  'style',
  'noscript',
  'nav',
  'form',
  'button',
  'select',
])
const skippedAttributes = /\s(?:aria-hidden="true"|hidden=""|data-print="no"|role="search")/

/**
 * Headings and text inside `<main>` of a page that React wrote, so every element is closed. Left out
 * is what is drawn, operated or hidden, and what is not worth printing (`data-print="no"`).
 */
export function readText(html: string): PageText {
  const headings: string[] = []
  const text: string[] = []
  const open: string[] = []
  let skippedFrom = 0
  let heading: string[] | undefined
  for (const [, slash, tag = '', attributes = '', isEmpty, words] of mainOf(html).matchAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*?)?)(\/?)>|([^<]+)/gi,
  )) {
    if (words !== undefined) {
      if (skippedFrom > 0) continue
      text.push(decode(words))
      heading?.push(decode(words))
    } else if (slash) {
      if (open.length === skippedFrom) skippedFrom = 0
      if (heading && /^h[2-4]$/.test(tag)) {
        headings.push(heading.join('').trim())
        heading = undefined
      }
      open.pop()
      text.push(' ')
    } else if (isEmpty || voidTags.has(tag)) {
      text.push(' ')
    } else {
      open.push(tag)
      const isSkipped = skippedTags.has(tag) || skippedAttributes.test(attributes)
      if (isSkipped && skippedFrom === 0) skippedFrom = open.length
      if (skippedFrom === 0 && /^h[2-4]$/.test(tag)) heading = []
    }
  }
  return { headings: [...new Set(headings)].filter(Boolean), text: text.join('') }
}

function mainOf(html: string): string {
  const start = html.indexOf('<main')
  return html.slice(start, html.lastIndexOf('</main>')).replace(/<!--.*?-->/gs, '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text: string) =>
  text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
