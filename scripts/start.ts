/** `npm start`: builds the site and serves it as a static host would, together with the mock servers. */
import { spawnSync } from 'node:child_process'

import { serve } from './serve'

const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const port = Number(process.env.PORT ?? 4173)
await serve({ port })
console.log(`Banyan Loop is served at http://localhost:${port}`)
console.log(`Leads that were sent lie at http://localhost:${port}/outbox`)
