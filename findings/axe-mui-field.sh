#!/bin/sh
# axe never checks the contrast of what is typed into Material UI's outlined field.
#
# Expected: black on white passes, and gray on white fails.
# Version: axe-core 4.13.0, @mui/material 9.5.0, react 19.3.1, chromium 156 (Debian 12). Seen: 2026-11-27.
# Behavior: the field's edge is a `<fieldset>` over the text, with no background and no pointer events. axe takes it
#   for something that covers the text and leaves the result open, so a run without violations says nothing of it.
#   Text in the variant without that edge is checked.
# Output:
#> outlined, light gray on white: violations 0, open 1
#> standard, light gray on white: violations 1, open 0
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
  axe-core@4.13.0 @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 \
  react@19.3.1 react-dom@19.3.1 puppeteer-core@24.43.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { TextField } from '@mui/material'
import puppeteer from 'puppeteer-core'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const [, , executablePath] = process.argv
const options = { executablePath, args: ['--no-sandbox'], userDataDir: 'profile' }
const browser = await puppeteer.launch(options)
const tab = await browser.newPage()
for (const variant of ['outlined', 'standard']) {
  const slotProps = { htmlInput: { style: { color: '#cccccc' } } }
  const props = { id: 'name', label: 'Name', defaultValue: 'Asha', variant, slotProps }
  const field = renderToString(h(TextField, props))
  await tab.setContent(`<!doctype html><title>Contact</title>${field}`)
  await tab.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  const { violations, incomplete } = await tab.evaluate('axe.run("input", { runOnly: "color-contrast" })')
  const counts = `violations ${violations.length}, open ${incomplete.length}`
  console.log(`${variant}, light gray on white: ${counts}`)
}
await browser.close()
END
seen=$(NODE_ENV=production node run.mjs "$(command -v chromium)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
