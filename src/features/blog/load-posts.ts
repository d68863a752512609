import { timeouts } from '../../config'
import type { PostSummary, PostWithRelated } from '../../content/blog/summary'

/** How fetching a post ended. */
export type PostResult = { ok: true; entry: PostWithRelated } | { ok: false; reason: 'missing' }

const asked = new Map<string, Promise<PostResult>>()

/**
 * Fetches one post from the site's own data, made at build; each only once in a visit, so that what
 * was fetched ahead is there when it is asked for.
 *
 * @throws TypeError if the network is down, Error if the server failed: the error screen offers to
 * try again.
 */
export function fetchPost(id: string): Promise<PostResult> {
  const known = asked.get(id)
  if (known) return known
  const result = request(id)
  asked.set(id, result)
  // What failed may be asked for again.
  result.catch(() => asked.delete(id))
  return result
}

async function request(id: string): Promise<PostResult> {
  const response = await fetch(`/data/blog/${encodeURIComponent(id)}.json`)
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isJson)) return { ok: false, reason: 'missing' }
  if (!response.ok) throw new Error(`The post could not be loaded (${response.status})`)
  return { ok: true, entry: (await response.json()) as PostWithRelated }
}

/** How fetching the list of posts ended. */
export type PostListResult =
  { ok: true; posts: readonly PostSummary[] } | { ok: false; reason: 'unavailable' }

/**
 * Fetches the summaries of all posts, newest first, from the site's own data, made at build.
 *
 * Never throws: a lost connection is a result as well, and so is an answer that takes longer than
 * any call may.
 */
export async function fetchPostList(): Promise<PostListResult> {
  try {
    const response = await fetch('/data/blog.json', { signal: AbortSignal.timeout(timeouts.call) })
    if (!response.ok) return { ok: false, reason: 'unavailable' }
    return { ok: true, posts: (await response.json()) as PostSummary[] }
  } catch (error) {
    console.error('The list of posts was not loaded', error)
    return { ok: false, reason: 'unavailable' }
  }
}
