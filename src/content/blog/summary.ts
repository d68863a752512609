import type { PostCategory } from './post'

/** What a list needs of a post: everything but its body. Made from the post at build. */
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

/** A post with what stands around it on its page. */
export type PostWithRelated = {
  readonly post: import('./post').Post
  readonly related: readonly PostSummary[]
}
