import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { builtInJobs, type Job } from '../../src/content/jobs'
import { readJobs } from '../../src/features/careers/job-schema'
import { filterJobs, listRequirements } from '../../src/features/careers/jobs'
import { serveMocks } from '../mocks/plugin'

const valid = {
  id: 1,
  title: 'SEO Specialist',
  company: 'Banyan Loop',
  location: 'Bhopal',
  category: 'SEO',
  description: 'Look after the search visibility of clients.',
  requirements: ['Two years of SEO'],
  linkedinUrl: 'https://www.linkedin.com/jobs/view/1',
}

const readOne = (changes: object): Job | undefined => readJobs([{ ...valid, ...changes }])?.[0]

describe('fetchJobs with the mock server', () => {
  let server: Awaited<ReturnType<typeof serveMocks>>
  let fetchJobs: (typeof import('../../src/features/careers/load-jobs'))['fetchJobs']

  beforeEach(async () => {
    server = await serveMocks()
    vi.resetModules()
    fetchJobs = (await import('../../src/features/careers/load-jobs')).fetchJobs
    vi.spyOn(console, 'info').mockImplementation(() => {})
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  const ask = (query: string, timeout = 5_000) =>
    fetchJobs(`${server.origin}/jobs?${query}`, undefined, { timeout })

  test('returns the valid jobs without the invalid one', async () => {
    const result = await ask('list=sample')
    expect(result).toMatchObject({ ok: true })
    const jobs = result.ok ? result.jobs : []
    expect(jobs.map(({ id }) => id)).toEqual([101, 102, 103, 105, 106, 107])
    expect(jobs.find(({ id }) => id === 105)?.linkedinUrl).toBe('')
    expect(jobs[0]).toMatchObject({ datePosted: '2026-11-02', employmentType: 'FULL_TIME' })
    expect(console.info).not.toHaveBeenCalled()
  })

  test('keeps only the fields it knows', async () => {
    const result = await ask('list=extra-fields')
    expect(Object.keys(result.ok ? result.jobs[0] : {})).not.toContain('salary')
  })

  test.each([
    ['fault=500', 'status'],
    ['fault=404', 'status'],
    ['fault=html', 'not-json'],
    ['fault=broken-json', 'not-json'],
    ['fault=not-array', 'not-array'],
    ['fault=null', 'not-array'],
    ['fault=invalid-items', 'empty'],
    ['list=none', 'empty'],
    ['fault=lost', 'network'],
  ])('fails for %s with the reason %s', async (query, reason) => {
    expect(await ask(query)).toEqual({ ok: false, reason })
  })

  test('times out', async () => {
    expect(await ask('fault=hang', 100)).toEqual({ ok: false, reason: 'timeout' })
  })

  test('can be aborted, which is not logged', async () => {
    const controller = new AbortController()
    const request = fetchJobs(`${server.origin}/jobs?fault=hang`, controller.signal)
    controller.abort()
    expect(await request).toEqual({ ok: false, reason: 'aborted' })
    expect(await fetchJobs('/jobs', controller.signal)).toEqual({ ok: false, reason: 'aborted' })
    expect(console.info).not.toHaveBeenCalled()
  })

  test('logs only the first failure', async () => {
    await ask('fault=500')
    await ask('fault=html')
    expect(console.info).toHaveBeenCalledOnce()
  })

  test('returns a failure for an invalid URL instead of throwing', async () => {
    expect(await fetchJobs('http://[')).toEqual({ ok: false, reason: 'network' })
  })
})

describe('a job is accepted', () => {
  test('when it has the shape of a built-in one', () => {
    expect(readJobs(JSON.parse(JSON.stringify(builtInJobs)))).toEqual(builtInJobs)
  })

  test.each([
    ['a string of requirements', { requirements: 'A driving licence' }],
    ['letters in its id', { id: 'seo-2026_1' }],
    ['no link', { linkedinUrl: undefined }],
    ['invalid dates', { datePosted: 'yesterday', validThrough: 7 }],
  ])('with %s', (_, changes) => {
    expect(readOne(changes)).toBeDefined()
  })

  test('with its texts trimmed', () => {
    expect(readOne({ title: '  SEO \n', requirements: [' a '] })).toMatchObject({
      title: 'SEO',
      requirements: ['a'],
    })
  })

  test('once for each id', () => {
    const jobs = readJobs([valid, { ...valid, id: '1', title: 'Another' }])
    expect(jobs?.map(({ title }) => title)).toEqual(['SEO Specialist'])
  })
})

describe('a job is rejected', () => {
  test.each([
    ['without a title', { title: undefined }],
    ['with a title of spaces', { title: '   ' }],
    ['with a title that is a number', { title: 7 }],
    ['with a title that is an object', { title: { toString: 'x' } }],
    ['with a huge title', { title: 'x'.repeat(1_000_000) }],
    ['with a huge description', { description: 'x'.repeat(1_000_000) }],
    ['without a category', { category: null }],
    ['with requirements that are not strings', { requirements: [{}, 1] }],
    ['with too many requirements', { requirements: 'x'.repeat(1_000).split('') }],
    ['with a path as id', { id: '../../admin' }],
    ['with a fractional id', { id: 1.5 }],
    ['without an id', { id: undefined }],
    ['with an id that is a list', { id: [1] }],
  ])('%s', (_, changes) => {
    expect(readJobs([{ ...valid, ...changes }])).toEqual([])
  })

  test.each([null, 7, 'job', [], true, [valid]])('when it is %j', (item) => {
    expect(readJobs([item])).toEqual([])
  })

  test('when it inherits its fields', () => {
    expect(readJobs([JSON.parse(`{"__proto__": ${JSON.stringify(valid)}}`)])).toEqual([])
    expect(readJobs([Object.create(valid)])).toEqual([])
  })
})

describe('hostile values', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    '//evil.example',
    '/careers',
    'linkedin.com/jobs/1',
    'http://[',
    '',
    7,
    ['https://a.example/'],
    { href: 'https://a.example/' },
  ])('%j is no link', (linkedinUrl) => {
    expect(readOne({ linkedinUrl })?.linkedinUrl).toBe('')
  })

  test('a URL that is too long is not used', () => {
    const linkedinUrl = `https://a.example/${'x'.repeat(5_000)}`
    expect(readOne({ linkedinUrl })?.linkedinUrl).toBe('')
  })

  test('a quote cannot close the attribute of the link', () => {
    const link = readOne({ linkedinUrl: 'https://a.example/"><script>alert(1)</script>' })
    expect(link?.linkedinUrl).not.toMatch(/[<>"]/)
  })

  test('keys of prototypes have no effect', () => {
    const hostile = `{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, ${JSON.stringify(valid).slice(1)}`
    const job = readJobs([JSON.parse(hostile)])?.[0]
    expect(job).toEqual(valid)
    expect(Object.getPrototypeOf(job)).toBe(Object.prototype)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each([
    ['2026-02-31', undefined],
    ['2026-13-01', undefined],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-02T10:00:00+05:30', '2026-11-02'],
    ['2026-11-02"><b>', undefined],
  ])('the date %j is read as %j', (datePosted, expected) => {
    expect(readOne({ datePosted })?.datePosted).toBe(expected)
  })

  test('an unknown employment type is left out', () => {
    expect(readOne({ employmentType: '<b>' })).not.toHaveProperty('employmentType')
    expect(readOne({ employmentType: 'toString' })).not.toHaveProperty('employmentType')
  })
})

describe('filterJobs', () => {
  const found = (search: string, category = '') =>
    filterJobs(builtInJobs, { search, category }).map(({ title }) => title)

  test('returns all jobs without a query', () => expect(found(' ')).toHaveLength(10))
  test('searches titles, ignoring case', () =>
    expect(found('FULL stack')).toEqual(['Full Stack Developer']))
  test('searches descriptions', () => expect(found('Bought links')).toEqual(['SEO Specialist']))
  test('matches the category exactly', () => {
    expect(found('', 'SEO')).toEqual(['SEO Specialist'])
    expect(found('', 'seo')).toEqual([])
  })
  test('combines category and words', () => {
    expect(found('search', 'PPC')).toEqual(['PPC Specialist'])
    expect(found('captions', 'PPC')).toEqual([])
  })
  test('treats special characters literally', () => expect(found('.*')).toEqual([]))
})

test('requirements become a list from either form', () => {
  const job = { ...valid, requirements: 'One thing' }
  expect(listRequirements(job)).toEqual(['One thing'])
  expect(listRequirements(valid)).toEqual(['Two years of SEO'])
})
