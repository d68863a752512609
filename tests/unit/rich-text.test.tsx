// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { postHtml } from '../../scripts/build/post-html'
import type { Post } from '../../src/content/schema/types'
import type { RichText as RichTextValue } from '../../src/content/schema/text'
import { postText } from '../../src/features/blog/post-text'
import { plainRichText, plainText } from '../../src/content/schema/plain-text'
import { RichText } from '../../src/ui/text/RichText'
import { InSite } from '../in-site'

const text: RichTextValue = [
  'Put ',
  { code: '<b>' },
  ' in ',
  { strong: 'few' },
  ' places, says ',
  { text: 'the guide', href: 'https://example.org/' },
  '. Call ',
  { text: '1-800-1', href: 'tel:18001' },
]
const words = 'Put <b> in few places, says the guide. Call 1-800-1'

const post: Post = {
  id: 'code',
  title: 'Code',
  author: 'Asha Verma',
  date: '2026-01-01',
  category: 'SEO',
  imageAlt: '',
  content: 'Intro.',
  subsections: [
    { heading: 'Part', content: [], items: [{ tool: 'Item', content: [text, { steps: [text] }] }] },
  ],
}

test('plain text contains every word of all node types', () => {
  expect(plainRichText(text)).toBe(words)
  expect(plainText([text, { list: [text] }, { note: text }])).toBe(`${words} ${words} ${words}`)
  expect(postText(post)).toBe(`Intro. Part Item ${words} ${words}`)
})

test('the feed has code as code, in paragraphs and in steps', () => {
  const html = postHtml(post, 'https://example.org', {
    conclusionHeading: 'Conclusion',
    clickTool: (tool) => tool,
  })
  expect(html.match(/<code>&lt;b&gt;<\/code>/g)).toHaveLength(2)
})

test('a page shows code as code, and short code and phone links stay on one line', () => {
  const long = '@media (prefers-reduced-motion: no-preference)'
  const { container } = render(
    <InSite>
      <RichText text={text} />
      <RichText text={[{ code: long }]} />
    </InSite>,
  )
  expect(container.textContent).toBe(words + long)
  const codes = [...container.querySelectorAll('code')]
  expect(codes.map((code) => code.textContent)).toEqual(['<b>', long])
  const unbroken = [...container.querySelectorAll('*')].filter((element) => {
    const { whiteSpace, display } = getComputedStyle(element)
    return whiteSpace === 'nowrap' || display === 'inline-block'
  })
  expect(unbroken.map((element) => element.textContent)).toEqual(['<b>', '1-800-1'])
})
