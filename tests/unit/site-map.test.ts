import { expect, test } from 'vitest'

import { pageRows } from '../../src/app/routes'
import { siteMap } from '../../src/content/site-map'

test('the list of all pages has every indexed page once', () => {
  const listed = siteMap.flatMap((group) => group.items.map((item) => item.path))
  const known = pageRows
    .filter((row) => !row.noindex && !row.canonical && !row.path.includes(':'))
    .map((row) => row.path)
  expect(listed.toSorted()).toEqual(known.toSorted())
})
