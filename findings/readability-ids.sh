#!/bin/sh
# Firefox's reader view drops headings because of a word in their id.
#
# Expected: an id is an address. What it is called does not decide what a reader sees.
# Version: @mozilla/readability 0.6.0, the code of Firefox's reader view. Seen: 2026-11-27.
# Behavior: a heading whose id contains one of some thirty words, such as `social`, `gdpr` or `footer`, counts as
#   part of the page's frame and is removed. The text below it stays. A class with `content` prevents it.
#   Known (mozilla/readability#807).
# Output:
#> cost: kept
#> gdpr-in-short: dropped
#> social-media: dropped
#> choosing-a-header: dropped
#> community-events: dropped
#> social-media, class "content": kept
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @mozilla/readability@0.6.0 linkedom@0.18.15 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

const paragraph = `<p>A shop that sells to a whole city needs a page for each thing that it sells, and
  each page needs the words that people use, not the words that shops use, as every search shows.</p>`
const text = paragraph.repeat(2) // below 500 characters in all, nothing is removed
const headings = [
  ['cost'],
  ['gdpr-in-short'],
  ['social-media'],
  ['choosing-a-header'],
  ['community-events'],
  ['social-media', 'content'],
]
for (const [id, className] of headings) {
  const heading = `<h2 id="${id}" class="${className ?? ''}">Heading</h2>`
  const { document } = parseHTML(
    `<html><head><title>Words</title></head><body><article>${text}${heading}${text}</article></body></html>`,
  )
  const { content } = new Readability(document).parse()
  const name = className ? `${id}, class "${className}"` : id
  console.log(`${name}: ${content.includes('Heading') ? 'kept' : 'dropped'}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
