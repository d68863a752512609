/**
 * `npm run check:content`: proves that tests do not depend on the words of the content. In a copy of the project, it
 * adds entries, then removes others, then rewrites texts and the company. All checks must pass each time.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'

import { listLanguages } from '../../scripts/content/languages'
import { copyProject } from './copy-project'
import { finish, run } from '../../scripts/run-tests'

type Item = Record<string, unknown>
const copy = copyProject('content', ['node_modules'])
const content = (file: string) => path.join(copy, 'src/content', file)

const lists = ['jobs.yaml', 'faqs.yaml', 'team.yaml', 'clients.yaml']

/** The browser tests that read most of the content. */
const browserTests = ['blog.spec', 'careers.spec', 'crawl', 'faq.spec', 'home.spec', 'structure']

process.chdir(copy)

// Lists without ids have an entry for each of English: who adds one translates it
for (const folder of listLanguages(content(''))) rmSync(content(folder), { recursive: true })

// The sample's own rules of style do not hold for other companies
editCompany({ name: 'Narmada Digital' })

const failures: string[] = []
let passed = 0
const changes = {
  'entries are added': add,
  'others are removed': remove,
  'texts and the city are changed': rewrite,
}
for (const [name, change] of Object.entries(changes)) {
  change()
  for (const [command, ...args] of [
    ['npm', 'run', '--silent', 'format'],
    ['npm', 'run', '--silent', 'lint'],
    ['npm', 'run', '--silent', 'types'],
    ['npm', 'run', '--silent', 'unit', '--', '--reporter=dot'],
    ['npm', 'run', '--silent', 'build'],
    ['npx', 'playwright', 'test', '--reporter=line', ...browserTests],
  ] as const) {
    const hasPassed = await run(command, args)
    const step = `${[command, ...args].join(' ')}, after ${name}`
    console.log(`${hasPassed ? 'Passed' : 'Failed'}: ${step}`)
    if (!hasPassed) failures.push(step)
    passed += Number(hasPassed)
  }
}
finish('The check of the content', { passed, failed: failures.length, failures })

function editList(file: string, edit: (list: Item[]) => Item[]): void {
  const list = (parse(readFileSync(content(file), 'utf8')) ?? []) as Item[]
  writeFileSync(content(file), stringify(edit(list)))
}

function editCompany(change: Item): void {
  const file = content('company.yaml')
  const company = parse(readFileSync(file, 'utf8')) as Item
  writeFileSync(file, stringify({ ...company, ...change }))
}

/** Adds the pages and entries of the tests' own content. */
function add(): void {
  const fixtures = path.join(copy, 'tests/fixtures/content')
  for (const folder of 'blog articles services legal health work team clients'.split(' '))
    cpSync(path.join(fixtures, folder), content(folder), { recursive: true })
  for (const file of lists) {
    const added = parse(readFileSync(path.join(fixtures, file), 'utf8')) as Item[]
    editList(file, (list) => [...list, ...added])
  }
}

/** Removes the first entries, and a post to which no other one links. */
function remove(): void {
  const posts = readdirSync(content('blog')).filter((file) => file.endsWith('.md'))
  const texts = posts.map((file) => readFileSync(content(`blog/${file}`), 'utf8')).join('')
  const unlinked = posts.find((file) => !texts.includes(`/blog/${path.parse(file).name}`))
  rmSync(content(`blog/${unlinked}`))
  for (const name of readdirSync(content('services'))) {
    const file = content(`services/${name}`)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^relatedPost: .*\n/m, ''))
  }
  for (const file of lists) editList(file, ([, ...others]) => others)
}

function rewrite(): void {
  const [post = ''] = readdirSync(content('blog')).filter((file) => file.endsWith('.md'))
  const text = readFileSync(content(`blog/${post}`), 'utf8')
  const words = 'Another introduction, which is as long as search engines want it.'
  writeFileSync(
    content(`blog/${post}`),
    text.replace(/^title: .*/m, 'title: Another title').replace(/(\n---\n\n).*/, `$1${words}`),
  )
  editList('faqs.yaml', ([first, ...others]) => [{ ...first, question: 'What is new?' }, ...others])
  editCompany({ city: 'Indore' })
}
