import type { PostWithRelated } from '../content/blog/summary'

/** How fetching a post ended. */
export type PostResult = { ok: true; entry: PostWithRelated } | { ok: false; reason: 'missing' }

/**
 * Fetches one post from the site's own data, made at build.
 *
 * @throws TypeError if the network is down, Error if the server failed: the error screen offers to
 * try again.
 */
export async function fetchPost(id: string): Promise<PostResult> {
  const response = await fetch(`/data/blog/${encodeURIComponent(id)}.json`)
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isJson)) return { ok: false, reason: 'missing' }
  if (!response.ok) throw new Error(`The post could not be loaded (${response.status})`)
  return { ok: true, entry: (await response.json()) as PostWithRelated }
}
