import type { PostSummary, PostWithRelated } from '../../content/schema/types'
import { fetchJson, fetchList } from '../../lib/fetch-data'

type Entry = PostWithRelated | undefined

const posts = new Map<string, Promise<Entry>>()

/**
 * Fetches a post from the site's own data, once in a visit. @returns undefined if there is none with this id.
 * @throws Error if it cannot be loaded, also without data for 10 s: the error screen offers a retry.
 */
export function fetchPost(id: string): Promise<Entry> {
  const found = posts.get(id)
  if (found) return found
  const result = request(id)
  posts.set(id, result)
  // Otherwise a retry would get the same failure
  result.catch(() => posts.delete(id))
  return result
}

async function request(id: string): Promise<Entry> {
  const result = await fetchJson(`/data/blog/${encodeURIComponent(id)}.json`)
  if (result.ok) return result.data as PostWithRelated
  // Hosts answer a missing file with their page 404, some with the status 200
  if (result.reason === 'missing' || result.reason === 'html') return undefined
  throw new Error(`The post could not be loaded (${result.reason})`)
}

/** Fetches the summaries of all posts, newest first, as {@link fetchList}. */
export const fetchPostList = () => fetchList<PostSummary>('/data/blog.json')
