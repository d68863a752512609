import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a temporary folder.
 *
 * @param after Vitest's hook that removes it: `onTestFinished` within a test, else `afterAll` or `afterEach`.
 */
export function makeFolder(after: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
