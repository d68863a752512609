import { expect, test, type Locator, type Page } from '@playwright/test'

import { company } from '../../src/content/company'
import { alive } from './leads-steps'

const openings = (page: Page) => page.getByRole('region', { name: 'Current Job Openings' })
const jobs = (page: Page) => openings(page).getByRole('article')
const status = (page: Page) => page.getByRole('group', { name: 'Job pages' }).getByRole('status')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab never got there')
}

/** Collects what is said in live regions that a screen reader can see. */
async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [role=alert], [aria-live]')
        const text = region?.textContent?.trim()
        if (text && !region?.closest('[aria-hidden=true], [inert]') && said.at(-1) !== text)
          said.push(text)
      }
    })
    // Not what the parser puts in: that is there from the start
    document.addEventListener(
      'readystatechange',
      () => observer.observe(document, { subtree: true, childList: true, characterData: true }),
      { once: true },
    )
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a job seeker filters, opens a job and goes Back to the same filtered page @smoke', async ({
  page,
}) => {
  await page.goto('/careers')
  await expect(jobs(page)).toHaveCount(5)
  await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')

  await search(page).fill('client')
  await expect(page).toHaveURL('/careers?q=client')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/careers?q=client&page=2')
  await expect(status(page)).toContainText('Page 2 of 2')
  const link = jobs(page).last().getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(title))
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL('/careers?q=client&page=2')
  await expect(search(page)).toHaveValue('client')
  await expect(status(page)).toContainText('Page 2 of 2')
  await expect(jobs(page).last().getByRole('link', { name: title, exact: true })).toBeVisible()
})

test('all of it by keyboard alone', async ({ page }) => {
  await page.goto('/careers')
  await alive(page)
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key)
  }
  await tabTo(page, page.getByRole('link', { name: 'See Current Openings' }))
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Current Job Openings' })).toBeFocused()
  await press('Tab')
  await expect(category(page)).toBeFocused()
  await page.keyboard.type('SEO')
  await expect(page).toHaveURL(/category=SEO/)
  await press('Tab')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('search')
  await expect(page).toHaveURL('/careers?category=SEO&q=search')
  await expect(jobs(page)).toHaveCount(1)
  await press('Tab')
  await expect(page.getByRole('link', { name: 'SEO Specialist', exact: true })).toBeFocused()
  await press('Tab')
  await expect(
    page.getByRole('link', { name: 'Apply Now for SEO Specialist (opens in a new tab)' }),
  ).toBeFocused()

  await press('Shift+Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'SEO Specialist' })).toBeFocused()
  await page.goBack() // the browser's own keys do not reach a headless one
  await expect(page).toHaveURL('/careers?category=SEO&q=search')
  await expect(search(page)).toHaveValue('search')
  await expect(category(page)).toHaveValue('SEO')
  await expect(jobs(page)).toHaveCount(1)
})

test('"Apply Now" opens a new tab, and says for which job and that it does', async ({
  page,
  context,
}) => {
  await context.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>LinkedIn</title>' }),
  )
  await page.goto('/careers')
  const links = page.getByRole('link', { name: /^Apply Now for .+ \(opens in a new tab\)$/ })
  await expect(links).toHaveCount(5)
  const names = await links.evaluateAll((all) => all.map((link) => link.ariaLabel))
  expect(new Set(names).size).toBe(5)

  const opened = context.waitForEvent('page')
  await links.first().click()
  expect(await (await opened).evaluate(() => window.opener)).toBeNull()
})

test.describe('the filters', () => {
  test('want both, and go back to page 1', async ({ page }) => {
    await page.goto('/careers?page=2')
    await expect(status(page)).toContainText('Page 2 of 2')
    await category(page).selectOption('PPC')
    await expect(page).toHaveURL('/careers?category=PPC')
    await expect(status(page)).toHaveText('1 job, Page 1 of 1')
    await search(page).fill('captions')
    await expect(status(page)).toContainText('No open job matches your search.')
    await page.getByRole('button', { name: 'Show all jobs' }).click()
    await expect(page).toHaveURL('/careers')
    await expect(page.getByRole('heading', { name: 'Current Job Openings' })).toBeFocused()
    await expect(search(page)).toHaveValue('')
    await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
  })

  test('offer exactly the categories of the specification', async ({ page }) => {
    await page.goto('/careers')
    await expect(category(page).getByRole('option')).toHaveText([
      'All Categories',
      'Sales',
      'Digital Marketing',
      'SEO',
      'Web Development',
      'PPC',
      'Video Editing',
    ])
  })

  test('are taken from a shared address, whatever it says', async ({ page }) => {
    await page.goto('/careers?category=SEO')
    await expect(category(page)).toHaveValue('SEO')
    await expect(jobs(page)).toHaveCount(1)
    await page.goto('/careers?category=Backend')
    await expect(jobs(page)).toHaveCount(1)
    await page.goto('/careers?category=<b>&page=99')
    await expect(status(page)).toHaveText('10 jobs, Page 2 of 2')
    await page.goto('/careers?page=-3')
    await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
  })

  test('keep every letter and the place of the cursor while typing', async ({ page }) => {
    await page.goto('/careers')
    await search(page).pressSequentially('develper')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('o')
    await expect(search(page)).toHaveValue('developer')
    await page.keyboard.type('-')
    await expect(search(page)).toHaveValue('develo-per')
  })

  test('lose nothing that was typed before the page was ready', async ({ page }) => {
    // Holds the scripts back until something has been typed
    let release = () => {}
    const isTyped = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await isTyped
      await route.continue()
    })
    await page.goto('/careers', { waitUntil: 'commit' })
    await search(page).fill('devel')
    await category(page).selectOption('Web Development')
    release()
    await alive(page)
    await expect(page).toHaveURL('/careers?q=devel&category=Web+Development')
    await expect(search(page)).toHaveValue('devel')
    await expect(category(page)).toHaveValue('Web Development')
    await expect(jobs(page)).toHaveCount(1)
  })

  test('do not fill the history with letters', async ({ page }) => {
    await page.goto('/services')
    await page.goto('/careers')
    await search(page).pressSequentially('seo')
    await expect(page).toHaveURL('/careers?q=seo')
    await page.goBack()
    await expect(page).toHaveURL('/services')
  })

  test('are said once', async ({ page }) => {
    const said = await recordAnnouncements(page)
    await page.goto('/careers')
    await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
    await search(page).pressSequentially('specialist', { delay: 20 })
    await expect(status(page)).toHaveText('3 jobs, Page 1 of 1')
    await category(page).selectOption('PPC')
    await expect(status(page)).toHaveText('1 job, Page 1 of 1')
    expect(await said()).toEqual(['3 jobs, Page 1 of 1', '1 job, Page 1 of 1'])
  })
})

test('Previous and Next keep the focus, also at the ends', async ({ page }) => {
  await page.goto('/careers')
  // A press before that is kept and acted out: early-click.spec.ts
  await alive(page)
  const previous = page.getByRole('button', { name: 'Previous' })
  const next = page.getByRole('button', { name: 'Next' })
  await expect(previous).toBeDisabled()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Page 2 of 2')
  await expect(next).toBeFocused()
  await expect(next).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/careers?page=2')
  await page.keyboard.press('Shift+Tab')
  await expect(previous).toBeFocused()
  await page.goBack()
  await expect(status(page)).toContainText('Page 1 of 2')
})

test.describe('the endpoint', () => {
  test('replaces the built-in list with its valid jobs', async ({ page }) => {
    await page.goto('/careers?mock-jobs=sample')
    await expect(status(page)).toHaveText('6 jobs, Page 1 of 2')
    await expect(jobs(page).first()).toContainText('Senior SEO Specialist')
    await expect(page.getByText('Sales Executive')).toHaveCount(0)

    const scripted = jobs(page).filter({ hasText: 'Motion Designer' })
    await expect(scripted).toBeVisible()
    await expect(scripted.getByRole('link', { name: /Apply Now/ })).toHaveCount(0)
    // What looks like markup is text
    const marked = jobs(page).filter({ hasText: 'Campaign <b>Manager</b>' })
    await expect(marked).toContainText('<img src=x onerror=alert(1)>')
    await expect(marked.locator('img, script, b')).toHaveCount(0)
  })

  test('slow, it moves neither focus nor scroll, and says nothing', async ({ page }) => {
    const said = await recordAnnouncements(page)
    await page.goto('/careers?mock-jobs=slow')
    await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
    await search(page).focus()
    // At once: a wheel's scrolling goes on for a while.
    const scrolled = await page.evaluate(() => {
      window.scrollBy({ top: 200, behavior: 'instant' })
      return scrollY
    })
    expect(scrolled).toBeGreaterThan(0)
    await expect(status(page)).toHaveText('6 jobs, Page 1 of 2')
    await expect(search(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await said()).toEqual([])
  })

  test('slow, it waits while someone is inside the list', async ({ page }) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/jobs'))
    await page.goto('/careers?mock-jobs=slow')
    const link = page.getByRole('link', { name: 'SEO Specialist', exact: true })
    await link.focus()
    await (await answered).finished()
    await expect(link).toBeFocused()
    await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
    await search(page).focus()
    await expect(status(page)).toHaveText('6 jobs, Page 1 of 2')
  })

  for (const fault of [
    '500',
    '404',
    'html',
    'broken-json',
    'not-array',
    'null',
    'invalid-items',
    'lost',
  ]) {
    test(`with the fault ${fault} keeps the built-in list silently, logged once`, async ({
      page,
    }) => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('built-in jobs')) logged.push(message.text())
      })
      const said = await recordAnnouncements(page)
      await page.goto(`/careers?mock-jobs=${fault}`)
      await alive(page)
      await expect.poll(() => logged, { timeout: 20_000 }).toHaveLength(1)
      await expect(status(page)).toHaveText('10 jobs, Page 1 of 2')
      await expect(jobs(page)).toHaveCount(5)
      expect(await said()).toEqual([])
    })
  }

  test('that never answers is given up after 10 s', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.clock.install()
    const asked = page.waitForRequest('**/jobs')
    await page.goto('/careers?mock-jobs=hang')
    await asked
    await page.clock.fastForward(10_000)
    await expect.poll(() => logged.join(), { timeout: 20_000 }).toContain('timeout')
    await expect(jobs(page)).toHaveCount(5)
  })
})

test.describe('the page of a job', () => {
  test('of the endpoint works at its own address', async ({ page }) => {
    await page.goto('/careers/101?mock-jobs=sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senior SEO Specialist')
    await expect(page).toHaveTitle(`Senior SEO Specialist | ${company.name}`)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.getByText('2 November 2026')).toBeVisible()
    // No prerendered page belongs to this address, so its drawing is one of another page
    const drawing = page.locator('img[src^="/images/motifs/"]').first()
    await expect(drawing).toHaveJSProperty('complete', true)
    await expect(drawing).toHaveJSProperty('naturalWidth', 416)
  })

  test('that is gone says so, shows the way back, and is not for search engines', async ({
    page,
  }) => {
    const response = await page.goto('/careers/999')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('title')).toHaveCount(1)
    await page.getByRole('main').getByRole('link', { name: 'All open jobs' }).click()
    await expect(page).toHaveURL('/careers')
  })

  test('closes when the endpoint no longer has the job', async ({ page }) => {
    await page.goto('/careers/3?mock-jobs=sample')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open')
    await expect(
      page.getByRole('status').filter({ hasText: 'This job is no longer open' }),
    ).toHaveCount(1)
  })

  test('without a link to apply at offers an e-mail', async ({ page }) => {
    await page.goto('/careers/105?mock-jobs=sample')
    await expect(page.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
      'href',
      /^mailto:.*Motion%20Designer/,
    )
    await expect(page.getByRole('link', { name: /Apply Now/ })).toHaveCount(0)
  })

  test('can be shared and printed', async ({ page }) => {
    await page.goto('/careers/3')
    await expect(
      page.getByRole('link', { name: 'Share on LinkedIn (opens in a new tab)' }),
    ).toHaveAttribute('href', /careers%2F3$/)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print this job' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all ten jobs can be read, each with its page', async ({ page }) => {
    await page.goto('/careers')
    await expect(jobs(page)).toHaveCount(10)
    await expect(jobs(page).last()).toBeVisible()
    await expect(search(page)).toBeHidden()
    await jobs(page).last().getByRole('link', { name: 'Graphic Designer', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphic Designer')
    await expect(page.getByRole('button', { name: 'Print this job' })).toBeHidden()
  })

  test('the jobs nobody has confirmed are no structured data', async ({ page }) => {
    for (const address of ['/careers', '/careers/3']) {
      await page.goto(address)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.join()).not.toContain('JobPosting')
    }
  })
})
