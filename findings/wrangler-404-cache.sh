#!/bin/sh
# The same `_headers` file gives a missing file a year in the cache on Cloudflare Workers, and none on Cloudflare Pages.
#
# Expected: one format, one vendor, one meaning: either rules apply to 404s or they do not.
# Version: wrangler 4.86.0, the last one for Node 20; both servers run on this machine. Seen: 2026-11-27.
# Behavior: Workers sends the 404 with all headers of the rule for its folder, a year of cache included. Pages sends
#   the others, too, but replaces `Cache-Control` by `no-store`.
# Output:
#> Workers, /assets/app.js: 200, max-age=31536000, immutable, "site"
#> Workers, /assets/gone.js: 404, max-age=31536000, immutable, "site"
#> Pages, /assets/app.js: 200, max-age=31536000, immutable, "site"
#> Pages, /assets/gone.js: 404, no-store, "site"
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . wrangler@4.86.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

mkdir -p site/assets
echo '<h1>Not found</h1>' >site/404.html
echo 'export {}' >site/assets/app.js
printf '/assets/*\n  Cache-Control: max-age=31536000, immutable\n  X-Rule: site\n' >site/_headers
cat >wrangler.json <<'END'
{
  "name": "site",
  "compatibility_date": "2026-04-01",
  "assets": { "directory": "site", "not_found_handling": "404-page" }
}
END
cat >run.mjs <<'END'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const home = { HOME: process.cwd(), XDG_CONFIG_HOME: `${process.cwd()}/config` }
const env = { ...process.env, ...home, CI: '1', WRANGLER_SEND_METRICS: 'false' }
async function ask(name, command) {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  const args = [...command, '--ip=127.0.0.1', `--port=${port}`, '--inspector-port=0']
  const options = { env, stdio: 'ignore', detached: true }
  const { pid } = spawn('node_modules/.bin/wrangler', args, options)
  try {
    for (const path of ['/assets/app.js', '/assets/gone.js']) {
      let response
      for (let tries = 0; !response; tries++) {
        response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => sleep(200))
        if (tries > 500) throw new Error(`${name} does not answer`)
      }
      const { status, headers } = response
      const cache = headers.get('cache-control')
      console.log(`${name}, ${path}: ${status}, ${cache}, "${headers.get('x-rule')}"`)
    }
  } finally {
    process.kill(-pid)
  }
}
await ask('Workers', ['dev', '--local'])
await ask('Pages', ['pages', 'dev', 'site', '--compatibility-date=2026-04-01'])
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
