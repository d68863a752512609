#!/bin/sh
# In WebKit a field within its label is called by its own inner parts, too: the search field is "Search cancel".
#
# Expected: "Search", as with a label beside the field. A value within a label is part of the name of another field only
#   (https://www.w3.org/TR/accname-1.2/#comp_embedded_control), never of the field itself.
# Version: webkit2gtk 2.50.6, asked by WebDriver, compared with chromium 156 (both Debian 12). Seen: 2026-11-29.
# Behavior: the whole label is read, with the parts that the browser draws into the field: its button, the order of a
#   date, the choice, the value. The name of a choice changes with each choice, and `select` counts as a button.
# Output:
#> searchbox "Search cancel", beside the field searchbox "Search", in Chromium "Search"
#> textbox "Date month / day / year", beside the field textbox "Date", in Chromium "Date"
#> button "City Bhopal", beside the field button "City", in Chromium "City"
#> slider "Budget 50", beside the field slider "Budget", in Chromium "Budget"
#> button "Résumé Choose File", beside the field button "Résumé", in Chromium "Résumé"
#> textbox "Phone 555", beside the field textbox "Phone", in Chromium "Phone"
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='webkit2gtk-driver xvfb xauth chromium'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  selenium-webdriver@4.46.0 puppeteer-core@24.43.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import puppeteer from 'puppeteer-core'
import { Builder, By } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'

const fields = [
  ['Search', '<input type="search" id="field">'],
  ['Date', '<input type="date" id="field">'],
  ['City', '<select id="field"><option>Bhopal</option><option>Indore</option></select>'],
  ['Budget', '<input type="range" id="field">'],
  ['Résumé', '<input type="file" id="field">'],
  ['Phone', '<input type="tel" id="field" value="555">'],
]
const page = (body) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title>${body}`
const within = (label, field) => page(`<label>${label} ${field}</label>`)
const beside = (label, field) => page(`<label for="field">${label}</label> ${field}`)

const [, , binary, executablePath] = process.argv
const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).build()
const browserOptions = { binary, args: ['--automation'] }
const browser = await new Builder()
  .usingServer(await service.start())
  .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions })
  .build()
async function nameInWebKit(html) {
  await browser.get(`data:text/html,${encodeURIComponent(html)}`)
  const field = await browser.findElement(By.id('field'))
  return `${await field.getAriaRole()} "${await field.getAccessibleName()}"`
}
const chromium = await puppeteer.launch({ executablePath, args: ['--no-sandbox'], userDataDir: 'profile' })
const tab = await chromium.newPage()
async function nameInChromium(html) {
  await tab.setContent(html)
  const field = await tab.$('#field')
  const { name } = await tab.accessibility.snapshot({ root: field, interestingOnly: false })
  return `"${name}"`
}
for (const [label, field] of fields) {
  const names = [await nameInWebKit(within(label, field)), await nameInWebKit(beside(label, field))]
  console.log(`${names[0]}, beside the field ${names[1]}, in Chromium ${await nameInChromium(within(label, field))}`)
}
await chromium.close()
await browser.quit()
await service.kill()
END
export LIBGL_ALWAYS_SOFTWARE=1 XDG_RUNTIME_DIR="$dir" XDG_CONFIG_HOME="$dir"
seen=$(xvfb-run -a node run.mjs "$(ls /usr/lib/*/webkit2gtk-4.1/MiniBrowser)" "$(command -v chromium)") || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
