#!/bin/sh
# On React 19, react-helmet-async leaves its context empty and keeps both titles.
#
# Expected: `HelmetProvider` fills the context with the head of a server render, and of two titles the inner one wins:
#   the package exists for these two things.
# Version: react-helmet-async 3.0.0 with react 19.3.1. With React 18 both hold.
# Behavior: each `Helmet` renders its tags into the markup, for React to move them. Nothing replaces another tag, and
#   nothing is reported.
# Output:
#> context: {}
#> markup: <title>Site</title><title>Page</title><p>Text</p>
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  react@19.3.1 react-dom@19.3.1 react-helmet-async@3.0.0 >/dev/null || exit 2

cat >run.mjs <<'END'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { Helmet, HelmetProvider } from 'react-helmet-async'

const titled = (text) => h(Helmet, null, h('title', null, text))
const context = {}
const app = h(HelmetProvider, { context }, titled('Site'), titled('Page'), h('p', null, 'Text'))
const markup = renderToString(app)
console.log(`context: ${JSON.stringify(context)}`)
console.log(`markup: ${markup}`)
END
seen=$(node run.mjs)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
