import { limits, pageSizes } from '../../config'
import { dayInIndia, listPublished } from '../../lib/day-in-india'
import { excerpt } from '../../lib/excerpt'
import { plainRichText } from './plain-text'
import type { Module, Value } from './modules'
import type { Post, PostList, PostSummary, PostWithRelated } from './types'

const excerptLength = 100
const relatedCount = 2

/** A copy, newest first by ISO date. Posts of one day are sorted by id, so that every build is the same. */
export function sortByDate<T extends { date: string; id: string }>(posts: readonly T[]): T[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'))
}

/** A post without its body, for lists: the body would make their data many times as large. */
export function summarize(post: Post): PostSummary {
  const { id, title, author, date, category, image, imageAlt, lang } = post
  const text = post.description ?? excerpt(plainRichText(post.content), excerptLength)
  return { id, title, author, date, category, image, imageAlt, lang, excerpt: text }
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

/**
 * The posts that visitors may read, newest first, each with its related posts: without drafts and those that are dated
 * after `today`.
 *
 * @param today as YYYY-MM-DD.
 */
export function publishPosts(posts: readonly Post[], today: string): PostWithRelated[] {
  const sorted = sortByDate(listPublished(posts, today).filter(({ draft }) => !draft))
  const summaries = sorted.map(summarize)
  return sorted.map((post) => ({ post, related: relatedPosts(post, summaries) }))
}

const publish = (values: readonly Value[]) =>
  publishPosts(
    // The values of this kind's schema
    values.map((value) => ({ ...value, sample: undefined }) as unknown as Post),
    dayInIndia(),
  )

/**
 * The modules of the blog. Each page gets only the part that it needs, so that none grows with the blog: the home page
 * gets the newest summaries, the list its first page. Only Node reads the modules of all posts.
 */
export function postModules(values: readonly Value[]): Module[] {
  const posts = publish(values)
  const summaries = posts.map(({ post }) => summarize(post))
  const list: PostList = {
    firstPosts: summaries.slice(0, pageSizes.blog),
    count: posts.length,
    categories: [...new Set(summaries.map(({ category }) => category))],
  }
  const module = (name: string, constant: string, type: string, value: unknown): Module => {
    return { name, constant, type, isList: Array.isArray(value), value }
  }
  const latest = summaries.slice(0, limits.latestPosts)
  return [
    module('latest-posts', 'latestPosts', 'PostSummary', latest),
    module('post-list', 'postList', 'PostList', list),
    module('later-posts', 'laterPosts', 'PostSummary', summaries.slice(pageSizes.blog)),
    module('posts', 'posts', 'PostWithRelated', posts),
  ]
}

/** What the browser fetches: all summaries, and each post when it is opened. */
export function postData(values: readonly Value[]): Record<string, unknown> {
  const posts = publish(values)
  return {
    'blog.json': posts.map(({ post }) => summarize(post)),
    ...Object.fromEntries(posts.map((entry) => [`blog/${entry.post.id}.json`, entry])),
  }
}
