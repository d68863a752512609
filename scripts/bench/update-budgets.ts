/**
 * Lowers the budgets of `tests/budgets.json` to what the pages of `dist/` weigh now, and gives new
 * templates one. Never raises a number: whoever needs more room says why in the commit that edits it.
 */
import { writeFileSync } from 'node:fs'

import { sitePages } from '../../tests/site-pages'
import { serve } from '../serve'
import { budgetFor, budgetsFile, lower, overruns, readBudgets, type Budget } from './budgets'
import { templateAddresses } from './choose-routes'
import { retry } from './numbers'
import { launchBrowser, withPhone } from './visitor'
import { weighPage } from './weigh-page'

const port = Number(process.env.PORT ?? 4305)
const known = readBudgets()
const updated: Record<string, Budget> = {}
const server = await serve({ port, outbox: '.outbox/bench' })
const browser = await launchBrowser()

for (const [template, address] of templateAddresses(sitePages())) {
  const weight = await retry(3, () =>
    withPhone(browser, `http://localhost:${port}`, {}, (page) => weighPage(page, address, 'dist')),
  )
  const budget = known[template]
  updated[template] = budget ? lower(budget, budgetFor(weight)) : budgetFor(weight)
  for (const overrun of budget ? overruns(weight, budget) : [])
    console.log(`${template} (${address}) is over its budget: ${overrun}`)
}

await browser.close()
server.closeAllConnections()
server.close()
writeFileSync(budgetsFile, `${JSON.stringify(updated, null, 2)}\n`)
