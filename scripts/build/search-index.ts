import type { CheerioAPI } from 'cheerio/slim'

import type { SitePage } from '../../src/app/sitemap'
import { limits } from '../../src/config'
import type { IndexedPage } from '../../src/features/search/site-search'
import * as words from '../../src/features/search/words'
import { excerpt } from '../../src/lib/excerpt'
import { findOtherLanguage } from '../../src/lib/other-language'
import { plainText } from '../../src/content/schema/plain-text'
import { idOf } from './sitemap'

type Words = Pick<typeof words, 'foldWord' | 'splitWords'>

/** What the index takes from the bundle of its language. */
type App = Pick<typeof import('../../src/app/entry-prerender'), 'edition' | 'faqs'> & Words

/** A page and its texts. */
export type PageSource = SitePage & PageText & { title: string; description: string }

export type PageText = { headings: string[]; text: string }

/** How many words of a page's text the index contains; `ofAll` is the limit for all pages together. */
const wordsPerPage = { most: 60, least: 12, ofAll: 3_600 }
const headingsPerPage = 16

/**
 * Makes entries for all pages without `noindex`. Of a page's text an entry contains only the words that distinguish
 * the page from others (by tf-idf), so that the index stays small.
 *
 * @param originals the pages in the default language: their titles and addresses find the page in another one, too.
 */
export function makeSearchIndex(
  pages: readonly PageSource[],
  app: Words = words,
  originals: readonly PageSource[] = [],
): IndexedPage[] {
  const countWords = (text: string) => countFolded(text, app)
  const read = pages.filter((page) => !page.noindex && page.canonical === page.address)
  const { most, least, ofAll } = wordsPerPage
  const limit = Math.min(most, Math.max(least, Math.floor(ofAll / read.length)))
  const originalAt = new Map(originals.map((page) => [page.address, page]))
  const pagesWith = new Map<string, number>()
  const counted = read.map((page) => {
    const counts = countWords(page.text)
    for (const word of counts.keys()) pagesWith.set(word, (pagesWith.get(word) ?? 0) + 1)
    return { page, counts }
  })
  return counted.map(({ page, counts }) => {
    const { address, title, type, description, validThrough } = page
    const lang = findOtherLanguage(`${title} ${description}`, page.lang)
    const headings = page.headings.slice(0, headingsPerPage)
    const indexed = countWords([title, description, ...headings].join(' '))
    const words = [...counts]
      .filter(([word]) => !indexed.has(word))
      .map(([word, count]) => ({
        word,
        weight: count * Math.log(read.length / (pagesWith.get(word) ?? 1)),
      }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
      .slice(0, limit)
      .map(({ word }) => word)
    const original = originalAt.get(idOf(page))
    const isTranslated = original && original !== page
    const names = isTranslated ? countWords(`${original.title} ${original.address}`).keys() : []
    // Similar neighbors compress better
    const sorted = [...new Set([...words, ...names])].sort().join(' ')
    return { address, title, lang, type, description, validThrough, headings, words: sorted }
  })
}

/** `QR`, `UPI`, `CVs`: people search for them, so they count as often as a word that a page repeats. */
const abbreviation = /^\p{Lu}{2,5}s?$/u

/** Folded words and how often they occur, without numbers and single letters, which match too much. */
function countFolded(text: string, { foldWord, splitWords }: Words): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of splitWords(text)) {
    const folded = foldWord(word)
    if (folded === null || folded.length < 2 || /^\d+$/.test(folded)) continue
    counts.set(folded, (counts.get(folded) ?? 0) + (abbreviation.test(word) ? 3 : 1))
  }
  return counts
}

/** Elements whose text is not indexed: controls, pictures, and parts that are hidden or not printed. */
const skipped = `svg, script, style, noscript, nav, form, button, select,
  [aria-hidden=true], [hidden], [data-print=no], [role=search]`

/** Entries of the search index for the questions of the home page. Their addresses open the answers. */
function indexQuestions({ edition, faqs, foldWord, splitWords }: App): IndexedPage[] {
  return faqs.map(({ id, question, answer, lang }) => {
    const text = plainText(answer)
    const words = new Set(splitWords(text).map(foldWord))
    return {
      address: `${edition.prefix || '/'}#${id}`,
      title: question,
      lang,
      type: 'question',
      description: excerpt(text, limits.metaDescription),
      headings: [],
      words: [...words].filter(Boolean).join(' '),
    }
  })
}

/** The content of the index's file, which the search page and the page 404 fetch. */
export const formatSearchIndex = (
  pages: readonly PageSource[],
  app: App,
  originals: readonly PageSource[] = [],
): string => JSON.stringify([...makeSearchIndex(pages, app, originals), ...indexQuestions(app)])

/** Headings and text of a page's `<main>`, without its `skipped` parts. It changes the page. */
export function readText($: CheerioAPI): PageText {
  const main = $('main')
  main.find(skipped).remove()
  const headings = main.find('h2, h3, h4').map((_, heading) => $(heading).text().trim())
  const unique = [...new Set(headings.get())].filter(Boolean)
  // Separates the words of neighbors
  main.find('*').append(' ')
  return { headings: unique, text: main.text() }
}
