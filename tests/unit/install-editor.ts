import { execFileSync } from 'node:child_process'

/** Installs the editor in its folder, unless it is there: a slow test reads the JSON schema of its package. */
export function setup(): void {
  const options = ['--prefix', 'scripts/editor', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options], { stdio: 'inherit' })
}
