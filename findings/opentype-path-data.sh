#!/bin/sh
# opentype.js writes path data in which two numbers have become one.
#
# Expected: a point at (5, -0.001), rounded to two decimals, is `5 0` or `5-0`.
# Version: opentype.js 2.0.0. Seen: 2026-11-27.
# Behavior: a negative number needs no space before it, and the sign decides. Then the number is rounded to 0 and has
#   no sign any more: `M50`. The path is invalid from there on, and browsers draw what came before. Outlines of
#   scaled letters have such points.
# Output:
#> (5, -0.01): M5-0.01L20 3
#> (5, -0.001): M50L20 3
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . opentype.js@2.0.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import opentype from 'opentype.js'

for (const y of [-0.01, -0.001]) {
  const path = new opentype.Path()
  path.moveTo(5, y)
  path.lineTo(20, 3)
  console.log(`(5, ${y}): ${path.toPathData({ decimalPlaces: 2, flipY: false })}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
