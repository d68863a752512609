import type { IncomingMessage, ServerResponse } from 'node:http'

import { company } from '../../src/content/company'
import { dayInIndia } from '../../src/lib/day-in-india'

/**
 * Mock of the jobs endpoint, `GET /jobs`. By default it answers an empty list, so that the site shows its
 * built-in one. Options are in the query:
 *
 * | query                 | answer                                                            |
 * |-----------------------|-------------------------------------------------------------------|
 * | ?list=sample          | seven entries: five valid jobs, one invalid, one `javascript:` link |
 * | ?list=one             | a single valid job                                                |
 * | ?list=extra-fields    | valid jobs with unknown fields                                    |
 * | ?list=odd             | one open job with odd values; others are closed, too early, invalid |
 * | ?list=closed          | valid jobs that are all closed                                    |
 * | ?fault=500            | 500 with a text                                                   |
 * | ?fault=404            | 404                                                               |
 * | ?fault=html           | 200 with an HTML page, such as a sign-in or error page            |
 * | ?fault=broken-json    | 200 with half a list                                              |
 * | ?fault=not-array      | `{"jobs": […]}` instead of a list                                 |
 * | ?fault=null           | `null`                                                            |
 * | ?fault=invalid-items  | a list without one valid job                                      |
 * | ?fault=slow           | the sample after 2 s                                              |
 * | ?fault=hang           | never answers                                                     |
 * | ?fault=lost           | the connection breaks                                             |
 *
 * The URL of the endpoint is fixed at build time, so the option may also be in the query of the page that
 * requests it, as `mock-jobs`: `/careers?mock-jobs=sample`, `/careers?mock-jobs=html`.
 */
const valid = {
  company: company.name,
  location: 'Bhopal, Madhya Pradesh',
  linkedinUrl: 'https://www.linkedin.com/jobs/view/1',
}

const sampleJobs: readonly Record<string, unknown>[] = [
  {
    ...valid,
    id: 101,
    title: 'Senior SEO Specialist',
    category: 'SEO',
    description: 'Lead the technical audits of our largest shops.',
    requirements: ['Five years of search engine optimization', 'Clear written English'],
    datePosted: '2026-11-02',
    validThrough: '2099-12-31',
    employmentType: 'FULL_TIME',
  },
  {
    ...valid,
    id: 102,
    title: 'Regional Sales Manager',
    category: 'Sales',
    description: 'Win and keep clients in Indore and Jabalpur.',
    requirements: 'Three years in business sales; a driving licence.',
  },
  {
    ...valid,
    id: 103,
    title: 'React Developer',
    category: 'Web Development',
    description: 'Build accessible sites that load fast on a slow phone.',
    requirements: ['TypeScript', 'Testing with a screen reader'],
  },
  // Invalid: no title
  { ...valid, id: 104, category: 'PPC', description: 'Nobody knows what this is.' },
  {
    ...valid,
    id: 105,
    title: 'Motion Designer',
    category: 'Video Editing',
    description: 'Its link runs a script, so it must be shown without one.',
    requirements: ['After Effects'],
    linkedinUrl: 'javascript:alert(document.domain)',
  },
  {
    ...valid,
    id: 106,
    title: 'Campaign <b>Manager</b> & "Planner"',
    category: 'PPC',
    description: '<img src=x onerror=alert(1)> is text, not markup.',
    requirements: '<script>alert(1)</script>',
  },
  {
    ...valid,
    id: 107,
    title: 'Content Editor',
    category: 'Digital Marketing',
    description: 'Edit what our writers hand in.',
    requirements: ['Plain English'],
  },
]

/** The day in so many days; computed for each answer, because a server may run for days. */
const dayIn = (days: number) => dayInIndia(Date.now() + days * 86_400_000)

function oddJobs(): readonly unknown[] {
  const [, second, third] = sampleJobs
  return [
    {
      ...valid,
      id: 'seo.2026/7',
      title: 'R&amp;D Lead &#8211; &lt;b&gt; Search',
      company: 'Betwa Grain',
      location: ' \u200B',
      category: 'SEO',
      description: 'Try out what search engines will do next.',
      requirements: [],
      validThrough: dayIn(2),
    },
    { ...second, validThrough: dayIn(-2) },
    { ...third, datePosted: dayIn(5) },
    { ...second, id: 104, title: '', company: undefined },
    { ...second },
    'not a job',
  ]
}

const lists: Readonly<Record<string, unknown>> = {
  sample: sampleJobs,
  one: sampleJobs.slice(0, 1),
  'extra-fields': sampleJobs.slice(0, 2).map((job) => ({ ...job, salary: { from: 1 }, tags: [] })),
}

const faultyLists: Readonly<Record<string, unknown>> = {
  'not-array': { jobs: sampleJobs },
  null: null,
  'invalid-items': [null, 7, 'job', [], {}, { id: 1 }, { title: 'Only a title' }],
}

/**
 * Answers the jobs endpoint.
 *
 * @returns whether the request was meant for it.
 */
export async function handleJobs(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
): Promise<boolean> {
  if (url.pathname !== '/jobs') return false
  if (req.method === 'OPTIONS') {
    res.writeHead(204, { ...cors, 'Access-Control-Allow-Headers': '*' }).end()
    return true
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    answer(res, 405, 'text/plain', 'Method Not Allowed')
    return true
  }
  await respond(res, readOption(req, url))
  return true
}

async function respond(res: ServerResponse, option: string) {
  switch (option) {
    case 'hang':
      return
    case 'lost':
      res.destroy()
      return
    case '500':
      answer(res, 500, 'text/plain', 'Internal Server Error')
      return
    case '404':
      answer(res, 404, 'text/plain', 'Not Found')
      return
    case 'html':
      answer(res, 200, 'text/html', '<!doctype html><title>Sign in</title><h1>Sign in</h1>')
      return
    case 'broken-json':
      answer(res, 200, 'application/json', JSON.stringify(sampleJobs).slice(0, 200))
      return
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      answerJson(res, sampleJobs)
      return
    case 'odd':
      answerJson(res, oddJobs())
      return
    case 'closed':
      answerJson(res, oddJobs().slice(1, 2))
      return
    default:
      answerJson(res, option in faultyLists ? faultyLists[option] : (lists[option] ?? []))
  }
}

/** The option of the request, or of the page that made it. */
function readOption(req: IncomingMessage, url: URL): string {
  const own = url.searchParams.get('fault') ?? url.searchParams.get('list')
  const page = req.headers.referer
  if (own !== null || !page || !URL.canParse(page)) return own ?? ''
  return new URL(page).searchParams.get('mock-jobs') ?? ''
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }

function answerJson(res: ServerResponse, data: unknown) {
  answer(res, 200, 'application/json', JSON.stringify(data))
}

function answer(res: ServerResponse, status: number, type: string, body: string) {
  res.writeHead(status, { ...cors, 'Content-Type': `${type}; charset=utf-8` }).end(body)
}
