/** `npm start`: builds the site and serves it as a static host would, together with the mock servers. */
import { spawnSync } from 'node:child_process'

// Not through npm, which Node cannot start on Windows without a shell
for (const script of ['scripts/content/cli.ts', 'scripts/build.ts']) {
  const args = [...process.execArgv, script]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

Object.assign(process.env, { DIST: 'dist' }) // what was built
await import('./serve-cli')
