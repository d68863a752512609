import { afterEach, expect, test, vi } from 'vitest'

import { fetchPost } from '../../src/features/blog/load-posts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const withoutAnswer = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  )

test('a post fails after 10 seconds without an answer, and the next call tries again', async () => {
  vi.useFakeTimers()
  const post = { post: { id: 'late' }, related: [] }
  const fetched = vi.fn().mockImplementationOnce(withoutAnswer)
  vi.stubGlobal('fetch', fetched.mockResolvedValueOnce(Response.json(post)))
  const first = Promise.allSettled([fetchPost('late')])
  const ended = vi.fn()
  void first.then(ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toMatchObject([{ status: 'rejected' }])
  expect(await fetchPost('late')).toEqual(post)
})

test('a page instead of data means that there is no such post', async () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>', { headers }))
  expect(await fetchPost('page')).toBeUndefined()
})
