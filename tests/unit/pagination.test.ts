import { describe, expect, it } from 'vitest'

import { pageNumbers, paginate } from '../../src/lib/pagination'

const letters = [...'abcdefghijk']

describe('paginate', () => {
  it('cuts pages and says whether there are more', () => {
    expect(paginate(letters, 1, 5)).toEqual({
      visible: ['a', 'b', 'c', 'd', 'e'],
      page: 1,
      pageCount: 3,
      hasPrevious: false,
      hasNext: true,
    })
    expect(paginate(letters, 3, 5)).toMatchObject({
      visible: ['k'],
      hasPrevious: true,
      hasNext: false,
    })
  })

  it('has one empty page for an empty list', () => {
    expect(paginate([], 4, 5)).toEqual({
      visible: [],
      page: 1,
      pageCount: 1,
      hasPrevious: false,
      hasNext: false,
    })
  })

  it.each([
    [0, 1],
    [-3, 1],
    [NaN, 1],
    [2.9, 2],
    [99, 3],
    [Infinity, 3],
  ])('turns page %d into page %d', (asked, page) => {
    expect(paginate(letters, asked, 5).page).toBe(page)
  })

  it.each([
    [0, 11],
    [NaN, 11],
    [Infinity, 1],
    [11, 1],
  ])('makes of page size %d %d pages', (size, pageCount) => {
    const page = paginate(letters, 1, size)
    expect(page.pageCount).toBe(pageCount)
    expect(page.visible[0]).toBe('a')
  })
})

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 5, [1, 2, 'gap', 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
    [1, 0, []],
  ])('page %d of %d', (current, count, entries) => {
    expect(pageNumbers(current, count)).toEqual(entries)
  })
})
