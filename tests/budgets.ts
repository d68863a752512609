import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import type { PageWeight } from './weigh-page'

export const budgetsFile = 'tests/budgets.json'

const sizes = ['scriptBeforeIdle', 'scriptUntilHydrated', 'fonts'] as const
const counts = ['requestsUntilHydrated', 'renderBlocking'] as const
const names = [...sizes, ...counts] as const

/**
 * What the code of a page may weigh: kB gzip and numbers of requests. Never times, which depend on the machine, nor
 * texts and pictures, which are the owner's.
 */
export type Budget = Record<(typeof names)[number], number>

/** One for each template of `template-pages.ts`. */
export type Budgets = Readonly<Record<string, Budget>>

/** Room for small changes, in kB. */
const room = 0.5

/** The budget that a weight fits into: rounded up to half a kilobyte, with a little room. */
function budgetFor(weight: PageWeight): Budget {
  return Object.fromEntries([
    ...sizes.map((name) => [
      name,
      weight[name] === 0 ? 0 : Math.ceil((weight[name] / 1000 + room) * 2) / 2,
    ]),
    ...counts.map((name) => [name, weight[name]]),
  ]) as Budget
}

/** What exceeds its budget, in words; empty where all is well. */
export function overruns(weight: PageWeight, budget: Budget): string[] {
  return [
    ...sizes
      .filter((name) => weight[name] > budget[name] * 1000)
      .map((name) => `${name}: ${(weight[name] / 1000).toFixed(1)} of ${budget[name]} kB`),
    ...counts
      .filter((name) => weight[name] > budget[name])
      .map((name) => `${name}: ${weight[name]} of ${budget[name]}`),
  ]
}

/** Where `now` allows more than `before` did, in words. */
export function raises(before: Budgets, now: Budgets): string[] {
  return Object.entries(now).flatMap(([template, budget]) => {
    const earlier = before[template]
    if (!earlier) return []
    return names
      .filter((name) => budget[name] > earlier[name])
      .map((name) => `${template}: ${name} from ${earlier[name]} to ${budget[name]}`)
  })
}

/** @returns the budgets as they are recorded; none where nothing was recorded yet. */
export function readBudgets(): Budgets {
  return existsSync(budgetsFile) ? (JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets) : {}
}

/** Lowers a recorded budget to what the page weighs, or records a new one. Never raises a number. */
export function lowerBudget(template: string, weight: PageWeight): void {
  const budgets = readBudgets()
  const [known, found] = [budgets[template], budgetFor(weight)]
  const lowest = names.map((name) => [name, Math.min(known?.[name] ?? Infinity, found[name])])
  const updated = { ...budgets, [template]: Object.fromEntries(lowest) as Budget }
  writeFileSync(budgetsFile, `${JSON.stringify(updated, null, 2)}\n`)
}
