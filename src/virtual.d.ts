// Modules that scripts/build/blog-data.ts makes of the files in src/content/blog/posts.

declare module 'virtual:posts/latest' {
  /** The newest three posts, newest first. */
  export const latestPosts: readonly import('./content/blog/summary').PostSummary[]
}

declare module 'virtual:posts/index' {
  /** All posts without their bodies, newest first. */
  export const postSummaries: readonly import('./content/blog/summary').PostSummary[]
}

declare module 'virtual:posts/all' {
  /** All posts whole, newest first. For the prerender step only. */
  export const posts: readonly import('./content/blog/summary').PostWithRelated[]
}
