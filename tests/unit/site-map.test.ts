import { expect, test } from 'vitest'

import { pageRows } from '../../src/app/routes'
import { siteMap } from '../../src/content/site-map'

const rows = pageRows.filter((row) => !row.canonical && !row.path.includes(':'))
const listed = siteMap.flatMap((group) => group.items.map((item) => item.path))

test('the list of all pages has every indexed page', () => {
  const indexed = rows.filter((row) => !row.noindex).map((row) => row.path)
  expect(indexed.filter((path) => !listed.includes(path))).toEqual([])
})

test('the list of all pages has pages of the site only, each once', () => {
  const all = rows.map((row) => row.path)
  expect(listed.filter((path) => !all.includes(path))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})
