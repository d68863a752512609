#!/bin/sh
# sirv answers a request for the last bytes of a file with its first ones.
#
# Expected: `bytes=-3` means the last three bytes, and `bytes=0-0` the first one (RFC 9110, 14.1.2). A server that
#   cannot do that sends the whole file with status 200. Media players ask for the end of a video like this.
# Version: sirv 3.0.2. Seen: 2026-11-27.
# Behavior: it reads a missing first byte as 0, and a last byte of 0 as the end. It says 206 all the same.
#   Known (lukeed/sirv#155).
# Output:
#> bytes=2-4: 206, bytes 2-4/10, 234
#> bytes=-3: 206, bytes 0-3/10, 0123
#> bytes=0-0: 206, bytes 0-9/10, 0123456789
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . sirv@3.0.2 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

mkdir public
printf 0123456789 >public/digits.txt
cat >run.mjs <<'END'
import { createServer } from 'node:http'
import sirv from 'sirv'

const server = createServer(sirv('public')).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const url = `http://127.0.0.1:${server.address().port}/digits.txt`
for (const range of ['bytes=2-4', 'bytes=-3', 'bytes=0-0']) {
  const response = await fetch(url, { headers: { range } })
  const part = response.headers.get('content-range')
  console.log(`${range}: ${response.status}, ${part}, ${await response.text()}`)
}
server.close()
server.closeAllConnections()
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
