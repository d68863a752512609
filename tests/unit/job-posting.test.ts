import { describe, expect, test } from 'vitest'

import { site } from '../../src/config'
import { company } from '../../src/generated/company'
import { builtInJobs } from '../../src/generated/jobs'
import type { Job } from '../../src/content/schema/types'
import { jobPostingNode } from '../../src/seo/job-posting'

const today = '2026-11-20'
const job: Job = {
  id: 'seo-1',
  title: 'SEO Specialist',
  company: company.name,
  location: 'Bhopal, Madhya Pradesh, India',
  category: 'SEO',
  description: 'Audits & reports for <small> shops.',
  requirements: ['Two years', '</script><b>'],
  linkedinUrl: '',
  datePosted: '2026-11-02',
  validThrough: '2026-12-31',
  employmentType: 'FULL_TIME',
}

const nodeOf = (changes: Partial<Job> = {}) => jobPostingNode({ ...job, ...changes }, today)

describe('a job posting', () => {
  test('has the properties that search engines require', () => {
    expect(nodeOf()).toEqual({
      '@type': 'JobPosting',
      title: 'SEO Specialist',
      description:
        '<p>Audits &#38; reports for &#60;small&#62; shops.</p>' +
        '<ul><li>Two years</li><li>&#60;/script&#62;&#60;b&#62;</li></ul>',
      datePosted: '2026-11-02',
      validThrough: '2026-12-31T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      identifier: { '@type': 'PropertyValue', name: company.name, value: 'seo-1' },
      hiringOrganization: {
        '@type': 'Organization',
        name: company.name,
        sameAs: `${site.origin}/`,
      },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Bhopal',
          addressRegion: 'Madhya Pradesh',
          addressCountry: 'IN',
        },
      },
      directApply: false,
      url: `${site.origin}/careers/seo-1`,
    })
  })

  test('requires a posting date that is not in the future', () => {
    expect(nodeOf({ datePosted: undefined })).toBeNull()
    expect(nodeOf({ datePosted: '2026-12-01' })).toBeNull()
  })

  test('expires at the end of the last day to apply', () => {
    expect(nodeOf({ validThrough: today })).not.toBeNull()
    expect(nodeOf({ validThrough: '2026-11-19' })).toBeNull()
    expect(nodeOf({ validThrough: undefined })).not.toHaveProperty('validThrough')
  })

  test('keeps paragraphs and lines, and has no empty parts', () => {
    const description = 'One.\n\n\nTwo:\n- <three>'
    expect(nodeOf({ description, requirements: [] })).toMatchObject({
      description: '<p>One.</p><p>Two:<br>- &#60;three&#62;</p>',
    })
  })

  test('names the company that offers the job', () => {
    expect(nodeOf({ company: 'Betwa Grain' })).toHaveProperty('hiringOrganization', {
      '@type': 'Organization',
      name: 'Betwa Grain',
    })
  })

  test('is never generated for the unconfirmed sample jobs', () => {
    for (const example of builtInJobs) {
      expect(jobPostingNode(example, today)).toBeNull()
    }
  })
})

/** The places as 'town|region|country', and the countries of remote work. */
function placesOf(location: string, fields: Partial<Job>) {
  const node = nodeOf({ location, ...fields }) as Record<string, object> | null
  const towns = [node?.jobLocation ?? []].flat().map((place) => {
    const [, ...address] = Object.values((place as { address: object }).address)
    return address.filter(Boolean).join('|')
  })
  const applicants = [node?.applicantLocationRequirements ?? []].flat()
  return [...towns, ...applicants.map((land) => `remote ${(land as { name: string }).name}`)]
}

const { city, state } = company
const home = `${city}|${state}|IN`
test.each<[string, string[], Partial<Job>?]>([
  ['REMOTE - India', ['remote India']],
  ['100% remote, anywhere in India', ['remote India']],
  [`${city}, ${state} or remote`, [home, 'remote India']],
  ['', ['remote India'], { jobLocationType: 'TELECOMMUTE', country: 'IN' }],
  ['Remote', []],
  [`Hybrid, ${city}, ${state}`, [home]],
  [`${city} (Work from Office, 3 days WFO), ${state} / Remote (day shift)`, [home]],
  [`${city} (hybrid, 2 days a week remote)`, [`${city}|IN`]],
  [`MP Nagar, ${city}, ${state}, INDIA / Pune and Nagpur`, [`MP Nagar|${home}`]],
  ['Post Office, Pune / Head Office, Agra', ['Post Office|Pune|IN', 'Agra|IN'], { country: 'IN' }],
  ['Srinagar, Jammu and Kashmir', ['Srinagar|Jammu and Kashmir|IN'], { country: 'IN' }],
  ['London, UK / London', ['London|GB']],
  ['Austin, Texas, USA', ['Austin|Texas|US'], { country: 'US' }],
  ['Bloomington, IN', []],
  ['', []],
])('a job in %j is at %j', (location, expected, fields = {}) => {
  expect(placesOf(location, fields)).toEqual(expected)
  expect(nodeOf({ location, ...fields }) === null).toBe(expected.length === 0)
})
