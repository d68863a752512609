import { execFileSync } from 'node:child_process'

import { expect, test } from 'playwright/test'

import { budgetsFile, lowerBudget, overruns, raises, readBudgets, type Budgets } from '../budgets'
import { weighPage } from '../weigh-page'
import { sitePages } from '../site-pages'
import { templates } from '../template-pages'

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

/** Lowers the budgets, never raises them: whoever needs more room edits the file and says why in the commit. */
const isUpdate = process.env.UPDATE_BUDGETS === '1'
const howTo =
  'make it lighter, or for a new template run `UPDATE_BUDGETS=1 npm run e2e -- budgets --workers=1`'

const addresses = new Set(sitePages().map(({ address }) => address))
for (const [template, address] of Object.entries(templates)) {
  // A company may have no jobs, or no spreadsheet
  if (!addresses.has(address)) continue
  test(`${template} stays within its budget`, async ({ page }) => {
    const weight = await weighPage(page, address)
    if (isUpdate) lowerBudget(template, weight)
    const budget = readBudgets()[template]
    expect(budget, `${template} has no budget: ${howTo}`).toBeDefined()
    if (!budget) return
    expect(overruns(weight, budget), `${address} has grown: ${howTo}`).toEqual([])
    // An empty measurement would be within any budget
    expect(weight.html).toBeGreaterThan(2000)
    expect(weight.scriptUntilHydrated).toBeGreaterThan(50_000)
  })
}

test('no budget is higher than in the last commit', () => {
  expect(raises(committedBudgets(), readBudgets())).toEqual([])
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
