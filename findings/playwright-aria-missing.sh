#!/bin/sh
# Playwright's flag for updating snapshots passes without an ARIA snapshot that is missing, if `children` is set.
#
# Expected: `--update-snapshots` writes a snapshot that is missing, whatever is to be compared, or the test fails
#   (https://playwright.dev/docs/aria-snapshots, https://playwright.dev/docs/test-cli).
# Version: playwright 1.65.1, chromium 156 (Debian 12). Seen: 2026-11-28.
# Behavior: with `expect.toMatchAriaSnapshot.children` in the configuration, the missing snapshot counts as matched, the
#   test passes and nothing is written: it compares with nothing. `--update-snapshots=all` writes the file.
# Output:
#> children not set, --update-snapshots: 1 passed, 1 file
#> children equal, --update-snapshots: 1 passed, 0 files
#> children equal, --update-snapshots=all: 1 passed, 1 file
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
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . playwright@1.65.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >playwright.config.mjs <<END
const children = process.env.CHILDREN
export default {
  reporter: 'line',
  snapshotPathTemplate: 'snapshots/{arg}{ext}',
  use: { launchOptions: { executablePath: '$(command -v chromium)', args: ['--no-sandbox'] } },
  expect: { toMatchAriaSnapshot: children ? { children } : {} },
}
END
cat >page.spec.mjs <<'END'
import { expect, test } from 'playwright/test'

test('main', async ({ page }) => {
  await page.setContent('<main><h1>Hello</h1></main>')
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'main.aria.yml' })
})
END
try() {
  rm -rf snapshots
  result=$(CHILDREN=$1 npx playwright test "$2" 2>&1 | grep -oE '[0-9]+ (passed|failed)')
  count=$(find snapshots -type f 2>/dev/null | wc -l)
  [ "$count" = 1 ] && files='1 file' || files="$count files"
  echo "children ${1:-not set}, $2: $result, $files"
}
seen=$(
  try '' --update-snapshots
  try equal --update-snapshots
  try equal --update-snapshots=all
)
printf '%s\n' "$seen"
case $seen in *failed*) exit 2 ;; esac
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
