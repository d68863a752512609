import { expect, test, type Page } from 'playwright/test'

import { pageSizes } from '../../src/config'
import { careersPage } from '../../src/generated/texts/careers'
import { blogPage } from '../../src/generated/texts/blog-page'
import { contactPage } from '../../src/generated/texts/contact'
import { errorPage } from '../../src/generated/texts/error-page'
import { faqs } from '../../src/generated/faqs'
import { leadFieldNames } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { notFoundPage } from '../../src/generated/texts/not-found'
import { freePdfPage } from '../../src/generated/texts/guides'
import { searchPage } from '../../src/generated/texts/search-page'
import { servicesPage } from '../../src/generated/texts/services'
import { shell } from '../../src/generated/texts/shell'
import { sheetPage } from '../../src/generated/texts/sheet-page'
import { paths } from '../../src/paths'
import { holdRequests } from '../hold-requests'
import { simulateTranslation, translated } from '../simulate-translation'
import { jobs, jobStatus, lastPage, posts } from '../site-content'
import { visit } from '../wait-for-hydration'
import { fill, holdAnswer, newLead, openerOf, submitOf } from './leads-steps'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the page has been translated. */
const untilTranslated = (page: Page) => expect(heading(page).locator('font font')).toBeVisible()

let readUnseen: () => Promise<string[]>
let errors: string[]

test.beforeEach(async ({ page }) => {
  errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  readUnseen = await simulateTranslation(page)
})

test.afterEach(async ({ page }) => {
  await expect(page.getByText(errorPage.heading)).toHaveCount(0)
  expect(errors).toEqual([])
  expect(await readUnseen()).toEqual([])
})

async function open(page: Page, path: string) {
  await visit(page, path)
  await untilTranslated(page)
}

test('jobs are filtered and paged', async ({ page }) => {
  await open(page, paths.careers)
  const pager = page.getByRole('group', { name: careersPage.paginationLabel })
  const status = pager.getByRole('status')
  const all = translated(jobStatus(jobs.length))
  await expect(status).toHaveText(all)
  const search = page.getByRole('searchbox', { name: careersPage.filters.search })
  await search.fill('no such job')
  await expect(status).toHaveText(translated(careersPage.empty.text))
  await search.fill('')
  await expect(status).toHaveText(all)
  await search.fill('no such job')
  await page.getByRole('button', { name: careersPage.empty.showAll }).click()
  await expect(status).toHaveText(all)
  await pager.getByRole('button', { name: careersPage.next }).click()
  await expect(status).toHaveText(translated(jobStatus(jobs.length, 2)))
  await page.goBack()
  await expect(status).toHaveText(all)
})

test('the table is searched, sorted and paged', async ({ page }) => {
  const release = await holdRequests(page, '**/sheet.csv')
  await open(page, paths.sheet)
  await expect(main(page).getByRole('status').first()).toHaveText(translated(sheetPage.loading))
  release()
  const grid = page.getByRole('grid', { name: sheetPage.grid.label })
  await expect(grid).toBeVisible()
  const firstCell = grid.getByRole('gridcell').first()
  const pager = page.getByRole('group', { name: sheetPage.pagination.label })
  const atFirst = await firstCell.innerText()
  await pager.getByRole('button', { name: sheetPage.pagination.next }).click()
  await expect(pager.getByRole('status')).toHaveText(translated(sheetPage.pagination.page(2)))
  await expect(firstCell).not.toHaveText(atFirst)
  await grid.getByRole('columnheader').first().click()
  await expect(grid.getByRole('columnheader').first()).toHaveAttribute('aria-sort', 'ascending')
  const search = page.getByRole('searchbox', { name: sheetPage.search.label })
  await search.fill('no such row')
  await expect(grid).toContainText(translated(sheetPage.search.noMatch))
  const status = main(page).getByRole('status').first()
  await expect(status).toContainText(/^0/)
  await search.fill('seo')
  await expect(firstCell).toBeVisible()
  await expect(status).not.toContainText(/^0/)
  await firstCell.dblclick()
  await page.getByRole('dialog').getByRole('button', { name: shell.close }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const last = lastPage(posts, pageSizes.blog)

// A blog of one page has no pagination
if (last > 1)
  test('posts are searched and paged', async ({ page }) => {
    await open(page, paths.blog)
    const pager = page.getByRole('navigation', { name: blogPage.pagination.label })
    await pager.getByRole('link', { name: blogPage.pagination.page(2) }).click()
    const status = main(page).getByRole('status').first()
    await expect(status).toContainText(translated(blogPage.pagination.pageOf(2, last)))
    const search = page.getByRole('searchbox', { name: blogPage.filters.search })
    await search.fill('no such post')
    await expect(status).toHaveText(translated(blogPage.empty.text))
    await page.getByRole('button', { name: blogPage.empty.showAll }).click()
    await expect(status).toContainText(translated(blogPage.pagination.pageOf(1, last)))
    await expect(pager).toContainText(/1.*2/)
  })

test('the site is searched, letter by letter', async ({ page }) => {
  await open(page, paths.search)
  const search = main(page).getByRole('searchbox')
  const status = main(page).getByRole('status').first()
  await search.pressSequentially('local seo', { delay: 60 })
  await expect(status).toContainText(translated('“local seo”'))
  const first = main(page).getByRole('list').last().getByRole('link').first()
  const title = await first.innerText()
  await search.fill('zzzzqqqq')
  await expect(status).toHaveText(translated(searchPage.nothingFor('zzzzqqqq')))
  await expect(main(page)).toContainText(translated(searchPage.nothingHint))
  await search.fill('local seo')
  await expect(first).toHaveText(title)
  await first.click()
  await expect(heading(page)).toBeFocused()
  expect(title).toBe(title.toUpperCase())
  await page.goBack()
  await expect(status).toContainText(translated('“local seo”'))
})

test('a lead is corrected, fails, is cleared and is sent', async ({ page }) => {
  await open(page, paths.home)
  await openerOf(page).click()
  const dialog = page.getByRole('dialog')
  const status = dialog.getByRole('status')
  const all = translated(forms.fieldsNeedAttention(leadFieldNames.length))
  await submitOf(dialog).click()
  await expect(dialog).toContainText(translated(forms.requiredMessage(forms.leadFieldLabels.name)))
  await expect(status).toHaveText(all)
  await fill(dialog, newLead({ email: 'throttled@example.com' }))
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText(translated(forms.dialogFormTexts.failure))
  await expect(submitOf(dialog)).toHaveText(translated(forms.sharedFormTexts.submit))
  await dialog.getByRole('button', { name: forms.sharedFormTexts.clear }).click()
  await expect(status).toHaveText(translated(forms.sharedFormTexts.cleared))
  await submitOf(dialog).click()
  await expect(status).toHaveText(all)

  await fill(dialog, newLead())
  const answer = await holdAnswer(page)
  await submitOf(dialog).click()
  await expect(submitOf(dialog)).toHaveText(translated(forms.sharedFormTexts.submitting))
  answer.succeed()
  await expect(main(page).getByText(forms.dialogFormTexts.success)).toBeVisible()
})

test('answers, menu and color scheme work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, paths.home)
  const question = main(page).getByRole('button', { name: faqs[0]?.question ?? '' })
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: shell.scheme.label }).click()
  await expect(page.getByRole('button', { name: shell.scheme.action.light })).toBeVisible()
  await page.getByRole('button', { name: shell.openMenu }).click()
  const menu = page.getByRole('dialog', { name: shell.drawer })
  await menu.getByRole('link', { name: contactPage.heading }).click()
  await expect(heading(page)).toHaveText(translated(contactPage.heading))
})

test('the guides are requested', async ({ page }) => {
  await open(page, paths.freePdf)
  await page.getByRole('button', { name: freePdfPage.openButton }).first().click()
  const form = page.frameLocator(`iframe[title="${freePdfPage.dialog.frameTitle}"]`)
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel(forms.leadFieldLabels.email).fill('asha@example.com')
  await form.getByLabel(forms.leadFieldLabels.email).press('Enter')
  await expect(page.getByRole('heading', { name: freePdfPage.thankYou.heading })).toBeFocused()
})

test('a page that does not exist offers others', async ({ page }) => {
  await open(page, '/blogg')
  await expect(heading(page)).toHaveText(translated(notFoundPage.heading))
  await expect(main(page)).toContainText(translated(notFoundPage.suggestionsHeading))
  await main(page).getByRole('searchbox').fill('seo')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(translated(searchPage.heading))
})

test('links change title and heading, also between pages of one template', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('banner').locator(`[href="${paths.services}"]`).click()
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(servicesPage.title))
  await visit(page, paths.blog)
  await untilTranslated(page)
  const posts = main(page).locator(`a[href^="${paths.blog}/"]`)
  for (const link of [posts.first(), posts.last(), posts.last()]) {
    const title = (await link.innerText()).replace(/^[^:]*:\s*/, '') // READ MORE: THE TITLE
    await link.click()
    await expect(heading(page)).toHaveText(title)
    await expect(heading(page)).toBeFocused()
  }
  await page.goBack()
  await expect(heading(page)).toBeFocused()
})
