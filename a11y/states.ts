import { expect, type Locator, type Page } from 'playwright/test'

import { pageSizes } from '../src/config'
import { company } from '../src/generated/company'
import { content as refunds } from '../src/generated/legal/refund-policy'
import { blogPage, blogPostPage } from '../src/generated/texts/blog-page'
import { careersPage, jobCategories } from '../src/generated/texts/careers'
import { contactPage } from '../src/generated/texts/contact'
import { errorPage } from '../src/generated/texts/error-page'
import { leadFieldNames } from '../src/content/lead-fields'
import * as forms from '../src/generated/texts/lead-forms'
import { homePage } from '../src/generated/texts/home'
import { freePdfPage } from '../src/generated/texts/guides'
import { searchPage } from '../src/generated/texts/search-page'
import { announcement, motionTexts, shell } from '../src/generated/texts/shell'
import { sheetPage } from '../src/generated/texts/sheet-page'
import { paths } from '../src/paths'
import { holdRequests } from '../tests/hold-requests'
import { fill, newLead, reopenDialog } from '../tests/e2e/leads-steps'
import { jobs, jobStatus, lastPage, longestPost, posts } from '../tests/site-content'
import { typeWithoutPause } from '../tests/type-without-pause'
import { open, settled, type Screen } from './support/site'

const { contactFormTexts, dialogFormTexts, leadFieldLabels: labels, sharedFormTexts } = forms
/** What the lists of the blog and of the jobs are filtered by. */
const postCategory = posts[0]?.category ?? ''
const jobCategory = jobCategories.find((name) => jobs.some((job) => job.category === name)) ?? ''
const see = (page: Page, role: 'status' | 'alert', text: string) =>
  expect(page.getByRole(role).filter({ hasText: text })).toBeVisible()
/** Waits until a live region has a text, which may come after a pause. */
const hear = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).not.toHaveCount(0)
const countIn = (list: readonly { category: string }[], category: string) =>
  list.filter((entry) => entry.category === category).length

/** Acts as a visitor does, and waits until the state is reached. */
type Reach = (page: Page) => Promise<unknown>

/**
 * States that follow one another on one page: one load of the page serves them all.
 * Add a row: axe and html-validate audit it.
 */
export type Journey = {
  readonly address: string
  /** Screens that have these states; all by default. */
  readonly screens?: readonly Screen[]
  /** The screen `npm run test:all` uses; the full run uses all. */
  readonly quick: Screen
  /** Whether dark colors take the place of light ones, or are audited as well. */
  readonly dark?: 'only' | 'too'
  /** Ids of assertions that this journey covers. */
  readonly tags?: readonly string[]
  /** Runs before the page is opened. */
  readonly prepare?: Reach
  /** Each state is reached from the one before it. */
  readonly states: Readonly<Record<string, Reach>>
  /** The dialog or other part that has appeared in a state, as a selector: its structure is compared. */
  readonly panels?: Readonly<Record<string, string>>
  /** All that live regions say on the way, as `role: text`, apart from what is said only while something is slow. */
  readonly heard?: readonly unknown[]
}

/** What is said only where something is slow. */
export const saidWhenSlow: readonly string[] = [
  sheetPage.loading,
  searchPage.loading,
  freePdfPage.dialog.loading,
].map((text) => `status: ${text}`)

/** What the table of the mock server's sample says when it is complete. */
export const allRows = `status: ${sheetPage.search.matching(57, 57)}`

const base = () => Promise.resolve()

/** Releases what `hold` holds back. */
const releases = new WeakMap<Page, () => void>()

const hold = async (page: Page, address: string | RegExp) =>
  releases.set(page, await holdRequests(page, address))

const dialogOf = (page: Page) => page.getByRole('dialog')
const formOf = (page: Page) => page.getByRole('form')

/** Fills in all fields of a form, with this email address. */
const fillLead = (form: Locator, email: string) => fill(form, newLead({ email }))

export const submit = (page: Page) =>
  page.getByRole('button', { name: sharedFormTexts.submit, exact: true })

/** Sends the form again with another email address, by Enter. What else was typed is still there. */
async function sendAgain(form: Locator): Promise<void> {
  await expect(form.getByLabel(labels.name)).toHaveValue(/^Asha Rao/)
  await form.getByLabel(labels.email).fill('asha@example.com')
  await form.getByLabel(labels.email).press('Enter')
}

const guideForm = (page: Page) =>
  page.frameLocator(`iframe[title="${freePdfPage.dialog.frameTitle}"]`)

const openGuideForm = (page: Page) =>
  page.getByRole('button', { name: freePdfPage.openButton }).first().click()

/** Fills in the mock server's form of the guides, and sends it. */
async function sendGuideForm(page: Page, email: string): Promise<void> {
  await guideForm(page).getByLabel('Name').fill('Asha Rao')
  await guideForm(page).getByLabel('Email').fill(email)
  // Not a click, which Chromium drops if the frame has just moved
  await guideForm(page).getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
}

const needed = forms.fieldsNeedAttention(leadFieldNames.length)

async function submitNothing(page: Page): Promise<void> {
  await submit(page).click()
  await expect(page.getByText(needed)).toBeVisible()
  await expect(dialogOf(page).getByLabel(labels.name)).toBeFocused()
}

async function submitNothingOnPage(page: Page): Promise<void> {
  await submit(page).click()
  await see(page, 'alert', contactFormTexts.missing)
  await expect(formOf(page).getByLabel(labels.name)).toBeFocused()
}

const seeGrid = (page: Page) =>
  expect(page.getByRole('grid', { name: sheetPage.grid.label })).toBeVisible()

const searchFor = (text: string) => (page: Page) => page.getByRole('searchbox').fill(text)

/** Answers requests of an address with an error. */
const fail = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500 }))

const isSending = `status: ${forms.sending}`

/** What is said of a page that has come. */
const titled = (title: string) => `status: ${title} | ${company.name}`

/** Searches for a page of the site. What is said without a result has the same words, but nothing is marked. */
async function seeResults(page: Page, enter: Reach): Promise<void> {
  await enter(page)
  await see(page, 'status', `“${homePage.heading}”`)
  await expect(page.locator('main mark').first()).toBeVisible()
}

export const journeys: Readonly<Record<string, Journey>> = {
  menu: {
    address: '/services',
    screens: ['phone', 'zoomed'],
    quick: 'phone',
    tags: ['@D07'],
    panels: { 'drawer open': '[role=dialog]' },
    heard: [titled(contactPage.title)],
    states: {
      async 'drawer open'(page) {
        await page.getByRole('button', { name: shell.openMenu }).click()
        await expect(page.getByRole('dialog', { name: shell.drawer })).toBeVisible()
      },
      async 'drawer closed again'(page) {
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toHaveCount(0)
      },
      async 'announcement dismissed'(page) {
        await page.getByRole('button', { name: announcement.dismiss }).click()
        await expect(page.getByRole('complementary', { name: announcement.label })).toBeHidden()
      },
      async 'page of a link in the drawer'(page) {
        await page.getByRole('button', { name: shell.openMenu }).click()
        await dialogOf(page).locator(`[href="${paths.contact}"]`).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(dialogOf(page)).toHaveCount(0)
        await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')
      },
    },
  },
  'lead form': {
    address: '/',
    quick: 'phone',
    dark: 'too',
    tags: ['@L01', '@L11', '@L14', '@L15', '@L16'],
    panels: { 'dialog with errors': '[role=dialog]' },
    heard: [
      `status: ${needed}`,
      isSending,
      `alert: ${dialogFormTexts.failure}`,
      isSending,
      `status: ${dialogFormTexts.success}`,
    ],
    states: {
      'dialog open': reopenDialog,
      'dialog with errors': submitNothing,
      async 'dialog sending'(page) {
        await hold(page, '**/api/v1.0/email/send')
        await fillLead(dialogOf(page), 'broken@example.com')
        await submit(page).click()
        await expect(page.getByRole('button', { name: sharedFormTexts.submitting })).toBeVisible()
      },
      async 'dialog after a failure'(page) {
        releases.get(page)?.()
        await see(page, 'alert', dialogFormTexts.failure)
      },
      async sent(page) {
        await sendAgain(dialogOf(page))
        await expect(dialogOf(page)).toHaveCount(0)
        await see(page, 'status', dialogFormTexts.success)
        await expect(page.getByRole('button', { name: homePage.callButton }).first()).toBeFocused()
      },
    },
  },
  'contact form': {
    address: '/contactus',
    quick: 'desktop',
    dark: 'too',
    tags: ['@smoke', '@K02', '@K03', '@K05', '@K06'],
    heard: [
      `alert: ${contactFormTexts.missing}`,
      `status: ${forms.fieldsNeedAttention(1)}`,
      isSending,
      `alert: ${contactFormTexts.failure('Too Many Requests')}`,
      isSending,
      `status: ${contactFormTexts.success}`,
    ],
    states: {
      'required field missing': submitNothingOnPage,
      async 'invalid email'(page) {
        await fillLead(formOf(page), 'nobody')
        await submit(page).click()
        await expect(page.getByText(forms.emailFormat)).toBeVisible()
        await hear(page, forms.fieldsNeedAttention(1))
      },
      async 'after a failure'(page) {
        await formOf(page).getByLabel(labels.email).fill('throttled@example.com')
        await submit(page).click()
        await see(page, 'alert', contactFormTexts.failure('Too Many Requests'))
      },
      async sent(page) {
        await sendAgain(formOf(page))
        await see(page, 'status', contactFormTexts.success)
      },
    },
  },
  questions: {
    address: '/',
    quick: 'desktop',
    panels: { 'answer open': '[aria-labelledby=faqs]' },
    states: {
      async 'answer open'(page) {
        const region = page.getByRole('region', { name: homePage.faqs.heading })
        const question = region.getByRole('button').first()
        await question.click()
        await expect(question).toHaveAttribute('aria-expanded', 'true')
      },
    },
  },
  motion: {
    address: '/',
    quick: 'phone',
    prepare: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }),
    states: {
      async 'team slides stopped'(page) {
        await page.getByRole('button', { name: motionTexts.hero.pause }).click()
        await page.getByRole('group', { name: homePage.team.heading }).scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: motionTexts.team.pause }).click()
        await expect(page.getByRole('button', { name: motionTexts.team.play })).toBeVisible()
      },
    },
  },
  'unknown page': { address: '/no-such-page', quick: 'phone', states: { base } },
  'page that fails to load': {
    address: '/blog',
    tags: ['@E04'],
    quick: 'desktop',
    prepare: fail('**/data/blog/*.json'),
    heard: [`alert: ${errorPage.heading}${errorPage.text}`, titled(errorPage.title)],
    states: {
      async 'error screen'(page) {
        await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPage.heading)
      },
    },
  },
  'page that loads slowly': {
    address: '/services',
    quick: 'desktop',
    tags: ['@S09'],
    heard: [`status: ${shell.loading}`, titled(refunds.title)],
    states: {
      async loading(page) {
        await hold(page, /\/assets\/(?:LegalPage|refund-policy)/i)
        const link = page.getByRole('contentinfo').locator(`[href="${paths.refundPolicy}"]`)
        await link.click()
        await expect(page.getByRole('status').filter({ hasText: shell.loading })).toHaveCount(1)
        await expect(link).toBeFocused()
      },
      async loaded(page) {
        releases.get(page)?.()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      },
    },
  },
  'blog list': {
    address: '/blog',
    quick: 'phone',
    tags: ['@B02', '@B06'],
    heard: [
      `status: ${blogPage.blogsFound(countIn(posts, postCategory))}`,
      `status: ${blogPage.empty.text}`,
      expect.stringContaining(blogPage.blogsFound(posts.length)),
      expect.stringContaining(blogPage.pagination.pageOf(2, lastPage(posts, pageSizes.blog))),
    ],
    states: {
      async filtered(page) {
        await page.getByLabel(blogPage.filters.category).selectOption(postCategory)
        await see(page, 'status', blogPage.blogsFound(countIn(posts, postCategory)))
      },
      async empty(page) {
        await typeWithoutPause(page.getByRole('searchbox'), 'zebra')
        await see(page, 'status', blogPage.empty.text)
      },
      async 'second page'(page) {
        const { label, next, pageOf } = blogPage.pagination
        await page.getByRole('button', { name: blogPage.empty.showAll }).click()
        await see(page, 'status', blogPage.blogsFound(posts.length))
        await page.getByRole('navigation', { name: label }).getByText(next).click()
        await see(page, 'status', pageOf(2, lastPage(posts, pageSizes.blog)))
      },
    },
  },
  'blog list without a connection': {
    address: '/blog',
    quick: 'desktop',
    prepare: (page) => page.route('**/data/blog.json', (route) => route.abort()),
    states: {
      async failure(page) {
        await page.getByLabel(blogPage.filters.category).selectOption(postCategory)
        await expect(page.getByRole('button', { name: blogPage.failure.retry })).toBeVisible()
      },
    },
  },
  article: {
    address: longestPost,
    quick: 'desktop',
    states: {
      async 'heading of the table of contents in focus'(page) {
        const contents = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
        const link = contents.getByRole('link').nth(2)
        await link.click()
        const heading = page.getByRole('article').locator(':is(h2, h3):focus')
        await expect(heading).toHaveText(await link.innerText())
      },
      async 'table of contents collapsed'(page) {
        const contents = page.getByRole('navigation', { name: blogPostPage.tableOfContents })
        await contents.locator('summary').click()
        await expect(page.locator('nav details[open]')).toHaveCount(0)
      },
    },
  },
  careers: {
    address: '/careers',
    quick: 'desktop',
    tags: ['@J03', '@J06'],
    heard: [
      `status: ${jobStatus(countIn(jobs, jobCategory))}`,
      `status: ${careersPage.empty.text}`,
      `status: ${jobStatus(jobs.length)}`,
      `status: ${jobStatus(jobs.length, 2)}`,
    ],
    states: {
      async filtered(page) {
        await page.getByLabel(careersPage.filters.category).selectOption(jobCategory)
        await see(page, 'status', jobStatus(countIn(jobs, jobCategory)))
      },
      async empty(page) {
        await typeWithoutPause(page.getByRole('searchbox'), 'zebra')
        await see(page, 'status', careersPage.empty.text)
      },
      async 'last page'(page) {
        await page.getByRole('button', { name: careersPage.empty.showAll }).click()
        await see(page, 'status', jobStatus(jobs.length))
        const next = page.getByRole('button', { name: careersPage.next })
        await next.press('Enter')
        await see(page, 'status', jobStatus(jobs.length, 2))
        await expect(next).toBeFocused()
      },
    },
  },
  'closed job': { address: '/careers/999', quick: 'phone', states: { base } },
  'free guides': {
    address: '/freepdf',
    quick: 'phone',
    tags: ['@P02', '@P04', '@P05'],
    panels: { 'dialog open': '[role=dialog]', 'thank you': '[aria-labelledby=thank-you]' },
    heard: [`status: ${freePdfPage.dialog.sending}`],
    states: {
      async 'dialog open'(page) {
        await openGuideForm(page)
        await expect(page.getByRole('dialog', { name: freePdfPage.dialog.title })).toBeVisible()
        await expect(guideForm(page).getByLabel('Name')).toBeVisible()
      },
      'thank you': (page) => sendGuideForm(page, 'asha@example.com'),
    },
  },
  'free guides, not confirmed': {
    address: '/freepdf',
    quick: 'desktop',
    states: {
      async 'thank you, unconfirmed'(page) {
        await openGuideForm(page)
        await sendGuideForm(page, 'error@example.com')
      },
    },
  },
  'free guides whose form does not load': {
    address: '/freepdf',
    tags: ['@P03'],
    quick: 'phone',
    prepare: fail('**/include/demo/form/free-guides/classic.js*'),
    panels: { 'dialog with a failure': '[role=dialog]' },
    states: {
      async 'dialog with a failure'(page) {
        await openGuideForm(page)
        await see(page, 'alert', freePdfPage.dialog.loadFailed)
      },
    },
  },
  table: {
    address: '/form-table',
    quick: 'desktop',
    tags: ['@smoke', '@G01', '@G07', '@G09'],
    panels: { 'columns open': '[role=dialog]' },
    // Of the mock server's sample
    heard: [
      allRows,
      `status: ${sheetPage.grid.sortedBy.ascending('Timestamp')}`,
      `status: ${sheetPage.columns.visible(9, 10)}`,
      expect.stringContaining(sheetPage.search.matching(0, 57)),
    ],
    states: {
      async grid(page) {
        await seeGrid(page)
        await see(page, 'status', sheetPage.search.matching(57, 57))
      },
      async sorted(page) {
        await page.getByRole('columnheader').first().click()
        await expect(page.locator('[role=columnheader][aria-sort=ascending]')).toHaveCount(1)
        await hear(page, sheetPage.grid.sortedBy.ascending('Timestamp'))
      },
      async 'columns open'(page) {
        await page.getByRole('button', { name: sheetPage.columns.label }).click()
        await expect(page.getByRole('dialog', { name: sheetPage.columns.label })).toBeVisible()
      },
      async empty(page) {
        await dialogOf(page).getByRole('checkbox').last().uncheck()
        await dialogOf(page).getByRole('button', { name: shell.close, exact: true }).click()
        await expect(dialogOf(page)).toHaveCount(0)
        await see(page, 'status', sheetPage.columns.visible(9, 10))
        await typeWithoutPause(page.getByLabel(sheetPage.search.label), 'zzz')
        await expect(page.getByText(sheetPage.search.noMatch).first()).toBeVisible()
      },
    },
  },
  'table, second page': {
    address: '/form-table?sort=Timestamp&dir=desc&page=2',
    quick: 'phone',
    dark: 'only',
    panels: { 'row open': '[role=dialog]', 'view saved': '[role=dialog]' },
    states: {
      'grid, sorted, second page': seeGrid,
      async 'view saved'(page) {
        await page.getByRole('button', { name: sheetPage.views.label }).click()
        await page.getByLabel(sheetPage.views.name).fill('Newest leads')
        await page.getByRole('button', { name: sheetPage.views.save }).click()
        await expect(page.getByRole('button', { name: 'Newest leads', exact: true })).toBeVisible()
      },
      async 'grid again'(page) {
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toHaveCount(0)
      },
      async 'cell in focus'(page) {
        await page.getByRole('gridcell').nth(3).click()
        await expect(page.getByRole('gridcell').nth(3)).toBeFocused()
      },
      async 'row open'(page) {
        await page.getByRole('gridcell').nth(1).press('Enter')
        await expect(dialogOf(page)).toBeVisible()
      },
    },
  },
  'table without rows': {
    address: '/form-table?mock-sheet=header-only',
    quick: 'desktop',
    states: { 'grid without rows': seeGrid },
  },
  'table whose download stalls': {
    address: '/form-table?mock-sheet=stall',
    quick: 'desktop',
    dark: 'only',
    states: { 'slow download': (page) => expect(page.getByRole('progressbar')).toBeVisible() },
  },
  'table whose rows are slow': {
    address: '/form-table',
    quick: 'phone',
    prepare: (page) => page.route('**/sheet.csv*', () => undefined),
    states: { loading: (page) => see(page, 'status', sheetPage.loading) },
  },
  'table whose rows do not load': {
    address: '/form-table',
    quick: 'phone',
    prepare: fail('**/sheet.csv*'),
    states: { failure: (page) => see(page, 'alert', sheetPage.error.text) },
  },
  search: {
    address: '/search',
    quick: 'phone',
    heard: [
      expect.stringContaining(`“${homePage.heading}”`),
      `status: ${searchPage.nothingFor('zzzzzz')}`,
      expect.stringContaining(`“${homePage.heading}”`),
    ],
    states: {
      results: (page) =>
        seeResults(page, () => typeWithoutPause(page.getByRole('searchbox'), homePage.heading)),
      async empty(page) {
        await searchFor('zzzzzz')(page)
        await see(page, 'status', searchPage.nothingFor('zzzzzz'))
      },
      'results again': (page) => seeResults(page, searchFor(homePage.heading)),
    },
  },
  'search without a connection': {
    address: '/search',
    quick: 'desktop',
    prepare: (page) => page.route('**/data/search.json', (route) => route.abort()),
    states: {
      async failure(page) {
        await searchFor('seo')(page)
        await expect(page.getByRole('button', { name: searchPage.failure.retry })).toBeVisible()
      },
    },
  },
  'unknown post': { address: '/blog/animtion-tools', quick: 'desktop', states: { base } },
}

/** The name of the snapshot of a panel. */
export const panelName = (journey: string, state: string) =>
  `panel-${journey}-${state}`.replaceAll(/\W+/g, '-')

/** Opens the page of a journey, and reaches one of its states. */
export async function reach(page: Page, name: string, state: string): Promise<void> {
  const journey = journeys[name]
  if (!journey?.states[state]) throw new Error(`No journey "${name}" has a state "${state}"`)
  await begin(page, journey)
  for (const [each, act] of Object.entries(journey.states)) {
    await act(page)
    if (each === state) return settled(page)
  }
}

/** Opens the page of a journey, ready for its first state. */
export async function begin(page: Page, journey: Journey): Promise<void> {
  await page.emulateMedia({ colorScheme: journey.dark === 'only' ? 'dark' : 'light' })
  await journey.prepare?.(page)
  await open(page, journey.address)
}
