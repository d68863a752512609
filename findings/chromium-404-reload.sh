#!/bin/sh
# Chromium keeps a 404 for a year: a file that has come back is not asked for again, not even by a reload.
#
# Expected: a failed answer is tried again, at the latest when the visitor reloads the page.
# Version: chromium 156 (Debian 12), puppeteer-core 24.43.1. Seen: 2026-11-27.
# Behavior: `max-age` counts for a 404 as for any other answer, and a reload asks again for the page only. A rule for a
#   folder of hashed files covers its 404s on many hosts, and a release is such a moment.
# Output:
#> first load: failed, requests for the file: 1
#> it exists now, reload: failed, requests for the file: 1
#> reload: failed, requests for the file: 1
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='chromium'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . puppeteer-core@24.43.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { createServer } from 'node:http'
import puppeteer from 'puppeteer-core'

let exists = false
let requests = 0
const page = `<script type="module">
  document.title = await import('/part.js').then(() => 'loaded', () => 'failed')
</script>`
const server = createServer((request, response) => {
  if (request.url !== '/part.js') {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache' }).end(page)
    return
  }
  requests++
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000' }
  response.writeHead(exists ? 200 : 404, headers).end()
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

const [, , executablePath] = process.argv
const options = { executablePath, args: ['--no-sandbox'], userDataDir: 'profile' }
const browser = await puppeteer.launch(options)
const tab = await browser.newPage()
async function report(when) {
  await tab.waitForFunction('document.title !== ""')
  console.log(`${when}: ${await tab.title()}, requests for the file: ${requests}`)
}
await tab.goto(`http://127.0.0.1:${server.address().port}/`)
await report('first load')
exists = true
await tab.reload()
await report('it exists now, reload')
await tab.reload()
await report('reload')
await browser.close()
server.close()
server.closeAllConnections()
END
seen=$(node run.mjs "$(command -v chromium)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
