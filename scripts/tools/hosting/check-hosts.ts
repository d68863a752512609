/** `npm run check:hosts`: asks nginx and Cloudflare's runtime for one of everything, and grades the headers. */
import { gradeHeaders } from './grade'
import { probe } from './probe'
import { runCloudflare } from './run-cloudflare'
import { runNginx } from './run-nginx'

report('nginx', await ask(runNginx, ['gzip']))
// The edge compresses, not this runtime
report('Cloudflare', await ask(runCloudflare, []))
report('Observatory', await gradeHeaders())

async function ask(run: typeof runNginx, encodings: readonly string[]): Promise<string[]> {
  const { origin, stop } = await run()
  try {
    return await probe(origin, encodings)
  } finally {
    await stop()
  }
}

function report(name: string, faults: readonly string[]): void {
  console.log(`${name}: ${faults.length === 0 ? 'all as promised' : `${faults.length} faults`}`)
  for (const fault of faults) console.error(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}
