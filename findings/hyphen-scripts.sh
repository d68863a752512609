#!/bin/sh
# The npm package hyphen puts soft hyphens into style sheets, scripts and structured data.
#
# Expected: it hyphenates the text of a page. Its documentation promises to leave markup alone
#   (https://github.com/ytiurin/hyphen#hyphenate-html). What `style` and `script` hold is no text
#   (https://html.spec.whatwg.org/multipage/syntax.html#raw-text-elements).
# Version: hyphen 1.14.1. Seen: 2026-11-28.
# Behavior: only what stands between `<` and `>` is skipped. A soft hyphen, shown as `·` here, cannot be seen: rules no
#   longer match, scripts have names that do not exist, JSON has other keys, and a command or an address that somebody
#   copies does not work.
# Output:
#> <p>mar·ket·ing</p>
#> <style>.mar·ket·ing { col·or: red }</style>
#> <script>doc·u·ment.ti·tle = 'x'</script>
#> <script type="application/ld+json">{ "de·scrip·tion": "x" }</script>
#> <code>npm in·stall</code>
#> <a href="mailto:marketing@example.com">mar·ket·ing@ex·am·ple.com</a>
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . hyphen@1.14.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import english from 'hyphen/en/index.js'

const page = `<p>marketing</p>
<style>.marketing { color: red }</style>
<script>document.title = 'x'</script>
<script type="application/ld+json">{ "description": "x" }</script>
<code>npm install</code>
<a href="mailto:marketing@example.com">marketing@example.com</a>`
console.log((await english.hyphenate(page)).replaceAll('\u00ad', '·'))
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
