import { execFileSync } from 'node:child_process'

/** Installs the editor in its folder, unless it is there: a slow test reads the JSON schema of its package. */
export function setup(): void {
  execFileSync('npx', ['tsx', 'scripts/install.ts', 'scripts/editor'], { stdio: 'inherit' })
}
