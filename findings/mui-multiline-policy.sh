#!/bin/sh
# Under a strict Content Security Policy, Material UI's field of several lines shows two boxes.
#
# Expected: prerendered markup looks the same under a policy that allows its style sheets but no style attributes.
# Version: @mui/material 9.5.0, react 19.3.1, chromium 156 (Debian 12). Seen: 2026-11-27.
# Behavior: the field measures its text in a second `<textarea>` that only a style attribute hides. The policy refuses
#   the attribute, and a copy that is `aria-hidden` and read-only stands beside the
#   field. A field of one line has no such copy.
# Output:
#> without a policy: 1 of 2 boxes shown
#> with a policy: 2 of 2 boxes shown
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
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 \
  react@19.3.1 react-dom@19.3.1 puppeteer-core@24.43.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { createServer } from 'node:http'
import { TextField } from '@mui/material'
import puppeteer from 'puppeteer-core'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const field = renderToString(h(TextField, { id: 'message', label: 'Message', multiline: true }))
const policy = "style-src-elem 'unsafe-inline'; style-src-attr 'none'"
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html')
  if (url === '/policy') response.setHeader('content-security-policy', policy)
  response.end(`<!doctype html><title>Contact</title>${field}`)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

const [, , executablePath] = process.argv
const options = { executablePath, args: ['--no-sandbox'], userDataDir: 'profile' }
const browser = await puppeteer.launch(options)
const tab = await browser.newPage()
for (const [name, path] of [['without a policy', '/'], ['with a policy', '/policy']]) {
  await tab.goto(`http://127.0.0.1:${server.address().port}${path}`)
  const shown = await tab.$$eval('textarea', (boxes) =>
    boxes.map((box) => box.checkVisibility({ visibilityProperty: true })),
  )
  console.log(`${name}: ${shown.filter(Boolean).length} of ${shown.length} boxes shown`)
}
await browser.close()
server.close()
server.closeAllConnections()
END
seen=$(NODE_ENV=production node run.mjs "$(command -v chromium)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
