import { expect, type Page } from 'playwright/test'

import { pageSizes } from '../src/config'
import { blogPage, blogPostPage } from '../src/generated/texts/blog-page'
import { careersPage, jobCategories } from '../src/generated/texts/careers'
import { errorPage } from '../src/generated/texts/error-page'
import { leadFieldNames } from '../src/content/lead-fields'
import * as forms from '../src/generated/texts/lead-forms'
import { homePage } from '../src/generated/texts/home'
import { freePdfPage } from '../src/generated/texts/guides'
import { searchPage } from '../src/generated/texts/search-page'
import { announcement, motionTexts, shell } from '../src/generated/texts/shell'
import { sheetPage } from '../src/generated/texts/sheet-page'
import { paths } from '../src/paths'
import { jobs, jobStatus, lastPage, longestPost, posts } from '../tests/site-content'
import { open, type Screen } from './support/site'

const { contactFormTexts, dialogFormTexts, leadFieldLabels: labels, sharedFormTexts } = forms
/** What the lists of the blog and of the jobs are filtered by. */
const postCategory = posts[0]?.category ?? ''
const jobCategory = jobCategories.find((name) => jobs.some((job) => job.category === name)) ?? ''
const see = (page: Page, role: 'status' | 'alert', text: string) =>
  expect(page.getByRole(role).filter({ hasText: text })).toBeVisible()
const countIn = (list: readonly { category: string }[], category: string) =>
  list.filter((entry) => entry.category === category).length

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
 * Add a row: axe and html-validate audit it.
 */
export type Journey = {
  readonly name: string
  readonly address: string
  /** Screens that have these states; all by default. */
  readonly screens?: readonly Screen[]
  /** The screen `npm run test:all` uses; the full run uses all. */
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
  [labels.name]: 'Asha Rao',
  [labels.phone]: '+91 755 555 0199',
  [labels.company]: 'Rao Textiles',
  [labels.website]: 'raotextiles.example',
  [labels.description]: 'More orders from Indore.',
  [labels.referral]: 'A friend',
}

/** Fills in the eight fields with this email address. */
export async function fillLead(page: Page, form: string, email: string): Promise<void> {
  const scope = form === 'dialog' ? page.getByRole('dialog') : page.getByRole('form')
  await scope.getByLabel(labels.email).fill(email)
  for (const [label, value] of Object.entries(lead))
    await scope.getByLabel(label, { exact: false }).first().fill(value)
  await scope.getByLabel(labels.service).selectOption({ index: 1 })
}

export const submit = (page: Page) =>
  page.getByRole('button', { name: sharedFormTexts.submit, exact: true })

const guideForm = (page: Page) =>
  page.frameLocator(`iframe[title="${freePdfPage.dialog.frameTitle}"]`)

async function seeGrid(page: Page): Promise<void> {
  await expect(page.getByRole('grid', { name: sheetPage.grid.label })).toBeVisible()
}

/** Fills in the mock server's form of the guides, and sends it. */
export async function sendGuideForm(page: Page, email: string): Promise<void> {
  await guideForm(page).getByLabel('Name').fill('Asha Rao')
  await guideForm(page).getByLabel('Email').fill(email)
  // Not a click, which Chromium drops if the frame has just moved
  await guideForm(page).getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
}

async function submitNothing(page: Page): Promise<void> {
  await submit(page).click()
  await expect(page.getByText(forms.fieldsNeedAttention(leadFieldNames.length))).toBeVisible()
}

/** Opens the lead dialog, whose code loads on the way. */
export async function openLeadDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: homePage.callButton }).first().click()
  const dialog = page.getByRole('dialog', { name: dialogFormTexts.title })
  await expect(dialog.getByRole('heading', { name: dialogFormTexts.title })).toBeFocused()
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
          await page.getByRole('button', { name: shell.openMenu }).click()
          await expect(page.getByRole('dialog', { name: shell.drawer })).toBeVisible()
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
          await page.getByRole('button', { name: announcement.dismiss }).click()
          await expect(page.getByRole('complementary', { name: announcement.label })).toBeHidden()
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
      { name: 'dialog with errors', panel: '[role=dialog]', reach: submitNothing },
      {
        name: 'dialog sending',
        reach: async (page) => {
          await holdMail(page)
          await fillLead(page, 'dialog', 'broken@example.com')
          await submit(page).click()
          await expect(page.getByRole('button', { name: sharedFormTexts.submitting })).toBeVisible()
        },
      },
      {
        name: 'dialog after a failure',
        panel: '[role=dialog]',
        reach: async (page) => {
          releaseMail(page)
          await see(page, 'alert', dialogFormTexts.failure)
        },
      },
      {
        name: 'sent',
        reach: async (page) => {
          await page.getByRole('dialog').getByLabel(labels.email).fill('asha@example.com')
          await submit(page).click()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await see(page, 'status', dialogFormTexts.success)
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
          await see(page, 'alert', contactFormTexts.missing)
        },
      },
      {
        name: 'invalid email',
        reach: async (page) => {
          await fillLead(page, 'page', 'nobody')
          await submit(page).click()
          await expect(page.getByText(forms.emailFormat)).toBeVisible()
        },
      },
      {
        name: 'after a failure',
        reach: async (page) => {
          await page.getByRole('form').getByLabel(labels.email).fill('throttled@example.com')
          await submit(page).click()
          await expect(
            page
              .getByRole('alert')
              .filter({ hasText: contactFormTexts.failure('Too Many Requests') }),
          ).toBeVisible()
        },
      },
      {
        name: 'sent',
        reach: async (page) => {
          await page.getByRole('form').getByLabel(labels.email).fill('asha@example.com')
          await submit(page).click()
          await see(page, 'status', contactFormTexts.success)
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
            .getByRole('region', { name: homePage.faqs.heading })
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
          await page.getByRole('button', { name: motionTexts.hero.pause }).click()
          await page.getByRole('group', { name: homePage.team.heading }).scrollIntoViewIfNeeded()
          await page.getByRole('button', { name: motionTexts.team.pause }).click()
          await expect(page.getByRole('button', { name: motionTexts.team.play })).toBeVisible()
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
      { name: 'dialog with errors', reach: submitNothing },
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
          await see(page, 'alert', contactFormTexts.missing)
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
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPage.heading)
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
          await page.getByRole('contentinfo').locator(`[href="${paths.refundPolicy}"]`).click()
          await expect(page.getByRole('status').filter({ hasText: shell.loading })).toHaveCount(1)
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
          await page.getByLabel(blogPage.filters.category).selectOption(postCategory)
          await see(page, 'status', blogPage.blogsFound(countIn(posts, postCategory)))
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox').fill('zebra')
          await see(page, 'status', blogPage.empty.text)
        },
      },
      {
        name: 'second page',
        reach: async (page) => {
          const { label, next, pageOf } = blogPage.pagination
          await page.getByRole('button', { name: blogPage.empty.showAll }).click()
          await page.getByRole('navigation', { name: label }).getByText(next).click()
          await see(page, 'status', pageOf(2, lastPage(posts, pageSizes.blog)))
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
          await page.getByLabel(blogPage.filters.category).selectOption(postCategory)
          await expect(page.getByRole('button', { name: blogPage.failure.retry })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'article',
    address: longestPost,
    quick: 'desktop',
    states: [
      {
        name: 'heading of the table of contents in focus',
        reach: async (page) => {
          const contents = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
          const link = contents.getByRole('link').nth(2)
          await link.click()
          const heading = page.getByRole('article').locator(':is(h2, h3):focus')
          await expect(heading).toHaveText(await link.innerText())
        },
      },
      {
        name: 'table of contents collapsed',
        reach: async (page) => {
          const contents = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
          await contents.locator('summary').click()
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
          await page.getByLabel(careersPage.filters.category).selectOption(jobCategory)
          await see(page, 'status', jobStatus(countIn(jobs, jobCategory)))
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox').fill('zebra')
          await see(page, 'status', careersPage.empty.text)
        },
      },
      {
        name: 'last page',
        reach: async (page) => {
          await page.getByRole('button', { name: careersPage.empty.showAll }).click()
          await page.getByRole('button', { name: careersPage.next }).click()
          await see(page, 'status', jobStatus(jobs.length, 2))
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
          await page.getByRole('button', { name: freePdfPage.openButton }).first().click()
          await expect(page.getByRole('dialog', { name: freePdfPage.dialog.title })).toBeVisible()
          await expect(guideForm(page).getByLabel('Name')).toBeVisible()
        },
      },
      {
        name: 'thank you',
        panel: '[aria-labelledby=thank-you]',
        reach: (page) => sendGuideForm(page, 'asha@example.com'),
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
          await page.getByRole('button', { name: freePdfPage.openButton }).first().click()
          await sendGuideForm(page, 'error@example.com')
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
          await page.getByRole('button', { name: freePdfPage.openButton }).first().click()
          await see(page, 'alert', freePdfPage.dialog.loadFailed)
        },
      },
    ],
  },
  {
    name: 'table',
    address: '/form-table',
    quick: 'desktop',
    states: [
      { name: 'grid', reach: seeGrid },
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
          await page.getByRole('button', { name: sheetPage.columns.label }).click()
          await expect(page.getByRole('dialog', { name: sheetPage.columns.label })).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page
            .getByRole('dialog')
            .getByRole('button', { name: shell.close, exact: true })
            .click()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await page.getByLabel(sheetPage.search.label).fill('zzzzzz')
          await expect(page.getByText(sheetPage.search.noMatch).first()).toBeVisible()
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
      { name: 'grid, sorted, second page', reach: seeGrid },
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
    states: [{ name: 'grid without rows', reach: seeGrid }],
  },
  {
    name: 'table whose download stalls',
    address: '/form-table?mock-sheet=stall',
    quick: 'desktop',
    dark: true,
    states: [
      {
        name: 'slow download',
        reach: (page) => expect(page.getByRole('progressbar')).toBeVisible(),
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
        reach: (page) => see(page, 'status', sheetPage.loading),
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
        reach: (page) => see(page, 'alert', sheetPage.error.text),
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
          await page.getByRole('searchbox').fill(homePage.heading)
          await see(page, 'status', `“${homePage.heading}”`)
        },
      },
      {
        name: 'empty',
        reach: async (page) => {
          await page.getByRole('searchbox').fill('zzzzzz')
          await see(page, 'status', searchPage.nothingFor('zzzzzz'))
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
          await page.getByRole('searchbox').fill('seo')
          await expect(page.getByRole('button', { name: searchPage.failure.retry })).toBeVisible()
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
