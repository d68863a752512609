import { describe, expect, test } from 'vitest'

import { site } from '../../src/config'
import { company } from '../../src/content/company'
import { builtInJobs } from '../../src/content/generated/jobs'
import type { Job } from '../../src/content/types'
import { jobPostingNode } from '../../src/seo/job-posting'

const today = '2026-11-20'
const job: Job = {
  id: 'seo-1',
  title: 'SEO Specialist',
  company: company.name,
  location: 'Bhopal, Madhya Pradesh',
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

  test('has no empty parts', () => {
    const node = nodeOf({ location: '', requirements: [] })
    expect(node).toMatchObject({ description: expect.not.stringContaining('<ul>') as string })
    expect(node).toHaveProperty('jobLocation.address', {
      '@type': 'PostalAddress',
      addressCountry: 'IN',
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
