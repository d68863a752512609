// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { readBlogQuery, writeBlogQuery, filterPosts } from '../../src/features/blog/blog-list'
import { readJobs } from '../../src/features/careers/job-schema'
import { JobCard } from '../../src/features/careers/JobCard'
import { filterJobs } from '../../src/lib/jobs'
import { readPdfFormMessage } from '../../src/features/guides/pdf-form'
import { leadFieldNames } from '../../src/content/forms'
import { createDraftStore } from '../../src/features/leads/use-draft'
import { createSiteSearch } from '../../src/features/search/site-search'
import { readTableQuery, writeTableQuery } from '../../src/features/sheet/address'
import { indexSheet, viewSheet } from '../../src/features/sheet/engine'
import { paginate } from '../../src/lib/pagination'
import { changeParams } from '../../src/ui/hooks/use-url-state'
import { makeRandom, type Random } from '../random'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** Runs a check with many seeds; a failure prints the seed. */
function withSeeds(count: number, check: (random: Random, seed: number) => void) {
  for (let seed = 1; seed <= count; seed++) {
    try {
      check(makeRandom(seed), seed)
    } catch (error) {
      throw new Error(`With seed ${seed}: ${String(error)}`, { cause: error })
    }
  }
}

// prettier-ignore
const texts = [
  '', ' ', 'a', '7', '-1', '1e9', 'NaN', 'Infinity', '\0', '\n', '\u202E', '\uD83D', 'राव', '🌳', '%', '%E0%A4%A', '&', '#', '?',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', "' onmouseover='alert(1)",
  'javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<b>',
  'vbscript:x', 'blob:https://a.example/1', '//evil.example', '../../admin', 'https://a.example/"><b>', 'http://[', 'https://a.example',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '{{7*7}}', '${7*7}', '.*', '(', '[a-', '\\', 'x'.repeat(300),
]

/** Any JSON value. */
function makeValue(random: Random, depth = 0): unknown {
  const kind = random.upTo(depth > 3 ? 5 : 8)
  if (kind === 0) return null
  if (kind === 1) return random.pick([0, -1, 1.5, 1e308, 2 ** 53, 7])
  if (kind === 2) return random.next() < 0.5
  if (kind < 6) return random.pick(texts) + (random.next() < 0.3 ? random.pick(texts) : '')
  const length = random.upTo(5)
  if (kind === 6) return Array.from({ length }, () => makeValue(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length }, () => [random.pick(texts), makeValue(random, depth + 1)]),
  )
}

/** The value with one to three of its parts replaced, added or removed. */
function mutate(value: unknown, random: Random): unknown {
  let mutant = value
  for (let count = 1 + random.upTo(3); count > 0; count--) mutant = mutateOnce(mutant, random)
  return mutant
}

function mutateOnce(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && random.next() < 0.7) {
    const at = random.upTo(value.length + 1)
    return value.slice(0, at) + random.pick(texts) + value.slice(at + random.upTo(4))
  }
  if (typeof value !== 'object' || value === null || random.next() < 0.05) return makeValue(random)
  const entries = Object.entries(value)
  const place = random.upTo(entries.length)
  const chance = random.next()
  const entry = entries[place]
  if (chance < 0.1) entries.push([random.pick(texts), makeValue(random)])
  else if (chance < 0.2) entries.splice(place, 1)
  else if (entry) entries[place] = [entry[0], mutateOnce(entry[1], random)]
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

/** Serialized and parsed, as from the network: a key `__proto__` is a key like any other. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

/** Sometimes truncated or with an insertion, so that it is invalid JSON. */
function mutateText(text: string, random: Random): string {
  if (random.next() < 0.5) return text
  const at = random.upTo(text.length + 1)
  return random.next() < 0.5
    ? text.slice(0, at)
    : text.slice(0, at) + random.pick(texts) + text.slice(at)
}

const wellKnown = new Set(
  'id title company location category description requirements linkedinUrl datePosted validThrough employmentType'.split(
    ' ',
  ),
)

const sampleJobs = ['editor', 'developer'].map((id) => ({
  id,
  title: `Junior ${id}`,
  company: 'Rao Sweets',
  location: 'Pune',
  category: 'Development',
  description: 'You write code that others can read.',
  requirements: ['Two years of work', 'Good written English'],
  linkedinUrl: `https://www.linkedin.com/jobs/view/${id}`,
  datePosted: '2026-11-02',
  validThrough: '2099-12-31',
  employmentType: 'FULL_TIME',
}))

test('10,000 mutated job lists neither break the page nor add a link or markup to it', () => {
  let taken = 0
  const original = sampleJobs
  withSeeds(10_000, (random, seed) => {
    const list = original.map((job) => ({
      ...job,
      linkedinUrl: random.next() < 0.3 ? random.pick(texts) : job.linkedinUrl,
    }))
    const jobs = readJobs(overTheWire(mutate(list, random))) ?? []
    taken += jobs.length
    const isSound =
      new Set(jobs.map(({ id }) => String(id))).size === jobs.length &&
      jobs.every(
        (job) =>
          Object.keys(job).every((key) => wellKnown.has(key)) &&
          Object.getPrototypeOf(job) === Object.prototype &&
          /^[\w./-]+$/.test(String(job.id)) &&
          /^(?:https?:\/\/[^\s"<>]+)?$/.test(job.linkedinUrl ?? ''),
      )
    if (!isSound) expect(jobs).toEqual([])
    for (const job of jobs) {
      if (seed % 100 === 0) expectPlainMarkup(job)
    }
  })
  // Most mutants change one job of two, and often a field that accepts any text
  expect(taken).toBeGreaterThan(8_000)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

/** Expects no element and no URL of the job in its card. */
function expectPlainMarkup(job: Parameters<typeof JobCard>[0]['job']) {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <JobCard job={job} />
    </MemoryRouter>,
  )
  const card = new DOMParser().parseFromString(markup, 'text/html')
  expect(card.querySelectorAll('script:not([src]), img, b, svg[onload], iframe').length).toBe(0)
  for (const element of card.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/)
  for (const link of card.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/|\/careers\/[\w-]+$)/)
}

describe('URLs', () => {
  const names = ['q', 'category', 'page', 'sort', 'dir', 'size', '__proto__', 'x']
  /** A query string as anybody can write it: repeated names, half characters, broken escapes. */
  const makeParams = (random: Random) =>
    new URLSearchParams(
      Array.from(
        { length: random.upTo(7) },
        () =>
          `${random.pick(names)}=${random.next() < 0.5 ? random.pick(texts) : encodeSafely(random.pick(texts))}`,
      ).join('&'),
    )
  const encodeSafely = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

  test('of the table are read as a valid view, and written as they are read (5,000)', () => {
    const header = ['Timestamp', 'Name', '__proto__', 'q', '<b>']
    const sizes = { options: [10, 20, 50], default: 10 }
    const index = indexSheet(
      {
        header,
        rows: [
          ['1', 'a', '', '', '<b>'],
          ['2', 'b', '.*', '', ''],
        ],
      },
      'en',
    )
    withSeeds(5_000, (random) => {
      const params = makeParams(random)
      const query = readTableQuery(params, header, sizes)
      expect(sizes.options).toContain(query.pageSize)
      expect(Number.isSafeInteger(query.page) && query.page > 0).toBe(true)
      const view = viewSheet(index, query)
      expect(view.page).toBeLessThanOrEqual(view.pageCount)
      expect(view.visible.length).toBe(view.total)
      const written = changeParams(String(params), writeTableQuery(query, header, sizes))
      const again = readTableQuery(new URLSearchParams(written), header, sizes)
      expect(again).toEqual(query)
    })
  })

  test('of the blog and careers show an existing page (5,000)', () => {
    const categories = ['SEO', 'Design']
    const posts = categories.map((category) => ({ category, title: `On ${category}` }) as never)
    withSeeds(5_000, (random) => {
      const params = makeParams(random)
      const query = readBlogQuery(params, categories)
      expect(['', ...categories]).toContain(query.category)
      const page = paginate(filterPosts(posts, query), query.page, 6)
      expect(page.page).toBe(1)
      const written = writeBlogQuery(query)
      expect(written).not.toMatch(/[<>"\s]/)
      expect(readBlogQuery(new URLSearchParams(written), categories)).toMatchObject({
        category: query.category,
      })

      const search = params.get('q') ?? ''
      const found = filterJobs(sampleJobs, { search, category: params.get('category') ?? '' })
      const jobs = paginate(found, Number(params.get('page')), 5)
      expect(jobs.page).toBeLessThanOrEqual(jobs.pageCount)
      expect(jobs.visible.length).toBeLessThanOrEqual(5)
    })
  })

  test('of the search find only pages of the site (2,000)', () => {
    const pages = ['/services', '/blog'].map((address) => ({
      address,
      title: address.slice(1),
      kind: 'page' as never,
      description: 'Where constructor and toString are words',
      headings: ['Alert'],
      words: 'script img 7',
    }))
    const search = createSiteSearch(pages)
    withSeeds(2_000, (random) => {
      const query = Array.from({ length: random.upTo(5) }, () => random.pick(texts)).join(' ')
      for (const { page } of search(query)) expect(pages).toContain(page)
    })
  })
})

test('5,000 mutated drafts in storage restore only texts of known fields', () => {
  const fields = [...leadFieldNames, 'reference']
  withSeeds(5_000, (random) => {
    const texts = { name: 'Asha', email: 'asha@example.com', description: 'More orders' }
    const draft = { at: Date.now(), ...texts }
    const stored = mutateText(JSON.stringify(mutate(draft, random)) ?? '', random)
    sessionStorage.setItem('lead-draft', stored)
    const restored = createDraftStore().read()
    for (const [name, value] of Object.entries(restored)) {
      expect(fields).toContain(name)
      expect(typeof value === 'string' && value !== '').toBe(true)
    }
    expect(Object.getPrototypeOf(restored)).toBe(Object.prototype)
  })
})

describe('messages of frames', () => {
  const messages = [
    { type: 'FORM_SUBMITTED_SUCCESS', submitId: 'a-1' },
    { type: 'FORM_SUBMITTED_ERROR' },
    { type: 'loaded' },
    { type: 'resized', height: 300 },
  ]

  test('are reduced to known fields or ignored (5,000)', () => {
    let taken = 0
    withSeeds(5_000, (random) => {
      const message = readPdfFormMessage(mutate(random.pick(messages), random))
      if (!message) return
      taken += 1
      const { type, ...rest } = message
      if (type === 'FORM_SUBMITTED_SUCCESS') {
        expect(rest).toEqual({ submitId: expect.stringMatching(/[^]/) })
      } else if (type === 'resized') {
        const { height } = rest as { height: number }
        expect(Number.isInteger(height) && height > 0 && height <= 5_000).toBe(true)
      } else {
        expect(['FORM_SUBMITTED_ERROR', 'loaded', 'failed', 'escaped']).toContain(type)
        expect(rest).toEqual({})
      }
    })
    expect(taken).toBeGreaterThan(100)
  })
})
