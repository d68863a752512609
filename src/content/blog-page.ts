import { company } from './company'
import type { PageMeta } from './schema/text'

export type BlogPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly filters: {
    /** Label of the search field, and accessible name of the search landmark. */
    readonly search: string
    readonly category: string
    readonly all: string
    /** Accessible name of the button that clears the search field. */
  }
  /** Heading of the list. It gets the focus when the page number changes. */
  readonly resultsHeading: string
  /** Announced after a filter change that finds posts; otherwise `empty` is. */
  readonly blogsFound: (count: number) => string
  /** Instead of list and filters, before the first post. */
  readonly noneYet: string
  readonly empty: {
    readonly text: string
    /** Clears both filters. */
    readonly showAll: string
  }
  /** Shown when the list does not load. */
  readonly failure: { readonly text: string; readonly retry: string }
  readonly readMore: string
  readonly pagination: {
    /** Accessible name of the pager. */
    readonly label: string
    readonly previous: string
    readonly next: string
    /** Accessible name of a numbered link. */
    readonly page: (page: number) => string
    readonly pageOf: (page: number, total: number) => string
  }
  readonly feedLabel: string
}

/** Texts of a blog post's page around the post. */
export type BlogPostPageContent = {
  readonly notFound: string
  readonly tableOfContents: string
  readonly noTableOfContents: string
  /** Text of an item's external link. */
  readonly clickTool: (tool: string) => string
  readonly readTime: (minutes: number) => string
  readonly share: {
    readonly heading: string
    /** Names of the networks, in the order of their links. */
    readonly networks: readonly string[]
    /** `name` is the accessible name and contains `label`, the visible text. */
    readonly email: { readonly label: string; readonly name: string }
    /** Label of the button that opens the device's share dialog. */
    readonly native: string
    readonly copyLink: string
    readonly copied: string
    readonly copyFailed: string
  }
  readonly conclusionHeading: string
  readonly relatedHeading: string
}

export const blogPage: BlogPageContent = {
  title: 'Blog on SEO, marketing and animation',
  description: `How-to articles by the ${company.name} team on SEO, marketing and animation, with steps, prices and the mistakes worth avoiding.`,
  heading: 'Blog',
  lead: 'Written by the people who do the work here, for owners who want to do some of it themselves.',
  filters: {
    search: 'Search blogs',
    category: 'Category',
    all: 'All',
  },
  resultsHeading: 'Articles',
  blogsFound: (count) => (count === 1 ? '1 blog found' : `${count} blogs found`),
  noneYet: 'No post has been published yet.',
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
  feedLabel: 'Subscribe by RSS',
}

export const blogPostPage: BlogPostPageContent = {
  notFound: 'Blog not found',
  tableOfContents: 'Table of Contents',
  noTableOfContents: 'No Table of Contents Available',
  clickTool: (tool) => `Click ${tool}`,
  readTime: (minutes) => `${minutes} min read`,
  share: {
    heading: 'Share this article',
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
