/** Runs Cloudflare's own runtime on loopback, offline, and asks it for one of everything. */
import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { fetchTool } from './fetch-tool'
import { freePort, probe, report, waitFor } from './probe'

const port = await freePort()

// The last version that runs on Node 20.
const wrangler = await fetchTool('wrangler', '4.86.0')
const folder = await mkdtemp(path.join(tmpdir(), 'cloudflare-'))
await cp('scripts/hosting/wrangler.json', path.join(folder, 'wrangler.json'))
await cp('dist', path.join(folder, 'dist'), { recursive: true })
await writeFile(path.join(folder, 'package.json'), '{"private":true}')
const runtime = spawn(
  process.execPath,
  [
    path.join(wrangler, 'bin/wrangler.js'),
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    '--inspector-port',
    '0',
    '--local',
  ],
  {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder },
    detached: true,
  },
)
try {
  const origin = `http://127.0.0.1:${port}`
  await waitFor(origin)
  // The edge compresses, not this runtime.
  report('Cloudflare', await probe(origin, { encodings: [], hasNearest404: true }))
} finally {
  // It runs children of its own: the group ends as one.
  if (runtime.pid) process.kill(-runtime.pid)
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
