#!/bin/sh
# A DataGrid that is given a larger `columnBufferPx` renders the columns beyond the screen only once it is scrolled.
#
# Expected: a new value of a prop applies when it is rendered, as `rowHeight` and `columns` do
#   (https://mui.com/x/react-data-grid/virtualization/#column-virtualization).
# Version: @mui/x-data-grid 9.14.0, @mui/material 9.5.0, react 19.3.1, chromium 156 (Debian 12). Seen: 2026-11-28.
# Behavior: 20 columns of 100 px in a box of 400 px. With the prop 3000 from the start all are there. When it changes from
#   0 to 3000, those beyond the screen stay missing, also for screen readers, until it is scrolled.
# Output:
#> 3000 from the start: 20 cells in a row
#> changed from 0 to 3000: 5 cells, after scrolling 20
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
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . @mui/x-data-grid@9.14.0 @mui/material@9.5.0 @emotion/react@11.14.0 \
  @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 playwright@1.65.1 esbuild@0.25.12 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >page.jsx <<'END_OF_PAGE'
import { DataGrid } from '@mui/x-data-grid'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const columns = Array.from({ length: 20 }, (_, index) => ({ field: `c${index}`, width: 100 }))
const rows = [Object.fromEntries([['id', 1], ...columns.map(({ field }) => [field, field])])]

function Page() {
  const [buffer, setBuffer] = useState(Number(location.hash.slice(1)))
  window.setBuffer = setBuffer
  return (
    <div style={{ width: 402, height: 300 }}>
      <DataGrid rows={rows} columns={columns} columnBufferPx={buffer} hideFooter />
    </div>
  )
}
createRoot(document.getElementById('root')).render(<Page />)
END_OF_PAGE
npx esbuild page.jsx --bundle --minify --jsx=automatic --define:process.env.NODE_ENV='"production"' --outfile=page.js --log-level=error || exit 2
echo '<!doctype html><title>Page</title><div id="root"></div><script src="page.js"></script>' >page.html
cat >run.mjs <<END_OF_RUN
import { chromium } from 'playwright'

const browser = await chromium.launch({ executablePath: '$(command -v chromium)', args: ['--no-sandbox'] })
const open = async (buffer) => {
  const page = await browser.newPage()
  await page.goto('file://$dir/page.html#' + buffer)
  await page.getByRole('gridcell').first().waitFor()
  return page
}
const count = async (page) => {
  await page.waitForTimeout(1000)
  return page.locator('[role=row] > [role=gridcell][data-field]').count()
}
console.log(\`3000 from the start: \${await count(await open(3000))} cells in a row\`)
const page = await open(0)
await page.evaluate(() => window.setBuffer(3000))
const changed = await count(page)
await page.mouse.move(100, 80)
for (const step of [60, 60, -60]) {
  await page.mouse.wheel(step, 0)
  await page.waitForTimeout(500)
}
console.log(\`changed from 0 to 3000: \${changed} cells, after scrolling \${await count(page)}\`)
await browser.close()
END_OF_RUN
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
