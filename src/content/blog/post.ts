import type { Block, RichText } from '../text'

export type PostCategory = 'SEO' | 'Marketing' | 'Animation'

/** One thing inside a subsection: a tool, a technique, a step. */
export type PostItem = {
  /** Its title. The outside link, where there is one, reads `Click {tool}`. */
  readonly tool: string
  readonly content: readonly Block[]
  /** An outside address (`https:`). */
  readonly url?: string
  /** What to do, in order. */
  readonly steps?: readonly RichText[]
}

export type PostSubsection = {
  readonly heading: string
  readonly content?: readonly Block[]
  readonly items: readonly PostItem[]
}

/** A blog post. Its file is all there is to it: `src/content/blog/posts/{id}.ts` exporting `post`. */
export type Post = {
  /** The last part of its address: kebab-case, the file's name. */
  readonly id: string
  readonly title: string
  readonly author: string
  /** Display text, such as "12 March 2026". */
  readonly date: string
  /** The same day as an ISO date, YYYY-MM-DD: what machines read and what sorts. */
  readonly isoDate: string
  readonly category: PostCategory
  /** What the cover shows, or '' where it is decorative. */
  readonly imageAlt: string
  /** Intro text. The page's description is its first 160 characters. */
  readonly content: string
  /** A summary for cards; without it the first 100 characters of `content` are shown. */
  readonly description?: string
  readonly subsections: readonly PostSubsection[]
  readonly conclusion?: readonly Block[]
}
