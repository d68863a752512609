import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Copies the project's files, without those that Git ignores, to a temporary folder that is removed when the process
 * ends.
 *
 * @param name the beginning of the folder's name.
 * @param linked folders that the copy shares with the project, such as `node_modules`.
 * @returns the folder.
 */
export function copyProject(name: string, linked: readonly string[] = []): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const list = ['ls-files', '-zco', '--exclude-standard']
  const { stdout } = spawnSync('git', list, { encoding: 'utf8' })
  // Git still lists a file that was deleted
  for (const file of stdout.split('\0').filter((one) => one && existsSync(one)))
    cpSync(file, path.join(folder, file))
  for (const one of linked) symlinkSync(path.resolve(one), path.join(folder, one))
  return folder
}
