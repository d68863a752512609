import { describe, expect, test } from 'vitest'

import type { PostSummary } from '../../src/content/schema/types'
import type { Job } from '../../src/content/schema/types'
import { filterPosts } from '../../src/features/blog/blog-list'
import { filterJobs } from '../../src/lib/jobs'
import { createSiteSearch } from '../../src/features/search/site-search'
import { indexSheet, viewSheet } from '../../src/features/sheet/engine'
import { foldText, isBlank, normalizeText } from '../../src/lib/fold-text'

/** Pairs that look the same. */
const sameLooks: [string, string, string][] = [
  ['spaces at the ends', ' Bhopal  office ', 'bhopal office'],
  ['white space of any kind and length', 'Bhopal\u00A0\u2003\t\n office', 'bhopal office'],
  ['an ideographic space', 'Bhopal\u3000office', 'bhopal office'],
  ['curly apostrophes', 'Asha’s ‘shop’', "asha's 'shop'"],
  ['accents typed for apostrophes', 'Asha´s `shop`', "asha's 'shop'"],
  ['a modifier letter and a prime', 'Ashaʼs 5′', "asha's 5'"],
  ['an Armenian apostrophe', 'Asha՚s', "asha's"],
  ['curly quotes', '“audit” „audit‟ «audit»', '"audit" "audit" "audit"'],
  ['dashes', 'on–page — 5−3 ‑ x', 'on-page - 5-3 - x'],
  ['a soft hyphen', 'mar\u00ADketing', 'marketing'],
  ['zero-width spaces and marks', '\uFEFFmar\u200Bket\u2060ing\u200E', 'marketing'],
  ['joiners between Latin letters', 'mar\u200Dket\u200Cing', 'marketing'],
  ['a joiner at the end', 'भोपाल\u200D', 'भोपाल'],
  ['control characters', 'mar\0keting', 'marketing'],
  ['composed and decomposed letters', 'cafe\u0301', 'café'],
  ['a Hindi letter with a dot below', '\u095Bोया', '\u091C\u093Cोया'],
  ['ligatures', 'oﬃce', 'office'],
  ['full-width letters', 'ＳＥＯ', 'seo'],
]

test.each(sameLooks)('texts are equal in spite of %s', (_, a, b) => {
  expect(foldText(a)).toBe(foldText(b))
})

test('joiners inside words and emoji stay', () => {
  for (const text of ['क्\u200Dष', 'क्\u200Cष', 'می\u200Cخواهم', '👨\u200D👩\u200D👧'])
    expect(normalizeText(text)).toBe(text)
})

test('what looks different stays different', () => {
  const texts = ['café', 'cafe', '१२', '12', 'क्ष', 'क्\u200Dष', 'a b', 'ab', "a'b", 'a"b', 'a-b']
  expect(new Set(texts.map(foldText)).size).toBe(texts.length)
})

test('the case is kept where texts are only compared', () => {
  expect(normalizeText(' Asha’s\u00A0Shop ')).toBe("Asha's Shop")
})

test.each(['', ' ', '\u00A0\u3000', '\u200B\uFEFF', '\u00AD', '\u0000', '\u2800', '\u3164'])(
  '%j is blank',
  (text) => expect(isBlank(text)).toBe(true),
)

test.each(['0', '-', '.', 'अ', '👋', ' x '])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false)
})

describe('every search finds what looks the same', () => {
  test.each(sameLooks)('in spite of %s', (_, a, b) => {
    for (const [text, query] of [
      [a, b],
      [b, a],
    ] as const) {
      const post = { title: `The ${text} of today` } as PostSummary
      expect(filterPosts([post], { text: query, category: '' })).toHaveLength(1)

      for (const changes of [{ title: text }, { title: 'x', description: text }])
        expect(
          filterJobs([{ description: '', ...changes } as Job], { search: query, category: '' }),
        ).toHaveLength(1)

      const index = indexSheet({ header: ['a', 'b'], rows: [['x', `y ${text} z`]] })
      const view = viewSheet(index, { search: query, sort: null, page: 1, pageSize: 10 })
      expect(view.total).toBe(1)

      const page = { type: 'page', description: '', headings: [], words: '' } as const
      const search = createSiteSearch([{ ...page, address: '/x', title: text }])
      expect(search(query)).toHaveLength(1)
    }
  })
})
