import { expect, type Page } from 'playwright/test'

import { open, type Screen } from './support/site'

/** One state of a page, reached from the state before it. */
export type State = {
  readonly name: string
  /** Acts as a visitor does, and waits until the state is reached. */
  readonly reach: (page: Page) => Promise<void>
  /** The dialog or other part that has appeared, as a selector. `structure.spec.ts` compares it. */
  readonly panel?: string
}

/**
 * States that follow one another on one page: one load of the page serves them all.
 * Add a row, and every engine audits it on every screen.
 */
export type Journey = {
  readonly name: string
  readonly address: string
  /** Screens that have these states; all by default. */
  readonly screens?: readonly Screen[]
  /** The screen `npm test` uses; the full run uses all. */
  readonly quick: Screen
  readonly dark?: true
  /** Ids of assertions that only this journey covers. */
  readonly tags?: readonly string[]
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly states: readonly State[]
}

const base: State = { name: 'base', reach: async () => undefined }

/** Releases the answer of the mail provider that `holdMail` holds back. */
const hold = new WeakMap<Page, () => void>()

async function holdMail(page: Page): Promise<void> {
  const released = new Promise<void>((resolve) => hold.set(page, resolve))
  await page.route('**/api/v1.0/email/send', async (route) => {
    await released
    await route.continue()
  })
}

function releaseMail(page: Page): void {
  hold.get(page)?.()
}

const lead: Readonly<Record<string, string>> = {
  Name: 'Asha Rao',
  Phone: '+91 755 555 0199',
  Company: 'Rao Textiles',
  Website: 'raotextiles.example',
  Description: 'More orders from Indore.',
  Referral: 'A friend',
}

/** Fills in the eight fields with this email address. */
export async function fillLead(page: Page, form: string, email: string): Promise<void> {
  const scope = form === 'dialog' ? page.getByRole('dialog') : page.getByRole('form')
  await scope.getByLabel('Email').fill(email)
  for (const [label, value] of Object.entries(lead))
    await scope.getByLabel(label, { exact: false }).first().fill(value)
  await scope.getByLabel('Service').selectOption('SEO')
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

const guideForm = (page: Page) => page.frameLocator('iframe[title="Form for the free PDF guides"]')

/** Opens the lead dialog, whose code loads on the way. */
async function openLeadDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schedule a Call' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible()
}

export const journeys: readonly Journey[] = [
  {
    name: 'menu',
    address: '/services',
    screens: ['phone', 'zoomed'],
    quick: 'phone',
    states: [
      {
        name: 'drawer open',
        panel: '[role=dialog]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Open menu' }).click()
          await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
        },
      },
      {
        name: 'drawer closed again',
        reach: async (page) => {
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toHaveCount(0)
        },
      },
      {
        name: 'announcement dismissed',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Dismiss announcement' }).click()
          await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden()
        },
      },
    ],
  },
  {
    name: 'lead form',
    address: '/',
    quick: 'phone',
    states: [
      { name: 'dialog open', panel: '[role=dialog]', reach: openLeadDialog },
      {
        name: 'dialog with errors',
        panel: '[role=dialog]',
        reach: async (page) => {
          await submit(page).click()
          await expect(page.getByText('8 fields need attention')).toBeVisible()
        },
      },
      {
        name: 'dialog sending',
        panel: '[role=dialog]',
        reach: async (page) => {
          await holdMail(page)
          await fillLead(page, 'dialog', 'broken@example.com')
          await submit(page).click()
          await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
        },
      },
      {
        name: 'dialog after a failure',
        panel: '[role=dialog]',
        reach: async (page) => {
          releaseMail(page)
          await expect(page.getByRole('alert').filter({ hasText: 'Failed to send' })).toBeVisible()
        },
      },
      {
        name: 'sent',
        reach: async (page) => {
          await page.getByRole('dialog').getByLabel('Email').fill('asha@example.com')
          await submit(page).click()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(
            page.getByRole('status').filter({ hasText: 'Your message has been sent' }),
          ).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'contact form',
    address: '/contactus',
    quick: 'desktop',
    states: [
      {
        name: 'required field missing',
        panel: 'main form',
        reach: async (page) => {
          await submit(page).click()
          await expect(
            page.getByRole('alert').filter({ hasText: 'Please fill out all required fields' }),
          ).toBeVisible()
        },
      },
      {
        name: 'invalid email',
        reach: async (page) => {
          await fillLead(page, 'page', 'nobody')
          await submit(page).click()
          await expect(page.getByText('Enter an email address like')).toBeVisible()
        },
      },
      {
        name: 'after a failure',
        panel: 'main form',
        reach: async (page) => {
          await page.getByRole('form').getByLabel('Email').fill('throttled@example.com')
          await submit(page).click()
          await expect(page.getByRole('alert').filter({ hasText: 'Error sending' })).toBeVisible()
        },
      },
      {
        name: 'sent',
        reach: async (page) => {
          await page.getByRole('form').getByLabel('Email').fill('asha@example.com')
          await submit(page).click()
          await expect(
            page.getByRole('status').filter({ hasText: 'Thank you for reaching out!' }),
          ).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'questions',
    address: '/',
    quick: 'desktop',
    states: [
      {
        name: 'answer open',
        panel: '[aria-labelledby=faqs]',
        reach: async (page) => {
          const question = page
            .getByRole('region', { name: 'Frequently asked questions' })
            .getByRole('button')
            .first()
          await question.click()
          await expect(question).toHaveAttribute('aria-expanded', 'true')
        },
      },
    ],
  },
  {
    name: 'motion',
    address: '/',
    quick: 'phone',
    prepare: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    states: [
      {
        name: 'team slides stopped',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Pause background motion' }).click()
          await page.getByRole('group', { name: 'Our team' }).scrollIntoViewIfNeeded()
          await page.getByRole('button', { name: 'Pause team slides' }).click()
          await expect(page.getByRole('button', { name: 'Play team slides' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'dark colors',
    address: '/',
    quick: 'phone',
    dark: true,
    states: [
      base,
      { name: 'dialog open', reach: openLeadDialog },
      {
        name: 'dialog with errors',
        reach: async (page) => {
          await submit(page).click()
          await expect(page.getByText('8 fields need attention')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'dark contact form',
    address: '/contactus',
    quick: 'phone',
    dark: true,
    states: [
      {
        name: 'required field missing',
        reach: async (page) => {
          await submit(page).click()
          await expect(page.getByRole('alert')).toContainText('Please fill out')
        },
      },
    ],
  },
  {
    name: 'unknown page',
    address: '/no-such-page',
    quick: 'phone',
    states: [base],
  },
  {
    name: 'page that fails to load',
    address: '/blog',
    tags: ['@E04'],
    quick: 'desktop',
    prepare: (page) => page.route('**/data/blog/*.json', (route) => route.fulfill({ status: 500 })),
    states: [
      {
        name: 'error screen',
        reach: async (page) => {
          await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            'Unexpected Application Error!',
          )
        },
      },
    ],
  },
  {
    name: 'page that loads slowly',
    address: '/services',
    quick: 'desktop',
    states: [
      {
        name: 'loading',
        reach: async (page) => {
          await page.route(/\/assets\/RefundPolicy|\/assets\/refund-policy/i, () => undefined)
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: /Refund/ })
            .click()
          await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(1)
        },
      },
    ],
  },
  {
    name: 'blog list',
    address: '/blog',
    quick: 'phone',
    states: [
      {
        name: 'filtered',
        reach: async (page) => {
          await page.getByLabel('Category').selectOption('SEO')
          await expect(page.getByRole('status').filter({ hasText: '3 blogs found' })).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox', { name: 'Search blogs' }).fill('zebra')
          await expect(
            page.getByRole('status').filter({ hasText: 'No blogs found.' }),
          ).toBeVisible()
        },
      },
      {
        name: 'second page',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Show all blogs' }).click()
          await page.getByRole('navigation', { name: 'Blog pages' }).getByText('Next').click()
          await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'blog list without a connection',
    address: '/blog',
    quick: 'desktop',
    prepare: (page) => page.route('**/data/blog.json', (route) => route.abort()),
    states: [
      {
        name: 'failure',
        reach: async (page) => {
          await page.getByLabel('Category').selectOption('SEO')
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'article',
    address: '/blog/free-keyword-tools',
    quick: 'desktop',
    states: [
      {
        name: 'heading of the table of contents in focus',
        reach: async (page) => {
          await page
            .getByRole('navigation', { name: 'Table of Contents' })
            .getByRole('link', { name: 'Google Trends' })
            .click()
          await expect(page.getByRole('heading', { name: 'Google Trends' })).toBeFocused()
        },
      },
      {
        name: 'table of contents collapsed',
        reach: async (page) => {
          await page
            .getByRole('navigation', { name: 'Table of Contents' })
            .locator('summary')
            .click()
          await expect(page.locator('nav details[open]')).toHaveCount(0)
        },
      },
    ],
  },
  {
    name: 'careers',
    address: '/careers',
    quick: 'desktop',
    states: [
      {
        name: 'filtered',
        reach: async (page) => {
          await page.getByLabel('Category').selectOption('PPC')
          await expect(
            page.getByRole('status').filter({ hasText: '1 job, Page 1 of 1' }),
          ).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox', { name: 'Search jobs' }).fill('zebra')
          await expect(
            page.getByRole('status').filter({ hasText: 'No open job matches your search.' }),
          ).toBeVisible()
        },
      },
      {
        name: 'last page',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Show all jobs' }).click()
          await page.getByRole('button', { name: 'Next' }).click()
          await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeVisible()
        },
      },
    ],
  },
  { name: 'closed job', address: '/careers/999', quick: 'phone', states: [base] },
  {
    name: 'free guides',
    address: '/freepdf',
    quick: 'phone',
    states: [
      {
        name: 'dialog open',
        panel: '[role=dialog]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Download Free PDF Form' }).first().click()
          await expect(page.getByRole('dialog', { name: 'Get the six guides' })).toBeVisible()
          await expect(guideForm(page).getByLabel('Name')).toBeVisible()
        },
      },
      {
        name: 'thank you',
        panel: '[aria-labelledby=thank-you]',
        reach: async (page) => {
          await guideForm(page).getByLabel('Name').fill('Asha Rao')
          await guideForm(page).getByLabel('Email').fill('asha@example.com')
          await guideForm(page).getByRole('button', { name: 'Submit' }).click()
          await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
        },
      },
    ],
  },
  {
    name: 'free guides, not confirmed',
    address: '/freepdf',
    quick: 'desktop',
    states: [
      {
        name: 'thank you, unconfirmed',
        panel: '[aria-labelledby=thank-you]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Download Free PDF Form' }).first().click()
          await guideForm(page).getByLabel('Name').fill('Asha Rao')
          await guideForm(page).getByLabel('Email').fill('error@example.com')
          await guideForm(page).getByRole('button', { name: 'Submit' }).click()
          await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
        },
      },
    ],
  },
  {
    name: 'free guides whose form does not load',
    address: '/freepdf',
    tags: ['@P03'],
    quick: 'phone',
    prepare: (page) =>
      page.route('**/include/demo/form/free-guides/classic.js*', (route) =>
        route.fulfill({ status: 500 }),
      ),
    states: [
      {
        name: 'dialog with a failure',
        panel: '[role=dialog]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Download Free PDF Form' }).first().click()
          await expect(page.getByRole('alert')).toContainText('The form could not be loaded.')
        },
      },
    ],
  },
  {
    name: 'table',
    address: '/form-table',
    quick: 'desktop',
    states: [
      {
        name: 'grid',
        reach: async (page) => {
          await expect(page.getByRole('grid', { name: 'Spreadsheet rows' })).toBeVisible()
        },
      },
      {
        name: 'sorted',
        reach: async (page) => {
          await page.getByRole('columnheader').first().click()
          await expect(page.locator('[role=columnheader][aria-sort=ascending]')).toHaveCount(1)
        },
      },
      {
        name: 'columns open',
        panel: '[role=dialog]',
        reach: async (page) => {
          await page.getByRole('button', { name: 'Columns' }).click()
          await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await page.getByLabel('Search rows').fill('zzzzzz')
          await expect(page.getByText('No row contains this text.').first()).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'table, second page',
    address: '/form-table?sort=Timestamp&dir=desc&page=2',
    quick: 'phone',
    dark: true,
    states: [
      {
        name: 'grid, sorted, second page',
        reach: async (page) => {
          await expect(page.getByRole('grid', { name: 'Spreadsheet rows' })).toBeVisible()
        },
      },
      {
        name: 'cell in focus',
        reach: async (page) => {
          await page.getByRole('gridcell').nth(3).click()
          await expect(page.getByRole('gridcell').nth(3)).toBeFocused()
        },
      },
      {
        name: 'cell in full',
        panel: '[role=dialog]',
        reach: async (page) => {
          await page.getByRole('gridcell').nth(1).focus()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'table without rows',
    address: '/form-table?mock-sheet=header-only',
    quick: 'desktop',
    states: [
      {
        name: 'grid without rows',
        reach: async (page) => {
          await expect(page.getByRole('grid', { name: 'Spreadsheet rows' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'table whose download stalls',
    address: '/form-table?mock-sheet=stall',
    quick: 'desktop',
    dark: true,
    states: [
      {
        name: 'slow download',
        reach: async (page) => {
          await expect(page.getByRole('progressbar')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'table whose rows are slow',
    address: '/form-table',
    quick: 'phone',
    prepare: (page) => page.route('**/sheet.csv*', () => undefined),
    states: [
      {
        name: 'loading',
        reach: async (page) => {
          await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'table whose rows do not load',
    address: '/form-table',
    quick: 'phone',
    prepare: (page) => page.route('**/sheet.csv*', (route) => route.fulfill({ status: 500 })),
    states: [
      {
        name: 'failure',
        reach: async (page) => {
          await expect(page.getByRole('alert')).toContainText('Error fetching data')
        },
      },
    ],
  },
  {
    name: 'search',
    address: '/search',
    quick: 'phone',
    states: [
      {
        name: 'results',
        reach: async (page) => {
          await page.getByRole('searchbox', { name: 'Search this site' }).fill('keyword')
          await expect(page.getByRole('status').filter({ hasText: 'for “keyword”' })).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox', { name: 'Search this site' }).fill('zzzzzz')
          await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'search without a connection',
    address: '/search',
    quick: 'desktop',
    prepare: (page) => page.route('**/data/search.json', (route) => route.abort()),
    states: [
      {
        name: 'failure',
        reach: async (page) => {
          await page.getByRole('searchbox', { name: 'Search this site' }).fill('seo')
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'unknown post',
    address: '/blog/animtion-tools',
    quick: 'desktop',
    states: [base],
  },
]

/** Opens the page of a journey, ready for its first state. */
export async function begin(page: Page, journey: Journey): Promise<void> {
  await page.emulateMedia({ colorScheme: journey.dark ? 'dark' : 'light' })
  await journey.prepare?.(page)
  await open(page, journey.address)
}
