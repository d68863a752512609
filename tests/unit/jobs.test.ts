import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Job } from '../../src/content/schema/types'
import { readJobs } from '../../src/features/careers/job-schema'
import { filterJobs, isOpen, listRequirements, placeOf, siteName } from '../../src/lib/jobs'
import { serveMocks } from '../serve-mocks'
import { kinds } from '../../src/content/schema/kinds'
import { job as schema } from '../../src/content/schema/schemas'

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

test('a built-in job without a location gets the name of its country in the build', () => {
  const jobs = [{ country: 'IN' }, { country: 'IN', location: 'Bhopal' }, {}]
  const [module] = kinds.find(({ name }) => name === 'jobs')?.modules?.(jobs, 'jobs') ?? []
  const built = module?.value as { location?: string }[]
  expect(built.map(({ location }) => location)).toEqual(['India', 'Bhopal', undefined])
})

describe('fetchJobs with the mock server', () => {
  let server: Awaited<ReturnType<typeof serveMocks>>
  let fetchJobs: (typeof import('../../src/features/careers/load-jobs'))['fetchJobs']

  beforeEach(async () => {
    server = await serveMocks()
    vi.resetModules()
    fetchJobs = (await import('../../src/features/careers/load-jobs')).fetchJobs
    vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  const ask = (query: string) => fetchJobs(`${server.origin}/jobs?${query}`)

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

  // Other failures of a request: sheet.test.ts
  test.each([
    ['fault=404', 'missing'],
    ['fault=broken-json', 'not-json'],
    ['fault=not-array', 'not-array'],
    ['fault=null', 'not-array'],
    ['fault=invalid-items', 'empty'],
    ['list=none', 'empty'],
  ])('fails for %s with the reason %s', async (query, reason) => {
    expect(await ask(query)).toEqual({ ok: false, reason })
  })

  test('stops a list without an end while it arrives', async () => {
    const result = await fetchJobs(`${server.origin}/sheet.csv?fault=too-large`)
    expect(result).toEqual({ ok: false, reason: 'too-large' })
  })

  test('warns once of the jobs that are left out', async () => {
    await ask('list=odd')
    await ask('list=sample')
    await ask('fault=invalid-items')
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [
        '3 of 6 jobs left out: 104 (title, company), 102 (duplicate id), entry 6 (id, title, company, category, description)',
      ],
    ])
  })

  test('can be aborted, which is not logged', async () => {
    const controller = new AbortController()
    const request = fetchJobs(`${server.origin}/jobs?fault=hang`, { signal: controller.signal })
    controller.abort()
    expect(await request).toEqual({ ok: false, reason: 'aborted' })
    expect(console.info).not.toHaveBeenCalled()
  })

  test('logs only the first failure', async () => {
    await ask('fault=500')
    await ask('fault=html')
    expect(console.info).toHaveBeenCalledOnce()
  })
})

describe('a job is accepted', () => {
  const accepted: Partial<Record<keyof Job, unknown[]>> = {
    requirements: ['A driving licence'],
    id: ['seo-2026_1', '.net/2026/v1.5', '/', 'a...b/...'],
    linkedinUrl: [undefined],
    datePosted: ['yesterday'],
    validThrough: [7],
  }
  test.each(Object.entries(accepted))('with the %s %j', (field, values) => {
    for (const value of values) expect(readOne({ [field]: value }), String(value)).toBeDefined()
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
  const huge = 'x'.repeat(1_000_000)
  const rejected: Partial<Record<keyof Job, unknown[]>> = {
    title: [undefined, '   ', 7, { toString: 'x' }, huge, '&nbsp;&#8203;&#x20;'],
    category: [null],
    description: [huge, '&#8203;'.repeat(9_000)], // long before it is cleaned
    requirements: [[{}, 1], Array(1_000).fill('x'), ['x', ...Array<string>(150).fill('')]],
    location: [{ city: 'Bhopal' }, 'x'.repeat(1_000)],
    id: ['../../admin', '..', 'a/./b', 'a/..', 'a b', 'a%2Fb', 1.5, undefined, [1]],
  }
  test.each(Object.entries(rejected))('for its %s', (field, values) => {
    for (const [at, value] of values.entries())
      expect(readJobs([{ ...valid, [field]: value }]), `value ${at}`).toEqual([])
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
  // prettier-ignore
  test.each([
    'javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/1',
    '/careers', 'http://[', '', `https://a.example/${'x'.repeat(5_000)}`, 7, ['https://a.example/'], { href: 'https://a.example/' },
  ])('%j is no link', (linkedinUrl) => {
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

  // prettier-ignore
  test.each([
    ['2026-02-31', undefined], ['2026-13-01', undefined], ['2026-11-02', '2026-11-02'],
    ['2026-11-02T10:00:00+05:30', '2026-11-02'], ['2026-11-01 20:00:00+00', '2026-11-02'],
    ['2026-11-02T10:00:00+0530', '2026-11-02'], ['2026-11-02T23:59:59', '2026-11-02'],
    ['2026-11-02 23:59', '2026-11-02'], ['2026-11-02T18:29:59Z', '2026-11-02'],
    ['2026-11-02t18:30:00.000z', '2026-11-03'], ['2026-11-02T01:00:00+1400', '2026-11-01'],
    ['2026-12-31T20:00:00-08:00', '2027-01-01'], ['2028-02-29', '2028-02-29'], ['2027-02-29T10:00:00Z', undefined],
    ['2026-11-02T25:00:00Z', undefined], ['2026-11-02T10:00:00+99:00', undefined],
    ['9999-12-31T23:59:59Z', undefined], ['02/11/2026', undefined], ['', undefined], [1_793_577_600_000, undefined],
    [null, undefined], ['2026-11-02"><b>', undefined],
  ])('the date %j is read as %j', (datePosted, expected) => {
    expect(readOne({ datePosted })?.datePosted).toBe(expected)
  })

  test('an unknown employment type is left out', () => {
    expect(readOne({ employmentType: '<b>' })).not.toHaveProperty('employmentType')
    expect(readOne({ employmentType: 'toString' })).not.toHaveProperty('employmentType')
  })
})

describe('what a careless endpoint sends', () => {
  test.each([undefined, null, '', '  ', '\u200B\u2060', '&nbsp;', '&#x200B;'])(
    'the place %j is none',
    (location) => expect(readOne({ location })?.location).toBe(''),
  )

  test.each([undefined, null, '', ' ', [], [''], [' ', '\u00AD', '&nbsp;']])(
    'the requirements %j are none',
    (requirements) => {
      const job = readOne({ requirements })
      expect(job && listRequirements(job)).toEqual([])
    },
  )

  test.each([
    ['R&amp;D', 'R&D'],
    ['R&D', 'R&D'],
    ['AT&T &copyright', 'AT&T &copyright'],
    ['Caf&eacute; &ndash; &quot;Lead&quot;', 'Café – "Lead"'],
    ['It&#39;s &#x1F333; &#8377;5&nbsp;lakh', "It's 🌳 ₹5\u00A0lakh"],
    ['&amp;amp;lt;', '&amp;lt;'],
    ['&lt;script&gt;alert(1)&lt;/script&gt; <b>', '<script>alert(1)</script> <b>'],
    ['&bogus; &#; &;', '&bogus; &#; &;'],
    ['Chef \u202Etac \u2067&#x202D;dog', 'Chef tac dog'],
    ['a&#xD800;b&#x110000;c', 'a\uFFFDb\uFFFDc'],
  ])('the text %j is read as %j', (sent, text) => {
    expect(readOne({ title: sent, description: sent, requirements: [sent] })).toMatchObject({
      title: text,
      description: text,
      requirements: [text],
    })
  })

  test.each([
    ['https://a.example/?job=1&amp;from=site', 'https://a.example/?job=1&from=site'],
    ['https://a.example/?job=1&from=site', 'https://a.example/?job=1&from=site'],
    ['javascript&colon;alert(1)', ''],
    ['&#106;avascript:alert(1)', ''],
    ['www.a.example/jobs', 'https://www.a.example/jobs'],
    ['linkedin.com/jobs/1', 'https://linkedin.com/jobs/1'],
    ['https://hr:secret@a.example/?job=1', 'https://a.example/?job=1'],
    ['https://bank.example@a.example/@jobs', 'https://a.example/@jobs'],
  ])('the link %j is read as %j', (linkedinUrl, href) => {
    expect(readOne({ linkedinUrl })?.linkedinUrl).toBe(href)
  })

  test.each([
    [{ linkedinUrl: 'mailto:hr@a.example?bcc=b@c.example' }, { email: 'hr@a.example' }, ''],
    [{ linkedinUrl: 'hr@a.example', country: 'in' }, { email: 'hr@a.example', country: 'IN' }, ''],
    [{ linkedinUrl: 'mailto:hr', datePosted: '2/11/2026' }, {}, 'datePosted, linkedinUrl'],
    [{ jobLocationType: 'TELECOMMUTE' }, { jobLocationType: 'TELECOMMUTE' }, ''],
    [{ country: { toString: 1 }, jobLocationType: 'remote' }, {}, 'country, jobLocationType'],
  ])('%j is read as %j', (sent, read, lost) => {
    const report = vi.fn<(faults: string) => void>()
    const [job] = readJobs([{ ...valid, ...sent }], report) ?? []
    const { email, country, jobLocationType } = job ?? {}
    expect({ email, country, jobLocationType }).toEqual(read)
    const faults = [[`0 of 1 jobs left out, others without what cannot be read: 1 (${lost})`]]
    expect(report.mock.calls).toEqual(lost ? faults : [])
  })

  test('names the jobs that are left out, as far as there is room, and counts all of them', () => {
    const report = vi.fn<(leftOut: string) => void>()
    const without = (field: object, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...valid, id: `n.${index}`, ...field }))
    readJobs([...without({ category: '' }, 2), valid, ...without({ id: '..' }, 1)], report)
    expect(report).toHaveBeenLastCalledWith(
      '3 of 4 jobs left out: n.0 (category), n.1 (category), entry 4 (id)',
    )
    readJobs(without({ category: '' }, 3_000), report)
    expect(report.mock.lastCall?.[0]).toMatch(/^3000 of 3000 jobs left out: n\.0 .{1,2100}…$/)
    readJobs(without({}, 3_000), report)
    expect(report.mock.lastCall?.[0]).toBe('2000 of 3000 jobs left out: all after the first 1000')
    report.mockClear()
    readJobs([valid], report)
    readJobs([], report)
    expect(report).not.toHaveBeenCalled()
  })
})

describe('filterJobs', () => {
  const job = (title: string, category: string, description: string) => {
    return { ...valid, title, category, description }
  }
  const list = [
    job('SEO Specialist', 'SEO', 'Search without bought links.'),
    job('PPC Specialist', 'PPC', 'Read search terms.'),
    job('Full Stack Developer', 'Full Stack', 'Code.'),
  ]
  test.each([
    [' ', '', ['SEO Specialist', 'PPC Specialist', 'Full Stack Developer']],
    ['FULL stack', '', ['Full Stack Developer']],
    ['Bought links', '', ['SEO Specialist']],
    ['', 'SEO', ['SEO Specialist']],
    ['', 'seo', []],
    ['', 'Full', []],
    ['search', 'PPC', ['PPC Specialist']],
    ['code', 'PPC', []],
    ['.*', '', []],
  ])('finds by the words %j and the category %j: %j', (search, category, titles) => {
    expect(filterJobs(list, { search, category }).map(({ title }) => title)).toEqual(titles)
  })
})

test('requirements become a list from either form', () => {
  const job = { ...valid, requirements: 'One thing' }
  expect(listRequirements(job)).toEqual(['One thing'])
  expect(listRequirements(valid)).toEqual(['Two years of SEO'])
})

test.each([
  [{ location: 'Remote, India', jobLocationType: 'TELECOMMUTE' }, 'Remote, India'],
  [{ country: 'IN', jobLocationType: 'TELECOMMUTE' }, 'anywhere, India'],
  [{}, 'ask us'],
] as const)('the place of %j is shown as %j', (fields, shown) => {
  const texts = { remote: 'anywhere', noLocation: 'ask us' }
  expect(placeOf({ ...valid, location: '', ...fields }, texts)).toBe(shown)
})

describe('a job is open', () => {
  const today = '2026-11-25'
  test.each([
    ['without dates', {}, true],
    ['on the day it is posted', { datePosted: today }, true],
    ['not on the day before', { datePosted: '2026-11-26' }, false],
    ['on its last day', { validThrough: today }, true],
    ['not on the day after', { validThrough: '2026-11-24' }, false],
    [
      'not before a period in the future',
      { datePosted: '2026-12-01', validThrough: '2026-12-31' },
      false,
    ],
    ['with an end that is no date', readOne({ validThrough: 'soon' }) ?? {}, true],
  ])('%s', (_, dates, expected) => {
    expect(isOpen({ ...valid, ...dates }, today)).toBe(expected)
  })
})

test.each([
  ['https://www.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['https://in.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['https://www.acme.example/apply', 'acme.example'],
  ['https://notlinkedin.com/apply', 'notlinkedin.com'],
])('applicants are told where %s leads: %s', (link, name) => {
  expect(siteName(link)).toBe(name)
})

/** A value of each field, and whether a job may have it. */
const shared: readonly (readonly [string, unknown, boolean])[] = [
  ['linkedinUrl', 'https://www.linkedin.com/jobs/view/1', true],
  ['linkedinUrl', 'http://careers.gov.example/1', true],
  ['linkedinUrl', 'www.agency.example/jobs', true],
  ['linkedinUrl', 'mailto:jobs@agency.example?subject=SEO', true],
  ['linkedinUrl', 'javascript:alert(1)', false],
  ['linkedinUrl', 'ask at the office', false],
  ['linkedinUrl', `https://a.example/${'x'.repeat(2_048)}`, false],
  ['title', 'x'.repeat(200), true],
  ['title', 'x'.repeat(201), false],
  ['company', 'x'.repeat(201), false],
  ['category', 'x'.repeat(201), false],
  ['location', 'x'.repeat(201), false],
  ['location', '', true],
  ['description', 'x'.repeat(20_000), true],
  ['description', 'x'.repeat(20_001), false],
  ['requirements', undefined, true],
  ['requirements', [], true],
  ['requirements', Array.from({ length: 101 }, () => 'x'), false],
  ['requirements', ['x'.repeat(20_001)], false],
  ['employmentType', 'FULL_TIME', true],
  ['employmentType', 'FULLTIME', false],
  ['jobLocationType', 'TELECOMMUTE', true],
  ['jobLocationType', 'REMOTE', false],
  ['country', 'IN', true],
  ['country', 'IND', false],
  ['datePosted', '2026-11-20', true],
  ['datePosted', '2026-02-30', false],
]

test.each(shared)('a job of the content and of the endpoint: %s may be %j (%s)', (name, value, isRight) => {
  const job = { ...valid, id: 'seo', [name]: value }
  expect(schema.isValidSync(job, { strict: true })).toBe(isRight)
  let fault = ''
  const [read] = readJobs([job], (sentence) => (fault = sentence)) ?? []
  expect(read !== undefined && fault === '').toBe(isRight)
}) // prettier-ignore

test('a job of the content with an e-mail address has it instead of a link', () => {
  const [modules] = [kinds.find(({ name }) => name === 'jobs')?.modules?.([{ ...valid, linkedinUrl: 'mailto:jobs@agency.example' }], 'jobs') ?? []] // prettier-ignore
  expect(modules[0]?.value).toEqual([
    expect.objectContaining({ email: 'jobs@agency.example', linkedinUrl: undefined }),
  ])
})
