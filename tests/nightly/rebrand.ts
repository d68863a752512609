/**
 * `npm run check:rebrand`: proves that `npm run rebrand` leaves no trace. In a copy of the project, it makes another
 * company's site, runs the checks, and searches each file of the built site for the names of the old one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { parse } from 'yaml'

import { readPdf } from '../read-pdf'
import { copyProject } from './copy-project'
import { readFacts } from '../../scripts/rebrand/company'
import { finish, run } from '../../scripts/run-tests'

const source = process.cwd()
const words = oldWords()

const failures: string[] = []
let passed = 0
const count = (name: string, hasPassed: boolean) => {
  console.log(`${hasPassed ? 'Passed' : 'Failed'}: ${name}`)
  if (hasPassed) passed += 1
  else failures.push(name)
}

await run('npm', ['run', '--silent', 'tools'])
process.chdir(copyProject('rebrand', ['node_modules', 'scripts/tools/node_modules']))
const identity = '-c user.name=Check -c user.email=check@example.com'
await run('sh', ['-c', `git init -q && git add . && git ${identity} commit -qm Start`])

const flags = { name: 'Narmada Digital', city: 'Indore', primary: '#07553F', accent: '#F2C14E' }
for (const args of [
  ['rebrand', '--', ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value])],
  ['lint'],
  ['types'],
  ['unit', '--', '--reporter=dot'],
  ['build'],
])
  count(`npm run ${args.join(' ')}`, await run('npm', ['run', '--silent', ...args]))

const built = ['dist', 'dist-caddy', 'dist-nginx'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
)
const found: string[] = []
for (const file of built) {
  const text = `${file}\n${await textOf(file)}`.toLowerCase()
  for (const word of words.filter((one) => text.includes(one))) found.push(`${file}: ${word}`)
}
count(`${built.length} files without ${words.length} old names`, found.length === 0)
failures.push(...found)

// Their lettering is outlines, which cannot be searched
const drawn = ['favicon.svg', 'icon-512.png', 'images/logo.svg']
const covers = readdirSync(path.join(source, 'public/images/guides'))
  .filter((name) => name.endsWith('.svg'))
  .map((name) => `images/guides/${name}`)
const isDrawnAgain = (file: string) =>
  !readFileSync(path.join(source, 'public', file)).equals(readFileSync(path.join('dist', file)))
count('icons and covers are drawn again', [...drawn, ...covers].every(isDrawnAgain))

const sections = /aria-labelledby="(?:results|team|clients|testimonials|latest-blogs|case-studies)"/
const pages = ['index', 'about-digital-marketing', 'services'].map((name) => `dist/${name}.html`)
count(
  'pages without empty sections',
  !pages.some((page) => sections.test(readFileSync(page, 'utf8'))),
)
const links = built.filter((file) => file.endsWith('.html'))
count(
  'no page or link of case studies',
  !existsSync('dist/work.html') &&
    !links.some((file) => /href="\/work["/]/.test(readFileSync(file, 'utf8'))),
)
const statement = readFileSync('dist/accessibility.html', 'utf8')
count('the accessibility statement claims no check', !/\baxe\b|Equal Access|Orca/.test(statement))
finish('The check of the rebrand', { passed, failed: failures.length, failures })

/** Names, numbers and addresses of the company, and the names of its people and clients, in small letters. */
function oldWords(): string[] {
  const { name, legalName, city, email, phones, registration, domain, address, social } =
    readFacts()
  const invented = ['team', 'founder', 'clients', 'testimonials'].flatMap((kind) => {
    const file = `src/content/${kind}.yaml`
    const entries = existsSync(file) ? parse(readFileSync(file, 'utf8')) : []
    return [entries as { name: string }[]].flat().map((entry) => entry.name)
  })
  return [
    name,
    name.split(' ')[0],
    name.replaceAll(' ', ''),
    legalName,
    city,
    email,
    registration,
    domain,
    address.street,
    ...(social ?? []).map(({ url }) => url),
    ...phones.flatMap((phone) => [phone, phone.replace(/\D/g, '')]),
    ...invented,
  ].flatMap((word) => word?.toLowerCase() ?? [])
}

/** The text of a file, also of a compressed one; of a PDF its words, links and metadata. */
async function textOf(file: string): Promise<string> {
  const data = readFileSync(file)
  if (file.endsWith('.br')) return brotliDecompressSync(data).toString()
  if (file.endsWith('.gz')) return gunzipSync(data).toString()
  if (!file.endsWith('.pdf')) return data.toString()
  const { title, author, metadata, pages: sheets } = await readPdf(data)
  const links = sheets.flatMap((sheet) =>
    sheet.links.flatMap(({ address, label }) => [address, label]),
  )
  return [title, author, metadata, ...sheets.map(({ text }) => text), ...links].join('\n')
}
