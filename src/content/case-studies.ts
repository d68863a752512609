import { caseStudies } from '../generated/work'
import { pageLabels } from '../generated/page-labels'
import { caseStudyTexts as texts } from '../generated/texts/work'
import type { Block, Inline, RichText } from './schema/text'
import type { CaseStudyFigure, CaseStudy, CaseStudySummary } from './schema/types'

/** A text with a link in the place of the mark that it is filled in with. */
function withLink(fill: (mark: string) => string, link: Inline): RichText {
  const [before = '', after = ''] = fill('\0').split('\0')
  return [before, link, after].filter((piece) => piece !== '')
}

/** Links to the case studies of a service, for its page. */
export const caseStudyLinks = (service: string): readonly RichText[] =>
  caseStudies
    .filter((caseStudy) => caseStudy.service === service)
    .map(({ title, path, sample }) =>
      withLink(sample ? texts.sampleLink : texts.link, { text: title, path }),
    )

/** Above the title of a card. */
export const caseStudyLabel = ({ sample, sector, city }: CaseStudySummary): string =>
  [...(sample ? [texts.sample] : []), `${sector}, ${city}`].join(' · ')

/** Whom a case study is about, and that an invented one is a sample. */
export function caseStudyFacts({
  client,
  city,
  period,
  service,
  sample,
}: CaseStudy): readonly Block[] {
  const label = pageLabels.find(({ path }) => path === service)?.label ?? service
  const fill = (mark: string) => texts.facts(client, city, period, mark)
  const facts = withLink(fill, { text: label, path: service })
  return sample ? [facts, { note: texts.sampleNote }] : [facts]
}

/**
 * A number as India writes and says it: `₹15,000`, `₹1.2 lakh`, `12 days`. Not `Intl`: its output differs between
 * browsers, and hydration needs exactly the prerendered text.
 */
function withUnit(value: number, unit = ''): string {
  const [size, name] =
    value >= 1e7 ? [1e7, texts.crore] : value >= 1e5 ? [1e5, texts.lakh] : [1, String]
  const rounded = String(Math.round((100 * value) / size) / 100)
  // Commas before the last three digits, and before each two above them: 12,34,567
  const number = name(rounded.replace(/\B(?=(?:\d\d)*\d{3}(?!\d))/g, ','))
  return unit === '₹' ? unit + number : [number, unit].filter(Boolean).join(' ')
}

/** By how much a figure has changed: `+43%`, `−14%`. */
export function changeOf({ before, after }: CaseStudyFigure): string {
  if (before === 0) return '–'
  const percent = Math.round((100 * (after - before)) / before)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`
}

/** The bars of a chart: text, and attributes of a `rect`. */
export const barsOf = ({ before, after, unit }: CaseStudyFigure) =>
  [
    { label: texts.bars.before, value: before, opacity: 0.65 },
    { label: texts.bars.after, value: after, opacity: 1 },
  ].map(({ value, ...bar }) => ({
    ...bar,
    value: withUnit(value, unit),
    width: `${(100 * value) / Math.max(before, after, 1)}%`,
  }))

/** Figures as a table, and how each was measured. */
export function measuredBlocks(figures: readonly CaseStudyFigure[]): readonly Block[] {
  const { caption, figure, before, after, change } = texts.table
  const rows = figures.map((row) => [
    row.name,
    withUnit(row.before, row.unit),
    withUnit(row.after, row.unit),
    changeOf(row),
  ])
  return [
    { table: { caption, columns: [figure, before, after, change], rows } },
    texts.measured,
    { list: figures.map(({ name, measured }) => [{ strong: `${name}.` }, ` ${measured}`]) },
  ]
}
