import type { Post, PostSummary, PostWithRelated } from '../../src/content/schema/types'
import { excerpt } from '../../src/lib/excerpt'
import { plainRichText } from '../../src/lib/plain-text'

const excerptLength = 100
const relatedCount = 2

/** A copy, newest first by ISO date. Posts of one day are sorted by id, so that every build is the same. */
export function sortByDate<T extends { date: string; id: string }>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'))
}

/** A post without its body, for lists: the body would make their data many times as large. */
export function summarize(post: Post): PostSummary {
  const { id, title, author, date, category, image, imageAlt } = post
  const text = post.description ?? excerpt(plainRichText(post.content), excerptLength)
  return { id, title, author, date, category, image, imageAlt, excerpt: text }
}

/**
 * The posts to read next: those of the same category first, newest first.
 *
 * @param post the post being read; it is never in the result.
 * @param newestFirst summaries of all posts, newest first.
 */
export function relatedPosts(
  post: { id: string; category: string },
  newestFirst: readonly PostSummary[],
): PostSummary[] {
  const isOther = (other: PostSummary) => Number(other.category !== post.category)
  const others = newestFirst.filter((other) => other.id !== post.id)
  return others.toSorted((a, b) => isOther(a) - isOther(b)).slice(0, relatedCount)
}

/** All posts, newest first, each with its related posts. */
export function withRelated(posts: readonly Post[]): PostWithRelated[] {
  const sorted = sortByDate(posts)
  const summaries = sorted.map(summarize)
  return sorted.map((post) => ({ post, related: relatedPosts(post, summaries) }))
}
