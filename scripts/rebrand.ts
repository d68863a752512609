/** `npm run rebrand`: makes the site another company's. Without flags it asks. docs/content.md has an example. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ValidationError } from 'yup'

import { checkBrand, currentBrand, writeColors, type Brand } from './rebrand/colors'
import { asId, readFacts, trialDomain, writeCompany, type Answers } from './rebrand/company'
import { removeSamples } from './rebrand/samples'
import { readLogo } from './tools/drawings/read-logo'

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

/** Files outside of the content with the name as an id, or the domain of the trial site. */
const namedFiles = ['src/config.ts', 'package.json', 'package-lock.json']

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
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="34" cy="40" r="30" fill="${primary}"/><circle cx="71" cy="61" r="9" fill="${accent}"/></svg>\n`

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed, for the reason above.`)
}

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
  const keepsPosts = answers['keep-posts']
  if (!keepsPosts) rmSync('src/content/blog', { recursive: true, force: true })
  writeColors(brand)
  writeFileSync('public/images/logo.svg', logo || plainLogo(brand))
  const services = readdirSync('src/content/services').map((name) => `src/content/services/${name}`)
  for (const file of [...namedFiles, ...services]) {
    const text = readFileSync(file, 'utf8').replace(/^relatedPost: .*\n/m, keepsPosts ? '$&' : '')
    const named = text.replaceAll(trialDomain(old.name), trialDomain(now.name))
    writeFileSync(file, named.replaceAll(`"${asId(old.name)}"`, `"${asId(now.name)}"`))
  }
  run('npx', 'prettier', '--write', '--log-level', 'warn', 'src/content', 'src/theme', 'scripts')
  run('npm', 'run', '--silent', 'content')
  for (const name of ['tools/drawings/all', 'media/guides']) run('npx', 'tsx', `scripts/${name}.ts`)
  run('npm', 'run', '--silent', 'guides')
  const traces = [old.name, old.domain, old.registration, old.city, ...old.phones]
    .filter((word) => !JSON.stringify(now).includes(word))
    .flatMap((word) => ['-e', word])
  const skipped = [':!tests', ':!a11y', ':!CHANGELOG.md']
  const search = ['grep', '--no-index', '--exclude-standard', '-lF', ...traces, '--', ...skipped]
  const found = spawnSync('git', search, { encoding: 'utf8' })
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
