/** Serves `dist/` (or the folder `DIST`) without building it, for tests and to try a build. */
import { serve } from './serve'

const port = Number(process.env.PORT ?? 4173)
const { DIST: dist = 'dist' } = process.env
await serve({ port, dist, ...(process.env.OUTBOX ? { outbox: process.env.OUTBOX } : {}) })
console.log(`${dist}/ is served at http://localhost:${port}`)
