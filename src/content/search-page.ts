import { company } from './company'
import type { PageMeta } from './schema/text'

/** The kind of a page, shown in search results. */
export type PageKind =
  'page' | 'service' | 'article' | 'case' | 'post' | 'job' | 'legal' | 'demo' | 'question'

export type SearchPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  /** Label of the search field, and accessible name of the search landmark. */
  readonly label: string
  readonly submit: string
  /** Accessible name of the button that clears the field. */
  readonly kinds: Readonly<Record<PageKind, string>>
  readonly resultsHeading: string
  readonly resultsFor: (count: number, query: string) => string
  readonly nothingFor: (query: string) => string
  /** Advice when nothing was found. */
  readonly nothingHint: string
  /** Shown before the heading, inside the found page, that has the searched words. */
  readonly inSection: string
  readonly loading: string
  readonly failure: { readonly text: string; readonly retry: string }
  readonly needsScript: string
  /** Heading of the list of all pages. */
  readonly allPages: string
}

export const searchPage: SearchPageContent = {
  title: 'Search this site',
  description: `Search all pages and articles of ${company.name}, or pick one from the list of all pages.`,
  heading: 'Search',
  lead: 'A word or two is enough. Spelling mistakes are fine.',
  label: 'Search this site',
  submit: 'Search',
  kinds: {
    page: 'Page',
    service: 'Service',
    article: 'Guide',
    case: 'Case study',
    post: 'Blog',
    job: 'Job opening',
    legal: 'Legal',
    demo: 'Health-care demo',
    question: 'Question',
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
