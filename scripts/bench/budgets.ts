import { existsSync, readFileSync } from 'node:fs'

import type { PageWeight } from './weigh-page'

export const budgetsFile = 'tests/budgets.json'

/**
 * What the code of a page may weigh: kB gzip and numbers of requests. Never times, which depend on the machine, nor
 * texts and pictures, which are the owner's.
 */
export type Budget = {
  scriptBeforeIdle: number
  scriptUntilHydrated: number
  fonts: number
  requestsUntilHydrated: number
  renderBlocking: number
}

/** One for each template of `choose-routes.ts`. */
export type Budgets = Readonly<Record<string, Budget>>

const sizes = ['scriptBeforeIdle', 'scriptUntilHydrated', 'fonts'] as const
const counts = ['requestsUntilHydrated', 'renderBlocking'] as const

/** Room for small changes, in kB. */
const room = 0.5

/** The budget that a weight fits into: rounded up to half a kilobyte, with a little room. */
export function budgetFor(weight: PageWeight): Budget {
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

/** The smaller of each number. */
export function lower(known: Budget, found: Budget): Budget {
  return Object.fromEntries(
    [...sizes, ...counts].map((name) => [name, Math.min(known[name], found[name])]),
  ) as Budget
}

/** Where `now` allows more than `before` did, in words. */
export function raises(before: Budgets, now: Budgets): string[] {
  return Object.entries(now).flatMap(([template, budget]) => {
    const earlier = before[template]
    if (!earlier) return []
    return [...sizes, ...counts]
      .filter((name) => budget[name] > earlier[name])
      .map((name) => `${template}: ${name} from ${earlier[name]} to ${budget[name]}`)
  })
}

/** @returns the budgets as they are recorded; none where nothing was recorded yet. */
export function readBudgets(): Budgets {
  return existsSync(budgetsFile) ? (JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets) : {}
}
