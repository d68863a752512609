import { paths } from '../paths'
import { caseStudies } from '../generated/work'
import type { RichText } from './schema/text'
import type { CaseSummary } from './schema/types'

const sample = 'Sample case study'
/** Texts of sections and cards. The pages have their own, in case-study.ts. */
export const caseTexts = {
  /** Name of the list, in the list of all pages. */
  name: 'Case studies',
  /** The section on other pages. */
  teaser: {
    heading: 'What the work looks like',
    intro: 'Month by month, with the numbers before and after, and the things that did not work.',
    link: { label: 'All case studies', path: paths.work },
  },
  /** The section of the page with all of them. */
  list: { heading: 'All case studies', intro: undefined, link: undefined },
  read: 'Read the case study',
  sample,
  /** Above the title of a card. */
  label: ({ sample: isSample, sector, city }: CaseSummary): string =>
    [...(isSample ? [sample] : []), `${sector}, ${city}`].join(' · '),
} as const

/** Links to the case studies of a service, for its page. */
export const caseLinks = (service: string): readonly RichText[] =>
  caseStudies
    .filter((study) => study.service === service)
    .map(({ title, path, sample }) => [
      sample ? 'A sample case study: ' : 'A case study: ',
      { text: title, path },
    ])
