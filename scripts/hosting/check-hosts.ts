/** `npm run check:hosts`: asks nginx and Cloudflare's runtime for one of everything, and grades the headers. */
import '../build/load-env'

import { sheet } from '../../src/config'
import { launchBrowser } from '../find-browser'
import { gradeHeaders } from './grade'
import { probe } from './probe'
import { runCloudflare } from './run-cloudflare'
import { csvPath, runNginx } from './run-nginx'

report('nginx', await ask(runNginx, (origin) => probe(origin, ['gzip'], csvPath)))
if (sheet.url === csvPath)
  report('The spreadsheet behind a sign-in', await ask(runNginx, openTable))
// The edge compresses, not this runtime
report('Cloudflare', await ask(runCloudflare, (origin) => probe(origin, [])))
report('Observatory', await gradeHeaders())

async function ask(run: typeof runNginx, check: (origin: string) => Promise<string[]>) {
  const { origin, stop } = await run()
  try {
    return await check(origin)
  } finally {
    await stop()
  }
}

/** Opens the spreadsheet page in a browser, as the staff do. */
async function openTable(origin: string): Promise<string[]> {
  const browser = await launchBrowser()
  const httpCredentials = { username: 'staff', password: 'secret' }
  const page = await browser.newPage({ httpCredentials })
  await page.goto(`${origin}/form-table`)
  const fault = await page.getByRole('row').nth(10).waitFor().catch(String)
  await browser.close()
  return fault ? [fault] : []
}

function report(name: string, faults: readonly string[]): void {
  console.log(`${name}: ${faults.length === 0 ? 'all as promised' : `${faults.length} faults`}`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
