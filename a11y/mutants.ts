/**
 * `npm run a11y:mutants`: the checks are checked. A copy of the built site is broken at one place, the tests
 * that must notice run against it, and so on. `npm run a11y:mutants -- drawer` tries those with the word in their name.
 * When all were noticed, their number is kept in `a11y/report/figures.json`.
 */
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { finish, showProgress } from '../scripts/run-tests'
import { copySite, withScript } from './support/site-copy'
import { keepFigures } from './report/figures'
import { mutations, type Mutation } from './support/mutations'

const folder = '.cache/mutant'
const [word = ''] = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
await copySite(folder, withScript('/mutant.js'))
const chosen = mutations.filter(({ name }) => name.includes(word))
let [tried, noticed] = [0, 0]
const survivors: string[] = []

// The copy itself must pass, else every mutant would seem to be noticed
const tests = new Map(chosen.map((mutation) => [`${mutation.spec} ${mutation.only}`, mutation]))
const broken = Array.from(tests.values()).filter((mutation) => run({ ...mutation, code: '' }) !== 0)
for (const { spec, only } of broken)
  survivors.push(`The unbroken copy does not pass ${spec}, ${only}: its mutants say nothing`)

for (const mutation of chosen) {
  const isFair = !broken.some(({ spec, only }) => spec === mutation.spec && only === mutation.only)
  if (isFair && run(mutation) === 1) noticed++
  else survivors.push(`${mutation.name}\n  Repeat it: npm run a11y:mutants -- "${mutation.name}"`)
  showProgress(++tried, chosen.length)
}

if (noticed === mutations.length) keepFigures('mutants', { noticed, of: mutations.length })
finish('Mutants', { passed: noticed, failed: survivors.length, failures: survivors })

/** @returns how the tests ended: 0 when all pass, 1 when one failed. */
function run({ code, spec, only }: Mutation): number | null {
  writeFileSync(path.join(folder, 'mutant.js'), script(code))
  const options = ['--project=a11y', '--workers=1', '--reporter=line', '-g', only]
  const env = { ...process.env, DIST: folder }
  const args = ['playwright', 'test', ...options, `a11y/${spec}.spec.ts`]
  return spawnSync('npx', args, { env, stdio: 'ignore' }).status
}

/** The script of the broken page, which waits for hydration: React would repair an earlier change. */
function script(code: string): string {
  return `{
    const sheets = new Set()
    let isDone = false
    const each = (selector, change) => document.querySelectorAll(selector).forEach(change)
    const once = (act) => { if (!isDone) act(); isDone = true }
    const css = (text) => {
      if (sheets.has(text)) return
      sheets.add(text)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    const breakIt = () => { ${code} }
    const observer = new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return
      observer.disconnect()
      breakIt()
      observe()
    })
    const observe = () => observer.observe(document, { subtree: true, childList: true, attributes: true })
    observe()
  }`
}
