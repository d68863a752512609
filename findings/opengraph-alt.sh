#!/bin/sh
# open-graph-scraper gives a picture the description of the next one.
#
# Expected: `og:image:alt`, `og:image:width` and the like belong to the `og:image` before them, and of the pictures
#   the first one has preference (https://ogp.me/#array).
# Version: open-graph-scraper 6.12.0. Seen: 2026-11-28.
# Behavior: pictures and properties are counted apart. The first description, width and height go to the first picture,
#   wherever they stand, the second ones to the second. Then the pictures are sorted by these sizes. So one picture
#   without them makes those of all others wrong, and another picture comes first.
# Output:
#> descriptions
#> team.png: "our office"
#> office.png: none
#> sizes
#> small.png: 1200 x 800
#> logo.png: 300 x 300
#> large.png: none
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . open-graph-scraper@6.12.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import scrape from 'open-graph-scraper'

const read = async (...tags) => {
  const head = tags.map(([name, value]) => `<meta property="og:image${name}" content="${value}">`)
  return (await scrape({ html: `<!doctype html><html><head>${head.join('')}</head></html>` })).result.ogImage
}
console.log('descriptions')
for (const { url, alt } of await read(['', 'team.png'], ['', 'office.png'], [':alt', 'our office']))
  console.log(`${url}: ${alt ? `"${alt}"` : 'none'}`)
console.log('sizes')
const size = (pixels) => pixels.map((value, index) => [index ? ':height' : ':width', value])
const logo = [['', 'logo.png'], ...size([300, 300])]
const large = [['', 'large.png'], ...size([1200, 800])]
for (const { url, width, height } of await read(...logo, ['', 'small.png'], ...large))
  console.log(`${url}: ${width ? `${width} x ${height}` : 'none'}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
