import type { PostSummary, PostWithRelated } from '../../content/schema/types'
import { fetchList } from '../../lib/fetch-list'

type Entry = PostWithRelated | undefined

const posts = new Map<string, Promise<Entry>>()

/**
 * Fetches a post from the site's own data, made at build. Each is fetched once in a visit, so a
 * prefetched post shows at once.
 *
 * @returns undefined if there is none with this id.
 * @throws TypeError if the network is down, SyntaxError for broken JSON, Error for a server's failure:
 * the error screen offers a retry.
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
  const response = await fetch(`/data/blog/${encodeURIComponent(id)}.json`)
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isJson)) return undefined
  if (!response.ok) throw new Error(`The post could not be loaded (${response.status})`)
  return (await response.json()) as PostWithRelated
}

/** Fetches the summaries of all posts, newest first, as {@link fetchList}. */
export const fetchPostList = () => fetchList<PostSummary>('/data/blog.json')
