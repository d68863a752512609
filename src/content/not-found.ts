import type { PageMeta } from './schema/text'

export type NotFoundPageContent = PageMeta & {
  /** The page's `h1`. */
  readonly heading: string
  readonly message: string
  readonly explanation: string
  readonly homeLink: string
  /** Heading of the links to pages with a similar address. */
  readonly suggestionsHeading: string
  /** Heading of the search field. */
  readonly searchHeading: string
}

export const notFoundPage: NotFoundPageContent = {
  title: '404: Page not found',
  description:
    'There is no page at this address. Go back to the home page or try a similar address.',
  heading: '404',
  message: "Oops! The page you are looking for doesn't exist.",
  explanation: 'It might have been moved or deleted.',
  homeLink: 'Go Back Home',
  searchHeading: 'Search for it',
  suggestionsHeading: 'Were you looking for one of these?',
}
