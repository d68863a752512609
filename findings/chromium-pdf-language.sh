#!/bin/sh
# Chromium's PDF forgets the language of a phrase: `lang` on `span`, `i` or `q`, and even on a `div` around paragraphs.
#
# Expected: a tagged file has the language of every part that has one, so that a screen reader changes its voice
#   (WCAG 2.2, 3.1.2, https://www.w3.org/WAI/WCAG22/Techniques/pdf/PDF19). `span` with `lang` is how HTML marks a phrase.
# Version: chromium 156 (Debian 12). Seen: 2026-11-28.
# Behavior: the language is written with the element's tag, and elements without a role of their own have no tag. Whatever
#   gives one brings the language with it: `em` instead of `i`, `section` instead of `div`, or an id that nothing uses.
# Output:
#> <p lang="bn">: kept
#> <span lang="hi">: lost
#> <span lang="mr" id="x">: kept
#> <i lang="gu">: lost
#> <em lang="ta">: kept
#> <q lang="te">: lost
#> <div lang="kn">: lost
#> <section lang="ml">: kept
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
export HOME="$dir" TMPDIR="$dir"

cat >page.html <<'END'
<!doctype html>
<html lang="en">
  <title>Languages</title>
  <p lang="bn">Namaskar</p>
  <p>We say <span lang="hi">namaste</span>, <span lang="mr" id="x">namaskar</span>, <i lang="gu">kem chho</i>,
    <em lang="ta">vanakkam</em> and <q lang="te">namaskaram</q>.</p>
  <div lang="kn"><p>Namaskara</p></div>
  <section lang="ml"><p>Namaskaram</p></section>
</html>
END
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/profile" \
  --no-pdf-header-footer --print-to-pdf=page.pdf page.html 2>/dev/null || exit 2

seen=$(grep -o '<[a-z]* lang="[a-z]*"[^>]*>' page.html | grep -v '^<html' | while read -r tag; do
  language=$(printf '%s' "$tag" | sed 's/.* lang="\([a-z]*\)".*/\1/')
  if grep -aq "/Lang ($language)" page.pdf; then echo "$tag: kept"; else echo "$tag: lost"; fi
done)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
