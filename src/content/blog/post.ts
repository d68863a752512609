import type { Block, RichText } from '../text'

export type PostCategory = 'SEO' | 'Marketing' | 'Animation'

/** A part of a subsection: a tool, a technique, a step. */
export type PostItem = {
  /** Its heading, also part of its external link's text: `Click {tool}`. */
  readonly tool: string
  readonly content: readonly Block[]
  /** External URL (`https:`). */
  readonly url?: string
  /** Shown as a numbered list after `content`. */
  readonly steps?: readonly RichText[]
}

export type PostSubsection = {
  readonly heading: string
  readonly content?: readonly Block[]
  readonly items: readonly PostItem[]
}

/** A blog post. Adding one needs only a file `src/content/blog/posts/{id}.ts` that exports `post`. */
export type Post = {
  /** The last part of its URL: kebab-case, equal to the file's name. */
  readonly id: string
  readonly title: string
  readonly author: string
  /** Display text, such as "12 March 2026". */
  readonly date: string
  /** The same day as YYYY-MM-DD: posts are sorted by it, and structured data and the feed use it. */
  readonly isoDate: string
  readonly category: PostCategory
  /** Alternative text of the cover; '' if it is decorative. */
  readonly imageAlt: string
  /** Intro text. Its first 160 characters are the page's meta description. */
  readonly content: string
  /** Summary for cards; by default the first 100 characters of `content`. */
  readonly description?: string
  readonly subsections: readonly PostSubsection[]
  readonly conclusion?: readonly Block[]
}
