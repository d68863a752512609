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
    // A measurement that saw nothing would fit into any budget.
    expect(weight.html).toBeGreaterThan(2000)
    expect(weight.scriptUntilAlive).toBeGreaterThan(50_000)
  })
}

test('every page with its headers fits into the first flight of packets', async ({ request }) => {
  const large: string[] = []
  for (const { address } of sitePages()) {
    const response = await request.get(address, { headers: { 'Accept-Encoding': 'br' } })
    const headers = response
      .headersArray()
      .map(({ name, value }) => `${name}: ${value}\r\n`)
      .join('')
    const size = headers.length + Number(response.headers()['content-length'])
    expect(response.headers()['content-encoding'], address).toBe('br')
    if (!(size <= firstFlight)) large.push(`${address}: ${size}`)
  }
  expect(large).toEqual([])
})

test('budgets only shrink', () => {
  expect(raises(committedBudgets(), budgets)).toEqual([])
})

/** Ten segments of 1,460 bytes, before the first acknowledgement (RFC 6928). */
const firstFlight = 14_600

/** As the last commit has them; nothing to compare with outside of a clone. */
function committedBudgets(): Budgets {
  try {
    const file = execFileSync('git', ['show', `HEAD:${budgetsFile}`], { stdio: 'pipe' })
    return JSON.parse(String(file)) as Budgets
  } catch {
    return {}
  }
}
