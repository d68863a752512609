import { expect, test, type Page } from 'playwright/test'

import { paths } from '../../src/paths'
import { follow, visit } from '../wait-for-hydration'

/** Holds back the code of all pages but one. @returns the requested pages, with functions that release them. */
async function holdPages(page: Page, ownName: string) {
  const held = new Map<string, () => void>()
  await page.route(/\/assets\/\w+Page-[^/]*\.js$/, async (route) => {
    const name = /(\w+Page)-/.exec(route.request().url())?.[1] ?? ''
    if (name !== ownName) await new Promise<void>((resolve) => held.set(name, resolve))
    await route.continue()
  })
  return held
}

test('an idle page prefetches others one by one; a link waits for none', async ({ page }) => {
  const held = await holdPages(page, 'SearchPage')
  await visit(page, paths.search)
  await expect.poll(() => [...held.keys()]).toEqual(['HomePage'])

  await follow(page, paths.contact)
  await expect.poll(() => [...held.keys()]).toEqual(['HomePage', 'ContactPage'])
  held.get('ContactPage')?.()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect([...held.keys()]).toEqual(['HomePage', 'ContactPage'])

  held.get('HomePage')?.()
  await expect.poll(() => held.size).toBe(3)
})

test('hovering over a link prefetches its page; a file has none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  const held = await holdPages(page, 'BlogListPage')
  await visit(page, paths.blog)
  await expect.poll(() => [...held.keys()]).toEqual(['HomePage'])

  await page.getByRole('main').locator('[href="/feed.xml"]').hover()
  await page.getByRole('main').locator(`[href^="${paths.blog}/"]`).first().hover()
  await expect.poll(() => [...held.keys()]).toEqual(['HomePage', 'BlogPostPage'])
})
