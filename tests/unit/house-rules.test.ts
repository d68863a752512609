import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { listFiles } from '../../scripts/files'
import { makeFolder } from '../make-folder'

/** A file of each layer, none of which imports what is not the product. */
const filesOfLayers =
  'src/planted.ts src/paths.ts src/theme/planted-b.ts src/content/legal/planted.ts src/content/schema/planted-b.ts src/lib/planted-c.ts src/seo/planted-c.ts src/ui/text/PlantedD.tsx src/features/blog/planted-c.ts src/features/blog/load-planted-c.ts src/pages/PlantedCPage.tsx src/app/layouts/PlantedB.tsx src/app/planted.ts'.split(
    ' ',
  )
const targets = ['a11y/report/figures.json', 'scripts/files', 'tests/site-content']

/** One violation of each import rule, at a path to which the rule applies. */
const planted: readonly (readonly [file: string, code: string, message: string])[] = [
  ['src/theme/planted.ts', "import '../content/faqs'", 'lowest layer'],
  ['src/content/planted.ts', "import 'react'", 'plain data'],
  ['src/content/planted-b.ts', "import '../seo/head-tags'", 'plain data'],
  ['src/content/schema/planted.ts', "import 'react'", 'Schemas import Yup'],
  ['src/lib/planted.ts', "import '../content/faqs'", 'as an argument'],
  [
    'src/lib/planted-type.ts',
    "import type { Job } from '../content/schema/types'\nexport type A = Job",
    'not even its types',
  ],
  ['src/lib/planted-b.ts', "import '../ui/text/RichText'", 'neither components nor a feature'],
  ['src/seo/planted.ts', "import 'react'", 'no components'],
  ['src/seo/planted-b.ts', "import '../ui/text/RichText'", 'no components'],
  ['src/ui/text/Planted.tsx', "import '../../features/blog/post-text'", 'src/features/<feature>'],
  ['src/ui/text/PlantedB.tsx', "import '../../content/services'", 'as props'],
  ['src/ui/text/PlantedC.tsx', "import '../../content/faqs'", 'as props'],
  ['src/features/blog/planted.ts', "import '../leads/mail'", 'src/ui or src/lib'],
  ['src/features/blog/planted-b.ts', "import '../../app/sitemap'", 'not the other way round'],
  ['src/features/blog/load-planted.ts', "import 'react'", 'not the screen'],
  ['src/features/blog/load-planted-b.ts', "import '../../content/faqs'", 'only the types'],
  ['src/pages/PlantedPage.tsx', "import '../app/layouts/Footer'", 'src/app/routes.tsx'],
  ['src/pages/PlantedBPage.tsx', "import './home/HomePage'", 'src/ui'],
  ['src/app/layouts/Planted.tsx', "import '../../pages/home/HomePage'", 'src/app/routes.tsx'],
  ...filesOfLayers.map((file, index) => {
    const target = targets[index % 3]
    const up = '../'.repeat(file.split('/').length - 1)
    return [file, `import '${up}${target}'`, 'audits, tests or scripts'] as const
  }),
  ['src/lib/Planted_Name.ts', 'export const planted = 1', 'filename-case'],
  ['src/lib/planted-default.ts', 'export default 1', 'no-default-export'],
  ['src/lib/circle-a.ts', "export type { B } from './circle-b'\nexport type A = 1", 'no-cycle'],
  ['src/lib/circle-b.ts', "import type { A } from './circle-a'\nexport type B = A", 'no-cycle'],
]

/** A copy of the folders that the rules apply to, so that no violation is added to the real tree. */
const folder = makeFolder(afterAll)

beforeAll(() => {
  for (const [file, code] of planted) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `${code}\n`)
  }
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { ignorePatterns: string[] }
  writeFileSync(
    path.join(folder, '.oxlintrc.json'),
    JSON.stringify({ ...config, ignorePatterns: [] }),
  )
})

type Diagnostic = { filename: string; code: string; help?: string }

test('oxlint finds a violation of each import rule', () => {
  const bin = path.resolve('node_modules/.bin/oxlint')
  // Only this format has the message of the rule, as `help`
  const { stdout } = spawnSync(bin, ['-f', 'json', '.'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  for (const [file, , message] of planted) {
    const found = diagnostics.filter(({ filename }) => filename === file)
    const texts = found.map(({ code, help }) => `${code}: ${help}`)
    expect(texts.join('\n'), `${file} in:\n${stdout}`).toContain(message)
  }
})

const markdownIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file))

const decisions = markdownIn('docs/decisions', false)

const documents = [...markdownIn('.', false), ...markdownIn('docs', true), 'a11y/README.md'].map(
  (file) => ({ file, text: readFileSync(file, 'utf8') }),
)

/** The documents without their examples, whose links are those of the site. */
const proseOnly = documents.map(({ file, text }) => ({
  file,
  text: text.replace(/^```.*?^```/gms, ''),
}))

/** All captures of a pattern, with the name of the document. */
const mentions = (pattern: RegExp, texts = documents) =>
  texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => ({ file, name })),
  )

const words = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

describe('documents', () => {
  test('name only files that exist', () => {
    const named = mentions(
      /`((?:src|tests|a11y|scripts|public|docs|\.ci|\.github)\/[\w./-]*|[\w-]+\.md)`/g,
    )
    const linked = mentions(/(?:\]\(|src=")(?!https?:)([^)#"\s]+)/g, proseOnly).map(
      ({ file, name }) => ({ file, name: path.join(path.dirname(file), name) }),
    )
    expect(named.length).toBeGreaterThan(200)
    expect(linked.length).toBeGreaterThan(30)
    // A new company starts without posts
    const exists = (name: string) => existsSync(name) || name === 'src/content/blog/'
    expect([...named, ...linked].filter(({ name }) => !exists(name))).toEqual([])
  })

  test('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    const commands = mentions(/\bnpm run (?:--\S+ )*([\w:-]+)/g)
    const files = mentions(/\bnpx tsx ([\w./-]+)/g)
    expect(commands.length).toBeGreaterThan(30)
    expect(commands.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
    expect(files.filter(({ name }) => !existsSync(name))).toEqual([])
  })

  test('stay short: the README 600 to 900 words, a decision at most 150', () => {
    const readme = words(readFileSync('README.md', 'utf8'))
    expect(readme).toBeGreaterThanOrEqual(600)
    expect(readme).toBeLessThanOrEqual(900)
    expect(decisions.length).toBeGreaterThan(20)
    expect(decisions.filter((file) => words(readFileSync(file, 'utf8')) > 150)).toEqual([])
  })

  test('list every decision, numbered without gaps', () => {
    const list = readFileSync('docs/architecture.md', 'utf8')
    const names = decisions.map((file) => path.basename(file)).toSorted()
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, i) => i + 1))
    expect(names.filter((name) => !list.includes(`(decisions/${name})`))).toEqual([])
  })
})

describe('settings', () => {
  const code = ['src', 'scripts']
    .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const find = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name = '']) => name)

  // Variables that npm or the build sets itself, or `npm test` for what it runs, are not settings
  const written = new Set([
    'npm_lifecycle_event',
    'REPORT_PROGRESS',
    ...find(/process\.env\.(\w+) = /g),
  ])
  const destructured = find(/\{([^{}]+)\} = process\.env\b/g).flatMap((names) =>
    names.split(',').map((name) => name.trim().replace(/\W.*/, '')),
  )
  const read = new Set(
    [
      ...find(/\b((?:VITE|ALLOW)_\w*[A-Z])\b/g),
      ...find(/process\.env\.(\w+)/g),
      ...destructured,
    ].filter((name) => !written.has(name)),
  )

  test('.env.example lists exactly the variables that the code reads', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const listed = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? [])
    expect(listed.toSorted()).toEqual([...read].toSorted())
  })

  test('docs/configuration.md explains each of them', () => {
    const text = readFileSync('docs/configuration.md', 'utf8')
    expect([...read].filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([])
  })
})
