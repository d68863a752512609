// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import { readPosts } from '../../scripts/build/blog-data'
import { makeFeed } from '../../scripts/build/feed'

const posts = (await readPosts()).map(({ post }) => post)
const origin = 'https://www.example.org'
const feed = makeFeed(posts, origin)

/** Tags that are opened and closed in order, and no stray sign: what a strict parser insists on. */
function findFault(xml: string): string | undefined {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^>]*\?>/, '')
  const token =
    /<(\/?)([a-z]+\d?)((?: [a-z:]+="[^"<&]*(?:&#\d+;[^"<&]*)*")*)(\/?)>|([^<>&]|&#\d+;)+/g
  let end = 0
  for (const match of body.matchAll(token)) {
    if (match.index !== end) return `stray sign at ${body.slice(end, end + 30)}`
    end = match.index + match[0].length
    const [, slash, tag = '', , isEmpty] = match
    if (slash && open.pop() !== tag) return `</${tag}> closes nothing`
    if (tag && !slash && !isEmpty) open.push(tag)
  }
  if (end !== body.length) return `stray sign at ${body.slice(end, end + 30)}`
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined
}

const elements = (parent: Element | Document, name: string) => [
  ...parent.getElementsByTagName(name),
]
const document = new DOMParser().parseFromString(feed, 'application/xml')
const entries = elements(document, 'entry')
const textOf = (entry: Element, name: string) => elements(entry, name)[0]?.textContent ?? ''

test('the check sees broken feeds', () => {
  expect(findFault('<a><b></a>')).toBeDefined()
  expect(findFault('<a>Q&A</a>')).toBeDefined()
  expect(findFault('<a>1 < 2</a>')).toBeDefined()
  expect(findFault('<a>fine &#38; good<b c="d"/></a>')).toBeUndefined()
})

describe('the feed', () => {
  test('is well-formed', () => {
    expect(findFault(feed)).toBeUndefined()
  })

  test('has what RFC 4287 asks of a feed and of its entries', () => {
    const root = document.documentElement
    expect(root.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom')
    for (const name of ['id', 'title', 'updated']) expect(textOf(root, name)).not.toBe('')
    expect(feed).toContain(
      `<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>`,
    )
    expect(entries).toHaveLength(posts.length)
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content', 'name']) {
        expect(textOf(entry, name), name).not.toBe('')
      }
      expect(textOf(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/)
    }
    const ids = entries.map((entry) => textOf(entry, 'id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe(`${origin}/blog/${posts[0]?.id}`)
  })

  test('carries every post whole, as HTML with complete addresses', () => {
    for (const [index, entry] of entries.entries()) {
      const html = textOf(entry, 'content')
      expect(findFault(`<div>${html.replace(/"[^"]*"/g, '""')}</div>`)).toBeUndefined()
      const content = new DOMParser().parseFromString(html, 'text/html')
      const post = posts[index]
      const headings = [...content.querySelectorAll('h2, h3')].map((heading) => heading.textContent)
      for (const part of post?.subsections ?? []) {
        expect(headings).toEqual(
          expect.arrayContaining([part.heading, ...part.items.map((item) => item.tool)]),
        )
      }
      for (const link of content.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
      }
    }
  })

  test('takes the newest twenty and no more', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...(posts[0] ?? expect.fail('no posts')),
      id: `post-${index}`,
    }))
    expect(makeFeed(many, origin).match(/<entry>/g)).toHaveLength(20)
  })
})
