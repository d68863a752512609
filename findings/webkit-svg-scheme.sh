#!/bin/sh
# WebKit draws an SVG image in its light colors on a dark page.
#
# Expected: a media query for dark colors inside an SVG image has the answer that the page around it has, as in
#   Chromium and Firefox.
# Version: webkit2gtk 2.50.6 (Debian 12). Seen: 2026-11-27.
# Behavior: the page knows that the system is dark and says so to its style sheets, but an image is always light.
#   Neither the system's setting nor `color-scheme: dark` on the image changes that.
# Output:
#> light system: page light, image red
#> dark system: page dark, image red
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
import { Builder } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
  <style>rect { fill: red } @media (prefers-color-scheme: dark) { rect { fill: lime } }</style>
  <rect width="9" height="9" />
</svg>`
const page = `<!doctype html><html style="color-scheme: light dark"><title>Drawing</title>
  <img style="color-scheme: dark" src="data:image/svg+xml,${encodeURIComponent(svg)}" />`
const look = `const context = document.createElement('canvas').getContext('2d')
  context.drawImage(document.images[0], 0, 0)
  const [red] = context.getImageData(4, 4, 1, 1).data
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  return 'page ' + (isDark ? 'dark' : 'light') + ', image ' + (red ? 'red' : 'green')`

for (const [system, args] of [['light', []], ['dark', ['--dark-mode']]]) {
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build()
  const browserOptions = { binary: process.argv[2], args: ['--automation', ...args] }
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()
  await browser.get(`data:text/html,${encodeURIComponent(page)}`)
  console.log(`${system} system: ${await browser.executeScript(look)}`)
  await browser.quit()
  await service.kill()
}
END
export LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR="$dir" XDG_CONFIG_HOME="$dir"
seen=$(xvfb-run -a node run.mjs "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
