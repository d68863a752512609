import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One violation per rule of import direction, planted where the rule must see it. */
const planted: readonly (readonly [file: string, code: string, message: string])[] = [
  ['src/theme/planted.ts', "import '../content/faqs'", 'lowest layer'],
  ['src/content/planted.ts', "import 'react'", 'plain data'],
  ['src/content/planted-b.ts', "import '../config'", 'plain data'],
  ['src/lib/planted.ts', "import '../content/faqs'", 'as an argument'],
  ['src/lib/planted-b.ts', "import '../ui/text/RichText'", 'pure functions'],
  ['src/ui/text/Planted.tsx', "import '../../features/blog/posts'", 'src/features/<feature>'],
  ['src/ui/text/PlantedB.tsx', "import '../../content/faqs'", 'as props'],
  ['src/features/blog/planted.ts', "import '../leads/mail'", 'src/ui or src/lib'],
  ['src/features/blog/planted-b.ts', "import '../../app/sitemap'", 'not the other way round'],
  ['src/pages/PlantedPage.tsx', "import '../app/layouts/Footer'", 'src/app/routes.tsx'],
  ['src/pages/PlantedBPage.tsx', "import './home/HomePage'", 'src/ui'],
  ['src/lib/Planted_Name.ts', 'export const planted = 1', 'filename-case'],
  ['src/lib/planted-default.ts', 'export default 1', 'no-default-export'],
]

/** A copy of the rules' reach: same folders, elsewhere, so that nothing is planted in the real tree. */
const folder = mkdtempSync(path.join(tmpdir(), 'planted-'))

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

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Diagnostic = { filename: string; code: string; help?: string }

test('each planted violation of the house’s rules is found', () => {
  const bin = path.resolve('node_modules/.bin/oxlint')
  // Only this format has the rule's message: as `help`
  const { stdout } = spawnSync(bin, ['-f', 'json', '.'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  for (const [file, , message] of planted) {
    const found = diagnostics.filter(({ filename }) => filename === file)
    const texts = found.map(({ code, help }) => `${code}: ${help}`)
    expect(texts.join('\n'), `${file} in:\n${stdout}`).toContain(message)
  }
})

test('documents name only paths that exist', () => {
  const dead: string[] = []
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  for (const document of ['README.md', 'CHANGELOG.md', 'a11y/README.md', ...docs]) {
    if (!existsSync(document)) {
      dead.push(document)
      continue
    }
    for (const [, name = ''] of readFileSync(document, 'utf8').matchAll(
      /`((?:src|tests|a11y|scripts|public|docs)\/[\w./-]*)`/g,
    )) {
      if (!existsSync(name)) dead.push(`${document}: ${name}`)
    }
  }
  expect(dead).toEqual([])
})
