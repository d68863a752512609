import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the bench keeps what only it needs: the project itself does not depend on any of it. */
export const benchFolder = path.resolve('.cache/bench')

/**
 * Installs packages beside the project, once.
 *
 * @param packages name → exact version.
 * @throws if npm fails.
 */
export function installBenchPackages(packages: Readonly<Record<string, string>>): void {
  const file = path.join(benchFolder, 'package.json')
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> })
    : { dependencies: {} }
  const isThere = Object.entries(packages).every(
    ([name, version]) =>
      known.dependencies[name] === version &&
      existsSync(path.join(benchFolder, 'node_modules', name, 'package.json')),
  )
  if (isThere) return

  const dependencies = { ...known.dependencies, ...packages }
  mkdirSync(benchFolder, { recursive: true })
  writeFileSync(file, JSON.stringify({ private: true, dependencies }, null, 2))
  console.error(`Installing ${Object.keys(packages).join(', ')} into .cache/bench, once`)
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: benchFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('npm could not install what the bench needs')
}

/** Imports a package that `installBenchPackages` put there. */
export async function importBenchPackage<Module>(name: string): Promise<Module> {
  const file = createRequire(path.join(benchFolder, 'package.json')).resolve(name)
  return (await import(pathToFileURL(file).href)) as Module
}
