#!/bin/sh
# Two minifiers of HTML hide closed answers from a search in the page: of `hidden="until-found"` they leave `hidden`.
#
# Expected: `hidden` is an enumerated attribute, whose value `until-found` lets the browser find and open what it hides
#   (https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute). Only attributes whose value means
#   nothing are collapsed.
# Version: html-minifier-terser 7.2.0, @minify-html/node 0.18.1, compared with htmlnano 3.5.1. Seen: 2026-11-28.
# Behavior: both still have it in their list of boolean attributes. The page looks the same, but Ctrl+F and links to a
#   text fragment no longer find the answer, and the event `beforematch` never comes.
# Output:
#> html-minifier-terser: <p hidden>Yes, within 7 days.</p>
#> minify-html: <p hidden>Yes, within 7 days.
#> htmlnano: <p hidden="until-found">Yes, within 7 days.</p>
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  html-minifier-terser@7.2.0 @minify-html/node@0.18.1 htmlnano@3.5.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import minifyHtml from '@minify-html/node'
import { minify } from 'html-minifier-terser'
import htmlnano from 'htmlnano'

const answer = '<p hidden="until-found">Yes, within 7 days.</p>'
console.log(`html-minifier-terser: ${await minify(answer, { collapseBooleanAttributes: true })}`)
console.log(`minify-html: ${minifyHtml.minify(Buffer.from(answer), {})}`)
console.log(`htmlnano: ${(await htmlnano.process(answer)).html}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
