import { describe, expect, it } from 'vitest'

import { paginate } from '../../src/lib/pagination'

const letters = [...'abcdefghijk']

describe('paginate', () => {
  it('splits a list into pages', () => {
    expect(paginate(letters, 1, 5)).toEqual({ visible: [...'abcde'], page: 1, pageCount: 3 })
    expect(paginate(letters, 3, 5).visible).toEqual(['k'])
  })

  it('has one empty page for an empty list', () => {
    expect(paginate([], 4, 5)).toEqual({ visible: [], page: 1, pageCount: 1 })
  })

  it.each([
    [0, 1],
    [-3, 1],
    [NaN, 1],
    [2.9, 2],
    [99, 3],
    [Infinity, 3],
  ])('limits page %d to page %d', (requested, page) => {
    expect(paginate(letters, requested, 5).page).toBe(page)
  })

  it.each([
    [0, 11],
    [-3, 11],
    [NaN, 11],
    [Infinity, 1],
    [11, 1],
  ])('limits page size %d, which makes %d pages', (size, pageCount) => {
    const page = paginate(letters, 1, size)
    expect(page.pageCount).toBe(pageCount)
    expect(page.visible[0]).toBe('a')
  })
})
