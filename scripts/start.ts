/** `npm start`: builds the site and serves it as a static host would, together with the mock servers. */
import { spawnSync } from 'node:child_process'

const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

Object.assign(process.env, { DIST: 'dist' }) // what was built
await import('./serve-cli')
