import { expect, test } from 'vitest'

import { readSheetQuery, writeSheetQuery } from '../../src/features/sheet/address'
import type { SheetQuery } from '../../src/features/sheet/engine'
import { changeParams } from '../../src/ui/hooks/use-url-state'

const header = ['Timestamp', 'Name', 'Budget & plan']
const read = (search: string) => readSheetQuery(new URLSearchParams(search), header)
const write = (query: SheetQuery, search = '') =>
  changeParams(search, writeSheetQuery(query, header)).slice(1)

test('a URL without parameters shows the first page of the unsorted sheet', () => {
  expect(read('')).toEqual({ search: '', sort: null, page: 1, pageSize: 10 })
  expect(write(read(''))).toBe('')
})

test('a view is restored from its URL', () => {
  const query: SheetQuery = {
    search: 'a&b=ज़',
    sort: { column: 2, direction: 'descending' },
    page: 3,
    pageSize: 50,
  }
  expect(read(write(query))).toEqual(query)
  expect(write({ ...query, sort: { column: 0, direction: 'ascending' } })).toContain(
    'sort=Timestamp&dir=asc&page=3&size=50',
  )
})

test('invalid parameters are ignored', () => {
  for (const search of ['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1e99', 'page=']) {
    expect(read(search).page, search).toBe(1)
  }
  for (const search of ['size=11', 'size=x', 'size=0', 'size=1e1000']) {
    expect(read(search).pageSize, search).toBe(10)
  }
  expect(read('sort=Salary&dir=asc').sort).toBeNull()
  expect(read('sort=&dir=desc').sort).toBeNull()
  expect(read('sort=Name&dir=sideways').sort).toEqual({ column: 1, direction: 'ascending' })
})

test('other parameters are kept, and default values are left out', () => {
  expect(write(read(''), 'utm=1&q=old&page=2&size=20&sort=Name&dir=asc')).toBe('utm=1')
})
