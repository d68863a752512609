import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { makeFeed } from '../../scripts/build/feed'
import { formatSitemap } from '../../scripts/build/sitemap'
import { pageRows } from '../../src/app/routes'
import { listPages } from '../../src/app/sitemap'
import { shell } from '../../src/generated/texts/shell'
import type { Article, LegalPage as LegalText, Post } from '../../src/content/schema/types'
import { Byline } from '../../src/features/blog/Byline'
import { ArticlePage } from '../../src/pages/ArticlePage'
import { LegalPage } from '../../src/pages/LegalPage'
import { HeadContext, type HeadReport } from '../../src/ui/page/PageHead'
import { articleNode } from '../../src/seo/structured-data'
import { InSite } from '../in-site'

const text: LegalText & Article = {
  title: 'A text',
  description: 'Its description',
  path: '/a-text',
  heading: 'A text',
  lead: 'Its lead',
  author: 'An author',
  date: '2026-08-18',
  updated: '2026-11-02',
  callToAction: { label: 'Call', path: '/contactus' },
  sections: [],
}
const post: Post = {
  id: 'a-post',
  title: 'A post',
  author: 'An author',
  date: '2026-08-18',
  updated: '2026-11-02',
  category: 'SEO',
  content: 'An introduction.',
  subsections: [],
}

function visit(page: ComponentType) {
  const reports: HeadReport[] = []
  const html = renderToStaticMarkup(
    <HeadContext value={(report) => reports.push(report)}>
      <InSite>{createElement(page)}</InSite>
    </HeadContext>,
  )
  return { html, data: JSON.stringify(reports) }
}

test.each<[string, ComponentType]>([
  ['a legal page', () => <LegalPage content={text} />],
  ['an article', () => <ArticlePage content={text} />],
])('%s shows the day of its last change, and search engines get it', (_name, page) => {
  const { html, data } = visit(page)
  expect(html).toContain('<time dateTime="2026-11-02">2 November 2026</time>')
  // Noon in India is the same day almost everywhere
  expect(data).toContain('"dateModified":"2026-11-02T12:00:00+05:30"')
})

test('social networks get both days of an article', () => {
  const { html } = visit(() => <ArticlePage content={text} />)
  const days = html.match(/article:(?:published|modified)_time" content="[^"]+/g)
  expect(days).toEqual([
    'article:published_time" content="2026-08-18T12:00:00+05:30',
    'article:modified_time" content="2026-11-02T12:00:00+05:30',
  ])
})

test('an article without such a day shows none', () => {
  const { html, data } = visit(() => <ArticlePage content={{ ...text, updated: undefined }} />)
  expect(html).not.toContain(shell.lastUpdated)
  expect(data).not.toContain('dateModified')
})

test('a post shows both days, and search engines and feed readers get both', () => {
  const { html } = visit(() => <Byline author="A" date={post.date} updated={post.updated} />)
  expect(html).toContain('18 August 2026')
  expect(html).toContain('2 November 2026')
  const node = articleNode('BlogPosting', post, { path: '/', description: '', body: '' })
  expect(node).toMatchObject({
    datePublished: '2026-08-18T12:00:00+05:30',
    dateModified: '2026-11-02T12:00:00+05:30',
  })
  const feed = makeFeed([post], 'https://a.example')
  expect(feed).toContain('<published>2026-08-18T06:30:00.000Z</published>')
  expect(feed.match(/<updated>2026-11-02T06:30:00.000Z<\/updated>/g)).toHaveLength(2)
})

test('the sitemap has the day of the last change', () => {
  const sitemap = formatSitemap(listPages([post]))
  expect(sitemap).toContain('/blog/a-post</loc><lastmod>2026-11-02</lastmod>')
  const changed = pageRows.filter(({ lastModified }) => lastModified)
  for (const { path, lastModified = '' } of changed)
    expect(sitemap).toContain(`${path}</loc><lastmod>${lastModified}</lastmod>`)
  expect(changed.length).toBeGreaterThan(0)
})
