import type { PostSummary } from '../../content/schema/types'
import { foldText } from '../../lib/fold-text'
import { readPage } from '../../lib/pagination'
import { readQuery } from '../../lib/search-query'
import { changeParams } from '../../ui/hooks/use-url-state'

/** The blog list's filters and page, as the URL has them. */
export type BlogQuery = {
  readonly text: string
  /** '' means all. */
  readonly category: string
  /** From 1; may be beyond the last page. */
  readonly page: number
}

/** The query of a URL (`?q=…&category=…&page=…`): an unknown category means all, and what is no page is 1. */
export function readBlogQuery(params: URLSearchParams, categories: readonly string[]): BlogQuery {
  const category = params.get('category') ?? ''
  return {
    text: readQuery(params),
    category: categories.includes(category) ? category : '',
    page: readPage(params),
  }
}

/** A query as the search part of a URL (`?…`), without defaults; '' if all are defaults. */
export function writeBlogQuery({ text, category, page }: BlogQuery): string {
  return changeParams('', { q: text, category, page: page > 1 ? String(page) : '' })
}

/** The posts of a category whose title contains the text, compared by {@link foldText}, in the passed order. */
export function filterPosts(
  posts: readonly PostSummary[],
  { text, category }: Pick<BlogQuery, 'text' | 'category'>,
): PostSummary[] {
  const needle = foldText(text)
  return posts.filter(
    (post) =>
      (category === '' || post.category === category) && foldText(post.title).includes(needle),
  )
}
