import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort, waitFor, type Host } from './probe'

// The last version that runs on Node 20. npm keeps it in its cache: it is larger than all other tools together
const npx = ['--yes', '--ignore-scripts', 'wrangler@4.86.0']

/** Runs Cloudflare's runtime on loopback, offline, with a copy of the last build. */
export async function runCloudflare(): Promise<Host> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'cloudflare-'))
  await cp('scripts/hosting/wrangler.json', path.join(folder, 'wrangler.json'))
  await cp('dist', path.join(folder, 'dist'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"private":true}')

  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder }
  const { status } = spawnSync('npx', [...npx, '--version'], { cwd: folder, env })
  if (status !== 0) throw new Error('npx could not fetch wrangler')
  const runtime = spawn(
    'npx',
    [...npx, 'dev', '--local', '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0'],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  )
  const stop = async () => {
    // The group: the runtime has child processes
    if (runtime.pid) process.kill(-runtime.pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return waitFor({ origin: `http://127.0.0.1:${port}`, stop })
}
