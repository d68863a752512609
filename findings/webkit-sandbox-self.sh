#!/bin/sh
# In a sandboxed frame WebKit refuses a page the scripts that its policy allows with 'self'.
#
# Expected: 'self' is the origin of the page's address. A sandbox takes the page's origin away, but its address stays
#   (CSP 3, "self-origin"), so `script-src 'self'` means the same. In Chromium 156 and Firefox 153 it does.
# Version: webkit2gtk 2.50.6 (Debian 12). Seen: 2026-11-27.
# Behavior: the script is refused in a frame with the attribute `sandbox`. The same page outside of a frame, with
#   the directive `sandbox` in its own policy, may load it.
# Output:
#> sandboxed by its policy: script loaded
#> sandboxed by its frame: script refused
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='webkit2gtk-driver xvfb xauth'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . selenium-webdriver@4.46.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { createServer } from 'node:http'
import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'

const requested = new Set()
const policy = "default-src 'none'; script-src 'self'"
const server = createServer(({ url }, response) => {
  const path = url.slice(1)
  const frame = path === 'outer' ? '<iframe sandbox="allow-scripts" src="/frame"></iframe>' : ''
  requested.add(path)
  if (path === 'frame') response.setHeader('content-security-policy', policy)
  if (path === 'page')
    response.setHeader('content-security-policy', `${policy}; sandbox allow-scripts`)
  response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
  response.end(path.endsWith('.js') ? '' : `<!doctype html>${frame}<script src="${path}.js"></script>`)
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build()
const browserOptions = { binary: process.argv[2], args: ['--automation'] }
const browser = await new Builder()
  .usingServer(await service.start())
  .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions })
  .build()
for (const path of ['page', 'outer'])
  await browser.get(`http://127.0.0.1:${server.address().port}/${path}`)
if (!requested.has('frame')) throw new Error('The frame was not loaded')
const outcome = (script) => (requested.has(script) ? 'loaded' : 'refused')
console.log(`sandboxed by its policy: script ${outcome('page.js')}`)
console.log(`sandboxed by its frame: script ${outcome('frame.js')}`)
await browser.quit()
await service.kill()
server.close()
server.closeAllConnections()
END
export LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR="$dir" XDG_CONFIG_HOME="$dir"
seen=$(xvfb-run -a node run.mjs "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
