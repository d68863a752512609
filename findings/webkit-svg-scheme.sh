#!/bin/sh
# WebKit draws an SVG image in its light colors on a dark page.
#
# Expected: a media query for dark colors inside an SVG image has the answer that the page around it has, as in
#   Chromium and Firefox.
# Version: webkit2gtk 2.50.6 (Debian 12)
# Behavior: the page knows that the system is dark and says so to its style sheets, but an image is always light.
#   Neither the system's setting nor `color-scheme: dark` on the image changes that.
# Output:
#> light system: page light, image red
#> dark system: page dark, image red
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v WebKitWebDriver >/dev/null || { echo 'Needs the Debian package webkit2gtk-driver.' >&2; exit 2; }
command -v xvfb-run >/dev/null || { echo 'Needs the Debian package xvfb.' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . selenium-webdriver@4.46.0 >/dev/null || exit 2

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
seen=$(xvfb-run -a node run.mjs "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser)")
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
