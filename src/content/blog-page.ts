import { company } from './company'
import type { PageMeta } from './text'

export type BlogPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly filters: {
    /** Label of the search box; also names the search landmark. */
    readonly search: string
    readonly category: string
    readonly all: string
    /** Names the button that empties the search box. */
    readonly clear: string
  }
  /** Heading of the list; focus goes here when the page number changes. */
  readonly resultsHeading: string
  /** Announced after a filter change, in place of `empty` when something was found. */
  readonly blogsFound: (count: number) => string
  readonly empty: {
    readonly text: string
    /** Clears both filters. */
    readonly showAll: string
  }
  /** The list could not be fetched. */
  readonly failure: { readonly text: string; readonly retry: string }
  readonly readMore: string
  readonly pagination: {
    /** Names the navigation. */
    readonly label: string
    readonly previous: string
    readonly next: string
    /** Name of a numbered link. */
    readonly page: (page: number) => string
    readonly pageOf: (page: number, total: number) => string
  }
  readonly feedLabel: string
}

/** Words around an article. */
export type BlogPostPageContent = {
  readonly notFound: string
  readonly tableOfContents: string
  readonly noTableOfContents: string
  /** Text of an item's outside link. */
  readonly clickTool: (tool: string) => string
  readonly readTime: (minutes: number) => string
  readonly share: {
    readonly heading: string
    /** In the order they stand. */
    readonly networks: readonly string[]
    /** `name` is what the link is called, and contains `label`. */
    readonly email: { readonly label: string; readonly name: string }
    /** Opens the device's own share sheet. */
    readonly native: string
    readonly copyLink: string
    readonly copied: string
    readonly copyFailed: string
  }
  readonly conclusionHeading: string
  readonly relatedHeading: string
}

export const blogPage: BlogPageContent = {
  title: 'Blog on SEO, Marketing and Animation',
  description: `How-to articles by the ${company.name} team on SEO, marketing and animation, with steps, prices and the mistakes worth avoiding.`,
  heading: 'Blog',
  lead: 'Written by the people who do the work here, for owners who want to do some of it themselves.',
  filters: {
    search: 'Search blogs',
    category: 'Category',
    all: 'All',
    clear: 'Clear search',
  },
  resultsHeading: 'Articles',
  blogsFound: (count) => (count === 1 ? '1 blog found' : `${count} blogs found`),
  empty: {
    text: 'No blogs found.',
    showAll: 'Show all blogs',
  },
  failure: {
    text: 'The other blogs could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  readMore: 'Read More',
  pagination: {
    label: 'Blog pages',
    previous: 'Prev',
    next: 'Next',
    page: (page) => `Page ${page}`,
    pageOf: (page, total) => `Page ${page} of ${total}`,
  },
  feedLabel: 'Follow the blog by feed',
}

export const blogPostPage: BlogPostPageContent = {
  notFound: 'Blog not found',
  tableOfContents: 'Table of Contents',
  noTableOfContents: 'No Table of Contents Available',
  clickTool: (tool) => `Click ${tool}`,
  readTime: (minutes) => `${minutes} min read`,
  share: {
    heading: 'Share This Article',
    networks: ['X', 'Facebook', 'LinkedIn', 'WhatsApp'],
    email: { label: 'Email', name: 'Share by email' },
    native: 'Share with an app',
    copyLink: 'Copy the link',
    copied: 'Link copied',
    copyFailed: 'The link could not be copied. Copy it from the address bar.',
  },
  conclusionHeading: 'Conclusion',
  relatedHeading: 'Related Articles',
}
