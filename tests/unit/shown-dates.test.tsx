// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { makeFeed } from '../../scripts/build/feed'
import { makeSearchIndex } from '../../scripts/build/search-index'
import { formatSitemap } from '../../scripts/build/sitemap'
import { App } from '../../src/app/App'
import { listPages } from '../../src/app/sitemap'
import { careersPage, jobPage } from '../../src/generated/texts/careers'
import { postData, postModules } from '../../src/content/schema/post-lists'
import type { PostWithRelated } from '../../src/content/schema/types'
import { healthPosts } from '../../src/generated/health'
import { CareersPage } from '../../src/features/careers/CareersPage'
import { JobPage } from '../../src/features/careers/JobPage'
import { fetchSearchIndex } from '../../src/features/search/search-index'
import { dayInIndia } from '../../src/lib/day-in-india'
import { HealthcarePage } from '../../src/pages/HealthcarePage'
import { HealthPostPage } from '../../src/pages/HealthPostPage'
import { healthPostPath, jobPath, paths } from '../../src/paths'

vi.mock('../../src/generated/jobs', () => {
  const job = {
    title: '',
    company: 'Rao Sweets',
    location: 'Pune',
    category: 'SEO',
    description: 'You find out what people search for.',
    requirements: ['Two years of work'],
  }
  const jobs = [
    { ...job, id: 'undated', title: 'Undated' },
    { ...job, id: 'closing', title: 'Closing', validThrough: '2027-03-10' },
    { ...job, id: 'closed', title: 'Closed', validThrough: '2027-03-09' },
    { ...job, id: 'coming', title: 'Coming', datePosted: '2027-03-11', location: '' },
  ]
  return { builtInJobs: jobs }
})

/** The last second of 10 March 2027 in India, and the first of the next day. */
const lastSecond = '2027-03-10T18:29:59Z'
const nextDay = '2027-03-10T18:30:00Z'

const zones = ['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York']

/** Runs a check in the time zones of several visitors. */
function inEachZone(check: () => void) {
  for (const zone of zones) {
    vi.stubEnv('TZ', zone)
    check()
  }
}

let root: Root | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // No answer of the jobs endpoint
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const routes = [
  { path: paths.careers, Component: CareersPage },
  { path: `${paths.careers}/:id`, Component: JobPage },
  { path: paths.healthcare, Component: HealthcarePage },
  { path: healthPostPath('').replace(/$/, ':id'), Component: HealthPostPage },
]

/** Prerenders a page at one time and hydrates it at another. @returns what hydration found different. */
async function visit(address: string, built: string, read: string) {
  const app = () => (
    <App>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />
    </App>
  )
  vi.setSystemTime(built)
  const container = document.createElement('div')
  container.id = 'root'
  container.innerHTML = renderToString(app())
  container.dataset.day = dayInIndia()
  // The build moves them into the head
  for (const tag of container.querySelectorAll('title, meta, link')) tag.remove()
  document.body.append(container)
  const html = container.innerHTML
  vi.setSystemTime(read)
  const differences: unknown[] = []
  await act(async () => {
    root = hydrateRoot(container, app(), { onRecoverableError: (error) => differences.push(error) })
    await Promise.resolve()
  })
  expect(differences).toEqual([])
  return { html }
}

const titles = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 3 }).textContent)

test('a day begins and ends in India, wherever the visitor is', () => {
  inEachZone(() => {
    expect(dayInIndia(Date.parse(lastSecond))).toBe('2027-03-10')
    expect(dayInIndia(Date.parse(nextDay))).toBe('2027-03-11')
    vi.setSystemTime('2027-12-31T18:30:00Z')
    expect(dayInIndia()).toBe('2028-01-01')
  })
})

describe('the careers page', () => {
  test.each([
    ['to the last second of the day', lastSecond, lastSecond, 'Closing'],
    ['on the day after the build', lastSecond, nextDay, 'Coming'],
    ['by the build, if the clock is behind it', nextDay, '1999-12-31T23:59:58Z', 'Coming'],
  ])('lists the jobs that are open %s', async (_, built, read, dated) => {
    const { html } = await visit(paths.careers, built, read)
    const first = built === lastSecond ? 'Closing' : 'Coming'
    for (const title of ['Closing', 'Closed', 'Coming'])
      expect(html.includes(`>${title}<`), title).toBe(title === first)
    expect(titles()).toEqual(['Undated', dated])
    expect(screen.getByRole('status').textContent).toContain(careersPage.jobsFound(2))
    const noLocation = screen.queryAllByText(new RegExp(jobPage.noLocation))
    expect(noLocation.length > 0).toBe(dated === 'Coming')
  })
})

describe('the page of a job', () => {
  const closed = () => screen.queryByRole('heading', { level: 1, name: jobPage.closed.heading })
  const isOffer = (name: string) =>
    [careersPage.applyNow, jobPage.emailLink].some((label) => name.startsWith(label))
  const apply = () => screen.queryAllByRole('link', { name: isOffer })

  test.each([
    ['closed', lastSecond, true, true],
    ['closing', nextDay, false, true],
    ['closing', lastSecond, false, false],
  ])('%s, read at %s, says whether the job is closed', async (id, read, wasClosed, isClosed) => {
    const { html } = await visit(jobPath(id), lastSecond, read)
    expect(html.includes(jobPage.closed.heading)).toBe(wasClosed)
    expect(closed() !== null).toBe(isClosed)
    expect(apply().length === 0).toBe(isClosed)
    const robots = document.head.querySelector('[name=robots]')?.getAttribute('content')
    expect(robots === 'noindex').toBe(isClosed)
    if (isClosed) expect(document.head.querySelector('[rel=canonical]')).toBeNull()
  })

  test('is not there before the job is posted, and is listed for search engines only while it is open', () => {
    const addressesOn = (day: string) =>
      listPages([], day)
        .filter(({ type }) => type === 'job')
        .map(({ address, noindex }) => `${address}${noindex ? ' noindex' : ''}`)
    expect(addressesOn('2027-03-10')).toEqual([
      '/careers/undated',
      '/careers/closing',
      '/careers/closed noindex',
    ])
    expect(addressesOn('2027-03-11').slice(1)).toEqual([
      '/careers/closing noindex',
      '/careers/closed noindex',
      '/careers/coming',
    ])
    expect(formatSitemap(listPages([], '2027-03-11'))).not.toContain('/careers/closing')
  })

  test('is found by the site search only while it is open', async () => {
    const pages = listPages([], '2027-03-10').map((page) => {
      const title = page.address
      return { ...page, title, description: '', headings: [], text: title }
    })
    const index = JSON.stringify(makeSearchIndex(pages))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(index)))
    vi.setSystemTime(nextDay)
    const found = (await fetchSearchIndex())?.map(({ address }) => address)
    expect(found).toContain('/careers/undated')
    for (const id of ['closing', 'closed', 'coming']) expect(found).not.toContain(jobPath(id))
  })
})

test('a dated post of the health-care demonstration has no page, card or link before', async () => {
  const [first, ...others] = healthPosts.toSorted((a, b) => b.date.localeCompare(a.date))
  if (!first) throw new Error('There are no posts')
  const before = new Date(Date.parse(`${first.date}T00:00+05:30`) - 1).toISOString()
  const { html } = await visit(paths.healthcare, before, before)
  expect(html).not.toContain(healthPostPath(first.id))
  for (const { id, date } of others)
    expect(html.includes(healthPostPath(id))).toBe(date < first.date)
  const pages = listPages([], dayInIndia(Date.parse(before)))
  expect(pages.map(({ address }) => address)).not.toContain(healthPostPath(first.id))
})

test('a post that is dated ahead, and a draft, is in no list, related posts, feed or sitemap', () => {
  const post = {
    title: 'A post',
    author: 'Asha',
    category: 'SEO',
    content: 'Text.',
    subsections: [],
  }
  const all = [
    { ...post, id: 'old', date: '2027-03-09' },
    { ...post, id: 'coming', date: '2027-03-11' },
    { ...post, id: 'draft', date: '2027-03-01', draft: true },
  ]
  for (const [time, ids] of [
    [lastSecond, ['old']],
    [nextDay, ['coming', 'old']],
  ] as const) {
    vi.setSystemTime(time)
    expect(Object.keys(postData(all))).toEqual(['blog.json', ...ids.map((id) => `blog/${id}.json`)])
    const published = postModules(all).find(({ name }) => name === 'posts')
      ?.value as PostWithRelated[]
    const posts = published.map((entry) => entry.post)
    expect(posts.map(({ id }) => id)).toEqual(ids)
    for (const { post, related } of published)
      expect([post, ...related].map(({ id }) => id).toSorted()).toEqual(ids)
    const addressesIn = (file: string) =>
      Array.from(file.matchAll(/\/blog\/(\w+)<\/(?:id|loc)>/g), ([, id]) => id)
    expect(addressesIn(makeFeed(posts, 'https://a.example'))).toEqual(ids)
    expect(addressesIn(formatSitemap(listPages(posts, dayInIndia())))).toEqual(ids)
  }
})
