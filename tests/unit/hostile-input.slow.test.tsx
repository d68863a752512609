// @vitest-environment happy-dom
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { pageSizes } from '../../src/config'
import { readBlogQuery, writeBlogQuery, filterPosts } from '../../src/features/blog/blog-list'
import { readJobs } from '../../src/features/careers/job-schema'
import { JobCard } from '../../src/features/careers/JobCard'
import { filterJobs } from '../../src/lib/jobs'
import { readPdfFormMessage } from '../../src/features/guides/pdf-form'
import { leadFieldNames } from '../../src/content/lead-fields'
import { createDraftStore } from '../../src/features/leads/use-draft'
import { createSiteSearch } from '../../src/features/search/site-search'
import { readSheetQuery, writeSheetQuery } from '../../src/features/sheet/address'
import { indexSheet, viewSheet } from '../../src/features/sheet/engine'
import { paginate } from '../../src/lib/pagination'
import { changeParams } from '../../src/ui/hooks/use-url-state'

// Every run checks the same cases. A failure prints the seed, and the smallest case that fails.
fc.configureGlobal({ seed: 4180, numRuns: 5_000 })

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

// prettier-ignore
const text = fc.constantFrom(
  '', ' ', 'a', '7', '-1', '1e9', 'NaN', 'Infinity', '\0', '\n', '\u202E', '\uD83D', 'राव', '🌳', '%', '%E0%A4%A', '&', '#', '?',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', "' onmouseover='alert(1)",
  'javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,<b>',
  'vbscript:x', 'blob:https://a.example/1', '//evil.example', '../../admin', 'https://a.example/"><b>', 'http://[', 'https://a.example',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '{{7*7}}', '${7*7}', '.*', '(', '[a-', '\\', 'x'.repeat(300),
)

/** Any JSON value. */
const json = fc.anything({
  key: text,
  values: [text, fc.constantFrom(null, true, 0, -1, 1.5, 1e308, 2 ** 53)],
  maxDepth: 3,
})

/** The object with some of its values replaced, damaged or removed, and others added. */
function damaged(object: object): fc.Arbitrary<object> {
  const change = (value: unknown): fc.Arbitrary<unknown> =>
    typeof value === 'string'
      ? fc
          .tuple(fc.nat(value.length), text, fc.nat(4))
          .map(([at, added, cut]) => value.slice(0, at) + added + value.slice(at + cut))
      : fc.constant(value)
  const fields = Object.entries(object).map(([name, value]) => [
    name,
    fc.oneof(
      { weight: 20, arbitrary: fc.constant(value) },
      change(value),
      json,
      fc.constant(undefined),
    ),
  ])
  const added = fc.dictionary(text, json, { maxKeys: 1 })
  return fc
    .tuple(fc.record(Object.fromEntries(fields) as object), added)
    .map((parts): object => Object.fromEntries(parts.flatMap((part) => Object.entries(part))))
}

/** Serialized and parsed, as from the network: a key `__proto__` is a key like any other. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

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
/** With what a job's script says of its language. */
const known = new Set([...Object.keys(sampleJobs[0] ?? {}), 'lang'])

test('damaged job lists neither break the page nor add a link or markup to it', () => {
  let [sent, taken] = [0, 0]
  const list = fc.tuple(...[...sampleJobs, ...sampleJobs.slice(1)].map(damaged))
  const isSafe = (value: unknown) => {
    const jobs = readJobs(overTheWire(value)) ?? []
    sent += Array.isArray(value) ? value.length : 0
    taken += jobs.length
    expect(new Set(jobs.map(({ id }) => String(id))).size).toBe(jobs.length)
    for (const job of jobs) {
      expect(Object.keys(job).filter((key) => !known.has(key))).toEqual([])
      expect(Object.getPrototypeOf(job)).toBe(Object.prototype)
      expect(String(job.id)).toMatch(/^[\w./-]+$/)
      expect(job.linkedinUrl ?? '').toMatch(/^(?:https?:\/\/[^\s"<>]+)?$/)
      if (taken % 50 === 0) expectPlainMarkup(job)
    }
  }
  fc.assert(fc.property(fc.oneof({ weight: 20, arbitrary: list }, json), isSafe), {
    numRuns: 2_000,
  })
  expect(taken / sent, 'part of the jobs that is still accepted').toBeGreaterThan(0.3)
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
  const encoded = text.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')))
  const params = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(text, encoded)), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs.map((pair) => pair.join('=')).join('&')))

  test('of the table are read as a valid view, and written as they are read', () => {
    const header = ['Timestamp', 'Name', '__proto__', 'q', '<b>']
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
    const isValid = (params: URLSearchParams) => {
      const query = readSheetQuery(params, header)
      expect(pageSizes.sheet.options).toContain(query.pageSize)
      expect(Number.isSafeInteger(query.page) && query.page > 0).toBe(true)
      const view = viewSheet(index, query)
      expect(view.page).toBeLessThanOrEqual(view.pageCount)
      expect(view.visible.length).toBe(view.total)
      const written = changeParams(String(params), writeSheetQuery(query, header))
      const again = readSheetQuery(new URLSearchParams(written), header)
      expect(again).toEqual(query)
    }
    fc.assert(fc.property(params, isValid))
  })

  test('of the blog and careers show an existing page', () => {
    const categories = ['SEO', 'Design']
    const posts = categories.map((category) => ({ category, title: `On ${category}` }) as never)
    const isShown = (params: URLSearchParams) => {
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
    }
    fc.assert(fc.property(params, isShown))
  })

  test('of the search find only pages of the site', () => {
    const pages = ['/services', '/blog'].map((address) => ({
      address,
      title: address.slice(1),
      type: 'page' as never,
      description: 'Where constructor and toString are words',
      headings: ['Alert'],
      words: 'script img 7',
    }))
    const search = createSiteSearch(pages)
    const findsPages = (words: string[]) => {
      for (const { page } of search(words.join(' '))) expect(pages).toContain(page)
    }
    fc.assert(fc.property(fc.array(text, { maxLength: 4 }), findsPages), { numRuns: 1_000 })
  })
})

test('damaged drafts in storage restore only texts of known fields', () => {
  const fields = [...leadFieldNames, 'reference']
  const draft = { at: Date.now(), name: 'Asha', email: 'asha@example.com', description: 'More' }
  // Whole, cut off, or with an insertion
  const stored = fc
    .tuple(damaged(draft), fc.option(fc.nat(100)), fc.boolean(), text)
    .map(([value, at, isCut, added]) => {
      const whole = JSON.stringify(value)
      if (at === null) return whole
      return whole.slice(0, at) + (isCut ? '' : added + whole.slice(at))
    })
  const isSafe = (value: string) => {
    sessionStorage.setItem('lead-draft', value)
    const restored = createDraftStore().read()
    for (const [name, value] of Object.entries(restored)) {
      expect(fields).toContain(name)
      expect(typeof value === 'string' && value !== '').toBe(true)
    }
    expect(Object.getPrototypeOf(restored)).toBe(Object.prototype)
  }
  const values = json.map((value) => JSON.stringify(value) ?? '')
  fc.assert(fc.property(fc.oneof({ weight: 20, arbitrary: stored }, values), isSafe))
})

test('messages of frames are reduced to known fields or ignored', () => {
  let taken = 0
  const messages = [
    { type: 'FORM_SUBMITTED_SUCCESS', submitId: 'a-1' },
    { type: 'FORM_SUBMITTED_ERROR' },
    { type: 'loaded' },
    { type: 'resized', height: 300 },
  ]
  const isReduced = (data: unknown) => {
    const message = readPdfFormMessage(data)
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
  }
  fc.assert(fc.property(fc.oneof(json, ...messages.map(damaged)), isReduced))
  expect(taken).toBeGreaterThan(1_000)
})
