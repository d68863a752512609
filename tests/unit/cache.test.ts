import { readdir } from 'node:fs/promises'

import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { openCache } from '../../scripts/build/cache'
import { makeFolder } from '../make-folder'

let folder: string
beforeEach(() => {
  folder = makeFolder(onTestFinished)
})

describe('the cache', () => {
  test('makes a result once, also for a second build', async () => {
    const make = vi.fn(async () => 'made')
    for (let build = 0; build < 2; build++) {
      const cache = await openCache(folder)
      expect(String(await cache.get(['a', 'b'], make))).toBe('made')
    }
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('makes a result again for other inputs, also if they read the same in a row', async () => {
    const cache = await openCache(folder)
    await cache.get(['ab', 'c'], async () => 'first')
    expect(String(await cache.get(['a', 'bc'], async () => 'second'))).toBe('second')
    expect(String(await cache.get([Buffer.from('abc')], async () => 'third'))).toBe('third')
  })

  test('keeps nothing of a result that could not be made', async () => {
    const cache = await openCache(folder)
    await expect(cache.get(['a'], () => Promise.reject(new Error('full')))).rejects.toThrow('full')
    expect(await readdir(folder)).toEqual([])
  })

  test('forgets what a build did not ask for', async () => {
    await (await openCache(folder)).get(['old'], async () => 'old')
    const cache = await openCache(folder)
    await cache.get(['new'], async () => 'new')
    await cache.prune()
    expect(await readdir(folder)).toHaveLength(1)
    expect(String(await cache.get(['new'], async () => 'again'))).toBe('new')
  })
})

describe('the social picture, which is cached by its markup', () => {
  const content = '../../src/generated/company'
  const logoPath = '../../src/lib/logo-path'
  const kit = '../../scripts/drawings/kit'
  afterEach(() => {
    for (const module of [content, logoPath, kit]) vi.doUnmock(module)
  })

  const draw = async (title = 'Hello', seed = '/hello') => {
    vi.resetModules()
    const { socialMarkup } = await import('../../scripts/drawings/social')
    return socialMarkup({ title, section: 'Blog', seed, layout: 'right' })
  }

  test('is the same for the same page, and no other', async () => {
    expect(await draw()).toBe(await draw())
    expect(await draw('Goodbye')).not.toBe(await draw())
    expect(await draw('Hello', '/other')).not.toBe(await draw())
  })

  test.each([
    ["the company's name", content, 'company', 'name', 'Another name'],
    ['the logo', logoPath, 'logo', 'shapes', [{ tone: 'text', d: 'M0 0h9v9z' }]],
    ['a color', kit, 'color', 'deep', '#123456'],
  ])('changes with %s', async (_what, module, name, key, value) => {
    const before = await draw()
    vi.doMock(module, async (importOriginal) => {
      const original = await importOriginal<Record<string, object>>()
      return { ...original, [name]: { ...original[name], [key]: value } }
    })
    expect(await draw()).not.toBe(before)
  })
})
