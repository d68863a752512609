import figures from '../../a11y/report/figures.json'
import { formatDate } from '../../src/lib/format-date'

const numbers = new Intl.NumberFormat('en-IN')

/**
 * What the accessibility statement may say of the last whole runs of the checks, each as in `{if audits}` and
 * `{audits.pages}`. A run of another company's site says nothing about this one (`site`, its name), so it has neither.
 */
export function auditFacts(site: string, months: readonly string[]) {
  const runs = Object.entries(figures)
  const isOfSite = ([, run]: (typeof runs)[number]) => run.site === site
  const print = (key: string, value: unknown) => {
    if (key === 'date') return formatDate(String(value), months)
    return typeof value === 'number' ? numbers.format(value) : value
  }
  return {
    conditions: Object.fromEntries(runs.map((run) => [run[0], isOfSite(run)])),
    facts: JSON.parse(JSON.stringify(Object.fromEntries(runs.filter(isOfSite))), print) as object,
  }
}
