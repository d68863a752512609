/** Serves `dist/` (or the folder `DIST`) without building it, for tests and to try a build. */
import { defaultOutbox } from './mocks/outbox'
import { serve } from './serve'

const port = Number(process.env.PORT || 4173)
const host = process.env.HOST || undefined
const dist = process.env.DIST || 'dist'
const outbox = process.env.OUTBOX || defaultOutbox
await serve({ port, host, dist, outbox })
console.log(`${dist}/ is served at http://${host ?? 'localhost'}:${port}`)
console.log(
  `This is not a server for visitors: nobody receives leads. They go to the folder ${outbox}/ on this machine, ` +
    `shown at http://localhost:${port}/outbox`,
)
