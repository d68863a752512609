/** Installs the tools' packages, unless they are as `package-lock.json` says. Run by the npm scripts that need them. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const { dirname } = import.meta
const timeOf = (file: string) =>
  statSync(path.join(dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0

// npm writes the second file when it has installed everything
if (timeOf('package-lock.json') > timeOf('node_modules/.package-lock.json')) {
  // No package's install script is needed
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', dirname]
  process.exitCode = spawnSync('npm', npm, { stdio: 'inherit' }).status ?? 1
}
