import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'

import { makeFeed } from '../../scripts/build/feed'
import { posts as published } from '../../src/generated/posts'

const posts = published.map(({ post }) => post)
const origin = 'https://www.example.org'
const feed = makeFeed(posts, origin)

const $ = load(feed, { xml: true })
const entries = $('entry').toArray()
const textOf = (entry: (typeof entries)[number], name: string) => $(entry).find(name).first().text()

describe('the feed', () => {
  test('has what RFC 4287 requires of a feed and its entries', () => {
    expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom')
    expect($('feed').attr('xml:lang')).toBe('en-IN')
    for (const name of ['id', 'title', 'updated']) expect($(`feed > ${name}`).text()).not.toBe('')
    expect($('link[rel=self]').attr('href')).toBe(`${origin}/feed.xml`)
    expect(entries).toHaveLength(Math.min(posts.length, 20))
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content', 'name']) {
        expect(textOf(entry, name), name).not.toBe('')
      }
      // Noon in India
      expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT06:30:00\.000Z$/)
    }
    const ids = entries.map((entry) => textOf(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(posts.map(({ id }) => `${origin}/blog/${id}`))
  })

  test('has the full text of every post, as HTML with absolute URLs', () => {
    for (const [index, entry] of entries.entries()) {
      const html = textOf(entry, 'content')
      const content = load(html)
      const post = posts[index]
      const headings = Array.from(content('h2, h3'), (heading) => content(heading).text())
      for (const part of post?.subsections ?? []) {
        expect(headings).toEqual(
          expect.arrayContaining([part.heading, ...part.items.map((item) => item.tool)]),
        )
      }
      for (const link of content('a')) {
        expect(content(link).attr('href')).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
      }
    }
  })

  test('has only the newest twenty posts', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      id: `post-${index}`,
      title: 'A post',
      author: 'Asha Rao',
      date: '2026-11-02',
      category: 'SEO' as const,
      content: 'Its introduction.',
      subsections: [],
    }))
    expect(makeFeed(many, origin).match(/<entry>/g)).toHaveLength(20)
  })
})
