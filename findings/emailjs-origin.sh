#!/bin/sh
# EmailJS's client sends a lead to the public service, although the call names another origin.
#
# Expected: `send` takes the same options as `init`, so an `origin` among them is where the request goes.
# Version: @emailjs/browser 4.4.1. Seen: 2026-11-27.
# Behavior: `send` reads `publicKey` and the others, but not `origin`. Only `init` sets it. Nothing says so: a test
#   against a server of one's own sends real mails.
# Output:
#> named in send: https://api.emailjs.com
#> named in init: https://mail.example
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @emailjs/browser@4.4.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
// The package reads these two of a browser. Nothing is sent
globalThis.location = { pathname: '/' }
globalThis.fetch = async (url) => {
  asked = new URL(url).origin
  return new Response('OK')
}
let asked
const { default: emailjs } = await import('@emailjs/browser')

const options = { publicKey: 'key', origin: 'https://mail.example' }
await emailjs.send('service', 'template', { name: 'Asha' }, options)
console.log(`named in send: ${asked}`)

emailjs.init(options)
await emailjs.send('service', 'template', { name: 'Asha' })
console.log(`named in init: ${asked}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
