#!/bin/sh
# In PT Sans, PT Serif and PT Mono ₹500 looks like ₽500: the sign of the rupee is drawn as that of the ruble.
#
# Expected: a font draws ₹ as Unicode shows it (https://www.unicode.org/charts/PDF/U20A0.pdf), or has no such character,
#   so that the browser takes it from the next font (https://www.w3.org/TR/css-fonts-4/#cluster-matching).
# Version: the npm packages @fontsource/pt-sans, pt-serif, pt-mono and roboto 5.3.0, with the files of Google Fonts, read
#   by opentype.js 1.3.4. Seen: 2026-11-28.
# Behavior: all signs of currencies from U+20B9 to U+20BF have the outline of the ruble, also those of the lira and of
#   bitcoin, in each weight. As the font has the character, no fallback helps. A screen reader says "rupees", so a test
#   of words and names passes. Known (google/fonts#2406).
# Output:
#> PT Sans, drawn as ₽: ₹ ₺ ₻ ₼ ₽ ₾ ₿
#> PT Sans in bold, drawn as ₽: ₹ ₺ ₻ ₼ ₽ ₾ ₿
#> PT Serif, drawn as ₽: ₹ ₺ ₻ ₼ ₽ ₾ ₿
#> PT Mono, drawn as ₽: ₹ ₺ ₻ ₼ ₽ ₾ ₿
#> Roboto, drawn as ₽: ₽
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . opentype.js@1.3.4 @fontsource/pt-sans@5.3.0 \
  @fontsource/pt-serif@5.3.0 @fontsource/pt-mono@5.3.0 @fontsource/roboto@5.3.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { readFileSync } from 'node:fs'
import opentype from 'opentype.js'

const signs = [...'₠₡₢₣₤₥₦₧₨₩₪₫₭₮₯₰₱₲₳₴₵₸₹₺₻₼₽₾₿']
const show = (name, file) => {
  const { buffer } = new Uint8Array(readFileSync(`node_modules/@fontsource/${file}-normal.woff`))
  const font = opentype.parse(buffer)
  const outline = (sign) => font.charToGlyph(sign).getPath(0, 0, 1000).toPathData(1)
  const same = signs.filter((sign) => font.hasChar(sign) && outline(sign) === outline('₽'))
  console.log(`${name}, drawn as ₽: ${same.join(' ')}`)
}
show('PT Sans', 'pt-sans/files/pt-sans-latin-ext-400')
show('PT Sans in bold', 'pt-sans/files/pt-sans-latin-ext-700')
show('PT Serif', 'pt-serif/files/pt-serif-latin-ext-400')
show('PT Mono', 'pt-mono/files/pt-mono-latin-ext-400')
show('Roboto', 'roboto/files/roboto-latin-ext-400')
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
