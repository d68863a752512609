#!/bin/sh
# sharp draws SVG in a font that no system has, once any picture of text has used the font's file.
#
# Expected: an SVG is drawn in the same way, whatever was drawn before it. Its fonts are those of the system.
# Version: sharp 0.35.5. Seen: 2026-11-29.
# Behavior: `fontfile` of a text registers the font for the whole process, and an SVG that names the family gets it.
#   Unless an SVG with an unknown font was drawn before the text: then it stays unknown. So the same SVG differs by what
#   the process has drawn before it.
# Output:
#> alone, as with a font that nobody has: true
#> after a text with the file: false
#> after an SVG with an unknown font, then the text: true
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='fontconfig fonts-dejavu-core'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . sharp@0.35.5 @expo-google-fonts/pacifico@0.4.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'node_modules/@expo-google-fonts/pacifico/400Regular'
const [file] = readdirSync(folder).filter((name) => name.endsWith('.ttf'))
const text = { text: 'a', font: 'Pacifico', fontfile: `${folder}/${file}` }
const draw = async (family) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><text x="9" y="70" font-size="50" font-family="${family}">Shop</text></svg>`
  return (await sharp(Buffer.from(svg)).raw().toBuffer()).toString('base64')
}
const steps = process.argv[2]
if (steps.includes('unknown')) await draw('No such font')
if (steps.includes('text')) await sharp({ text }).toBuffer()
const drawn = await draw('Pacifico')
console.log(drawn === (await draw('No such font')))
END
seen=$(
  printf 'alone, as with a font that nobody has: %s\n' "$(node run.mjs alone)"
  printf 'after a text with the file: %s\n' "$(node run.mjs text)"
  printf 'after an SVG with an unknown font, then the text: %s\n' "$(node run.mjs unknown,text)"
)
[ "$(printf '%s\n' "$seen" | grep -cE ': (true|false)$')" = 3 ] || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
