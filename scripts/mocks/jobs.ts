import { readFileSync } from 'node:fs'

import { company } from '../../src/generated/company'
import { dayInIndia } from '../../src/lib/day-in-india'
import { answer, faults, find, readOption, type Answers, type Mock } from './answer'

const valid = {
  company: company.name,
  location: 'Bhopal, Madhya Pradesh',
  linkedinUrl: 'https://www.linkedin.com/jobs/view/1',
}
const file = readFileSync(new URL('./jobs-sample.json', import.meta.url), 'utf8')
/** Seven entries: six valid jobs, of which one has a link that runs a script, and one without a title. */
const sample = (JSON.parse(file) as object[]).map((job) => ({ ...valid, ...job }))

/** The day in so many days; computed for each answer, because a server may run for days. */
const dayIn = (days: number) => dayInIndia(Date.now() + days * 86_400_000)

/** One open job with odd values; the others are closed, too early or invalid. */
function oddJobs(): readonly unknown[] {
  const [, second, third] = sample
  const open = {
    ...valid,
    id: 'seo/7.2026',
    title: 'R&amp;D Lead &#8211; &lt;b&gt; Search',
    company: 'Betwa Grain',
    location: ' \u200B',
    category: 'SEO',
    description: 'Try out what search engines will do next.',
    requirements: [],
    validThrough: dayIn(2),
  }
  const closed = { ...second, validThrough: dayIn(-2) }
  const early = { ...third, datePosted: dayIn(5) }
  return [open, closed, early, { ...second, id: 104, title: '', company: undefined }, second, 7]
}

const json = (data: unknown) => answer(JSON.stringify(data), 'application/json')

/** By the option: `/jobs?list=sample`, `/jobs?fault=html`, or `/careers?mock-jobs=html` for the page's request. */
const answers: Answers = {
  ...faults,
  sample: () => json(sample),
  'extra-fields': () => json(sample.map((job) => ({ ...job, salary: { from: 1 }, tags: [] }))),
  odd: () => json(oddJobs()),
  closed: () => json(oddJobs().slice(1, 2)),
  'broken-json': () => answer(JSON.stringify(sample).slice(0, 200), 'application/json'),
  'not-array': () => json({ jobs: sample }),
  null: () => json(null),
  'invalid-items': () => json([null, 7, 'job', [], {}, { id: 1 }, { title: 'Only a title' }]),
}

/** Mock of the jobs endpoint. By default its list is empty, so that the site shows its built-in one. */
export const answerJobs: Mock = (request) =>
  find(answers, readOption(request, 'mock-jobs'))?.() ?? json([])
