/** `npm run rebrand`: makes the site another company's. Without flags it asks. docs/content.md has an example. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ValidationError } from 'yup'

import { checkBrand, currentBrand, writeColors, type Brand } from './rebrand/colors'
import { asId, readFacts, trialDomain, writeCompany, type Answers } from './rebrand/company'
import { removeSamples } from './rebrand/samples'
import { readLogo } from './drawings/read-logo'

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
  'keep-posts': 'Keep the sample posts? yes or empty',
  'keep-jobs': 'Keep the sample jobs? yes or empty',
}

async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new Error('Give flags, such as --name, or use a terminal.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  console.log('An empty answer keeps a neutral placeholder, or the present colors.')
  const answers: Record<string, string | undefined> = {}
  for (const [flag, question] of Object.entries(questions))
    answers[flag] = (await terminal.question(`${question}: `)).trim() || undefined
  terminal.close()
  return answers
}

function readFlags(): Answers {
  const typeOf = (flag: string) => (flag.startsWith('keep-') ? 'boolean' : 'string')
  const options = Object.keys(questions).map((flag) => [flag, { type: typeOf(flag) }] as const)
  return parseArgs({ options: Object.fromEntries(options) }).values as Answers
}

const plainLogo = ({ primary, accent }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="35" cy="40" r="34" fill="${primary}"/><circle cx="71" cy="64" r="9" fill="${accent}"/></svg>\n`
const editors = "author: '{company.name} Editorial Team'"
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))
const run = (file: string, ...args: string[]) => execFileSync(file, args, { stdio: 'inherit' })

try {
  const answers = process.argv.length > 2 ? readFlags() : await ask()
  const { primary = currentBrand.primary, accent = currentBrand.accent } = answers
  const brand = { primary, accent }
  // Whatever is wrong is said before anything is written
  checkBrand(brand)
  const logo = answers.logo && readFileSync(answers.logo, 'utf8')
  if (logo) readLogo(logo, brand.accent)
  const old = readFacts()
  const placeholders = writeCompany(answers)
  const now = readFacts()
  removeSamples('src/content', ['prices', ...(answers['keep-jobs'] ? ['jobs'] : [])])
  if (!answers['keep-posts']) rmSync('src/content/blog', { recursive: true, force: true })
  writeColors(brand)
  writeFileSync('public/images/logo.svg', logo || plainLogo(brand))
  const team = readFileSync('src/content/team.yaml', 'utf8')
  const rename = (text: string) =>
    text
      .replace(/^relatedPost: .*\n/m, answers['keep-posts'] ? '$&' : '')
      .replace(/^author: (.*)$/m, (it, name) => (team.includes(`name: ${name}\n`) ? it : editors))
      .replaceAll(trialDomain(old.name), trialDomain(now.name))
      .replaceAll(`"${asId(old.name)}"`, `"${asId(now.name)}"`)
  for (const name of readdirSync('src/content', { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md')) edit(`src/content/${name}`, rename)
  for (const file of ['src/config.ts', 'package.json', 'package-lock.json']) edit(file, rename)
  run('npx', 'prettier', '--write', '--log-level', 'warn', 'src/content', 'src/theme', 'scripts')
  run('npm', 'run', '--silent', 'content')
  run('npx', 'tsx', 'scripts/drawings/all.ts')
  run('npm', 'run', '--silent', 'guides')
  const traces = [old.name, old.domain, old.registration, old.city, ...old.phones]
    .filter((word) => !JSON.stringify(now).includes(word))
    .flatMap((word) => ['-e', word])
  const search = ['grep', '--no-index', '--exclude-standard', '-lF', ...traces, '--']
  const skipped = [':!tests', ':!a11y', ':!CHANGELOG.md']
  const found = spawnSync('git', [...search, ...skipped], { encoding: 'utf8' })
  console.log(`
Done. This is left for you:
- src/content/company.yaml: the opening hours, and the placeholders of ${placeholders.join(', ')}
- src/content/team.yaml, founder.yaml, clients.yaml, testimonials.yaml, statistics.yaml, jobs.yaml, blog/, work/: your own
- src/content/legal/: these texts bind you. prices.yaml: yours, without “sample: true”. *.ts, services/, articles/, faqs.yaml: promises
- public/videos, public/images/hero, docs/images: they show the sample
- .env.production: the variables of .env.example
- the old name or place: ${found.stdout?.trim().replaceAll('\n', ', ') || 'nowhere'}`)
} catch (error) {
  const field = error instanceof ValidationError ? `“${error.path}” ` : ''
  console.error(field + (error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
