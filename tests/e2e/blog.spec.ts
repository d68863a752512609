import { expect, test, type Locator, type Page } from 'playwright/test'
import { readFileSync } from 'node:fs'

import { company } from '../../src/generated/company'
import { pageSizes } from '../../src/config'
import { blogPage, blogPostPage } from '../../src/generated/texts/blog-page'
import { shell } from '../../src/generated/texts/shell'
import type { Post } from '../../src/content/schema/types'
import { blogPostPath, paths } from '../../src/paths'
import { countOnPage, lastPage, longestPost, posts } from '../site-content'
import { visit } from '../wait-for-hydration'

const shareName = (network: string) => `${shell.shareOn(network)} (${shell.opensInNewTab})`
const results = (page: Page) => page.getByRole('region', { name: blogPage.resultsHeading })
const cards = (page: Page) => results(page).getByRole('listitem').getByRole('heading', { level: 3 })
const status = (page: Page) => results(page).getByRole('status')
const pages = (page: Page) => page.getByRole('navigation', { name: blogPage.pagination.label })

const size = pageSizes.blog
const last = lastPage(posts, size)
/** The post that the tests look for, in its category. */
const wanted = posts.find(({ id }) => blogPostPath(id) === longestPost)
const title = wanted?.title ?? ''
const category = wanted?.category ?? ''
const inCategory = posts.filter((post) => post.category === category)

test('a visitor finds a post by category and words', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, paths.blog)
  await expect(cards(page)).toHaveCount(countOnPage(posts, size))

  await page.getByLabel(blogPage.filters.category).selectOption(category)
  await expect(page).toHaveURL(`/blog?category=${category}`)
  await expect(status(page)).toHaveText(blogPage.blogsFound(inCategory.length))
  await page.getByRole('searchbox', { name: blogPage.filters.search }).fill(title.toUpperCase())
  await expect(cards(page)).toHaveText([title])
  await expect(status(page)).toHaveText(blogPage.blogsFound(1))
  await expect(page).toHaveURL(new RegExp(`category=${category}&q=`))
  await expect(pages(page)).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(longestPost)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Orca in Firefox would read on from a caret, and not say the heading
  expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('searchbox', { name: blogPage.filters.search })).toHaveValue(
    title.toUpperCase(),
  )
  await expect(cards(page)).toHaveCount(1)
})

test('a search without results can be cleared, which moves the focus', async ({ page }) => {
  await page.goto('/blog?q=zebra')
  await expect(page.getByText(blogPage.empty.text)).toHaveCount(1)
  await expect(status(page)).toHaveText(blogPage.empty.text)
  await expect(pages(page)).toHaveCount(0)
  await page.getByRole('button', { name: shell.clearSearch }).click()
  await expect(page.getByRole('searchbox', { name: blogPage.filters.search })).toBeFocused()
  await expect(cards(page)).toHaveCount(countOnPage(posts, size))

  await page.goto('/blog?q=zebra&category=SEO')
  await page.getByRole('button', { name: blogPage.empty.showAll }).click()
  await expect(page).toHaveURL(paths.blog)
  await expect(page.getByRole('searchbox', { name: blogPage.filters.search })).toHaveValue('')
  await expect(page.getByLabel(blogPage.filters.category)).toHaveValue('')
  await expect(page.getByRole('heading', { name: blogPage.resultsHeading })).toBeFocused()
})

// A blog of one page has no pagination
if (last > 1) {
  test('pagination links move focus to the list heading', { tag: '@smoke' }, async ({ page }) => {
    await visit(page, paths.blog)
    const nav = pages(page)
    await expect(nav.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: blogPage.pagination.previous })).toBeDisabled()
    await expect(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/blog?page=2')

    await nav.getByRole('link', { name: blogPage.pagination.next }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog?page=2')
    await expect(cards(page)).toHaveCount(countOnPage(posts, size, 2))
    await expect(page.getByRole('heading', { name: blogPage.resultsHeading })).toBeFocused()
    await expect(page.getByRole('heading', { name: blogPage.resultsHeading })).toBeInViewport()
    await expect(status(page)).toContainText(blogPage.pagination.pageOf(2, last))
    await expect(nav.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')

    await page.goBack()
    await expect(cards(page)).toHaveCount(countOnPage(posts, size))
    await page.goForward()
    // A filter goes back to page 1
    await page.getByLabel(blogPage.filters.category).selectOption(category)
    await expect(page).toHaveURL(`/blog?category=${category}`)
    await expect(cards(page)).toHaveCount(countOnPage(inCategory, size))

    // Beyond the last page
    await page.goto('/blog?page=99')
    await expect(cards(page)).toHaveCount(countOnPage(posts, size, last))
    await expect(nav.getByRole('link', { name: blogPage.pagination.next })).toBeDisabled()
  })
}

test('a failed request for the list shows an error and can be retried', async ({ page }) => {
  let requests = 0
  // Set up before the page loads, because an idle page prefetches the list
  await page.route('**/data/blog.json', (route) => {
    requests += 1
    return route.abort()
  })
  await visit(page, paths.blog)
  await page.getByLabel(blogPage.filters.category).selectOption(category)
  await expect(status(page)).toHaveText(blogPage.failure.text)

  // Without a retry by itself, which would move the button away from the pointer
  const before = requests
  await results(page).getByRole('heading', { level: 2 }).hover()
  await page.evaluate(() => fetch('/robots.txt'))
  expect(requests).toBe(before)

  await page.unroute('**/data/blog.json')
  await page.getByRole('button', { name: blogPage.failure.retry }).click()
  await expect(cards(page)).toHaveCount(countOnPage(inCategory, size))
})

test.describe('an article', () => {
  const address = longestPost
  const post = JSON.parse(readFileSync(`dist/data/blog/${wanted?.id}.json`, 'utf8')) as {
    post: Post
    related: { title: string }[]
  }

  test('has a breadcrumb, a title, structured data and related posts', async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} | ${company.name}`)
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumb }).getByRole('listitem')
    await expect(crumbs.filter({ hasText: /\w/ })).toHaveText([shell.home, blogPage.heading, title])
    await expect(crumbs.locator('[aria-current=page]')).toHaveText(title)
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
    ) as { '@graph': Record<string, unknown>[] }
    const posting = data['@graph'].find((node) => node['@type'] === 'BlogPosting')
    expect(posting).toMatchObject({ headline: title })
    expect(String(posting?.articleBody)).toContain(post.post.subsections[0]?.heading)
    const related = page.getByRole('region', { name: blogPostPage.relatedHeading })
    await expect(related.getByRole('heading', { level: 3 })).toHaveText(
      post.related.map((other) => other.title),
    )
  })

  test('has contents that list all headings, and move the focus to them', async ({ page }) => {
    await visit(page, address)
    const toc = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
    const headings = page.getByRole('article').locator('h2, h3')
    await expect(toc.getByRole('link')).toHaveText(await headings.allTextContents())
    await expect(toc.locator('[aria-current]')).toHaveCount(0)

    const link = toc.getByRole('link').nth(2)
    const target = `${address}${(await link.getAttribute('href'))?.replace(/.*#/, '#')}`
    await link.focus()
    await page.keyboard.press('Enter')
    const heading = headings.nth(2)
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(target)
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(toc.locator('[aria-current]')).toHaveCount(1)
    const [top, header] = await Promise.all([
      heading.evaluate((element) => element.getBoundingClientRect().top),
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom),
    ])
    // Menu labels of two lines make the header a pixel higher than what is left free; letters begin below it
    expect(top + 2).toBeGreaterThanOrEqual(header)

    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(link).toBeFocused()

    // Forward moves the focus as well
    await page.goForward()
    await expect(page).toHaveURL(target)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('marks the current heading in the contents, and keeps it in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 })
    await visit(page, address)
    const toc = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
    const current = toc.locator('[aria-current]')
    const headings = page.getByRole('article').locator('[id]:is(h2, h3)')
    const scrollTo = (heading: Locator) =>
      heading.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 90))
    const [first, last] = [headings.first(), headings.last()]
    for (const [act, heading] of [
      [() => scrollTo(last), last],
      [() => page.reload(), last],
      [() => scrollTo(first), first],
    ] as const) {
      await act()
      await expect(current).toHaveText(await heading.innerText())
      await expect(current).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.activeElement?.nodeName)).toBe('BODY')
    }
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(current).toHaveCount(0)
  })

  test('has the contents in view beside the text, above it on a phone', async ({ page }) => {
    await visit(page, address)
    const toc = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
    await page.getByRole('article').locator('h2, h3').nth(4).scrollIntoViewIfNeeded()
    await expect(toc).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate(() => window.scrollTo(0, 0))
    const [title, tocBox, text] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      toc.boundingBox(),
      page.getByRole('article').locator('h2').first().boundingBox(),
    ])
    expect(tocBox?.y).toBeGreaterThan(title?.y ?? Infinity)
    expect((tocBox?.y ?? 0) + (tocBox?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  })

  test('can be shared by links, by email and by copying its URL', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, address)
    const shared = encodeURIComponent(`https://${company.domain}${address}`)
    for (const network of blogPostPage.share.networks) {
      const link = page.getByRole('link', { name: shareName(network) })
      expect(await link.getAttribute('href')).toContain(shared)
    }
    await expect(page.getByRole('link', { name: blogPostPage.share.email.name })).toHaveAttribute(
      'href',
      `mailto:?subject=${encodeURIComponent(title)}&body=${shared}`,
    )
    for (const link of await page.locator('main [href*="text="]').all())
      expect(await link.getAttribute('href')).toContain(`text=${encodeURIComponent(title)}`)
    await page.getByRole('button', { name: blogPostPage.share.copyLink }).click()
    await expect(
      page.getByRole('status').filter({ hasText: blogPostPage.share.copied }),
    ).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      decodeURIComponent(shared),
    )
  })

  test('opens the share sheet of a device that has one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = data.url
        },
      })
    })
    await page.goto(address)
    await page.getByRole('heading', { name: blogPostPage.share.heading }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: blogPostPage.share.native }).click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`${address}$`))
  })
})
