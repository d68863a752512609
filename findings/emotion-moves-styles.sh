#!/bin/sh
# To import Emotion moves the styles of a prerendered page to the end of its head.
#
# Expected: a module that nothing has used yet leaves the page alone, or adds to it.
# Version: @emotion/react 11.14.0 (@emotion/cache 11.14.0), happy-dom 21.0.4. Seen: 2026-11-28.
# Behavior: the default cache, made when the module is evaluated, appends every `style[data-emotion]` with names to the
#   head again, behind stylesheets that stood after it: their order changes, and the browser computes all styles anew. A
#   page that uses only a cache of its own, with another key, gets it, too. A style without the attribute stays.
#   That caches move styles when they are made is known (emotion-js/emotion#1945).
# Output:
#> before: style[data-emotion="mine abc"] link title
#> after import: link title style[data-emotion="mine abc"]
#> with data-rules in place of data-emotion: style link title
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @emotion/react@11.14.0 @emotion/cache@11.14.0 \
  react@19.3.1 happy-dom@21.0.4 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >page.mjs <<'END_OF_PAGE'
import { Window } from 'happy-dom'

const attribute = process.argv[2]
const window = new Window()
window.document.head.innerHTML = `<style ${attribute}="mine abc">.mine-abc{color:red}</style><link rel="stylesheet"><title>Page</title>`
Object.assign(globalThis, { window, document: window.document, HTMLElement: window.HTMLElement })
const list = () =>
  Array.from(document.head.children, (element) => {
    const names = element.getAttribute('data-emotion')
    return element.localName + (names ? `[data-emotion="${names}"]` : '')
  }).join(' ')
const before = list()
// The file for browsers, as a bundler takes it
await import('./node_modules/@emotion/react/dist/emotion-react.browser.esm.js')
if (attribute === 'data-emotion') console.log(`before: ${before}\nafter import: ${list()}`)
else console.log(`with ${attribute} in place of data-emotion: ${list()}`)
process.exit(0)
END_OF_PAGE
seen=$(node page.mjs data-emotion && node page.mjs data-rules) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
