import { expect, test } from 'vitest'

import type { PostSubsection } from '../../src/content/schema/types'
import { posts } from '../../src/generated/posts'
import { blogPostPage } from '../../src/generated/texts/blog-page'
import { metaDescription, postText, readingMinutes } from '../../src/features/blog/post-text'
import { flattenToc, tableOfContents } from '../../src/features/blog/table-of-contents'
import { plainText } from '../../src/content/schema/plain-text'

const part = (heading: string, ...tools: string[]): PostSubsection => ({
  heading,
  content: [],
  items: tools.map((tool) => ({ tool, content: ['Text.'] })),
})

test('lists subsections, their items and the conclusion in reading order', () => {
  const toc = tableOfContents({
    subsections: [part('Tools', 'Figma', 'Rive'), part('Costs')],
    conclusion: ['Done.'],
  })
  expect(
    flattenToc(toc)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(`Tools Figma Rive Costs ${blogPostPage.conclusionHeading}`)
})

test('gives every heading a unique anchor', () => {
  const toc = tableOfContents({
    subsections: [part('Content', 'Tools', 'tools!'), part('Tools', '…')],
  })
  expect(
    flattenToc(toc)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('content-2 tools tools-2 tools-3 section')
})

test('is empty for a post without subsections', () => {
  expect(tableOfContents({ subsections: [], conclusion: ['Done.'] })).toEqual([])
})

test('the reading time counts every word and is at least a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('word '.repeat(238 * 3))).toBe(3)
  for (const { post } of posts) {
    const text = postText(post)
    expect(text).toContain(post.subsections[0]?.heading)
    const items = post.subsections.flatMap((part) => part.items)
    for (const { content } of items) expect(text).toContain(plainText(content))
  }
})

test('search engines get the first paragraph without the heading that follows', () => {
  const content = 'Count each call and each message, on paper or in a sheet'
  const post = { content, subsections: [{ heading: 'What counts', content: [], items: [] }] }
  expect(metaDescription(post)).toBe(content)
  for (const { post } of posts) {
    const description = metaDescription(post)
    expect(description.length, post.id).toBeGreaterThanOrEqual(50)
    for (const { heading } of post.subsections) expect(description, post.id).not.toContain(heading)
  }
})
