import { spawn, spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sheet } from '../../../src/config'
import { freePort, waitFor, type Host } from './probe'

const dist = path.resolve('dist')
/** Apache and nginx started by root need to be told whose the files are. */
const isRoot = process.getuid?.() === 0

type Prepare = (folder: string, port: number) => Promise<readonly [program: string, ...string[]]>

/**
 * Runs a host on loopback with the last build.
 *
 * @param prepare writes its files into a new folder, in which it runs. @returns the command.
 * @throws if its program is missing, or does not answer within a minute.
 */
async function run(prepare: Prepare): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), 'host-'))
  const port = await freePort()
  const [program, ...options] = await prepare(folder, port)
  if (spawnSync(program, ['-v']).error)
    throw new Error(`${program} is not installed: install its package`)
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder }
  // A group of its own: runtimes have child processes
  const host = spawn(program, options, { cwd: folder, env, stdio: 'ignore', detached: true })
  const stop = async () => {
    if (host.pid) process.kill(-host.pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return waitFor({ origin: `http://127.0.0.1:${port}`, stop })
}

/** The path of the spreadsheet's rows: the build's, or else the recipe's. */
export const csvPath = sheet.url.startsWith('/') ? sheet.url : '/private/leads.csv'

/** The system's nginx with our configuration, and the sample behind a sign-in. */
export const runNginx = () =>
  run(async (folder, port) => {
    const recipe = await readFile('scripts/hosting/nginx-sheet.conf', 'utf8')
    const site = (await readFile('scripts/hosting/nginx.conf', 'utf8'))
      .replace('include /etc/nginx/site/sheet*.conf;', recipe)
      .replace('/etc/nginx/sheet.users', path.join(folder, 'users'))
      .replace('/private/leads.csv', csvPath)
      .replace('/var/lib/site/leads.csv', path.resolve('scripts/mocks/sheet-sample.csv'))
      .replaceAll('/etc/nginx/site/', `${path.resolve('dist-nginx')}/`)
      .replace('/var/www/site', dist)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
    await writeFile(path.join(folder, 'users'), 'staff:{PLAIN}secret\n')
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const start = `daemon off; ${isRoot ? 'user root;' : ''} pid ${folder}/pid; events {}`
    const http = `http { access_log off; ${temp.join('\n')}\n${site}}\n`
    await writeFile(path.join(folder, 'nginx.conf'), `${start}\n${http}`)
    return ['nginx', '-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`]
  })

/** The system's Apache, configured as shared hosts are: all that is ours is in the `.htaccess` files of the build. */
export const runApache = () =>
  run(async (folder, port) => {
    await cp('tests/nightly/hosts/apache-shared.conf', `${folder}/apache.conf`)
    const user = isRoot ? ['-c', 'User www-data', '-c', 'Group www-data'] : []
    const own = [`-C`, `Define dist ${dist}`, '-C', `Define port ${port}`, '-d', folder, ...user]
    return ['apache2', '-f', `${folder}/apache.conf`, ...own, '-DFOREGROUND']
  })

/** The system's Caddy with our configuration. */
export const runCaddy = () =>
  run(async (folder, port) => {
    const site = (await readFile('scripts/hosting/Caddyfile', 'utf8'))
      .replace('\n:80 {', `\n{\nadmin off\n}\nhttp://127.0.0.1:${port} {`)
      .replaceAll('/etc/caddy/site/', `${path.resolve('dist-caddy')}/`)
      .replace('/var/www/site', dist)
    await writeFile(`${folder}/Caddyfile`, site)
    return ['caddy', 'run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile']
  })

/** Runs a tool of a host, which npm keeps in its cache: each is larger than all other tools together. */
const runTool = (options: (port: number) => string) =>
  run(async (folder, port) => {
    await cp('scripts/hosting/wrangler.json', path.join(folder, 'wrangler.json'))
    await cp(dist, path.join(folder, 'dist'), { recursive: true })
    await writeFile(path.join(folder, 'package.json'), '{"private":true}')
    const [tool = '', ...rest] = options(port).split(' ')
    const redirects = path.join(folder, 'dist/_redirects')
    // As a build on Netlify writes it
    if (tool === netlify)
      await writeFile(redirects, (await readFile(redirects, 'utf8')).replace(/^# /gm, ''))
    const npx = ['--yes', '--ignore-scripts', tool]
    if (spawnSync('npx', [...npx, '--version'], { cwd: folder }).status !== 0)
      throw new Error(`npx could not fetch ${tool}`)
    return ['npx', ...npx, ...rest]
  })

// The last versions that run on Node 20
const wrangler = 'wrangler@4.86.0'
const netlify = 'netlify-cli@23.9.5'
const at = (port: number) => `--ip=127.0.0.1 --port=${port} --inspector-port=0`

/** Cloudflare's runtime, offline, as Workers run it. */
export const runWorkers = () => runTool((port) => `${wrangler} dev --local ${at(port)}`)

/** The same as Pages run it. */
export const runPages = () => runTool((port) => `${wrangler} pages dev dist ${at(port)}`)

/** Netlify's own server for development, which answers with a `Cache-Control` of its own. */
export const runNetlify = () =>
  runTool(
    (port) =>
      `${netlify} dev --offline --internal-disable-edge-functions --no-open --dir=dist --port=${port}`,
  )
