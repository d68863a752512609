/**
 * `npx tsx scripts/import-redirects.ts FILE`: adds the addresses of an old site, one a line, to
 * `src/content/redirects.yaml`. Those that fit no page, or several, are left in a file beside the list.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'

import { dayInIndia } from '../src/lib/day-in-india'
import { paths } from '../src/paths'
import { listAddresses } from './content/check-entries'
import { compileContent, formatProblems } from './content/compile'
import { matchRedirects } from './content/match-redirects'
import { privacyConditions } from './content/privacy-conditions'
import { yamlForm } from './files'

const target = 'src/content/redirects.yaml'
const [, , list = ''] = process.argv
if (!existsSync(list)) {
  console.error('Name a file with the addresses of the old site, one a line.')
  process.exit(1)
}
const readPicture = async () => ({ src: '', width: 1, height: 1 })
const { entries, problems } = await compileContent('src/content', {
  readPicture,
  ...privacyConditions(),
})
const faults = problems.filter(({ file }) => file === target)
if (faults.length > 0) {
  console.error(formatProblems(faults))
  process.exit(1)
}
const pages = listAddresses(entries)
  .filter(({ entry }) => !entry?.value.draft && String(entry?.value.date ?? '') <= dayInIndia())
  .flatMap(({ address }) => (address === paths.landingPageSeoAlias ? [] : address))
const lines = readFileSync(list, 'utf8').split('\n')
const text = existsSync(target) ? readFileSync(target, 'utf8') : ''
const rows = (parse(text) ?? []) as { from: string; to: string }[]
const { added, unmatched } = matchRedirects(lines, pages, rows)
writeFileSync(target, stringify([...rows, ...added], yamlForm))
const rest = `${list.replace(/\.\w+$/, '')}-unmatched.txt`
writeFileSync(rest, unmatched.map((line) => `${line}\n`).join(''))
console.log(
  `${added.length} added to ${target}: read them. ${unmatched.length} are left in ${rest}.`,
)
