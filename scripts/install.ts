/**
 * Installs the packages of a folder that has its own lock file, such as `scripts/tools`, unless they are
 * as the lock file says. Run by the npm scripts that need them: `tsx scripts/install.ts scripts/tools`.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const timeOf = (file: string) =>
  statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes the second file when it has installed everything
if (timeOf('package-lock.json') > timeOf('node_modules/.package-lock.json')) {
  // No package's install script is needed
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  process.exitCode = spawnSync('npm', npm, { stdio: 'inherit' }).status ?? 1
}
