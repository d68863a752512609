import { company } from './company'
import type { PageMeta } from './text'

/** What a page is, as search results call it. */
export type PageKind = 'page' | 'service' | 'article' | 'post' | 'job' | 'legal' | 'demo'

export type SearchPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  /** Label of the search box; also names the search landmark. */
  readonly label: string
  readonly submit: string
  /** Names the button that empties the box. */
  readonly clear: string
  readonly kinds: Readonly<Record<PageKind, string>>
  readonly resultsHeading: string
  readonly resultsFor: (count: number, query: string) => string
  readonly nothingFor: (query: string) => string
  /** What to do when nothing was found. */
  readonly nothingHint: string
  /** Stands before the heading inside the page that has the words. */
  readonly inSection: string
  readonly loading: string
  readonly failure: { readonly text: string; readonly retry: string }
  readonly needsScript: string
  /** Heading of the list of all pages. */
  readonly allPages: string
}

export const searchPage: SearchPageContent = {
  title: 'Search This Site',
  description: `Search all pages and articles of ${company.name}, or pick one from the list of all pages.`,
  heading: 'Search',
  lead: 'A word or two is enough, and a typing mistake does no harm.',
  label: 'Search this site',
  submit: 'Search',
  clear: 'Clear search',
  kinds: {
    page: 'Page',
    service: 'Service',
    article: 'Guide',
    post: 'Blog',
    job: 'Job opening',
    legal: 'Legal',
    demo: 'Health-care demo',
  },
  resultsHeading: 'Results',
  resultsFor: (count, query) => `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`,
  nothingFor: (query) => `No results for “${query}”`,
  nothingHint: 'Try fewer or other words, or look through all pages below.',
  inSection: 'Section:',
  loading: 'Searching…',
  failure: {
    text: 'The search could not be loaded. Check your connection and try again, or use the list of all pages below.',
    retry: 'Try again',
  },
  needsScript:
    'Searching needs JavaScript, which is switched off in your browser. All pages are listed below.',
  allPages: 'All pages',
}
