#!/bin/sh
# A Hindi PDF made by WeasyPrint looks right, but its "नहीं" (not) is read, copied and searched as "नहिीं".
#
# Expected: the text of the page, as from Chromium's and LibreOffice's PDF of the same page in the same font. A PDF says
#   for each glyph which characters it shows or, where that is not enough, for a group of them (ISO 32000-1, 14.9.4).
# Version: weasyprint 57.2, chromium 156, LibreOffice 7.4.7, read by poppler-utils 22.12.0 (all Debian 12).
#   Seen: 2026-11-29.
# Behavior: each glyph has the characters of the place where it stood first. So vowel signs are added or lost, other
#   words are torn apart, and which ones depends on the rest of the text. A search for "शर्तें" (terms) finds nothing.
# Output:
#> chromium: हिन्दी में विज्ञापन की शर्तें / कार्यक्रम रद्द नहीं कर सकते
#> libreoffice: हिन्दी में विज्ञापन की शर्तें / कार्यक्रम रद्द नहीं कर सकते
#> weasyprint: हिन्दी में विज्ञापन की श र्तें / का र्य क्रम रद्द नहिीं कर सक े
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='weasyprint chromium libreoffice-writer poppler-utils fonts-lohit-deva'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >page.html <<'END'
<!doctype html>
<html lang="hi">
  <meta charset="utf-8">
  <title>शर्तें</title>
  <style>p { font-family: "Lohit Devanagari" }</style>
  <p>हिन्दी में विज्ञापन की शर्तें</p>
  <p>कार्यक्रम रद्द नहीं कर सकते</p>
</html>
END
weasyprint page.html weasyprint.pdf 2>/dev/null || exit 2
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/profile" \
  --no-pdf-header-footer --print-to-pdf=chromium.pdf page.html 2>/dev/null || exit 2
soffice --headless "-env:UserInstallation=file://$dir/office" '--infilter=HTML (StarWriter)' \
  --convert-to pdf:writer_pdf_Export page.html >/dev/null 2>&1 && mv page.pdf libreoffice.pdf || exit 2
seen=$(for name in chromium libreoffice weasyprint; do
  text=$(pdftotext "$name.pdf" -) || exit 2
  echo "$name: $(printf '%s' "$text" | tr -d '\f' | sed '/^$/d' | paste -sd/ | sed 's|/| / |g' | sed 's/[[:cntrl:]]/?/g')"
done) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
