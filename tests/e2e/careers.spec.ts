import { expect, test, type Page } from 'playwright/test'

import { company } from '../../src/generated/company'
import { pageSizes } from '../../src/config'
import { careersPage, jobCategories, jobPage } from '../../src/generated/texts/careers'
import { shell } from '../../src/generated/texts/shell'
import { keepLedger } from '../../a11y/support/ledger'
import { filterJobs } from '../../src/lib/jobs'
import { holdRequests } from '../hold-requests'
import { countOnPage, firstJob, jobs as openJobs, jobStatus } from '../site-content'
import { untilSettled, visit, waitForHydration } from '../wait-for-hydration'

const openings = (page: Page) => page.getByRole('region', { name: careersPage.openingsHeading })
const jobs = (page: Page) => openings(page).getByRole('article')
const status = (page: Page) =>
  page.getByRole('group', { name: careersPage.paginationLabel }).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: careersPage.filters.search })
const sixJobs = `${careersPage.jobsFound(6)}, ${careersPage.pageOf(1, 2)}`
const oneJob = `${careersPage.jobsFound(1)}, ${careersPage.pageOf(1, 1)}`
const category = (page: Page) => page.getByRole('combobox', { name: careersPage.filters.category })

const size = pageSizes.careers
const find = (search: string, inCategory = '') =>
  filterJobs(openJobs, { search, category: inCategory })
/** A category of the filter that has jobs. */
const itsCategory = jobCategories.find((name) => find('', name).length > 0) ?? ''
const addressOf = (query: Record<string, string>) => `/careers?${new URLSearchParams(query)}`
const all = jobStatus(openJobs.length)

test('Back from a job returns to the filtered page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/careers')
  await expect(jobs(page)).toHaveCount(countOnPage(openJobs, size))
  await expect(status(page)).toHaveText(all)

  await search(page).fill('e')
  await expect(page).toHaveURL('/careers?q=e')
  await page.getByRole('button', { name: careersPage.next }).click()
  await expect(page).toHaveURL('/careers?q=e&page=2')
  await expect(status(page)).toHaveText(jobStatus(find('e').length, 2))
  // Right after hydration, the list follows its status in a later render
  const name =
    find('e')
      .slice(0, 2 * size)
      .at(-1)?.title ?? ''
  await jobs(page).last().getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page).toHaveTitle(`${name} | ${company.name}`)
  await expect(page.getByRole('heading', { name: jobPage.requirementsHeading })).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL('/careers?q=e&page=2')
  await expect(search(page)).toHaveValue('e')
  await expect(status(page)).toHaveText(jobStatus(find('e').length, 2))
  await expect(jobs(page).last().getByRole('link', { name, exact: true })).toBeVisible()
})

test('"Apply Now" names its job and tab, which has no opener', async ({ page, context }) => {
  await context.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>LinkedIn</title>' }),
  )
  await page.goto('/careers')
  const links = page.getByRole('link', {
    name: new RegExp(`^${careersPage.applyNow}.+${shell.opensInNewTab}`),
  })
  const shown = openJobs.slice(0, size).filter(({ linkedinUrl }) => linkedinUrl)
  await expect(links).toHaveCount(shown.length)
  const names = await links.evaluateAll((every) => every.map((link) => link.ariaLabel))
  expect(new Set(names).size).toBe(shown.length)

  const opened = context.waitForEvent('page')
  await links.first().click()
  expect(await (await opened).evaluate(() => window.opener)).toBeNull()
})

test.describe('the filters', () => {
  test('combine category and words, and go back to page 1', async ({ page }) => {
    await page.goto('/careers?page=2')
    await expect(status(page)).toHaveText(jobStatus(openJobs.length, 2))
    await expect(category(page).getByRole('option')).toHaveText([
      careersPage.filters.allCategories,
      ...jobCategories,
    ])
    await category(page).selectOption(itsCategory)
    await expect(page).toHaveURL(addressOf({ category: itsCategory }))
    await expect(status(page)).toHaveText(jobStatus(find('', itsCategory).length))
    await search(page).fill('zzzz')
    await expect(status(page)).toContainText(careersPage.empty.text)
    await page.getByRole('button', { name: careersPage.empty.showAll }).click()
    await expect(page).toHaveURL('/careers')
    await expect(page.getByRole('heading', { name: careersPage.openingsHeading })).toBeFocused()
    await expect(search(page)).toHaveValue('')
    await expect(status(page)).toHaveText(all)
  })

  test('are read from the URL, whatever it contains', async ({ page }) => {
    await page.goto('/careers?category=<b>&page=99')
    const last = Math.ceil(openJobs.length / size)
    await expect(status(page)).toHaveText(jobStatus(openJobs.length, last))
    await page.goto(addressOf({ category: itsCategory, page: '-3' }))
    await expect(status(page)).toHaveText(jobStatus(find('', itsCategory).length))
  })

  test('keep every character and the cursor position while typing', async ({ page }) => {
    await page.goto('/careers')
    await search(page).pressSequentially('develper')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('o')
    await expect(search(page)).toHaveValue('developer')
    await page.keyboard.type('-')
    await expect(search(page)).toHaveValue('develo-per')
  })
})

test('Previous and Next keep the focus, also on the first and last page', async ({ page }) => {
  await page.goto('/careers')
  // Clicks before hydration: early-click.spec.ts
  await waitForHydration(page)
  const previous = page.getByRole('button', { name: careersPage.previous })
  const next = page.getByRole('button', { name: careersPage.next })
  await expect(previous).toBeDisabled()
  await next.focus()
  await page.keyboard.press('Enter')
  const last = Math.ceil(openJobs.length / size)
  for (let at = 2; at < last; at++) await page.keyboard.press('Enter')
  await expect(status(page)).toContainText(careersPage.pageOf(last, last))
  await expect(next).toBeFocused()
  await expect(next).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/careers?page=${last}`)
  await page.keyboard.press('Shift+Tab')
  await expect(previous).toBeFocused()
  await page.goBack()
  await expect(status(page)).toContainText(careersPage.pageOf(last - 1, last))
})

test.describe('the jobs endpoint', () => {
  test('replaces the built-in list with its valid jobs', async ({ page }) => {
    await page.goto('/careers?mock-jobs=sample')
    await expect(status(page)).toHaveText(sixJobs)
    await expect(jobs(page).first()).toContainText('Senior SEO Specialist')
    for (const job of openJobs)
      await expect(page.getByRole('link', { name: job.title, exact: true })).toHaveCount(0)

    const scripted = jobs(page).filter({ hasText: 'Motion Designer' })
    await expect(scripted).toBeVisible()
    await expect(scripted.getByRole('link', { name: careersPage.applyNow })).toHaveCount(0)
  })

  test('answers late without a word, and moves neither focus nor page', async ({ page }) => {
    const announced = await keepLedger(page)
    const answer = await holdRequests(page, '**/jobs')
    await page.goto('/careers?mock-jobs=sample')
    await expect(status(page)).toHaveText(all)
    await search(page).focus()
    // Instant, because scrolling by wheel is animated
    const scrolled = await page.evaluate(() => {
      window.scrollBy({ top: 200, behavior: 'instant' })
      return scrollY
    })
    expect(scrolled).toBeGreaterThan(0)
    answer()
    await expect(status(page)).toHaveText(sixJobs)
    await expect(search(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await announced()).toEqual([])
  })

  test('does not replace the list while focus is inside it', async ({ page }) => {
    const answer = await holdRequests(page, '**/jobs')
    await page.goto('/careers?mock-jobs=sample')
    const link = jobs(page).last().getByRole('link').first()
    await link.focus()
    answer()
    // Not Playwright's `finished()`, which waits for ever if the page aborts the call after the last byte
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/jobs')),
    )
    await untilSettled(page)
    await expect(link).toBeFocused()
    await expect(status(page)).toHaveText(all)
    await search(page).focus()
    await expect(status(page)).toHaveText(sixJobs)
  })

  test('whose values are odd has its open jobs listed, with working pages', async ({ page }) => {
    await page.goto('/careers?mock-jobs=odd')
    await expect(status(page)).toHaveText(oneJob)
    const card = jobs(page)
    await expect(card).toContainText(new RegExp(`Betwa Grain .*${jobPage.noLocation}`))
    await expect(card.getByRole('heading', { name: jobPage.requirementsHeading })).toHaveCount(0)
    const title = 'R&D Lead – <b> Search'
    await card.getByRole('link', { name: title, exact: true }).click()

    const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL('/careers/seo%2F7.2026')
    // The link has dropped the mock server's option, which the reload needs
    await page.goto('/careers/seo%2F7.2026?mock-jobs=odd')
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main')).toContainText(jobPage.noLocation)
    await expect(page.getByRole('heading', { name: jobPage.requirementsHeading })).toHaveCount(0)
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^R&D Lead – <b> Search at Betwa Grain: /,
    )
    await page.getByRole('link', { name: jobPage.backToJobs }).click()
    await expect(page).toHaveURL('/careers')
    await page.goBack()
    await expect(heading).toBeVisible()
  })

  // What each fault is taken for: jobs.test.ts
  test('that fails keeps the built-in list without a word, and logs once', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('built-in jobs')) logged.push(message.text())
    })
    const announced = await keepLedger(page)
    await visit(page, '/careers?mock-jobs=500')
    await expect.poll(() => logged).toHaveLength(1)
    await expect(status(page)).toHaveText(all)
    await expect(jobs(page)).toHaveCount(countOnPage(openJobs, size))
    expect(await announced()).toEqual([])
  })

  test('whose jobs are all closed leaves no job', async ({ page }) => {
    await page.goto('/careers?mock-jobs=closed')
    await expect(status(page)).toHaveText(careersPage.noneOpen)
    await expect(jobs(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: careersPage.empty.showAll })).toHaveCount(0)
  })
})

test.describe('a job page', () => {
  test('shows a job of the endpoint at its own URL', async ({ page }) => {
    await page.goto('/careers/101?mock-jobs=sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior SEO Specialist')
    await expect(page).toHaveTitle(`Senior SEO Specialist | ${company.name}`)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0)
    await expect(page.getByText('2 November 2026')).toBeVisible()
    // This URL is not prerendered, so it uses the drawing of another page
    const drawing = page.locator('img[src^="/images/motifs/"]').first()
    await expect(drawing).toHaveJSProperty('complete', true)
    await expect(drawing).toHaveJSProperty('naturalWidth', 416)
  })

  test('says that a removed job is closed, and is not indexed', async ({ page }) => {
    const response = await page.goto('/careers/999')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobPage.closed.heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('title')).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: jobPage.backToJobs }).click()
    await expect(page).toHaveURL('/careers')

    // So is one that the endpoint no longer lists, or lists as closed
    await page.goto(`${firstJob}?mock-jobs=sample`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobPage.closed.heading)
    const closed = page.getByRole('status').filter({ hasText: jobPage.closed.heading })
    await expect(closed).toHaveCount(1)
    await page.goto('/careers/102?mock-jobs=closed')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobPage.closed.heading)
  })

  test('offers to apply by email when a job has no link', async ({ page }) => {
    await page.goto('/careers/105?mock-jobs=sample')
    await expect(page.getByRole('link', { name: jobPage.emailLink })).toHaveAttribute(
      'href',
      /^mailto:.*Motion%20Designer/,
    )
    await expect(page.getByRole('link', { name: careersPage.applyNow })).toHaveCount(0)
  })

  test('can be shared and printed', async ({ page }) => {
    await page.goto(firstJob)
    await expect(
      page.getByRole('link', { name: new RegExp(shell.shareOn('LinkedIn')) }),
    ).toHaveAttribute('href', new RegExp(`${encodeURIComponent(firstJob)}$`))
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: jobPage.print }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
  })
})
