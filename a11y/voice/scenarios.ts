import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

import { blogPage } from '../../src/generated/texts/blog-page'
import { careersPage, jobCategories } from '../../src/generated/texts/careers'
import { contactPage } from '../../src/generated/texts/contact'
import { leadFieldNames, type LeadFieldName } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { faqs } from '../../src/generated/faqs'
import { homePage } from '../../src/generated/texts/home'
import { footerColumns, mainMenu } from '../../src/content/navigation'
import { freePdfPage } from '../../src/generated/texts/guides'
import { announcement, shell } from '../../src/generated/texts/shell'
import { sheetPage } from '../../src/generated/texts/sheet-page'
import { blogPostPath, paths } from '../../src/paths'
import { jobs, jobStatus, menuLabel, posts, readPost } from '../../tests/site-content'
import { part, type Name } from '../browsers/visitor'
import { xdotool, type Expected, type Listener } from './orca'

/** A field with an error is `invalid` to Orca. */
export const invalid = 'invalid'
const { contactFormTexts, dialogFormTexts, leadFieldLabels, requiredMessage } = forms
const { submit } = forms.sharedFormTexts
const [lastPost] = posts.slice(-1)
if (!lastPost) throw new Error('The site has no posts')
const menu = mainMenu.filter(({ path }) => path !== paths.home)
const { grid, pagination, search, exportCsv } = sheetPage
const sample = readFileSync('scripts/mocks/sheet-sample.csv', 'utf8')
const [columns = [], ...rows] = Papa.parse<string[]>(sample).data
const [firstColumn = '', secondColumn = ''] = columns
export const values = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 755 555 0199',
  company: 'Rao Textiles',
  website: 'rao.example',
  service: 'S',
  description: 'Orders',
  referral: 'Friend',
}

/** Fills in fields that follow each other; Tab selects what is in them. @param labels in the language of the page. */
export async function fill(
  listener: Listener,
  texts: Partial<Record<LeadFieldName, string>>,
  labels: Readonly<Record<LeadFieldName, string>> = leadFieldLabels,
) {
  const fields = Object.entries(texts) as [LeadFieldName, string][]
  for (const [index, [field, text]] of fields.entries()) {
    const label = labels[field]
    if (index > 0) await listener.press('Tab', label)
    else await listener.reach('textbox', label, label)
    await listener.type(text)
  }
}

/**
 * Presses Enter on a link: the heading of the next page has to be said, and Down has to go on behind it.
 *
 * @param link without it, that with the focus.
 */
export async function follow(listener: Listener, link?: Name): Promise<void> {
  if (link) await listener.reach('link', link)
  await listener.heard('Return', async () => {
    await xdotool('key', 'Return')
    await listener.expect('the heading of the next page', () =>
      listener.evaluate('document.activeElement.matches("h1")'),
    )
    return `${await listener.evaluate('document.activeElement.innerText')} heading level 1`
  })
  await listener.repeat(2, 'Down', await listener.ask('textAfter', 'h1'))
}

/** Reads a page from top to end. */
async function read(listener: Listener, path: string, ...texts: readonly string[]): Promise<void> {
  await listener.open(path)
  await listener.press('ctrl+Home')
  await listener.press('KP_Add', ...texts) // Orca's key to read on
}

/** One way through the site, with what Orca has to say on it. */
export type Scenario = (listener: Listener) => Promise<void>

export const scenarios: Readonly<Record<string, Scenario>> = {
  async lead(listener) {
    const { name, email } = leadFieldLabels
    const needed = forms.fieldsNeedAttention(leadFieldNames.length)
    await listener.open(paths.home)
    await listener.reach('button', homePage.callButton)
    await listener.press('Return', dialogFormTexts.title, 'dialog', { words: 60 }, { not: invalid })
    await listener.repeat(3, 'Tab', name, email, { not: invalid })
    await listener.reach('button', submit)
    await listener.press('Return', { once: requiredMessage(name) }, { once: needed })
    await fill(listener, { ...values, email: 'broken@example.com' })
    await listener.press('Return', { once: dialogFormTexts.failure })
    await fill(listener, { email: values.email })
    await listener.press('Return', { once: dialogFormTexts.success })
  },

  async contact(listener) {
    const { name, email, phone } = values
    await listener.open(paths.contact)
    await listener.reach('textbox', leadFieldLabels.name, leadFieldLabels.name, { not: invalid })
    await listener.reach('button', submit)
    await listener.press(
      'Return',
      { once: contactFormTexts.missing },
      { once: requiredMessage(leadFieldLabels.name) },
    )
    await fill(listener, { name, email: 'throttled@example.com', phone })
    await listener.press('Return', { once: contactFormTexts.failure('Too Many Requests') })
    await fill(listener, { email })
    await listener.press('Return', { once: contactFormTexts.success })
  },

  async table(listener) {
    await listener.open(paths.sheet, search.matching(57, 57))
    await listener.reach('button', exportCsv.label)
    await listener.press('Tab', grid.label, firstColumn)
    await listener.press('Right', secondColumn)
    await listener.press('Return', { once: grid.sortedBy.ascending(secondColumn) })
    await listener.press('Return', { once: grid.sortedBy.descending(secondColumn) })
    await listener.reach('button', pagination.nextName)
    await listener.press('Return', { once: pagination.page(2) })
    await listener.reach('combobox', pagination.rowsPerPage)
    await listener.press('Down', { once: pagination.range(21, 40, 57) })
    await listener.reach('button', exportCsv.label)
    await listener.press('Return', { once: exportCsv.done(exportCsv.rows(57)) })
  },

  async 'table read'(listener) {
    await listener.open(paths.sheet, search.matching(57, 57))
    const cells = await listener.evaluate<string[]>(
      `[...document.querySelectorAll('[aria-rowindex="2"] [role=gridcell]')].map((it) => it.innerText.trim())`,
    )
    await listener.press('t', firstColumn)
    await listener.press('Up') // after t, Down would skip the rest of the line
    // With pauses, as Orca scrolls the columns beyond the screen into view
    const first = cells.filter(Boolean).slice(0, 3)
    // In Chromium, it starts the line again each time
    const once = { once: `${firstColumn} column header` }
    await listener.readTo(
      [...columns, ...first],
      ...(listener.driver.engine === 'firefox' ? [once] : []),
    )
  },

  async 'table dialogs'(listener) {
    const { label, visible } = sheetPage.columns
    const status = search.matching(57, 57)
    // The page behind a dialog must not say again what it said before
    const old = [{ not: status }, { not: pagination.page(1) }]
    await listener.open(paths.sheet, status)
    await listener.reach('button', exportCsv.label)
    await listener.press('Tab', grid.label)
    await listener.press('Down')
    await listener.press('Return', sheetPage.row.title(1, 57))
    await listener.press('Escape', ...old)
    await listener.reach('button', label)
    await listener.press('Return', label)
    await listener.press('Escape', label, { once: visible(columns.length, columns.length) }, ...old)
  },

  async 'table copies'(listener) {
    const empty = rows.find((cells) => cells.at(-1) === '') ?? []
    await listener.open(`${paths.sheet}?q=${encodeURIComponent(empty[1] ?? '')}`)
    await listener.reach('button', exportCsv.label)
    // The same message again is news
    for (let time = 0; time < 2; time++)
      await listener.press('Return', { once: exportCsv.done(exportCsv.rows(1)) })
    await listener.press('Tab', grid.label, firstColumn)
    await listener.press('Down')
    for (let time = 0; time < 2; time++)
      await listener.press('ctrl+c', { once: grid.copied(firstColumn, empty[0] ?? '') })
    await listener.press('End')
    await listener.press('ctrl+c', { once: grid.copiedNothing(columns.at(-1) ?? '') })
  },

  async home(listener) {
    await listener.open(paths.home)
    const headings = await listener.evaluate<string[]>(
      '[...document.querySelectorAll("h2")].map((it) => it.innerText)',
    )
    await listener.press('ctrl+Home', shell.skipLink)
    await listener.repeat(12, 'Tab', ...mainMenu.map(({ label }) => label))
    await listener.press('ctrl+Home')
    await listener.press('h', `${homePage.heading} heading level 1`, { not: 'clickable' })
    await listener.repeat(headings.length, '2', ...headings)
    await listener.press('ctrl+Home')
    await listener.repeat(6, 'm', shell.mainMenu, announcement.label)
  },

  async read(listener) {
    const { home, contact, post } = {
      home: ['results', 'services', 'process', 'faqs', 'closing'] as const,
      contact: [contactFormTexts.title, contactFormTexts.requirement],
      post: readPost(lastPost).subsections.flatMap(({ heading }) => heading ?? []),
    }
    const sections = home.map((name) => homePage[name].heading)
    await read(listener, paths.home, homePage.heading, ...sections)
    await read(listener, paths.contact, contactPage.heading, ...contact)
    await read(listener, blogPostPath(lastPost.id), lastPost.title, ...post)
  },

  async guide(listener) {
    const { openButton, thankYou, dialog: texts } = freePdfPage
    const frame = `iframe[title="${texts.frameTitle}"]`
    await listener.open(paths.freePdf)
    await listener.reach('button', openButton)
    await listener.press('Return', texts.title, 'dialog', { words: 60 })
    await listener.repeat(2, 'Tab', shell.close)
    // Chromium focuses the document of the frame, then the field. If Orca looks between the two, it keeps silent
    if (listener.driver.engine === 'chromium') {
      await listener.driver.press('Tab')
      await listener.expect('the focus on a field of the frame', () =>
        listener.driver.evaluate('document.activeElement.matches("input")', frame),
      )
    } else await listener.press('Tab', 'Name entry')
    await listener.press('Tab', 'Email entry')
    await listener.press('shift+Tab', 'Name entry')
    await listener.type(values.name)
    await listener.press('Tab', 'Email entry')
    await listener.type(values.email)
    await listener.press('Return', thankYou.heading)
    await listener.press('Down', thankYou.text.slice(0, 20))
  },

  async faq(listener) {
    const [first = '', second = ''] = faqs.map(({ question }) => question)
    await listener.open(paths.home)
    await listener.reach('button', first, first, 'collapsed')
    await listener.press('Return', 'expanded')
    await listener.press('Insert+a') // Orca does not read on from a button that expands, in its focus mode
    await listener.repeat(
      2,
      'Down',
      await listener.ask('textAfter', 'h3:has([aria-expanded=true])'),
    )
    await listener.reach('button', second, second, 'collapsed')
    await listener.reach('button', first, 'expanded')
    await listener.press('Return', 'collapsed')
  },

  async careers(listener) {
    const { filters, next } = careersPage
    const [category = ''] = jobCategories.filter((it) => jobs.some((job) => job.category === it))
    const count = jobs.filter((job) => job.category === category).length
    await listener.open(paths.careers)
    await listener.reach('combobox', filters.category)
    await listener.type(category, { once: jobStatus(count) })
    await listener.press('Home', { once: jobStatus(jobs.length) })
    await listener.reach('button', next)
    await listener.press('Return', { once: jobStatus(jobs.length, 2) })
  },

  async blog(listener) {
    await listener.open(paths.blog)
    await listener.reach('searchbox', blogPage.filters.search)
    await listener.type(lastPost.title, { once: blogPage.blogsFound(1) })
    await follow(listener, part(lastPost.title))
    const [{ heading = '' } = {}] = readPost(lastPost).subsections
    await listener.reach('link', heading)
    await listener.press('Return', `${heading} heading level 2`)
    // With the keys, Orca would be silent: it takes Alt+Left for a move of its own cursor
    await listener.heard('back', listener.goBack, heading, 'link')
  },

  async routes(listener) {
    const inMenu = mainMenu.map(({ path }) => path)
    const footer = footerColumns.flatMap(({ items }) =>
      items.filter(({ path }) => !inMenu.includes(path)),
    )
    await listener.open(paths.home)
    for (const { label } of [...menu, ...footer].slice(0, 10)) await follow(listener, label)
  },

  async 'color scheme'(listener) {
    await listener.open(paths.services)
    await listener.reach('button', part(shell.scheme.label))
    for (const state of ['dark', 'light', 'system'] as const)
      await listener.press('Return', { once: shell.scheme.state[state] })
  },

  async drawer(listener) {
    const { openMenu, drawer } = shell
    await listener.resize(800)
    await listener.open(paths.home)
    await listener.reach('button', openMenu, openMenu, 'collapsed')
    await listener.press('Return', drawer, 'dialog', { words: 60 })
    await listener.repeat(3, 'Tab', mainMenu[0]?.label ?? '', menu[0]?.label ?? '')
    // In Chromium, Orca keeps the old state of what was hidden, and takes the focus in the dialog for its own
    const isFirefox = listener.driver.engine === 'firefox'
    const collapsed: Expected[] = isFirefox ? ['collapsed', { not: 'expanded' }] : []
    await listener.press('Escape', openMenu, ...collapsed)
    await listener.press('Return', ...(isFirefox ? [drawer] : []))
    await follow(listener, menuLabel(paths.careers))
    await listener.resize(1280)
  },
}
