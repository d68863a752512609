import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { compileContent } from '../../scripts/content/compile'
import { removeSamples } from '../../scripts/rebrand/samples'
import { makeFolder } from '../make-folder'

test('no text of the interface needs a sample', async () => {
  const root = makeFolder(onTestFinished)
  cpSync('src/content', root, { recursive: true })
  removeSamples(root, (kind) => ['company', 'prices'].includes(kind))
  const readPicture = () => Promise.resolve({ src: '', width: 1, height: 1 })
  const { problems } = await compileContent(root, { readPicture })
  expect(problems.filter(({ file }) => file.includes('texts/'))).toEqual([])
})

test('icons have the new logo', { timeout: 120_000 }, () => {
  const root = makeFolder(onTestFinished)
  for (const folder of ['scripts/drawings', 'scripts/fonts', 'src', 'public/images'])
    cpSync(folder, path.join(root, folder), { recursive: true })
  for (const name of ['node_modules', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(name), path.join(root, name))
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path d="M5 6h7v8z"/></svg>'
  writeFileSync(path.join(root, 'public/images/logo.svg'), logo)
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
  execFileSync(process.execPath, [tsx, 'scripts/drawings/all.ts'], { cwd: root })
  const icon = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8')
  expect(icon.match(/<path .*?>/g)).toEqual(['<path class="r" d="M5 6l7 0 0 8z"/>'])
})

test.each([['--nam', 'A'], ['--name', 'Narmada', 'Digital'], ['--name'], ['Narmada']])('flags as %s %s %s are refused', (...flags) => {
  const script = ['node_modules/tsx/dist/cli.mjs', 'scripts/rebrand.ts', ...flags]
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' })
  expect(stderr).toMatch(/^Put -- before the flags, and quotes around words: .*\.\nNothing was changed\.$/m)
  expect(status).toBe(1)
}) // prettier-ignore
