import MiniSearch, { type Query } from 'minisearch'

import type { PageKind } from '../../content/search-page'
import { foldWord, splitWords } from './words'

/** A page, as the search index knows it. */
export type IndexedPage = {
  readonly address: string
  readonly title: string
  readonly kind: PageKind
  readonly description: string
  readonly headings: readonly string[]
  /** The words that tell this page from the others, separated by spaces. */
  readonly words: string
}

export type SearchResult = {
  readonly page: IndexedPage
  /** The heading inside the page that has the words, where the title has none of them. */
  readonly heading?: string
  /** Folded words of the page that were meant by the query. */
  readonly terms: readonly string[]
}

/** Words of this length and more may hold a mistake; in shorter ones everything is near everything. */
const fuzzyFrom = 4

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
    extractField: (page, field) => {
      const value = page[field as keyof IndexedPage]
      return typeof value === 'string' ? value : value.join(' ')
    },
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

/** The query for a list of words: each as it is, or with two neighboring letters swapped back. */
function allOf(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  const wanted = words.filter((word) => foldWord(word) !== null)
  return {
    combineWith,
    queries: wanted.map((word, index) => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: index === wanted.length - 1 && word.length > 1 },
        { queries: swaps(word), combineWith: 'OR', prefix: false, fuzzy: false },
      ],
    })),
  }
}

/** A swap counts as two mistakes for the index, so the ways to undo one are asked for by name. */
function swaps(word: string): string[] {
  const letters = Array.from(word)
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
