/** Runs the system's nginx on loopback with our configuration and asks it for one of everything. */
import { probe, report } from './probe'
import { runNginx } from './run-nginx'

const { origin, stop } = await runNginx()
try {
  report('nginx', await probe(origin, { encodings: ['gzip'], hasNearest404: true }))
} finally {
  await stop()
}
