#!/bin/sh
# IBM's accessibility checker calls the numbers of a list deprecated: `start` of `ol`, and `value` of `li`.
#
# Expected: nothing is reported. HTML has had all of these since 2014, for lists whose numbers are referred to
#   (https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-start), and groups of a `dl` may stand in a `div`.
# Version: accessibility-checker-engine 4.0.34, chromium 156 (Debian 12), puppeteer-core 24.43.1. Seen: 2026-11-29.
# Behavior: the list of deprecated attributes is that of HTML 4. Whoever does what the report says gives clauses 4 and 5
#   of terms the numbers 1 and 2. `reversed`, which is as old as HTML 5, passes. A group in a `div` is to be verified.
# Output:
#> <ol>: nothing
#> <ol reversed>: nothing
#> <ol start="4">: The HTML attribute(s) "start" is deprecated in HTML 5
#> <li value="4">: The HTML attribute(s) "value" is deprecated for the <li> element in HTML 5
#> <ol type="a">: The HTML attribute(s) "type" is deprecated for the <ol> element in HTML 5
#> <dl> with <div>: List element is missing or improperly structured
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
const rules = ['element_attribute_deprecated', 'list_structure_proper']
const parts = {
  '<ol>': '<ol><li>Scope</li></ol>',
  '<ol reversed>': '<ol reversed><li>Scope</li></ol>',
  '<ol start="4">': '<ol start="4"><li>Rights</li></ol>',
  '<li value="4">': '<ol><li value="4">Rights</li></ol>',
  '<ol type="a">': '<ol type="a"><li>Rights</li></ol>',
  '<dl> with <div>': '<dl><div><dt>Fee</dt><dd>₹5 lakh</dd></div></dl>',
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
