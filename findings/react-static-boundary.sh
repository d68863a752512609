#!/bin/sh
# React's static prerender hides finished content in a page that needs a script to show it.
#
# Expected: `prerender` of `react-dom/static` waits for everything, so its HTML is complete: it is for pages that are
#   files, also for visitors without JavaScript.
# Version: react-dom 19.3.1
# Behavior: a `Suspense` boundary with more than about 12 kB is moved to the end of the page, hidden, with its fallback
#   in its place and an inline script that swaps them. Nothing in it has to be lazy. With the option
#   `progressiveChunkSize: Infinity` it stays where it is.
# Output:
#> 2,000 words, shown without a script: word word word
#> 5,000 words, shown without a script: Wait
#> 5,000 words and the option: word word word
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  react@19.3.1 react-dom@19.3.1 >/dev/null || exit 2

cat >run.mjs <<'END'
import { createElement as h, Suspense } from 'react'
import { prerender } from 'react-dom/static'

async function show(name, count, options) {
  const text = h('p', null, 'word '.repeat(count))
  const boundary = h(Suspense, { fallback: 'Wait' }, text)
  const { prelude } = await prerender(h('html', null, h('body', null, boundary)), options)
  const html = await new Response(prelude).text()
  const visible = html.replace(/<script.*?<.script>|<div hidden.*?<.div>|<[^>]*>/gs, '')
  console.log(`${name}: ${visible.trim().split(' ').slice(0, 3).join(' ')}`)
}
await show('2,000 words, shown without a script', 2000)
await show('5,000 words, shown without a script', 5000)
await show('5,000 words and the option', 5000, { progressiveChunkSize: Infinity })
END
seen=$(node run.mjs)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
