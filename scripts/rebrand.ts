/** `npm run rebrand`: makes the site another company's. Without flags it asks. docs/content.md has an example. */
import { execFileSync, execSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { ValidationError } from 'yup'

import { checkBrand, currentBrand, writeColors, type Brand } from './rebrand/colors'
import * as companies from './rebrand/company'
import { compileContent, formatProblems } from './content/compile'
import { privacyConditions } from './content/privacy-conditions'
import { removeSamples } from './rebrand/samples'
import { readLogo } from './drawings/read-logo'

type Answers = companies.Answers
type Facts = ReturnType<typeof companies.readFacts>

const questions = {
  name: 'Name of the company',
  'legal-name': 'Legal name',
  city: 'City',
  state: 'State',
  domain: 'Domain, such as www.example.com',
  email: 'E-mail address',
  phones: 'Phone numbers, separated by commas',
  primary: `Main color, which carries white text, such as ${currentBrand.primary}`,
  accent: `Accent color, which carries dark text, such as ${currentBrand.accent}`,
  logo: 'Logo, an SVG file; shapes in the accent color keep it',
  'keep-posts': 'Keep the sample posts? yes or no',
  'keep-jobs': 'Keep the sample jobs? yes or no',
}

/** @throws what is wrong with the answers, before anything is written. */
function check(answers: Answers): void {
  for (const flag of Object.keys(questions).filter((flag) => flag.startsWith('keep-')))
    if (!/^(?:yes|y|true|no|n|false)?$/i.test(answers[flag] ?? ''))
      throw new Error(`--${flag} must be yes or no, but is ${answers[flag]}.`)
  for (const flag of ['name', 'city'])
    if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(answers[flag] ?? ''))
      throw new Error(
        `--${flag} must be in Latin letters, which the drawings have. --legal-name may have others.`,
      )
  companies.fillCompany(answers)
  const brand = brandOf(answers)
  checkBrand(brand)
  if (!answers.logo) return
  if (!/\.svg$/i.test(answers.logo) || !existsSync(answers.logo))
    throw new Error(`--logo must be an SVG file, but ${answers.logo} is none.`)
  readLogo(readFileSync(answers.logo, 'utf8'), brand.accent)
}

const brandOf = ({
  primary = currentBrand.primary,
  accent = currentBrand.accent,
}: Answers): Brand => ({ primary, accent })

function sentenceOf(error: unknown): string {
  if (error instanceof ValidationError) return `“${error.path}” ${error.message}`
  return error instanceof Error ? error.message : String(error)
}

/** Asks each question until its answer is right. */
async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new Error('Give flags, such as --name, or use a terminal.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  console.log('An empty answer keeps the fact, or puts a placeholder in place of the sample’s.')
  const answers: Record<string, string | undefined> = {}
  for (const [flag, question] of Object.entries(questions))
    do answers[flag] = (await terminal.question(`${question}: `)).trim() || undefined
    while (!isRight(answers))
  terminal.close()
  return answers
}

function isRight(answers: Answers): boolean {
  try {
    check(answers)
    return true
  } catch (error) {
    console.error(sentenceOf(error))
    return false
  }
}

function readFlags(): Answers {
  const args = process.argv.slice(2).map((arg) => (/^--keep-\w+$/.test(arg) ? `${arg}=yes` : arg))
  const options = Object.keys(questions).map((flag) => [flag, { type: 'string' }] as const)
  return parseArgs({ args, options: Object.fromEntries(options) }).values as Answers
}

const plainLogo = ({ primary, accent }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="35" cy="40" r="34" fill="${primary}"/><circle cx="71" cy="64" r="9" fill="${accent}"/></svg>\n`
const editors = "author: '{company.name} Editorial Team'"
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Runs a script or a package's program in Node, which starts no other program on Windows. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, [...process.execArgv, ...args], { stdio: 'inherit' })

const root = 'src/content'
const copy = '.cache/rebrand'
/** There from the first change until all is done, so that the command can be run again after an interruption. */
const mark = '.cache/rebrand-is-under-way'

/** @throws if Git does not have the owner's work, which nothing could bring back. */
function refuseUnsaved(): void {
  const paths = [root, 'public/images', 'src/theme']
  const { stdout = '' } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    encoding: 'utf8',
  })
  if (stdout && !existsSync(mark))
    throw new Error(
      `Git does not have these changes yet, and this command changes the same files:\n${stdout}Commit them, and run it again.`,
    )
}

/** Makes the new content in a copy, and checks it. @returns the facts. */
async function prepare(answers: Answers) {
  const old = companies.readFacts()
  rmSync(copy, { recursive: true, force: true })
  cpSync(root, copy, { recursive: true })
  companies.writeCompany(copy, companies.fillCompany(answers))
  const kept = ['posts', 'jobs'].filter((kind) =>
    /^(?:y|yes|true)$/i.test(answers[`keep-${kind}`] ?? ''),
  )
  const names = (): readonly string[] =>
    parse(readFileSync(`${copy}/team.yaml`, 'utf8')).map(({ name }: { name: string }) => name)
  const before = names()
  removeSamples(copy, ['prices', ...kept.map((kind) => (kind === 'posts' ? 'blog' : kind))])
  const gone = before.filter((name) => !names().includes(name))
  const now = companies.readFacts(copy)
  const rename = (text: string) =>
    text
      .replaceAll(companies.trialDomain(old.name), companies.trialDomain(now.name))
      .replaceAll(`"${companies.asId(old.name)}"`, `"${companies.asId(now.name)}"`)
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md'))
      edit(`${copy}/${name}`, (text) =>
        rename(text)
          .replace(/^relatedPost: .*\n/m, (it) =>
            existsSync(`${copy}/blog/${/(?<=\/blog\/)[\w-]+/.exec(it)}.md`) ? it : '',
          )
          .replace(/^author: (.*)$/m, (it, author) => (gone.includes(author) ? editors : it))
          .replace(name.startsWith('blog') ? /^sample: true\n/m : /(?!)/, ''),
      )
  const readPicture = () => Promise.resolve({ src: '', width: 1, height: 1 })
  const { problems } = await compileContent(copy, { readPicture, ...privacyConditions() })
  if (problems.length > 0)
    throw new Error(`${formatProblems(problems).replaceAll(copy, root)}\nNothing was changed.`)
  return { old, now, rename }
}

function write(answers: Answers, { old, rename }: Awaited<ReturnType<typeof prepare>>): void {
  writeFileSync(mark, '')
  for (const file of ['src/config.ts', 'package.json', 'package-lock.json']) edit(file, rename)
  const brand = brandOf(answers)
  writeColors(brand)
  const logo = answers.logo ? readFileSync(answers.logo, 'utf8') : old.sample && plainLogo(brand)
  if (logo) writeFileSync('public/images/logo.svg', logo)
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (!existsSync(`${copy}/${name}`)) rmSync(`${root}/${name}`, { recursive: true, force: true })
  cpSync(copy, root, { recursive: true })
  run(
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    '--log-level=warn',
    root,
    'src/theme',
    'scripts',
  )
  run('scripts/content/cli.ts')
  console.log('Content and colors are done. Now logo, icons and map …')
  run('scripts/drawings/all.ts')
  console.log('Now the guides, which takes some minutes …')
  execSync('npm run --silent tools', { stdio: 'inherit' }) // with a shell, which Windows needs
  run('scripts/tools/guides/build.ts')
  rmSync(mark)
}

/** Files that still have a word of the old company. */
function findTraces(old: Facts, now: Facts): string {
  const traces = [old.name, old.domain, old.registration, old.city, ...old.phones]
    .filter((word) => !JSON.stringify(now).includes(word))
    .flatMap((word) => ['-e', word])
  const search = ['grep', '--no-index', '--exclude-standard', '-lF', ...traces, '--']
  const skipped = [':!tests', ':!a11y', ':!CHANGELOG.md']
  return spawnSync('git', [...search, ...skipped], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

const goOn = () => existsSync(mark) && console.error('Not done yet: run the same command again.')
// An interruption ends the program that runs, and with it this one: with a word
process.once('SIGINT', () => process.exit(130))
try {
  refuseUnsaved()
  const answers = process.argv.length > 2 ? readFlags() : await ask()
  check(answers)
  const prepared = await prepare(answers)
  write(answers, prepared)
  const { old, now } = prepared
  console.log(`
Done. This is left for you:
- src/content/company.yaml: the opening hours, and the placeholders of ${companies.findPlaceholders(now).join(', ')}
- src/content/team.yaml, founder.yaml, clients.yaml, testimonials.yaml, statistics.yaml, jobs.yaml, blog/, work/: your own
- src/content/legal/: these texts bind you. prices.yaml: yours, without “sample: true”. *.ts, services/, articles/, faqs.yaml: promises
- public/videos, public/images/hero, docs/images: they show the sample
- .env.production: the variables of .env.example
- the old name or place: ${findTraces(old, now).replaceAll('\n', ', ') || 'nowhere'}`)
} catch (error) {
  console.error(sentenceOf(error))
  goOn()
  process.exitCode = 1
}
