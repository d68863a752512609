import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

import { beginBuild, isBuildCurrent } from '../../scripts/build-stamp'

test('a build is current until a source, a setting or a built file changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamp-'))
  const files = ['page.md', '.env.production', 'dist/index.html', '.cache/pages.json']
  for (const name of files) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(root, name), 'old')
  }
  writeFileSync(path.join(root, '.gitignore'), 'dist/\n.cache/\n')
  expect(isBuildCurrent(root), 'without Git').toBe(false)
  // A repository in the repository is listed as a folder
  for (const cwd of [root, path.join(root, 'inner')]) {
    mkdirSync(cwd, { recursive: true })
    spawnSync('git', ['init', '-q'], { cwd })
  }
  expect(isBuildCurrent(root), 'not built yet').toBe(false)
  for (const change of [
    ...[...files, 'new.md'].map((name) => () => appendFileSync(path.join(root, name), 'new')),
    () => (process.env.VITE_NEW = 'yes'),
    () => rmSync(path.join(root, 'page.md')),
  ]) {
    beginBuild(root)()
    expect(isBuildCurrent(root)).toBe(true)
    change()
    expect(isBuildCurrent(root), String(change)).toBe(false)
  }
  delete process.env.VITE_NEW
  const end = beginBuild(root)
  appendFileSync(path.join(root, 'new.md'), 'while it runs')
  end()
  expect(isBuildCurrent(root)).toBe(false)
  rmSync(root, { recursive: true })
})
