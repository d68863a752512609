#!/bin/sh
# Read by its tags, a paragraph of a PDF ends at its first soft hyphen: "You may not cancel" becomes "You may not can".
#
# Expected: `pdfinfo -struct-text` prints all words of a tagged file. A soft hyphen is no letter, and content within
#   content belongs to what surrounds it (ISO 32000-1, 14.6).
# Version: poppler-utils 22.12.0, chromium 156 (both Debian 12). Seen: 2026-11-28.
# Behavior: Chromium puts soft hyphens, zero-width spaces and some ligatures into spans with `ActualText`, for those who
#   copy them. Where such a span ends, Poppler takes the whole paragraph for ended, and says nothing. `pdftotext`, which
#   reads what is painted, has all words.
# Output:
#> painted: You may not cancel after three days. / You may not cancel after three days. / Write to sales@example.com today.
#> tagged: You may not cancel after three days. / You may not can / Write to sales@
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
  <p>You may not cancel after three days.</p>
  <p>You may not can&shy;cel after three days.</p>
  <p>Write to sales@&#x200b;example.com today.</p>
</html>
END
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/profile" \
  --no-pdf-header-footer --print-to-pdf=page.pdf page.html 2>/dev/null || exit 2

join() {
  sed 's/\xc2\xad//g; s/\xe2\x80\x8b//g; s/ *$//; /^$/d' | paste -sd/ | sed 's|/| / |g'
}
seen="painted: $(pdftotext page.pdf - | tr -d '\f' | join)
tagged: $(pdfinfo -struct-text page.pdf 2>/dev/null | sed -n 's/^ *"\(.*\)"$/\1/p' | join)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
