import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { pageRows } from '../../src/app/routes'
import { listPages } from '../../src/app/sitemap'
import { site } from '../../src/config'
import { siteMap } from '../../src/content/site-map'
import { builtInJobs } from '../../src/generated/jobs'
import { caseStudies } from '../../src/generated/work'
import { pages as contentPages } from '../../src/generated/pages'
import { healthPosts } from '../../src/generated/health'
import { blogPostPath, healthPostPath, paths } from '../../src/paths'
import { PageHeader } from '../../src/ui/page/PageHeader'
import { InSite } from '../in-site'

const posts = [{ id: 'a-post', date: '2026-01-01' }]
const rows = pageRows.map((row) => ({ path: row.path }))

test('every path that code links to has a row in the route table', () => {
  // Without case studies there is no list of them, and no link to it
  const linked = Object.values(paths).filter((path) => path !== paths.work || caseStudies.length)
  expect(pageRows.map((row) => row.path)).toEqual(expect.arrayContaining(linked))
})

test('a page whose content file was deleted has no row', async () => {
  vi.resetModules()
  vi.doMock('../../src/generated/pages', () => ({ pages: [] }))
  const { pageRows: left } = await import('../../src/app/routes')
  vi.doUnmock('../../src/generated/pages')
  const files = contentPages.map(({ path }) => path)
  expect(left.map(({ path }) => path).filter((path) => files.includes(path))).toEqual([])
})

test('pages of invented case studies are not indexed', () => {
  const pages = listPages(posts)
  for (const { path, sample } of caseStudies)
    expect(pages.find(({ address }) => address === path)?.noindex, path).toBe(sample ?? false)
})

test('no row is duplicated', () => {
  expect(new Set(pageRows.map((row) => row.path)).size).toBe(pageRows.length)
})

test('every page matches its row', () => {
  const pages = listPages(posts)
  for (const page of pages) {
    expect(matchRoutes(rows, page.address)?.at(-1)?.route.path, page.address).toBe(page.route)
  }
  const addresses = pages.map((page) => page.address)
  expect(addresses).toContain(blogPostPath('a-post'))
  for (const post of healthPosts) expect(addresses).toContain(healthPostPath(post.id))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(['/Blog', '/blog/', '/BLOG//'])('at %s, the blog has its own address and drawing', (typed) => {
  const html = renderToStaticMarkup(
    <InSite address={typed}>
      <PageHeader meta={{ title: '', description: '' }} />
    </InSite>,
  )
  const found = html.match(/(?<=canonical" href="|:image" content="| src=")[^"#]+/g)
  const files = found?.map((address) => address.replace(site.origin, ''))
  expect(new Set(files)).toEqual(new Set(['/blog', '/social/blog.png', '/images/motifs/blog.svg']))
}) // prettier-ignore

test('every row except the catch-all has at least one page', () => {
  const routes = new Set(listPages(posts).map((page) => page.route))
  if (builtInJobs.length === 0) routes.add(`${paths.careers}/:id`)
  expect(
    pageRows.map((row) => row.path).filter((path) => path !== '*' && !routes.has(path)),
  ).toEqual([])
})

test('pages that are not indexed say so, and the alias has the canonical URL of its page', () => {
  const pages = listPages(posts)
  const hidden = pages.filter((page) => page.noindex).map((page) => page.address)
  expect(hidden).toEqual(expect.arrayContaining([paths.sheet, paths.notFound]))
  const alias = pages.find((page) => page.address === paths.landingPageSeoAlias)
  expect(alias?.canonical).toBe(paths.landingPageSeo)
})

const ownRows = pageRows.filter((row) => !row.canonical && !row.path.includes(':'))
const listed = siteMap.flatMap((group) => group.items.map((item) => item.path))

test('the list of all pages has every indexed page', () => {
  const indexed = ownRows.filter((row) => !row.noindex).map((row) => row.path)
  expect(indexed.filter((path) => !listed.includes(path))).toEqual([])
})

test('the list of all pages has pages of the site only, each once', () => {
  const all = ownRows.map((row) => row.path)
  expect(listed.filter((path) => !all.includes(path))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})
