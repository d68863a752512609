import { company, mailLink } from './company'
import type { PageMeta, RichText } from './schema/text'

export type CareersPageContent = PageMeta & {
  readonly banner: {
    /** The page's `h1`. */
    readonly heading: string
    readonly text: string
    /** A link to the list on the same page. */
    readonly seeOpenings: string
  }
  /** Label in the breadcrumb of a job's page. */
  readonly crumb: string
  readonly openingsHeading: string
  readonly filters: {
    /** Accessible name of the search landmark. */
    readonly label: string
    readonly category: string
    readonly allCategories: string
    /** Label and placeholder of the search field. */
    readonly search: string
  }
  readonly applyNow: string
  /** Accessible name of a job's apply link: the visible words, then the job. */
  readonly applyFor: (jobTitle: string) => string
  /** Accessible name of the pager. */
  readonly paginationLabel: string
  readonly previous: string
  readonly next: string
  /** Announced after a filter change. */
  readonly jobsFound: (count: number) => string
  /** Shown between the pager's buttons. */
  readonly pageOf: (page: number, pageCount: number) => string
  /** Shown if no job is open at all. */
  readonly noneOpen: string
  readonly empty: {
    readonly text: string
    /** Clears both filters. */
    readonly showAll: string
  }
  readonly howToApply: { readonly heading: string; readonly blocks: readonly RichText[] }
}

/** Texts of a job's page. */
export type JobPageContent = {
  /** Shown until the endpoint's answer tells whether the job exists. */
  readonly loading: string
  readonly backToJobs: string
  readonly aboutHeading: string
  readonly requirementsHeading: string
  readonly factsHeading: string
  readonly companyLabel: string
  readonly locationLabel: string
  /** Shown for a job without a place. */
  readonly noLocation: string
  /** Shown for a job that is done from anywhere, unless its place says so. */
  readonly remote: string
  readonly categoryLabel: string
  readonly postedLabel: string
  readonly validUntilLabel: string
  readonly applyHeading: string
  readonly applyText: string
  /** Shown for a job without a link to apply. */
  readonly applyByEmailText: string
  readonly emailLink: string
  readonly emailSubject: (jobTitle: string) => string
  /** `location` may be ''. */
  readonly description: (jobTitle: string, companyName: string, location: string) => string
  /** Above links to other open jobs. */
  readonly othersHeading: string
  readonly shareHeading: string
  readonly shareNetworks: readonly string[]
  readonly print: string
  /** Shown for the URL of a job that no longer exists, or is past its last day. */
  readonly closed: { readonly heading: string; readonly text: string }
}

export const careersPage: CareersPageContent = {
  title: `Careers and open jobs in ${company.city}`,
  description: `Open jobs at ${company.name} in ${company.city}: sales, SEO, ads, web development and video. What each one asks for and how to apply.`,
  banner: {
    heading: 'Join Our Team',
    text: `Work at our ${company.city} office with people who explain what they do. New colleagues sit next to a senior for the first three months and work on real accounts from the first week.`,
    seeOpenings: 'See Current Openings',
  },
  crumb: 'Careers',
  openingsHeading: 'Current Job Openings',
  filters: {
    label: 'Filter jobs',
    category: 'Category',
    allCategories: 'All Categories',
    search: 'Search jobs',
  },
  applyNow: 'Apply Now',
  applyFor: (jobTitle) => `Apply Now for ${jobTitle}`,
  paginationLabel: 'Job pages',
  previous: 'Previous',
  next: 'Next',
  jobsFound: (count) => (count === 1 ? '1 job' : `${count} jobs`),
  pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
  noneOpen: 'No job is open at the moment.',
  empty: {
    text: 'No open job matches your search. Try a shorter word or another category.',
    showAll: 'Show all jobs',
  },
  howToApply: {
    heading: 'How to apply',
    blocks: [
      '“Apply Now” opens the job on LinkedIn. A CV of one or two pages is enough. Add links to work you did yourself, and say which part was yours.',
      [
        'No LinkedIn account? Send the CV as a PDF to ',
        mailLink,
        ' with the job title in the subject. You’ll hear from us within ten working days, even if it’s no.',
      ],
      'We never ask applicants for a fee, a deposit or original certificates. If someone does so in our name, do not pay, and call us.',
    ],
  },
}

/** The filter's options. Some built-in jobs have a category that is not among them. */
export const jobCategories: readonly string[] = [
  'Sales',
  'Digital Marketing',
  'SEO',
  'Web Development',
  'PPC',
  'Video Editing',
]

export const jobPage: JobPageContent = {
  loading: 'Loading the job...',
  backToJobs: 'All open jobs',
  aboutHeading: 'About the job',
  requirementsHeading: 'Requirements',
  factsHeading: 'At a glance',
  companyLabel: 'Company',
  locationLabel: 'Location',
  noLocation: 'Location on request',
  remote: 'Remote',
  categoryLabel: 'Category',
  postedLabel: 'Posted',
  validUntilLabel: 'Apply by',
  applyHeading: 'Apply for this job',
  applyText:
    'The application runs on LinkedIn. Have your CV ready as a PDF, with links to work you did yourself.',
  applyByEmailText:
    'Send your CV as a PDF and name two pieces of work you did yourself. You’ll hear from us within ten working days.',
  emailLink: 'Apply by email',
  emailSubject: (jobTitle) => `Application: ${jobTitle}`,
  description: (jobTitle, companyName, location) =>
    `${jobTitle} at ${[companyName, location].filter(Boolean).join(', ')}: what the work is, what you should bring and how to apply.`,
  othersHeading: 'Other openings',
  shareHeading: 'Share this job',
  shareNetworks: ['LinkedIn', 'WhatsApp', 'X', 'Facebook'],
  print: 'Print this job',
  closed: {
    heading: 'This job is no longer open',
    text: 'It was filled or withdrawn, or its last day to apply has passed. The list shows what is open today.',
  },
}
