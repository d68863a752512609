import type { PostCategory } from './post'

/** A post without its body, for lists. The build makes it from the post. */
export type PostSummary = {
  readonly id: string
  readonly title: string
  readonly author: string
  /** Display text. */
  readonly date: string
  /** YYYY-MM-DD. */
  readonly isoDate: string
  readonly category: PostCategory
  /** The post's description, or the first 100 characters of its intro and `…`. */
  readonly excerpt: string
}

/** A post and the posts that its page links to. */
export type PostWithRelated = {
  readonly post: import('./post').Post
  readonly related: readonly PostSummary[]
}
