// Modules that scripts/build/blog-data.ts makes of the files in src/content/blog/posts.

declare module 'virtual:posts/latest' {
  /** The newest three posts, newest first. */
  export const latestPosts: readonly import('../content/blog/summary').PostSummary[]
}

declare module 'virtual:posts/list' {
  /** The first page of the blog list, newest first. */
  export const firstPosts: readonly import('../content/blog/summary').PostSummary[]
  /** How many posts there are. */
  export const postCount: number
  /** The categories that posts have. */
  export const categories: readonly string[]
  /** What follows the first page, for visitors without JavaScript; empty in the browser's code. */
  export const unscriptedPosts: readonly import('../content/blog/summary').PostSummary[]
}

declare module 'virtual:posts/all' {
  /** All posts whole, newest first. For the prerender step only. */
  export const posts: readonly import('../content/blog/summary').PostWithRelated[]
}

// The fonts and colors of pages in frames, which scripts/build/embed-style.ts makes of the theme.
declare module 'virtual:embed-style.css'
