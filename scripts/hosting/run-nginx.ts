import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { sheet } from '../../src/config'
import { freePort, waitFor, type Host } from './probe'

/** The path of the spreadsheet's rows: the build's, or else the recipe's. */
export const csvPath = sheet.url.startsWith('/') ? sheet.url : '/private/leads.csv'

/**
 * Runs the system's nginx on loopback with our configuration, the last build, and the sample behind a sign-in.
 *
 * @throws if there is no nginx.
 */
export async function runNginx(): Promise<Host> {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('nginx is not installed: install the package `nginx-light`')
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const recipe = await readFile('scripts/hosting/nginx-sheet.conf', 'utf8')
  const site = (await readFile('scripts/hosting/nginx.conf', 'utf8'))
    .replace('include /etc/nginx/site/sheet*.conf;', recipe)
    .replace('/etc/nginx/sheet.users', path.join(folder, 'users'))
    .replace('/private/leads.csv', csvPath)
    .replace('/var/lib/site/leads.csv', path.resolve('scripts/mocks/sheet-sample.csv'))
    .replaceAll('/etc/nginx/site/', `${path.resolve('dist-nginx')}/`)
    .replace('/var/www/site', path.resolve('dist'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
  await writeFile(path.join(folder, 'users'), 'staff:{PLAIN}secret\n')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
access_log off;
${temp}
${site}
}
`,
  )
  const nginx = spawn(
    'nginx',
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')],
    { stdio: 'inherit' },
  )
  const stop = async () => {
    nginx.kill()
    await rm(folder, { recursive: true })
  }
  return waitFor({ origin: `http://127.0.0.1:${port}`, stop })
}
