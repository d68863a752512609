#!/bin/sh
# Read by its tags, a page that Chromium printed says the opposite: Poppler leaves out what is emphasized.
#
# Expected: `pdfinfo -struct-text` prints all words of a tagged file, in the order in which a screen reader gets them.
# Version: poppler-utils 22.12.0, chromium 156 (both Debian 12). Seen: 2026-11-27.
# Behavior: Chromium tags `<strong>` and `<em>` with types of PDF 2.0, in a file of version 1.4 without a role map.
#   Poppler does not know them, prints an error and drops them with their words. `<b>` and `<i>` are no types of their
#   own and stay. `pdftotext`, which reads what is painted, has all words.
# Output:
#> painted: You may not cancel after three days. You may not cancel.
#> tagged: You may cancel after . You may not cancel.
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='chromium poppler-utils'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir"

cat >page.html <<'END'
<!doctype html>
<html lang="en">
  <title>Refunds</title>
  <p>You may <strong>not</strong> cancel after <em>three days</em>. You may <b>not</b> cancel.</p>
</html>
END
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/profile" \
  --no-pdf-header-footer --print-to-pdf=page.pdf page.html 2>/dev/null || exit 2

painted=$(pdftotext page.pdf - | tr -d '\f' | tr -s '\n' ' ')
tagged=$(pdfinfo -struct-text page.pdf 2>/dev/null | sed -n 's/^ *"\(.*\)"$/\1/p' | tr -d '\n' | tr -s ' ')
seen="painted: ${painted% }
tagged: $tagged"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
