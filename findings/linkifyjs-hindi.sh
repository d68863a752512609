#!/bin/sh
# The npm package linkifyjs takes Hindi's full stop into a link, and the end of a Hindi mail address for a site.
#
# Expected: punctuation behind an address is no part of it. `।`, the danda, is punctuation as `.` is
#   (https://www.unicode.org/reports/tr58/), and so is `”`. `asha@उदाहरण.भारत` is an address for mails, or nothing is:
#   `भारत` is one of the endings of India, and `https://उदाहरण.भारत` is recognized.
# Version: linkifyjs 4.4.0, compared with linkify-it 6.1.0. Seen: 2026-11-28.
# Behavior: a list of some signs ends a link, and the danda is not in it: the link leads to a page that does not exist. Of
#   the mail address only what follows the last vowel sign becomes a link, and it leads to another site.
# Output:
#> देखें https://example.com/terms। (linkifyjs: https://example.com/terms।, linkify-it: https://example.com/terms)
#> “https://example.com/terms” (linkifyjs: https://example.com/terms”, linkify-it: https://example.com/terms)
#> लिखें asha@उदाहरण.भारत (linkifyjs: http://हरण.भारत, linkify-it: mailto:asha@उदाहरण.भारत)
#> देखें https://उदाहरण.भारत (linkifyjs: https://उदाहरण.भारत, linkify-it: https://उदाहरण.भारत)
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . linkifyjs@4.4.0 linkify-it@6.1.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { LinkifyIt } from 'linkify-it'
import { find } from 'linkifyjs'

const linkifyIt = new LinkifyIt()
const texts = ['देखें https://example.com/terms।', '“https://example.com/terms”']
texts.push('लिखें asha@उदाहरण.भारत', 'देखें https://उदाहरण.भारत')
for (const text of texts) {
  const links = find(text).map(({ href }) => href)
  const others = (linkifyIt.match(text) ?? []).map(({ url }) => url)
  console.log(`${text} (linkifyjs: ${links.join(' ')}, linkify-it: ${others.join(' ')})`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
