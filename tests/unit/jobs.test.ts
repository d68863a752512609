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

describe('fetchJobs, against the mock server', () => {
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

  test('takes the valid jobs and leaves the invalid one out', async () => {
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
  ])('%s is no list: %s', async (query, reason) => {
    expect(await ask(query)).toEqual({ ok: false, reason })
  })

  test('does not wait for ever', async () => {
    expect(await ask('fault=hang', 100)).toEqual({ ok: false, reason: 'timeout' })
  })

  test('can be called off, which is nothing to log', async () => {
    const controller = new AbortController()
    const asked = fetchJobs(`${server.origin}/jobs?fault=hang`, controller.signal)
    controller.abort()
    expect(await asked).toEqual({ ok: false, reason: 'aborted' })
    expect(await fetchJobs('/jobs', controller.signal)).toEqual({ ok: false, reason: 'aborted' })
    expect(console.info).not.toHaveBeenCalled()
  })

  test('logs once, however often it fails', async () => {
    await ask('fault=500')
    await ask('fault=html')
    expect(console.info).toHaveBeenCalledOnce()
  })

  test('an address that is none is a failure, not an exception', async () => {
    expect(await fetchJobs('http://[')).toEqual({ ok: false, reason: 'network' })
  })
})

describe('a job is taken', () => {
  test('with every built-in one as a model', () => {
    expect(readJobs(JSON.parse(JSON.stringify(builtInJobs)))).toEqual(builtInJobs)
  })

  test.each([
    ['requirements as a text', { requirements: 'A driving licence' }],
    ['an id of letters', { id: 'seo-2026_1' }],
    ['no link', { linkedinUrl: undefined }],
    ['dates that are none', { datePosted: 'yesterday', validThrough: 7 }],
  ])('with %s', (_, changes) => {
    expect(readOne(changes)).toBeDefined()
  })

  test('without the spaces around its texts', () => {
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

describe('a job is left out', () => {
  test.each([
    ['without a title', { title: undefined }],
    ['with a title of spaces', { title: '   ' }],
    ['with a title that is a number', { title: 7 }],
    ['with a title that is an object', { title: { toString: 'x' } }],
    ['with a huge title', { title: 'x'.repeat(1_000_000) }],
    ['with a huge description', { description: 'x'.repeat(1_000_000) }],
    ['without a category', { category: null }],
    ['with requirements that are no texts', { requirements: [{}, 1] }],
    ['with requirements without end', { requirements: 'x'.repeat(1_000).split('') }],
    ['with a path for an id', { id: '../../admin' }],
    ['with half an id', { id: 1.5 }],
    ['with no id', { id: undefined }],
    ['with an id that is a list', { id: [1] }],
  ])('%s', (_, changes) => {
    expect(readJobs([{ ...valid, ...changes }])).toEqual([])
  })

  test.each([null, 7, 'job', [], true, [valid]])('when it is %j', (item) => {
    expect(readJobs([item])).toEqual([])
  })

  test('when its fields are not its own', () => {
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

  test('an endless address is no link', () => {
    const linkedinUrl = `https://a.example/${'x'.repeat(5_000)}`
    expect(readOne({ linkedinUrl })?.linkedinUrl).toBe('')
  })

  test('a quote cannot leave the link', () => {
    const link = readOne({ linkedinUrl: 'https://a.example/"><script>alert(1)</script>' })
    expect(link?.linkedinUrl).not.toMatch(/[<>"]/)
  })

  test('keys of prototypes change nothing', () => {
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

  test('an unknown type of employment is none', () => {
    expect(readOne({ employmentType: '<b>' })).not.toHaveProperty('employmentType')
    expect(readOne({ employmentType: 'toString' })).not.toHaveProperty('employmentType')
  })
})

describe('filterJobs', () => {
  const found = (search: string, category = '') =>
    filterJobs(builtInJobs, { search, category }).map(({ title }) => title)

  test('finds all without a query', () => expect(found(' ')).toHaveLength(10))
  test('finds in titles, in any case of letters', () =>
    expect(found('FULL stack')).toEqual(['Full Stack Developer']))
  test('finds in descriptions', () => expect(found('Bought links')).toEqual(['SEO Specialist']))
  test('takes the category exactly', () => {
    expect(found('', 'SEO')).toEqual(['SEO Specialist'])
    expect(found('', 'seo')).toEqual([])
  })
  test('wants both', () => {
    expect(found('search', 'PPC')).toEqual(['PPC Specialist'])
    expect(found('captions', 'PPC')).toEqual([])
  })
  test('reads no pattern into the search', () => expect(found('.*')).toEqual([]))
})

test('requirements are a list either way', () => {
  const job = { ...valid, requirements: 'One thing' }
  expect(listRequirements(job)).toEqual(['One thing'])
  expect(listRequirements(valid)).toEqual(['Two years of SEO'])
})
