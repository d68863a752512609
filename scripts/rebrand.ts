/** `npm run rebrand`: makes the site another company's. Without flags it asks. docs/content.md has an example. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'

import { dayInIndia } from '../src/lib/day-in-india'
import { compileContent, formatProblems } from './content/compile'
import { listLanguages } from './content/languages'
import { privacyConditions } from './content/privacy-conditions'
import { readLogo } from './drawings/read-logo'
import { listFiles, yamlForm } from './files'
import { checkBrand, currentBrand, writeColors } from './rebrand/colors'
import * as companies from './rebrand/company'
import { removeSamples } from './rebrand/samples'
import { run } from './run-tests'

type Answers = Record<string, string | undefined> & { primary: string; accent: string }

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
  'keep-languages': 'Keep the translations? yes or no',
}

/** Says what is wrong with the answers, if something is. */
function hasFault(answers: Answers): boolean {
  try {
    for (const flag of ['keep-posts', 'keep-jobs', 'keep-languages'])
      if (!/^(?:y|yes|true|n|no|false)?$/i.test(answers[flag] ?? ''))
        throw new Error(`--${flag} must be yes or no, but is ${answers[flag]}.`)
    companies.fillCompany(answers)
    checkBrand(answers)
    const { accent, logo } = answers
    if (logo) readLogo(existsSync(logo) ? readFileSync(logo, 'utf8') : '', accent)
    return false
  } catch (error) {
    const { message, path } = error as { message: string; path?: string }
    console.error(path ? `“${path}” ${message}.` : message)
    return true
  }
}

/** Asks each question until its answer is right. */
async function ask(): Promise<Answers> {
  if (!process.stdin.isTTY) throw new Error('Give flags, such as --name, or use a terminal.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  terminal.once('close', () => process.exit(130)) // Ctrl+C or Ctrl+D
  console.log('An empty answer keeps the fact, or puts a placeholder in place of the sample’s.')
  const answers: Answers = { ...currentBrand }
  for (const [flag, question] of Object.entries(questions)) {
    const unanswered = answers[flag]
    do answers[flag] = (await terminal.question(`${question}: `)).trim().normalize() || unanswered
    while (hasFault(answers))
  }
  terminal.removeAllListeners('close').close()
  return answers
}

function readFlags(): Answers {
  const words = process.argv.slice(2).map((word) => word.trim().normalize())
  const args = words.map((word, i) =>
    /^--keep-\w+$/.test(word) && /^(?:-|$)/.test(words[i + 1] ?? '') ? `${word}=yes` : word,
  )
  const options = Object.keys(questions).map((flag) => [flag, { type: 'string' }] as const)
  try {
    return { ...currentBrand, ...parseArgs({ args, options: Object.fromEntries(options) }).values }
  } catch {
    const names = Object.keys(questions).join(', --')
    throw new Error(
      `Put -- before the flags, and quotes around words: npm run rebrand -- --name "Your Agency". Flags are --${names}.`,
    )
  }
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Runs a script or a package's program in Node, which starts no other program on Windows. */
async function runScript(...args: string[]): Promise<void> {
  const isDone = await run(process.execPath, [...process.execArgv, ...args])
  if (!isDone) throw new Error(`${args[0]} has failed, for the reason above.`)
}

const content = 'src/content'
const copy = '.cache/rebrand'
const mark = '.cache/rebrand-is-under-way' // from the first change until all is done
const written = ['--', 'src', 'public', 'scripts', 'package.json', 'package-lock.json']
const git = (args: readonly string[], input = '') =>
  spawnSync('git', ['-c', 'core.quotepath=off', ...args], { encoding: 'utf8', input })

/** Takes back what a run has begun that did not end. Git had all before, and keeps what is taken back. */
function undo(): void {
  if (!existsSync(mark)) return
  const stash = ['stash', 'push', '-u', '-m', 'what a rebrand had begun']
  const { stdout, stderr } = git([...stash, ...written])
  console.error(`The rebrand that did not end is taken back. ${stdout}${stderr}`)
  rmSync(mark)
}

/** Makes the content below `root` that of the new company. */
function editContent(root: string, answers: Answers): void {
  const old = companies.readFacts(root)
  const isFirst = old.sample
  // A later run removes only what it is told to
  const isKept = (flag: string) => (answers[flag] ? /^[yt]/i.test(answers[flag]) : !isFirst)
  for (const folder of isKept('keep-languages') ? [] : listLanguages(root))
    rmSync(`${root}/${folder}`, { recursive: true })
  const flags: Record<string, string> = { blog: 'keep-posts', jobs: 'keep-jobs' }
  writeFileSync(`${root}/company.yaml`, companies.fillCompany(answers, root).toString(yamlForm))
  companies.resetTranslations(old, root)
  const team = (file = `${root}/team.yaml`) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const before = team()
  removeSamples(root, (kind) => kind === 'prices' || isKept(flags[kind] ?? ''))
  for (const name of listFiles(root))
    if (name.endsWith('.md'))
      edit(`${root}/${name}`, (text) =>
        text
          .replace(/^relatedPost: .*\n/m, (line) =>
            existsSync(`${root}/blog/${/(?<=\/blog\/)[\w-]+/.exec(line)}.md`) ? line : '',
          )
          .replace(/^author: (.*)$/m, (line, author) =>
            before.includes(author) && !team().includes(author)
              ? "author: '{company.name} Editorial Team'"
              : line,
          )
          .replace(
            name.startsWith('legal') && isFirst ? /(?<=^updated: ).*$/m : /(?!)/,
            dayInIndia(),
          )
          .replace(name.startsWith('blog') && isFirst ? /^sample: true\r?\n/m : /(?!)/, ''),
      )
}

async function make(answers: Answers): Promise<void> {
  rmSync(copy, { recursive: true, force: true })
  cpSync(content, copy, { recursive: true })
  editContent(copy, answers)
  const readPicture = async () => ({ src: '', width: 1, height: 1 })
  const { problems } = await compileContent(copy, { readPicture, ...privacyConditions() })
  if (problems.length > 0) throw new Error(formatProblems(problems).replaceAll(copy, content))
  console.log('Installing what sets the guides …')
  if (!(await run('npm', ['run', '--silent', 'tools'])))
    throw new Error('They could not be installed: check your connection to the internet.')
  const logo = answers.logo && readFileSync(answers.logo, 'utf8')
  const [old, now] = [companies.readFacts(), companies.readFacts(copy)]
  const translated = listLanguages(content).map((folder) =>
    existsSync(`${content}/${folder}/company.yaml`)
      ? companies.readFacts(`${content}/${folder}`)
      : {},
  )
  console.log('Writing. After an interruption, run the same command again …')
  writeFileSync(mark, '')
  editContent(content, answers)
  for (const file of ['src/config.ts', 'package.json', 'package-lock.json'])
    edit(file, (text) =>
      text
        .replaceAll(companies.trialDomain(old.name), companies.trialDomain(now.name))
        .replaceAll(`"${companies.asId(old.name)}"`, `"${companies.asId(now.name)}"`),
    )
  writeColors(answers)
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><circle cx="35" cy="40" r="34" fill="${answers.primary}"/><circle cx="71" cy="64" r="9" fill="${answers.accent}"/></svg>\n`
  if (logo || old.sample) writeFileSync('public/images/logo.svg', logo || plain)
  const prettier = 'node_modules/prettier/bin/prettier.cjs'
  await runScript(prettier, '--write', '--log-level=warn', content, 'src/theme', 'scripts/drawings')
  console.log('Writing icons and guides, which takes some minutes …')
  for (const path of ['content/cli.ts', 'drawings/all.ts', 'tools/guides/build.ts'])
    await runScript(`scripts/${path}`)
  rmSync(mark)
  console.log(`
Done. This is left for you:
- src/content/company.yaml: the opening hours, the placeholders of ${companies.findPlaceholders(now).join(', ')}, and what was left out, such as registration and grievanceOfficer. The guides show some of them: then run “npm run guides”
- src/content/team.yaml, founder.yaml, clients.yaml, testimonials.yaml, statistics.yaml, jobs.yaml, blog/, work/: your own
- src/content/legal/: these texts bind you. accessibility.md says that nothing was checked: run “npm run a11y:full”, “npm run browsers” and “npm run voice”, and commit what they write. prices.yaml: yours, without “sample: true”. texts/, services/, articles/, faqs.yaml: promises
- public/favicon.svg: see whether it is your logo, whose shapes have one color now, apart from those in the accent color. public/videos, public/images/hero, docs/images: they show the sample
- .env.production: the variables of .env.example
- the old name or place: ${findTraces([old, ...translated], now) || 'nowhere'}`)
}

/** Files that still have a word of the old company. */
function findTraces(old: readonly Partial<companies.Facts>[], now: companies.Facts): string {
  const words = ({ name, domain, registration, city, phones }: (typeof old)[number]) => [
    name,
    domain,
    registration,
    city,
    ...(phones ?? []),
  ]
  const traces = old.flatMap(words).filter((word) => word && !words(now).includes(word))
  const args = ['grep', '--no-index', '--exclude-standard', '-lF', '-f-', '--', ':!tests', ':!a11y']
  const { stdout } = git(args, traces.join('\n') || '\u{10FFFF}')
  return stdout.trim().replaceAll('\n', ', ')
}

try {
  if (existsSync(mark)) {
    undo()
    await runScript(...process.argv.slice(1)) // the colors of before are read when a program starts
    process.exit()
  }
  const given = process.argv.length > 2 ? readFlags() : undefined
  const { status, stdout, stderr } = git(['status', '--porcelain', ...written]) // nothing else brings work back
  if (status !== 0 || stdout)
    throw new Error(
      `This command changes files whose present state Git does not have:\n${stdout}${stderr}Commit it first: “git add .”, “git commit -m Mine”. Without a repository, “git init” makes one.`,
    )
  const answers = given ?? (await ask())
  if (hasFault(answers)) throw new Error('Correct this, and run the command again.')
  await make(answers)
} catch (error) {
  undo()
  console.error(`${(error as Error).message}\nNothing was changed.`)
  process.exitCode = 1
}
