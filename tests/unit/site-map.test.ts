import { expect, test } from 'vitest'

import { pageRows } from '../../src/app/routes'
import { caseStudies } from '../../src/content/generated/work'
import { siteMap } from '../../src/content/site-map'

test('the list of all pages has every indexed page, and every case study, once', () => {
  const listed = siteMap.flatMap((group) => group.items.map((item) => item.path))
  const studies = new Set(caseStudies.map(({ path }) => path))
  const known = pageRows
    .filter((row) => !row.noindex || studies.has(row.path))
    .filter((row) => !row.canonical && !row.path.includes(':'))
    .map((row) => row.path)
  expect(listed.toSorted()).toEqual(known.toSorted())
})
