#!/bin/sh
# IBM's accessibility checker lets any name of a button in Hindi pass, and refuses a right one with a soft hyphen.
#
# Expected: a button that shows "मेनू खोलें" (open menu) and is called "बंद" (close) fails, as "Open menu" with "Close"
#   does (WCAG 2.2, 2.5.3). A soft hyphen only says where a word may break: "Send appli&shy;cation" is the same words.
# Version: accessibility-checker-engine 4.0.34, chromium 156 (Debian 12), puppeteer-core 24.43.1. Seen: 2026-11-29.
# Behavior: words in Hindi or Tamil pass whatever the name is. So pages in the languages of India are never checked for
#   it, and whoever tells the computer to press "मेनू" finds nothing. axe 4.13 (experimental there) judges all as expected.
# Output:
#> Open menu, called Close: Accessible name does not match or contain the visible label text
#> मेनू खोलें, called बंद: nothing
#> பட்டியல், called மூடு: nothing
#> Send application: nothing
#> Send appli&shy;cation: Accessible name does not match or contain the visible label text
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='chromium'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  accessibility-checker-engine@4.0.34 puppeteer-core@24.43.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import puppeteer from 'puppeteer-core'

const [, , executablePath] = process.argv
const browser = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], userDataDir: 'profile' })
const tab = await browser.newPage()
const rules = ['label_name_visible']
const button = (name, words) => `<button type="button" aria-label="${name}">${words}</button>`
const parts = {
  'Open menu, called Close': button('Close', 'Open menu'),
  'मेनू खोलें, called बंद': button('बंद', 'मेनू खोलें'),
  'பட்டியல், called மூடு': button('மூடு', 'பட்டியல்'),
  'Send application': button('Send application now', 'Send application'),
  'Send appli&shy;cation': button('Send application now', 'Send appli&shy;cation'),
}
for (const [name, part] of Object.entries(parts)) {
  await tab.setContent(`<!doctype html><html lang="en-IN"><title>Page</title><main><h1>Page</h1>${part}</main></html>`)
  await tab.addScriptTag({ path: 'node_modules/accessibility-checker-engine/ace.js' })
  const reported = await tab.evaluate(async (wanted) => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
    return results.filter(({ ruleId, value }) => wanted.includes(ruleId) && value[1] !== 'PASS').map(({ message }) => message)
  }, rules)
  console.log(`${name}: ${reported.join(' ') || 'nothing'}`)
}
await browser.close()
END
seen=$(node run.mjs "$(command -v chromium)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
