import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Fetches a tool that only a check needs, into `.cache/`, where it stays: as a dependency it would
 * cost every `npm ci` its weight. No script of a package runs.
 *
 * @returns the folder of the tool's package.
 * @throws if the registry cannot be reached.
 */
export async function fetchTool(name: string, version: string): Promise<string> {
  const folder = path.resolve('.cache/tools', `${name.replace('/', '-')}-${version}`)
  const installed = path.join(folder, 'node_modules', name)
  if (existsSync(installed)) return installed
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"private":true}')
  const npm = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]
  const { status } = spawnSync('npm', npm, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${name} ${version} could not be fetched`)
  return installed
}
