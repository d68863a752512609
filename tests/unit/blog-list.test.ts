import { describe, expect, test } from 'vitest'

import type { PostSummary } from '../../src/content/schema/types'
import { filterPosts, readBlogQuery, writeBlogQuery } from '../../src/features/blog/blog-list'

const post = (id: string, title: string, category: PostSummary['category']): PostSummary => ({
  id,
  title,
  category,
  author: 'A',
  date: '2026-01-01',
  excerpt: '',
})

const posts = [
  post('a', 'Local SEO for shops', 'SEO'),
  post('b', 'Ads for shops', 'Marketing'),
  post('c', 'Motion on the web', 'Animation'),
  post('d', 'SEO audits', 'SEO'),
]
const idsOf = (text: string, category: string) =>
  filterPosts(posts, { text, category }).map(({ id }) => id)

describe('filterPosts', () => {
  test('matches the category and words of the title, ignoring case', () => {
    expect(idsOf('', '')).toEqual(['a', 'b', 'c', 'd'])
    expect(idsOf('SHOP', '')).toEqual(['a', 'b'])
    expect(idsOf('shop', 'SEO')).toEqual(['a'])
    expect(idsOf('motion', 'SEO')).toEqual([])
  })

  test('trims the words, but keeps spaces inside them', () => {
    expect(idsOf('  ads for ', '')).toEqual(['b'])
    expect(idsOf('adsfor', '')).toEqual([])
  })

  test('treats special characters literally', () => {
    expect(idsOf('.*', '')).toEqual([])
  })
})

describe('the query in the URL', () => {
  const read = (search: string) => readBlogQuery(new URLSearchParams(search), ['SEO', 'Marketing'])

  test('is read as it was written', () => {
    for (const query of [
      { text: 'a & b=c', category: 'SEO', page: 3 },
      { text: '', category: '', page: 1 },
    ]) {
      expect(read(writeBlogQuery(query))).toEqual(query)
    }
    expect(writeBlogQuery({ text: '', category: '', page: 1 })).toBe('')
  })

  test('ignores invalid values', () => {
    expect(read('?category=Cooking&page=x')).toEqual({ text: '', category: '', page: 1 })
    expect(read('?page=-4').page).toBe(1)
  })
})
