/** `npm run check:hosts`: asks the engine of each host for one of everything, and grades the headers. */
import '../../scripts/load-env'

import { sheet } from '../../src/config'
import { launchBrowser } from '../../scripts/find-browser'
import { gradeHeaders } from './hosts/grade'
import { probe } from './hosts/probe'
import {
  csvPath,
  runApache,
  runCaddy,
  runNetlify,
  runNginx,
  runPages,
  runWorkers,
} from './hosts/run-hosts'

/** What these hosts, or their engines on this machine, do otherwise: docs/hosting.md. */
const workersDiffer = /^\S*\?old=1&/ // no query of an old address
const pagesDiffers =
  /Cache-Control is no-store|status is 502|_(?:headers|redirects)|^\S*\?old=1&|^(?!\S*old=1)\S*(?:%|\/\/)\S*: (?!status)/
const netlifyDiffers =
  /Cache-Control|X-Robots-Tag|%|\/\/|_(?:headers|redirects)|^(?!\S*old=1)\S*: .*not 301|^(?!\S*old=1(?!&))\S*: target|^health-care id|: language is/

const hosts = [
  { name: 'nginx', run: runNginx, encodings: ['gzip'], csv: csvPath },
  { name: 'Apache', run: runApache, encodings: ['gzip'] },
  { name: 'Caddy', run: runCaddy, encodings: ['br', 'gzip'] },
  // The edges compress, not these runtimes
  { name: 'Cloudflare Workers', run: runWorkers, differs: workersDiffer },
  { name: 'Cloudflare Pages', run: runPages, differs: pagesDiffers },
  { name: 'Netlify', run: runNetlify, differs: netlifyDiffers },
]
for (const { name, run, encodings = [], csv, differs } of hosts) {
  const faults = await ask(run, (origin) => probe(origin, encodings, csv))
  report(
    name,
    faults.filter((fault) => !differs?.test(fault)),
  )
}
if (sheet.url === csvPath)
  report('The spreadsheet behind a sign-in', await ask(runNginx, openTable))
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
