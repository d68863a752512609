import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { blogPage, blogPostPage } from '../../src/generated/texts/blog-page'
import { careersPage } from '../../src/generated/texts/careers'
import { contactPage } from '../../src/generated/texts/contact'
import type { LeadFieldName } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { homePage } from '../../src/generated/texts/home'
import { notFoundPage } from '../../src/generated/texts/not-found'
import { freePdfPage } from '../../src/generated/texts/guides'
import { searchPage } from '../../src/generated/texts/search-page'
import { servicesPage } from '../../src/generated/texts/services'
import { shell } from '../../src/generated/texts/shell'
import { sheetPage } from '../../src/generated/texts/sheet-page'
import { blogPostPath, jobPath, paths } from '../../src/paths'
import type { OutboxMessage } from '../../scripts/mocks/outbox'
import { jobs, jobStatus, menuLabel, posts, readPost } from '../../tests/site-content'
import { until } from './driver'
import { part, type Visitor } from './visitor'

/** One way through the site, the same in all engines. @param downloads the folder in which the browser saves files. */
export type Journey = (visitor: Visitor, downloads: string) => Promise<void>

const { contactFormTexts, dialogFormTexts, leadFieldLabels } = forms
const { submit } = forms.sharedFormTexts
const lastPost = posts.at(-1)
const lastJob = jobs.at(-1)
if (!lastPost || !lastJob) throw new Error('The site has no posts or no jobs')

/** Fills in a lead. @returns the name, which no other lead has. */
async function fillLead(visitor: Visitor, more: Record<string, string> = {}): Promise<string> {
  const name = `Asha ${randomUUID()}`
  const lead = { name, email: 'asha@example.com', phone: '+91 755 555 0199', ...more }
  for (const [field, value] of Object.entries(lead))
    await visitor.fill('textbox', leadFieldLabels[field as LeadFieldName], value)
  return name
}

/** Waits until a lead has arrived, and checks that it came once. */
async function expectLead({ site }: Visitor, name: string): Promise<void> {
  const count = async () => {
    const response = await fetch(`${site.origin}/outbox.json`)
    const messages = (await response.json()) as OutboxMessage[]
    return messages.filter((message) => message.template_params.name === name).length
  }
  await until('the lead in the outbox', async () => (await count()) > 0)
  if ((await count()) !== 1) throw new Error('The lead was sent twice')
}

/** Waits for a downloaded file, and removes it. @returns its text; null if the browser saves no files. */
async function readDownload(
  { driver }: Visitor,
  folder: string,
  name: RegExp,
): Promise<string | null> {
  if (!driver.savesFiles) return null
  const find = () => readdirSync(folder).find((file) => name.test(file))
  const file = path.join(folder, (await until(`a file ${name}`, async () => find())) ?? '')
  const text = await until('its content', async () => readFileSync(file, 'utf8'))
  rmSync(file)
  return text
}

/** The journeys without JavaScript, which only the driver of Firefox can switch off. */
export const withoutScripts: readonly string[] = ['without scripts']

/** The only faults that a journey may cause. */
export const expectedFaults: Readonly<Record<string, RegExp>> = {
  'page not found': /^404 \/no-such-page$/,
  // The open tab asks for files of the old version
  'a deploy in the middle': /^404 \/assets\/|^(?:error|rejection): .*(?:import|module|load)/i,
}

/** Evaluates to the green of the corner of the first shown drawing, from 0 to 255. */
const ground = `(async () => {
  const all = document.querySelectorAll('main img:is([src*="/approach/"], [src*="/health/"])')
  const image = new Image()
  image.src = [...all].find((it) => it.checkVisibility()).src
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  await image.decode().then(() => context.drawImage(image, 0, 0))
  return context.getImageData(0, 0, 1, 1).data[1]
})()`

export const journeys: Readonly<Record<string, Journey>> = {
  async 'lead dialog'(visitor) {
    await visitor.open(paths.home)
    await visitor.activate('button', homePage.callButton)
    await visitor.see('dialog', dialogFormTexts.title)
    await visitor.activate('button', submit)
    await visitor.seeFocus('textbox', leadFieldLabels.name)
    const optional = { company: 'Rao Textiles', website: 'rao.example', referral: 'A friend' }
    const name = await fillLead(visitor, { ...optional, description: 'More orders' })
    await visitor.choose(leadFieldLabels.service, dialogFormTexts.serviceOptions[0] ?? '')
    await visitor.activate('button', submit)
    await visitor.seeNot('dialog', dialogFormTexts.title)
    await visitor.hear(dialogFormTexts.success)
    await visitor.seeFocus('button', homePage.callButton)
    await expectLead(visitor, name)
  },

  async contact(visitor) {
    await visitor.open(paths.contact)
    await visitor.activate('button', submit)
    await visitor.hear(contactFormTexts.missing)
    await visitor.seeFocus('textbox', leadFieldLabels.name)
    const name = await fillLead(visitor)
    await visitor.activate('button', submit)
    await visitor.hear(contactFormTexts.success)
    await expectLead(visitor, name)
  },

  async 'without scripts'(visitor) {
    await visitor.driver.goto(visitor.site.origin + paths.home)
    await visitor.seeNot('button', shell.openMenu)
    // Without a gap of the header's height
    await visitor.expect('the page right below the header', () =>
      visitor.evaluate(`(({ bottom }, { top }) => Math.abs(top - bottom) < 2)(
        ...['header', 'header ~ * > *'].map((it) => document.querySelector(it).getBoundingClientRect()))`),
    )
    await visitor.activate('button', homePage.callButton)
    await visitor.seeTitle(contactPage.title)
    const name = await fillLead(visitor)
    await visitor.activate('button', submit)
    await expectLead(visitor, name)
  },

  async 'free guide'(visitor, downloads) {
    await visitor.open(paths.freePdf)
    await visitor.activate('button', freePdfPage.openButton)
    await visitor.see('dialog', freePdfPage.dialog.title)
    const form = visitor.inFrame(`iframe[title="${freePdfPage.dialog.frameTitle}"]`)
    await form.fill('textbox', part('Name'), 'Asha Rao')
    await form.fill('textbox', part('Email'), 'asha@example.com')
    await form.expect('the fonts of the frame', () =>
      form.evaluate('[...document.fonts].some(({ status }) => status === "loaded")'),
    )
    await form.activate('button', 'Submit')
    await visitor.seeFocus('heading', freePdfPage.thankYou.heading)
    await visitor.activate('link', /, PDF, /)
    const file = await readDownload(visitor, downloads, /\.pdf$/)
    if (file?.startsWith('%PDF-') === false) throw new Error('The guide is not a PDF file')
  },

  async careers(visitor) {
    const query = new URLSearchParams({ q: lastJob.title }).toString()
    await visitor.open(paths.careers)
    await visitor.fill('searchbox', careersPage.filters.search, lastJob.title)
    await visitor.seeAddress(`${paths.careers}?${query}`)
    await visitor.hear(jobStatus(1))
    await visitor.activate('link', lastJob.title)
    await visitor.seeFocus('heading', lastJob.title)
    await visitor.seeAddress(jobPath(lastJob.id))
    await visitor.goBack()
    await visitor.seeAddress(`${paths.careers}?${query}`)
    await visitor.hear(jobStatus(1))
    await visitor.see('link', lastJob.title)
  },

  async blog(visitor) {
    const heading = readPost(lastPost).subsections[0]?.heading ?? ''
    await visitor.open(paths.blog)
    await visitor.fill('searchbox', blogPage.filters.search, lastPost.title)
    await visitor.hear(blogPage.blogsFound(1))
    await visitor.activate('link', part(lastPost.title))
    await visitor.seeFocus('heading', lastPost.title)
    await visitor.see('navigation', blogPostPage.tableOfContents)
    await visitor.activate('link', heading)
    await visitor.seeFocus('heading', heading)
    await visitor.seeAddress(blogPostPath(lastPost.id))
  },

  async search(visitor) {
    await visitor.open(paths.services)
    await visitor.activate('link', shell.search)
    await visitor.seeFocus('heading', searchPage.heading)
    await visitor.fill('searchbox', searchPage.label, lastPost.title)
    await visitor.hear(`for “${lastPost.title}”`)
    await visitor.activate('button', searchPage.submit)
    await visitor.seeFocus('heading', searchPage.resultsHeading)
    await visitor.activate('link', lastPost.title)
    await visitor.seeFocus('heading', lastPost.title)
    await visitor.seeAddress(blogPostPath(lastPost.id))
  },

  async table(visitor, downloads) {
    const { search, grid, pagination, exportCsv } = sheetPage
    await visitor.open(paths.sheet)
    await visitor.see('grid', grid.label)
    await visitor.fill('searchbox', search.label, 'seo')
    await visitor.seeAddress(`${paths.sheet}?q=seo`)
    await visitor.fill('searchbox', search.label, '')
    await visitor.hear(search.matching(57, 57))
    await visitor.activate('button', pagination.nextName)
    await visitor.hear(pagination.page(2))
    await visitor.activate('columnheader', /^Timestamp/)
    await visitor.hear(grid.sortedBy.ascending('Timestamp'))
    await visitor.activate('button', exportCsv.label)
    await visitor.hear(exportCsv.done(exportCsv.rows(57)))
    const rows = (await readDownload(visitor, downloads, /\.csv$/))?.trim().split('\r\n')
    if (rows && rows.length < 58) throw new Error(`The exported file has ${rows.length} lines`)
  },

  async drawer(visitor) {
    await visitor.driver.resize(390, 844)
    await visitor.open(paths.home)
    await visitor.activate('button', shell.openMenu)
    await visitor.seeFocus('heading', shell.drawer) // or Escape does not close the dialog
    await visitor.driver.press('Escape')
    await visitor.seeNot('dialog', shell.drawer)
    await visitor.seeFocus('button', shell.openMenu)
    await visitor.activate('button', shell.openMenu)
    await visitor.activate('link', menuLabel(paths.careers))
    await visitor.seeNot('dialog', shell.drawer)
    await visitor.seeFocus('heading', careersPage.banner.heading)
    await visitor.activate('button', shell.openMenu)
    await visitor.see('dialog', shell.drawer)
    await visitor.driver.resize(1280, 800)
    await visitor.seeNot('dialog', shell.drawer)
    await visitor.expect('focus on an element', () =>
      visitor.evaluate('document.activeElement !== document.body'),
    )
  },

  async 'color scheme'(visitor) {
    const isDark = async () => (await visitor.evaluate<number>(ground)) < 128
    await visitor.open(paths.about)
    const before = (await isDark()) ? 'dark' : 'light'
    const after = before === 'dark' ? 'light' : 'dark'
    for (const state of [after, before, 'system'] as const) {
      await visitor.activate('button', part(shell.scheme.label))
      await visitor.hear(shell.scheme.state[state])
      await visitor.open(paths.healthcare)
      const scheme = state === 'system' ? before : state
      if ((await isDark()) !== (scheme === 'dark')) throw new Error(`A drawing is not ${scheme}`)
    }
  },

  async 'skip link and route focus'(visitor) {
    await visitor.open(paths.about)
    await visitor.driver.press('Tab') // the link is only visible while it has the focus
    await visitor.seeFocus('link', shell.skipLink)
    await visitor.activate('link', shell.skipLink)
    await visitor.seeFocus('main', /^/)
    await visitor.activate('link', menuLabel(paths.services))
    await visitor.seeFocus('heading', servicesPage.heading)
    await visitor.seeTitle(servicesPage.title)
    await visitor.goBack()
    await visitor.seeAddress(paths.about)
  },

  async 'page not found'(visitor) {
    await visitor.open('/no-such-page')
    await visitor.see('heading', notFoundPage.heading)
    await visitor.activate('link', notFoundPage.homeLink)
    await visitor.seeFocus('heading', homePage.heading)
    await visitor.seeAddress(paths.home)
  },

  async 'a deploy in the middle'(visitor) {
    await visitor.open(paths.about)
    await visitor.site.deploy()
    await visitor.activate('link', menuLabel(paths.services))
    await visitor.seeAddress(paths.services)
    await visitor.see('heading', servicesPage.heading)
    await visitor.seeTitle(servicesPage.title)
    await visitor.see('link', menuLabel(paths.blog))
  },
}
