import { execFileSync } from 'node:child_process'

import { expect, test } from '@playwright/test'

import {
  budgetsFile,
  overruns,
  raises,
  readBudgets,
  type Budgets,
} from '../../scripts/bench/budgets'
import { templateAddresses } from '../../scripts/bench/choose-routes'
import { weighPage } from '../../scripts/bench/weigh-page'
import { sitePages } from '../site-pages'

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

const budgets = readBudgets()
const howTo = 'make it lighter, or for a new template run `npx tsx scripts/bench/update-budgets.ts`'

for (const [template, address] of templateAddresses(sitePages())) {
  test(`${template} stays within its budget`, async ({ page }) => {
    const budget = budgets[template]
    expect(budget, `${template} has no budget: ${howTo}`).toBeDefined()
    if (!budget) return
    const weight = await weighPage(page, address, 'dist')
    expect(overruns(weight, budget), `${address} has grown: ${howTo}`).toEqual([])
    // An empty measurement would be within any budget
    expect(weight.html).toBeGreaterThan(2000)
    expect(weight.scriptUntilHydrated).toBeGreaterThan(50_000)
  })
}

test('no budget is higher than in the last commit', () => {
  expect(raises(committedBudgets(), budgets)).toEqual([])
})

/** The budgets of the last commit. Outside of a Git clone there is nothing to compare with. */
function committedBudgets(): Budgets {
  try {
    const file = execFileSync('git', ['show', `HEAD:${budgetsFile}`], { stdio: 'pipe' })
    return JSON.parse(String(file)) as Budgets
  } catch {
    return {}
  }
}
