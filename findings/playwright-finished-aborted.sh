#!/bin/sh
# Playwright's `response.finished()` never settles when the page aborts the request after its headers.
#
# Expected: it settles when the request has ended, with an error or not, as the event `requestfailed` does
#   (https://playwright.dev/docs/api/class-response#response-finished).
# Version: playwright 1.65.1, any Chromium
# Behavior: a fetch has its headers and a part of its body, then the page aborts it. `requestfailed` is emitted; the promise
#   of `finished()` stays pending. A page that aborts a call after it has read all of its body can end a test in the same
#   way, now and then: the abort may come before the browser's own word that the request is complete.
# Output:
#> requestfailed: net::ERR_ABORTED
#> finished(): pending after 5 s
set -eu
expected=$(sed -n 's/^#> //p' "$0")
chromium=${CHROMIUM_PATH:-$(command -v chromium-headless-shell || command -v chromium || true)}
[ -n "$chromium" ] || { echo 'This needs Chromium: set CHROMIUM_PATH.' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --prefix . playwright@1.65.1 >/dev/null || exit 2

cat >run.mjs <<END_OF_RUN
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'

const server = createServer((request, response) => {
  response.setHeader('Content-Type', 'text/html')
  response.write('<!doctype html><title>Page</title>')
  if (request.url === '/') response.end()
}).listen(0)
const browser = await chromium.launch({ executablePath: '$chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto('http://localhost:' + server.address().port)

const answer = page.waitForResponse('**/half')
await page.evaluate(async () => {
  window.call = new AbortController()
  window.response = await fetch('/half', { signal: window.call.signal })
})
const finished = (await answer).finished().then(() => 'settled', () => 'rejected')
const failed = page.waitForEvent('requestfailed')
await page.evaluate(() => window.call.abort())
console.log('requestfailed: ' + (await failed).failure()?.errorText)
console.log('finished(): ' + (await Promise.race([finished, sleep(5000, 'pending after 5 s')])))
await browser.close()
process.exit()
END_OF_RUN
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ]
