import { readFileSync } from 'node:fs'

import { blogPage } from '../../src/content/blog-page'
import { careersPage, jobCategories } from '../../src/content/careers'
import { contactPage } from '../../src/content/contact'
import {
  contactFormTexts,
  dialogFormTexts,
  fieldsNeedAttention,
  leadFieldLabels,
  leadFieldNames,
  requiredMessage,
  sharedFormTexts,
  type LeadFieldName,
} from '../../src/content/forms'
import { faqs } from '../../src/content/generated/faqs'
import { homePage } from '../../src/content/home'
import { footerColumns, mainMenu } from '../../src/content/navigation'
import { freePdfPage } from '../../src/content/pdfs'
import { announcement, shell } from '../../src/content/shell'
import { tablePage } from '../../src/content/table-page'
import { blogPostPath, paths } from '../../src/paths'
import { jobs, jobStatus, menuLabel, posts, readPost } from '../../tests/site-content'
import { until } from '../browsers/driver'
import type { Listener } from './orca'

/** One way through the site, with what Orca has to say on it. */
export type Scenario = {
  readonly name: string
  /** Width of the window in px. */
  readonly width?: number
  readonly make: (listener: Listener) => Promise<void>
}

/** What Orca says of a field with an error. */
const invalid = 'invalid'
const dialog = '[role=dialog]'
const [lastPost] = posts.slice(-1)
if (!lastPost) throw new Error('The site has no posts')
const menu = mainMenu.filter(({ path }) => path !== paths.home)
const sections = ['results', 'services', 'process', 'faqs', 'closing'] as const
const { grid, pagination, search, exportCsv } = tablePage
const columns =
  readFileSync('tests/mocks/sheet-sample.csv', 'utf8').split(/\r?\n/)[0]?.split(',') ?? []
const values = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 755 555 0199',
  company: 'Rao Textiles',
  website: 'rao.example',
  service: 'S',
  description: 'Orders',
  referral: 'Friend',
}

/** Fills in fields that follow each other; Tab selects what is in them. */
async function fill(listener: Listener, texts: Partial<Record<LeadFieldName, string>>) {
  const [first = 'name'] = Object.keys(texts) as LeadFieldName[]
  await listener.reach(leadFieldLabels[first], 'form', { says: [leadFieldLabels[first]] })
  for (const [index, text] of Object.values(texts).entries()) {
    if (index > 0) await listener.press('Tab')
    await listener.type(text)
  }
}

/** Chromium tells Orca twice of the description of a field that gets the focus with its error. */
const firstError = ({ engine }: Listener) =>
  engine === 'firefox' ? [requiredMessage(leadFieldLabels.name)] : []

/** Reads from the top to the end. @returns what was said. */
async function readAll(listener: Listener, path: string, says: readonly string[]) {
  await listener.open(path)
  await listener.press('ctrl+Home')
  return listener.press('KP_Add', { says, quiet: 4000, most: 150_000 })
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'lead',
    make: async (listener) => {
      await listener.open(paths.home)
      await listener.reach(homePage.callButton, 'main')
      await listener.press('Return', {
        says: [dialogFormTexts.title, 'dialog'],
        words: 60,
        not: [invalid],
      })
      await listener.press(
        'Tab',
        { says: [leadFieldLabels.name, leadFieldLabels.email], not: [invalid] },
        3,
      )
      await listener.reach(sharedFormTexts.submit, dialog)
      await listener.press('Return', {
        once: [
          ...firstError(listener),
          fieldsNeedAttention(Object.fromEntries(leadFieldNames.entries())),
        ],
        quiet: 2000,
      })
      await fill(listener, { ...values, email: 'broken@example.com' })
      await listener.press('Return', { once: [dialogFormTexts.failure], quiet: 2000, most: 20_000 })
      await fill(listener, { email: values.email })
      await listener.press('Return', { once: [dialogFormTexts.success], quiet: 2500, most: 20_000 })
    },
  },
  {
    name: 'contact',
    make: async (listener) => {
      const { name, email, phone } = values
      await listener.open(paths.contact)
      await listener.reach(leadFieldLabels.name, 'form', {
        says: [leadFieldLabels.name],
        not: [invalid],
      })
      await listener.reach(sharedFormTexts.submit)
      await listener.press('Return', {
        once: [contactFormTexts.missing, ...firstError(listener)],
        quiet: 2000,
      })
      await fill(listener, { name, email: 'throttled@example.com', phone })
      await listener.press('Return', {
        once: [contactFormTexts.failure('Too Many Requests')],
        most: 20_000,
      })
      await fill(listener, { email })
      await listener.press('Return', {
        once: [contactFormTexts.success],
        quiet: 2000,
        most: 20_000,
      })
    },
  },
  {
    name: 'table',
    make: async (listener) => {
      await listener.open(paths.formTable, { says: [search.matching(57, 57)], quiet: 2500 })
      await listener.reach(exportCsv.label)
      await listener.press('Tab', { says: [grid.label, columns[0] ?? ''] })
      await listener.press('Right', { says: [columns[1] ?? ''] })
      await listener.press('Return', { once: [grid.sortedBy(columns[1] ?? '', 'ascending')] })
      await listener.press('Return', { once: [grid.sortedBy(columns[1] ?? '', 'descending')] })
      await listener.reach(pagination.nextName)
      await listener.press('Return', { once: [pagination.page(2)], quiet: 1500 })
      await listener.reach(pagination.rowsPerPage)
      await listener.press('Down', { says: [pagination.range(1, 20, 57)], quiet: 1500 })
      await listener.reach(exportCsv.label)
      await listener.press('Return', { once: [exportCsv.done(57, 0)], quiet: 1500 })
    },
  },
  {
    name: 'table read',
    make: async (listener) => {
      await listener.open(paths.formTable, { says: [search.matching(57, 57)], quiet: 2500 })
      const cells = await listener.evaluate<string[]>(
        `[...document.querySelectorAll('[aria-rowindex="2"] [role=gridcell]')].map((it) => it.innerText.trim())`,
      )
      const once = columns.slice(-1)
      listener.read.table = await listener.press('t', { quiet: 1500 })
      const more = await listener.press(
        'Down',
        { says: [...columns.slice(1), ...cells.filter(Boolean)], once },
        24,
      )
      listener.read.table.push(...more)
    },
  },
  {
    name: 'home',
    make: async (listener) => {
      await listener.open(paths.home)
      await listener.press('Tab', { says: [shell.skipLink, ...mainMenu.map((it) => it.label)] }, 14)
      await listener.press('ctrl+Home')
      await listener.press(
        'h',
        { says: [homePage.heading, 'heading level 1', ...sections.slice(0, 3)] },
        14,
      )
      await listener.press('ctrl+Home')
      await listener.press('m', { says: [shell.mainMenu, announcement.label] }, 6)
    },
  },
  {
    name: 'read',
    make: async (listener) => {
      const post = readPost(lastPost)
      const headings = post.subsections.map(({ heading }) => heading ?? '').filter(Boolean)
      listener.read.home = await readAll(listener, paths.home, [
        homePage.heading,
        ...sections.map((name) => homePage[name].heading),
      ])
      listener.read.contact = await readAll(listener, paths.contact, [
        contactPage.heading,
        contactFormTexts.title,
        contactFormTexts.requirement,
      ])
      listener.read.post = await readAll(listener, blogPostPath(lastPost.id), [
        post.title,
        ...headings,
      ])
    },
  },
  {
    name: 'guide',
    make: async (listener) => {
      await listener.open(paths.freePdf)
      await listener.reach(freePdfPage.openButton)
      await listener.press('Return', {
        says: [freePdfPage.dialog.title, 'dialog'],
        words: 60,
        quiet: 2500,
      })
      const frame = await until('the form', async () =>
        listener.page.frames().find((it) => it !== listener.page.mainFrame()),
      )
      await until('its fields', async () => frame?.$('input'))
      await listener.press('Tab', { says: [freePdfPage.dialog.close] }, 2)
      for (const name of ['Name', 'Email'] as const) {
        await listener.reach(name, 'form', {}, frame)
        await listener.type(values[name === 'Name' ? 'name' : 'email'])
      }
      await listener.press('Return', { says: [freePdfPage.thankYou.heading], quiet: 2500 })
      await listener.press('Down', { says: [freePdfPage.thankYou.text.slice(0, 20)] })
    },
  },
  {
    name: 'drawer',
    width: 800,
    make: async (listener) => {
      const { openMenu, drawer } = shell
      await listener.open(paths.home)
      await listener.reach(openMenu, 'header', { says: [openMenu, 'collapsed'] })
      await listener.press('Return', { says: [drawer, 'dialog'], words: 60, quiet: 1500 })
      await listener.press('Tab', { says: [mainMenu[0]?.label ?? '', menu[0]?.label ?? ''] }, 3)
      await listener.press('Escape', {
        says: [openMenu, 'collapsed'],
        not: ['expanded'],
        quiet: 1500,
      })
      await listener.press('Return', { says: [drawer], quiet: 1500 })
      await listener.follow(menuLabel(paths.careers), dialog)
    },
  },
  {
    name: 'faq',
    make: async (listener) => {
      const [first, second] = faqs
      await listener.open(paths.home)
      await listener.reach(first?.question ?? '', 'h3', {
        says: [first?.question ?? '', 'collapsed'],
      })
      await listener.press('Return', { says: ['expanded'], quiet: 1500 })
      await listener.press('Down', {}, 2)
      await listener.reach(second?.question ?? '', 'h3', {
        says: [second?.question ?? '', 'collapsed'],
      })
      await listener.reach(first?.question ?? '', 'h3', { says: ['expanded'] })
      await listener.press('Return', { says: ['collapsed'], quiet: 1500 })
    },
  },
  {
    name: 'careers',
    make: async (listener) => {
      const { filters, next } = careersPage
      const [category = ''] = jobCategories.filter((it) => jobs.some((job) => job.category === it))
      const count = jobs.filter((job) => job.category === category).length
      await listener.open(paths.careers)
      await listener.reach(filters.category)
      await listener.heard(
        `type ${category}`,
        async () => {
          await listener.type(category)
          return [jobStatus(count)]
        },
        { quiet: 2000 },
      )
      await listener.press('Home', { says: [jobStatus(jobs.length)], quiet: 2000 })
      await listener.reach(next)
      await listener.press('Return', { says: [jobStatus(jobs.length, 2)], quiet: 2000 })
    },
  },
  {
    name: 'blog',
    make: async (listener) => {
      await listener.open(paths.blog)
      await listener.reach(blogPage.filters.search)
      await listener.heard(
        'type a title',
        async () => {
          await listener.type(lastPost.title)
          return [blogPage.blogsFound(1)]
        },
        { quiet: 2000 },
      )
      await listener.follow(blogPage.readMore, 'main')
    },
  },
  {
    name: 'routes',
    make: async (listener) => {
      const footer =
        footerColumns[0]?.items.filter(({ path }) => !mainMenu.some((it) => it.path === path)) ?? []
      await listener.open(paths.home)
      for (const item of menu) await listener.follow(item.label, 'header')
      for (const item of footer.slice(0, 10 - menu.length))
        await listener.follow(item.label, 'footer')
    },
  },
  {
    name: 'color scheme',
    make: async (listener) => {
      await listener.open(paths.services)
      await listener.reach(shell.scheme.label)
      for (const state of ['dark', 'light', 'system'] as const)
        await listener.press('Return', { once: [shell.scheme.state[state]], quiet: 1500 })
    },
  },
]
