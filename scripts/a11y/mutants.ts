/**
 * `npm run a11y:mutants`, by hand: the checks are checked. A copy of the built site is broken at one
 * place, the tests that must notice run against it, and so on. Which noticed is kept in
 * `a11y/mutants.json`. `npm run a11y:mutants -- drawer` tries those with the word in their name, and keeps
 * what is known of the others.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { mutations, type Mutation } from '../../a11y/support/mutations'
import { copySite, withScript } from '../../tests/site-copy'

const folder = '.cache/mutant'
const kept = 'a11y/mutants.json'
const least = 0.95
const [word = ''] = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
await copySite(folder, withScript('/mutant.js'))
const chosen = mutations.filter(({ name }) => name.includes(word))
type Result = { name: string; test: string; noticed: boolean }
const results: Result[] = []

// The copy itself must pass, else every mutant would seem to be noticed
const tests = new Map(chosen.map((mutation) => [`${mutation.spec} ${mutation.only}`, mutation]))
const broken = Array.from(tests.values()).filter((mutation) => run({ ...mutation, code: '' }) !== 0)
for (const { spec, only } of broken)
  console.error(`The unbroken copy does not pass ${spec}, ${only}: its mutants say nothing.`)

for (const mutation of chosen) {
  const isFair = !broken.some(({ spec, only }) => spec === mutation.spec && only === mutation.only)
  const noticed = isFair && run(mutation) === 1
  results.push({ name: mutation.name, test: `${mutation.spec}: ${mutation.only}`, noticed })
  console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${mutation.name}`)
}

const killed = results.filter(({ noticed }) => noticed).length
const rate = killed / results.length
console.log(`${killed} of ${results.length} noticed (${Math.round(rate * 1000) / 10} %)`)
keep()
process.exit(rate >= least ? 0 : 1)

/** Puts what was tried in the place of what was known of it; what is no longer in the list goes. */
function keep(): void {
  const known = existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as { results: Result[] }).results
    : []
  const latest = mutations.flatMap(
    ({ name }) => [...results, ...known].find((result) => result.name === name) ?? [],
  )
  const report = {
    date: new Date().toISOString().slice(0, 10),
    killed: latest.filter(({ noticed }) => noticed).length,
    of: mutations.length,
    results: latest,
  }
  writeFileSync(kept, `${JSON.stringify(report, null, 2)}\n`)
}

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
