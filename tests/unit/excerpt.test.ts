import { expect, test } from 'vitest'

import { company } from '../../src/generated/company'
import type { Post } from '../../src/content/schema/types'
import { relatedPosts, sortByDate, summarize } from '../../src/content/schema/post-lists'
import { phoneHref } from '../../src/lib/contact-links'
import { excerpt, firstSentences } from '../../src/lib/excerpt'
import { formatDate } from '../../src/lib/format-date'
import { makeHeadTags } from '../../src/seo/head-tags'
import { handleOnX, profileHref } from '../../src/lib/social-profiles'
import { slugify } from '../../src/lib/slugify'

test('an excerpt has the first characters and an ellipsis', () => {
  expect(excerpt('x'.repeat(150), 100)).toBe(`${'x'.repeat(100)}…`)
  expect(excerpt('short', 100)).toBe('short')
  expect(excerpt('x'.repeat(100), 100)).toBe('x'.repeat(100))
})

test.each([
  ['an emoji', '😀😀😀', 2, '😀😀…'],
  ['a vowel sign', 'यह गिनती', 4, 'यह …'],
  ['a conjunct', 'यह क्षमा', 5, 'यह …'],
  ['a conjunct with a vowel sign', 'स्त्री है', 5, '…'],
  ['a nukta', 'अंग्रेज़ी', 6, 'अंग्रे…'],
  ['a Bengali conjunct', 'ক ক্ষমা', 4, 'ক …'],
  ['a Thai vowel', 'น้ำใจ', 2, '…'],
  ['a flag', '🇮🇳🇮🇳', 3, '🇮🇳…'],
  ['a cook with her tools', '👩🏽‍🍳👩🏽‍🍳', 6, '👩🏽‍🍳…'],
  ['an accent', 'cafe\u0301s', 4, 'caf…'],
  ['a line break', 'a\r\nb', 2, 'a…'],
])('%s is never cut', (_name, text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected)
  expect(firstSentences('यह गिनती', 5)).toBe('यह…')
})

test('a description has whole sentences and no line breaks', () => {
  expect(firstSentences('one\n two', 160)).toBe('one two')
  expect(firstSentences('One. Two! Three?', 9)).toBe('One. Two!')
  expect(firstSentences('One. Two! Three?', 8)).toBe('One.')
  expect(firstSentences('One. A sentence, which is too long.', 20)).toBe('One. A sentence…')
  expect(firstSentences('“One.” Two and three', 12)).toBe('“One.”')
  expect(firstSentences('It costs 2.5 lakh. More.', 18)).toBe('It costs 2.5 lakh.')
  expect(firstSentences('It is all free. Mr. A. Rao pays Rs. 500.', 36)).toBe('It is all free.')
  expect(firstSentences('A sentence, which is too long.', 20)).toBe('A sentence, which…')
  expect(firstSentences('A sentence, which is too long.', 12)).toBe('A sentence…')
  expect(firstSentences('यह गिनती है। यह वाक्य लंबा है, बहुत लंबा।', 30)).toBe('यह गिनती है। यह वाक्य लंबा…')
  expect(firstSentences('https://a.example/long/address', 12)).toBe('https://a.e…')
})

test('the head has whole keywords, and says what the picture of a preview shows', () => {
  const meta = { title: 'A', description: '', keywords: ['Tap, load, jump: ₹1,20,000', 'B'] }
  const tags = makeHeadTags({ meta }, '/').tags.map((tag) => Object.values(tag))
  expect(tags).toContainEqual(['keywords', 'Tap load jump: ₹120000, B'])
  expect(tags).toContainEqual(['twitter:image:alt', `A | ${company.name}`])
})

test('dates have the format used in India', () => {
  const months = ['January', 'February', 'March']
  expect(formatDate('2026-03-02', months)).toBe('2 March 2026')
  for (const day of ['02/03/2026', '2026-13-02', '2026-00-02'])
    expect(() => formatDate(day, months)).toThrow(RangeError)
})

test('anchors consist of letters, digits and hyphens', () => {
  expect(slugify('Core Web Vitals: LCP & INP!')).toBe('core-web-vitals-lcp-inp')
  expect(slugify('✔️ Naïve “फायदे”')).toBe('naive-फायदे')
})

test('a tel: URL contains only valid characters', () => {
  expect(phoneHref('+91 755 555 0121')).toBe('tel:+917555550121')
})

// prettier-ignore
test.each([
  ['https://www.instagram.com/shop.example/?igsh=MWx1&utm_source=qr', 'https://www.instagram.com/shop.example'],
  ['https://m.facebook.com/shop.example/?mibextid=ZbWKwL#', 'https://www.facebook.com/shop.example'],
  ['https://www.facebook.com/profile.php?id=100&locale=hi_IN', 'https://www.facebook.com/profile.php?id=100'],
  ['https://www.linkedin.com/company/shop/?originalSubdomain=in', 'https://www.linkedin.com/company/shop'],
  ['https://youtube.com/@shop?si=a1', 'https://youtube.com/@shop'],
  ['https://t.me/shop', 'https://t.me/shop'],
  ['https://network.example/u?user=5&utm_source=app', 'https://network.example/u?user=5'],
])('a profile is linked without what apps append to %s', (url, href) => {
  expect(profileHref(url)).toBe(href)
})

test.each([
  ['https://x.com/shop_ex/', '@shop_ex'],
  ['https://x.com/shop_ex?s=21&t=a', '@shop_ex'],
  ['https://mobile.twitter.com/@shop_ex', '@shop_ex'],
  ['https://netflix.com/shop', undefined],
])('the handle on X of %s is %s', (url, handle) => {
  expect(handleOnX([{ name: 'X', url }])).toBe(handle)
})

const post = (id: string, date: string, category: Post['category'], description?: string): Post => {
  const text = { author: 'A', content: 'c'.repeat(120), subsections: [] }
  return { ...text, id, title: id, date, category, ...(description && { description }) }
}

test('posts are sorted by date, newest first', () => {
  const sorted = sortByDate([
    post('a', '2026-01-01', 'SEO'),
    post('b', '2026-11-01', 'SEO'),
    post('c', '2025-12-31', 'SEO'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
})

test('a card shows the description, or the first 100 characters', () => {
  expect(summarize(post('a', '2026-01-01', 'SEO', 'Short.')).excerpt).toBe('Short.')
  expect(summarize(post('a', '2026-01-01', 'SEO')).excerpt).toBe(`${'c'.repeat(100)}…`)
})

test('related posts are two others, of the same category first', () => {
  const all = [
    post('new', '2026-05-01', 'Marketing'),
    post('same', '2026-04-01', 'SEO'),
    post('self', '2026-03-01', 'SEO'),
    post('old', '2026-02-01', 'Animation'),
  ].map(summarize)
  const self = all[2]
  expect(relatedPosts(self ?? { id: '', category: '' }, all).map(({ id }) => id)).toEqual([
    'same',
    'new',
  ])
})
