#!/bin/sh
# linkinator reports "Back to top" as broken, and each link to a passage of a text.
#
# Expected: `#top` leads to the top of any page, and what stands behind `:~:` is a passage to look for, no id
#   (https://html.spec.whatwg.org/multipage/browsing-the-web.html#select-the-indicated-part,
#   https://wicg.github.io/scroll-to-text-fragment/). Browsers' "Copy link to highlight" makes the latter.
# Version: linkinator 7.6.1. Seen: 2026-11-29.
# Behavior: with `--check-fragments` the whole fragment has to be an id. So both end a check with exit code 1, also if
#   the id in front of `:~:` exists. Ids in Hindi and old names are found.
# Output:
#> broken: #top
#> broken: prices.html#:~:text=GST of 18
#> broken: prices.html#fees:~:text=GST of 18
#> broken: prices.html#missing
#> broken: prices.html#top
#> 5 of 7 links with a fragment
#> exit code 1
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . linkinator@7.6.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

mkdir site
cat >site/index.html <<'END'
<!doctype html>
<html lang="en">
  <title>Home</title>
  <a href="#top">Back to top</a>
  <a href="prices.html#top">Prices</a>
  <a href="prices.html#fees">Fees</a>
  <a href="prices.html#:~:text=GST%20of%2018">Tax</a>
  <a href="prices.html#fees:~:text=GST%20of%2018">Tax on fees</a>
  <a href="prices.html#शुल्क">शुल्क</a>
  <a href="prices.html#missing">Missing</a>
</html>
END
cat >site/prices.html <<'END'
<!doctype html>
<html lang="en">
  <title>Prices</title>
  <h2 id="fees">Fees</h2>
  <p>GST of 18 %</p>
  <h2 id="शुल्क">शुल्क</h2>
</html>
END
code=0
report=$(node_modules/.bin/linkinator site/ --check-fragments --format json) || code=$?
[ "$code" -le 1 ] || exit 2
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs'

const { links } = JSON.parse(readFileSync('report.json', 'utf8'))
const fragments = readFileSync('site/index.html', 'utf8').match(/#[^"]*(?=")/g)
const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url)
const link = (url) => url.replace(/^.*?site\//, '')
for (const url of broken.sort()) console.log(`broken: ${link(url)}`)
console.log(`${broken.length} of ${fragments.length} links with a fragment`)
END
printf '%s' "$report" >report.json
seen=$(node read.mjs && echo "exit code $code") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
