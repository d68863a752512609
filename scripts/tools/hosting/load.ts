/**
 * Puts the server of `npm start` and nginx under load, on loopback only: 100 connections for 30 s each
 * (LOAD_SECONDS changes it), over pages, scripts and pictures of the last build. Any error fails.
 *
 * The tool shares the machine with the server: the figures compare, they do not promise.
 */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { freePort, waitFor, type Host } from './probe'
import { runNginx } from './run-nginx'

const connections = 100
const seconds = Math.min(60, Math.max(1, Number(process.env.LOAD_SECONDS) || 30))

if (spawnSync('wrk', ['-v']).error) {
  console.error('wrk is not installed (Debian: apt-get install wrk): nothing was measured')
  process.exit(1)
}

/** What a visit asks for, and a search engine. Nothing that is missing: wrk counts it as an error. */
async function listAddresses(): Promise<string[]> {
  const assets = await readdir('dist/assets')
  const scripts = assets.filter((name) => /^index-.*\.js$/.test(name)).slice(0, 3)
  return [
    '/',
    '/services',
    '/blog',
    '/contactus',
    '/careers',
    '/sitemap.xml',
    '/images/logo.svg',
    '/fonts/eczar-latin.woff2',
    ...scripts.map((name) => `/assets/${name}`),
  ]
}

/** Asks for the addresses in turn, as a browser that takes gzip. */
const writeScript = (addresses: readonly string[]) => `
local addresses = { ${addresses.map((address) => JSON.stringify(address)).join(', ')} }
local turn = 0
wrk.headers["Accept-Encoding"] = "gzip"
request = function()
  turn = turn % #addresses + 1
  return wrk.format(nil, addresses[turn])
end
`

async function measure(host: string, origin: string, script: string): Promise<void> {
  const options = ['-t', '2', '-c', String(connections), '-d', `${seconds}s`, '--latency']
  const args = [...options, '--timeout', '10s', '-s', script, origin]
  // Whatever happens, it ends
  const limits = { timeout: (seconds + 30) * 1_000, killSignal: 'SIGKILL' } as const
  const output = await new Promise<string>((resolve) =>
    execFile('wrk', args, limits, (_error, stdout, stderr) => resolve(stdout + stderr)),
  )

  const find = (pattern: RegExp) => pattern.exec(output)?.[1]
  const perSecond = find(/Requests\/sec:\s+([\d.]+)/)
  const errors = output.match(/Socket errors:.*|Non-2xx.*/g) ?? []
  if (perSecond === undefined || errors.length > 0) process.exitCode = 1
  if (perSecond === undefined) return console.error(`${host}: nothing was measured\n${output}`)
  console.log(
    `${host}: ${perSecond} requests/s, half of them within ${find(/50%\s+(\S+)/)}, 99 % within ${find(/99%\s+(\S+)/)}, ` +
      `${find(/(\d+) requests in/)} requests over ${connections} connections in ${seconds} s, ` +
      (errors.length > 0 ? errors.join(', ') : '0 errors'),
  )
}

/** Runs the server of `npm start` in a process of its own, which does not compete with this one. */
async function runServer(): Promise<Host> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), OUTBOX: path.join(folder, 'outbox') }
  const server = spawn('node_modules/.bin/tsx', ['scripts/serve-cli.ts'], { env, stdio: 'inherit' })
  const stop = async () => void server.kill()
  return waitFor({ origin: `http://localhost:${port}`, stop })
}

const folder = await mkdtemp(path.join(tmpdir(), 'load-'))
const script = path.join(folder, 'addresses.lua')
await writeFile(script, writeScript(await listAddresses()))

for (const [name, run] of Object.entries({ 'npm start': runServer, nginx: runNginx })) {
  const { origin, stop } = await run()
  try {
    await measure(name, origin, script)
  } finally {
    await stop()
  }
}
await rm(folder, { recursive: true })
