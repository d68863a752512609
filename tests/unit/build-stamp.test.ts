import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { beginBuild, isBuildCurrent } from '../../scripts/build-stamp'
import { makeFolder } from '../make-folder'

const root = makeFolder(afterAll)

afterEach(() => void vi.unstubAllEnvs())

test('a build is current until a source, a setting or a built file changes', () => {
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
    () => vi.stubEnv('VITE_NEW', 'yes'),
    () => rmSync(path.join(root, 'page.md')),
  ]) {
    beginBuild(root)()
    expect(isBuildCurrent(root)).toBe(true)
    change()
    expect(isBuildCurrent(root), String(change)).toBe(false)
  }
  const end = beginBuild(root)
  appendFileSync(path.join(root, 'new.md'), 'while it runs')
  end()
  expect(isBuildCurrent(root)).toBe(false)
})
