import type { Post } from '../content/blog/post'
import type { PostSummary, PostWithRelated } from '../content/blog/summary'
import { excerpt } from './excerpt'

const excerptLength = 100
const relatedCount = 2

/** Newest first by ISO date; posts of one day keep the order of their ids. */
export function sortByDate<T extends { isoDate: string; id: string }>(posts: readonly T[]): T[] {
  return [...posts].sort(
    (a, b) => b.isoDate.localeCompare(a.isoDate) || a.id.localeCompare(b.id, 'en'),
  )
}

/** A post without its body, for lists. */
export function summarize(post: Post): PostSummary {
  const { id, title, author, date, isoDate, category, description, content } = post
  return {
    id,
    title,
    author,
    date,
    isoDate,
    category,
    excerpt: description ?? excerpt(content, excerptLength),
  }
}

/**
 * The posts to read next: those of the same category first, newest first.
 *
 * @param post the post being read; never part of the answer.
 * @param newestFirst summaries of all posts, newest first.
 */
export function relatedPosts(
  post: { id: string; category: string },
  newestFirst: readonly PostSummary[],
): PostSummary[] {
  const found: PostSummary[] = []
  for (const isWanted of [
    (other: PostSummary) => other.category === post.category,
    (other: PostSummary) => other.category !== post.category,
  ]) {
    for (const other of newestFirst) {
      if (found.length === relatedCount) return found
      if (other.id !== post.id && isWanted(other)) found.push(other)
    }
  }
  return found
}

/** All posts, newest first, each with its related posts. */
export function withRelated(posts: readonly Post[]): PostWithRelated[] {
  const sorted = sortByDate(posts)
  const summaries = sorted.map(summarize)
  return sorted.map((post) => ({ post, related: relatedPosts(post, summaries) }))
}
