#!/bin/sh
# EmailJS's client counts a send that failed: the visitor's next try is refused.
#
# Expected: a limit of one message a minute counts messages, and a limit that `init` is given holds.
# Version: @emailjs/browser 4.4.1. Seen: 2026-11-27.
# Behavior: the time is stored before the request. After a 503 the retry gets 429 without any request. And `init`
#   does not keep the limit that it is given: without a `storageProvider` it removes the default one.
# Output:
#> limit in send, service down: 503
#> limit in send, service up again: 429
#> limit in init: 200
#> limit in init, a second time: 200
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @emailjs/browser@4.4.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
// What the package reads of a browser. Nothing is sent
const stored = new Map()
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
  removeItem: (key) => stored.delete(key),
}
globalThis.location = { pathname: '/' }
let status = 503
globalThis.fetch = async () => new Response('', { status })
const { default: emailjs } = await import('@emailjs/browser')

async function send(when, options) {
  const { status } = await emailjs
    .send('service', 'template', { name: 'Asha' }, options)
    .catch((error) => error)
  console.log(`${when}: ${status}`)
}
const options = { publicKey: 'key', limitRate: { id: 'lead', throttle: 60_000 } }
await send('limit in send, service down', options)
status = 200
await send('limit in send, service up again', options)

stored.clear()
emailjs.init(options)
await send('limit in init')
await send('limit in init, a second time')
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
