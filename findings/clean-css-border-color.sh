#!/bin/sh
# clean-css takes the color out of a border: `1px solid oklch(…)` becomes `1px solid`.
#
# Expected: a value that it does not know stays as it is, as in `border-color` or `background`. Level 2 changes the
#   structure, not the meaning (https://github.com/clean-css/clean-css#level-2-optimizations).
# Version: clean-css 5.3.3. Seen: 2026-11-28.
# Behavior: at level 2, `border` and `outline` are taken apart into width, style and color. A color in any of the newer
#   notations counts as none, and the rest is put together again, without a warning. The border then has the color of the
#   text: a gray one turns black, and a ring around the focus can no longer be told from its button. Known for `hsl()`
#   (clean-css/clean-css-cli#89).
# Output:
#> border:1px solid oklch(70% .02 250): border:1px solid
#> border:1px solid rgb(0 0 0 / 12%): border:1px solid
#> border:2px solid light-dark(#767676,#ccc): border:2px solid
#> border-bottom:1px solid color-mix(in srgb,red,#fff): border-bottom:1px solid
#> outline:3px solid lab(52% 40 60): outline:solid 3px
#> border:1px solid rgba(0,0,0,.12): border:1px solid rgba(0,0,0,.12)
#> border-color:oklch(70% .02 250): border-color:oklch(70% .02 250)
#> level 1, border:1px solid oklch(70% .02 250): border:1px solid oklch(70% .02 250)
#> warnings: 0
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . clean-css@5.3.3 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import CleanCSS from 'clean-css'

let warnings = 0
function minify(declaration, level) {
  const output = new CleanCSS({ level }).minify(`a{${declaration}}`)
  warnings += output.warnings.length + output.errors.length
  return output.styles.slice(2, -1)
}
const gray = 'border:1px solid oklch(70% .02 250)'
const declarations = [
  gray,
  'border:1px solid rgb(0 0 0 / 12%)',
  'border:2px solid light-dark(#767676,#ccc)',
  'border-bottom:1px solid color-mix(in srgb,red,#fff)',
  'outline:3px solid lab(52% 40 60)',
  'border:1px solid rgba(0,0,0,.12)',
  'border-color:oklch(70% .02 250)',
]
for (const declaration of declarations) console.log(`${declaration}: ${minify(declaration, 2)}`)
console.log(`level 1, ${gray}: ${minify(gray, 1)}`)
console.log(`warnings: ${warnings}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
