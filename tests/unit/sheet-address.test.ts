// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'

import * as address from '../../src/features/sheet/address'
import { readSheetQuery, writeSheetQuery } from '../../src/features/sheet/address'
import { keepSetups, readSetups } from '../../src/lib/kept-setups'
import { changeParams } from '../../src/ui/hooks/use-url-state'

const header = ['Timestamp', 'Name', 'Budget & plan']
const read = (search: string) => readSheetQuery(new URLSearchParams(search), header)
const write = (query: address.AddressQuery, search = '') =>
  changeParams(search, writeSheetQuery(query, header)).slice(1)

test('a URL without parameters shows the first page of the unsorted sheet', () => {
  expect(read('')).toEqual({ search: '', sort: null, page: 1, pageSize: 10, hidden: [] })
  expect(write(read(''))).toBe('')
})

test('a view is restored from its URL', () => {
  const query: address.AddressQuery = {
    search: 'a&b=ज़',
    sort: { column: 2, direction: 'descending' },
    page: 3,
    pageSize: 50,
    hidden: [0],
  }
  expect(read(write(query))).toEqual(query)
  expect(write({ ...query, sort: { column: 0, direction: 'ascending' } })).toContain(
    'sort=Timestamp&dir=asc&page=3&size=50&hide=Timestamp',
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

test('hidden columns, or the shown ones if these are fewer, are in the URL by their names', () => {
  const names = ['Name', 'Name (2)', 'City, State', 'R&D 50%=½', '👩🏽‍💻 नाम', '__proto__', '+ #1']
  const params = (hidden: readonly number[]) =>
    new URLSearchParams(changeParams('', writeSheetQuery({ ...read(''), hidden }, names)))
  for (let set = 0; set < 2 ** names.length - 1; set++) {
    const hidden = [...names.keys()].filter((column) => set & (2 ** column))
    expect(readSheetQuery(params(hidden), names).hidden).toEqual(hidden)
    expect(address.findMissing(params(hidden), names)).toEqual([])
    expect([...params(hidden)].length).toBeLessThanOrEqual(3)
  }
})

test('columns that are gone are left out, and one column stays', () => {
  const hidden = (search: string) => read(search).hidden
  const missing = (search: string) => address.findMissing(new URLSearchParams(search), header)
  expect(hidden('hide=Name&hide=Gone')).toEqual([1])
  expect(hidden('show=Name&show=Gone')).toEqual([0, 2])
  expect(hidden('show=Gone')).toEqual([])
  expect(hidden('hide=Timestamp&hide=Name&hide=Budget+%26+plan')).toEqual([])
  expect(missing('hide=Name&hide=Gone&sort=Old&q=Gone&hide=')).toEqual(['Old', 'Gone'])
})

describe('what the device keeps', () => {
  const key = 'sheet-views'
  const setup = { address: 'hide=Name', widths: { constructor: 90 } }
  const save = (name: string) => keepSetups((setups) => setups.set(name, setup))
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  test('is a setup for each name', () => {
    expect(readSetups().size).toBe(0)
    for (const name of ['', 'My leads', '__proto__', '7']) expect(save(name)).toBe(true)
    expect(Object.fromEntries(readSetups())).toEqual(
      Object.fromEntries(['', 'My leads', '__proto__', '7'].map((name) => [name, setup])),
    )
    keepSetups((setups) => setups.delete('My leads'))
    expect(readSetups().has('My leads')).toBe(false)
  })

  test.each(['{', '[]', 'null', '7', '""', ''])('is nothing if storage has %s', (text) => {
    localStorage.setItem(key, text)
    expect(readSetups().size).toBe(0)
    expect(save('My leads')).toBe(true)
  })

  test('leaves alone what another version has written', () => {
    const other = { version: 2, Leads: { columns: ['Name'] }, Empty: null, Old: { address: 'q=a' } }
    localStorage.setItem(key, JSON.stringify(other))
    expect([...readSetups()]).toEqual([['Old', { address: 'q=a', widths: {} }]])
    expect(save('Mine')).toBe(true)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...other, Mine: setup })
  })

  test('stays when storage is full or blocked', () => {
    save('First')
    expect(save('x'.repeat(100_000))).toBe(false)
    const fail = () => {
      throw new DOMException('full, or blocked')
    }
    const text = localStorage.getItem(key)
    vi.stubGlobal('localStorage', { getItem: () => text, setItem: fail })
    expect(save('Second')).toBe(false)
    expect([...readSetups().keys()]).toEqual(['First'])
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail })
    expect(save('Third')).toBe(false)
    expect(readSetups().size).toBe(0)
  })
})
