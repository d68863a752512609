#!/bin/sh
# A CSS variable in an SVG file has three colors: green in browsers, red in librsvg, black in resvg.
#
# Expected: a renderer that does not know `var()` says so, or at least all of them err in the same way.
# Version: @resvg/resvg-js 2.6.2 (resvg), sharp 0.35.5 (librsvg)
# Behavior: neither knows variables, and neither says a word. resvg fills with black. librsvg always takes the value
#   after the comma, which is meant for a variable that is not set; without one it is black, too.
# Output:
#> fill: var(--tone): resvg black, librsvg black
#> fill: var(--tone, red): resvg black, librsvg red
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @resvg/resvg-js@2.6.2 sharp@0.35.5 >/dev/null || exit 2

cat >run.mjs <<'END'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

const names = { '0,0,0': 'black', '255,0,0': 'red', '0,255,0': 'green' }
const nameOf = (pixels) => names[pixels.subarray(0, 3).join()]
for (const fill of ['var(--tone)', 'var(--tone, red)']) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">
    <style>:root { --tone: lime } rect { fill: ${fill} }</style>
    <rect width="1" height="1" />
  </svg>`
  const resvg = nameOf(new Resvg(svg).render().pixels)
  const librsvg = nameOf(await sharp(Buffer.from(svg)).raw().toBuffer())
  console.log(`fill: ${fill}: resvg ${resvg}, librsvg ${librsvg}`)
}
END
seen=$(node run.mjs)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
