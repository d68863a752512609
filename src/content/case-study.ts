import { paths } from '../paths'
import { pageLabels } from '../generated/page-labels'
import { crumbsFromHome } from './shell'
import type { Block, PageMeta, RichText } from './schema/text'
import type { CaseFigure, CaseStudy } from './schema/types'
import { caseTexts } from './work'

/** A number as India writes and says it: `₹15,000`, `₹1.2 lakh`, `12 days`. */
const withUnit = (value: number, unit = ''): string => {
  const [size, name] = value >= 1e7 ? [1e7, ' crore'] : value >= 1e5 ? [1e5, ' lakh'] : [1, '']
  const number = (value / size).toLocaleString('en-IN', { maximumFractionDigits: 2 }) + name
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
  heading: caseTexts.name,
  lead: 'Where a client started, what we did in which month, and what the numbers say. Each study also says how we measured and what did not work.',
}

const sampleNote: RichText = [
  { strong: `${caseTexts.sample}.` },
  ' The client, the people and the numbers are invented, to show what a case study of ours contains.',
]

/** The way to the page of a case study. */
export const caseCrumbs = (title: string) =>
  crumbsFromHome({ label: workPage.heading, path: paths.work }, { label: title })

/** Texts of the page of a case study. */
export const casePage = {
  /** At the top of the page. */
  facts: ({ client, city, period, service, sample }: CaseStudy): readonly Block[] => {
    const label = pageLabels.find(({ path }) => path === service)?.label ?? service
    const facts = [`${client}, ${city}. ${period}. Service: `, { text: label, path: service }, '.']
    return sample ? [facts, { note: sampleNote }] : [facts]
  },
  numbers: {
    heading: 'Before and after',
    intro:
      'The bars of each figure start at zero and have their own scale. The table has the same numbers.',
  },
  change,
  /** The bars of a chart: text, and attributes of a `rect`. */
  bars: ({ before, after, unit }: CaseFigure) =>
    [
      { label: 'Before:', value: before, opacity: 0.65 },
      { label: 'After:', value: after, opacity: 1 },
    ].map(({ value, ...bar }) => ({
      ...bar,
      value: withUnit(value, unit),
      width: `${(100 * value) / Math.max(before, after, 1)}%`,
    })),
  /** The same as a table, and how each figure was measured. */
  measured: (figures: readonly CaseFigure[]): readonly Block[] => [
    {
      table: {
        caption: 'The figures in numbers',
        columns: ['Figure', 'Before', 'After', 'Change'],
        rows: figures.map((figure) => [
          figure.name,
          withUnit(figure.before, figure.unit),
          withUnit(figure.after, figure.unit),
          change(figure),
        ]),
      },
    },
    'How we measured:',
    { list: figures.map(({ name, measured }) => [{ strong: `${name}.` }, ` ${measured}`]) },
  ],
} as const
