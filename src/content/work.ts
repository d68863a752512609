import type { PageMeta, TextTable } from './text'
import type { CaseFigure } from './types'

/** A number as India writes it: `₹1,20,000`, `12 days`. */
const withUnit = (value: number, unit = ''): string => {
  const number = value.toLocaleString('en-IN')
  return unit === '₹' ? unit + number : [number, unit].filter(Boolean).join(' ')
}

/** By how much a figure has changed: `+43%`, `−14%`. */
const change = ({ before, after }: CaseFigure): string => {
  if (before === 0) return '–'
  const percent = Math.round((100 * (after - before)) / before)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}

export type WorkPageContent = PageMeta & {
  /** Also the label of the breadcrumb. */
  readonly heading: string
  readonly lead: string
}

export const workPage: WorkPageContent = {
  title: 'Case studies with before and after',
  description:
    'What we did for a client, month by month: the numbers before and after, how they were measured, and what did not work.',
  heading: 'Case studies',
  lead: 'Where a client started, what we did in which month, and what the numbers say. Each study also says how we measured and what did not work.',
}

/** Texts of cards, links and the page of a case study. */
export const caseTexts = {
  sectionHeading: 'What the work looks like',
  sectionIntro:
    'Month by month, with the numbers before and after, and the things that did not work.',
  all: 'All case studies',
  read: 'Read the case study',
  sample: 'Sample case study',
  sampleNote:
    'Sample case study. The client, the people and the numbers are invented, to show what a case study of ours contains.',
  /** Before the link on a service’s page. */
  link: (isSample = false): string => (isSample ? 'A sample case study: ' : 'A case study: '),
  facts: ({ client, city, period }: Record<'client' | 'city' | 'period', string>): string =>
    `${client}, ${city}. ${period}. Service: `,
  numbersHeading: 'Before and after',
  numbersIntro:
    'The bars of each figure start at zero and have their own scale. The table has the same numbers, and how each was measured.',
  before: 'Before',
  after: 'After',
  quoteHeading: 'What the client says',
  withUnit,
  change,
  table: (figures: readonly CaseFigure[]): TextTable => ({
    caption: 'The figures and how they were measured',
    columns: ['Figure', 'Before', 'After', 'Change', 'How it was measured'],
    rows: figures.map((figure) => [
      figure.name,
      withUnit(figure.before, figure.unit),
      withUnit(figure.after, figure.unit),
      change(figure),
      figure.measured,
    ]),
  }),
} as const
