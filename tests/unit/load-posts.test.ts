import { afterEach, expect, test, vi } from 'vitest'

import { timeouts } from '../../src/config'
import { fetchPost } from '../../src/features/blog/load-posts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Ends with the call's signal, as the bodies of real answers do. */
const withStalledBody = (_: string, { signal }: RequestInit) => {
  const start = (body: ReadableStreamDefaultController) => {
    body.enqueue(new TextEncoder().encode('{"post":'))
    signal?.addEventListener('abort', () => body.error(signal.reason))
  }
  const headers = { 'Content-Type': 'application/json' }
  return Promise.resolve(new Response(new ReadableStream({ start }), { headers }))
}

const withoutAnswer = (_: string, init: RequestInit | undefined) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

test.each([
  ['no answer comes', withoutAnswer],
  ['the answer stops half-way', withStalledBody],
])('a post fails after 10 seconds if %s, and the next call tries again', async (id, answer) => {
  vi.useFakeTimers()
  const post = { post: { id }, related: [] }
  const fetched = vi.fn().mockImplementationOnce(answer).mockResolvedValueOnce(Response.json(post))
  vi.stubGlobal('fetch', fetched)
  const first = Promise.allSettled([fetchPost(id)])
  await vi.advanceTimersByTimeAsync(timeouts.call)
  expect(await first).toMatchObject([{ status: 'rejected' }])
  expect(await fetchPost(id)).toEqual(post)
})

test('a page instead of data means that there is no such post', async () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { headers }))
  expect(await fetchPost('page')).toBeUndefined()
})
