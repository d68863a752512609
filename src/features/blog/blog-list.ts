import type { PostSummary } from '../../content/blog/summary'
import { readPage } from '../../lib/pagination'

/** What the visitor asks of the blog list; it lives in the address. */
export type BlogQuery = {
  readonly text: string
  /** '' is all. */
  readonly category: string
  /** From 1; may be beyond the last page. */
  readonly page: number
}

/**
 * Reads a query from an address. What makes no sense there (an unknown category, page "x") counts as
 * not given.
 */
export function readBlogQuery(params: URLSearchParams, categories: readonly string[]): BlogQuery {
  const category = params.get('category') ?? ''
  return {
    text: params.get('q') ?? '',
    category: categories.includes(category) ? category : '',
    page: readPage(params),
  }
}

/** A query as the search part of an address: only what is not the default; '' when nothing is. */
export function writeBlogQuery({ text, category, page }: BlogQuery): string {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (category) params.set('category', category)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The posts of a category whose title contains the text, in any case. Spaces around the text do not
 * count.
 */
export function filterPosts(
  posts: readonly PostSummary[],
  { text, category }: Pick<BlogQuery, 'text' | 'category'>,
): PostSummary[] {
  const wanted = text.trim().toLowerCase()
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) && post.title.toLowerCase().includes(wanted),
  )
}
