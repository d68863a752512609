import MiniSearch, { type Query } from 'minisearch'

import type { PageType } from '../../content/schema/texts'
import { isDefaultEdition } from '../../generated/edition'
import { foldWord, splitWords } from './words'

/** An entry of the search index. */
export type IndexedPage = {
  readonly address: string
  readonly title: string
  /** Of its words, if that is not the site's. */
  readonly lang?: string
  readonly type: PageType
  readonly description: string
  readonly headings: readonly string[]
  /** ISO date after which it is no longer found. */
  readonly validThrough?: string
  /** The words of its text that few other pages have, separated by spaces. */
  readonly words: string
}

export type SearchResult = {
  readonly page: IndexedPage
  /** The first heading with a searched word, if title and description have none. */
  readonly heading?: string
  /** The page's words that match the query, as `foldWord` returns them. */
  readonly terms: readonly string[]
}

/**
 * Words of at least this length may have a mistake; with one, most shorter words would match each other. In other scripts
 * vowels may be signs of their own, which count: सेवा has four.
 */
const fuzzyFrom = isDefaultEdition ? 4 : 5

/**
 * Prepares a search over the pages of the site.
 *
 * A page is found when it has all words of the query, each with at most one typing mistake (a letter
 * wrong, too many, missing, or two swapped), the last one also as the beginning of a word. If no page
 * has all of them, pages with some are found.
 *
 * @returns a function from what was typed to results, best first.
 */
export function createSiteSearch(pages: readonly IndexedPage[]): (query: string) => SearchResult[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  const index = new MiniSearch<IndexedPage>({
    idField: 'address',
    fields: ['title', 'headings', 'description', 'words'],
    extractField: (page, field) => [page[field as keyof IndexedPage]].flat().join(' '),
    tokenize: splitWords,
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 6, headings: 2.5, description: 2 },
      fuzzy: (term) => (term.length >= fuzzyFrom ? 1 : false),
    },
  })
  index.addAll(pages)

  return (query) => {
    const words = splitWords(query)
    const found = index.search(allOf(words, 'AND'))
    const results = found.length > 0 ? found : index.search(allOf(words, 'OR'))
    return results.flatMap(({ id, terms }) => {
      const page = byAddress.get(id as string)
      return page ? [{ page, terms, heading: headingWith(page, terms) }] : []
    })
  }
}

/** A MiniSearch query for all or some of the words, each as typed or with two letters swapped back. */
function allOf(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  const usable = words.filter((word) => foldWord(word) !== null)
  return {
    combineWith,
    queries: usable.map((word, index) => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: index === usable.length - 1 && word.length > 1 },
        { queries: swaps(word), combineWith: 'OR', prefix: false, fuzzy: false },
      ],
    })),
  }
}

/** MiniSearch counts a swap as two mistakes, so every way to undo one is a search of its own. */
function swaps(word: string): string[] {
  const letters = Array.from(word)
  // Of two letters, any two words would match: VC is not CV
  if (letters.length < 3) return []
  return letters.slice(1).flatMap((letter, index) => {
    if (letter === letters[index]) return []
    const swapped = [...letters]
    swapped.splice(index, 2, letter, letters[index] ?? '')
    return [swapped.join('')]
  })
}

function headingWith(page: IndexedPage, terms: readonly string[]): string | undefined {
  const has = (text: string) =>
    splitWords(text).some((word) => terms.includes(foldWord(word) ?? ''))
  return has(page.title) || has(page.description) ? undefined : page.headings.find(has)
}
