#!/bin/sh
# pdftotext makes "57 lakh" of "5-7 lakh" where the line breaks behind the hyphen.
#
# Expected: it undoes hyphenation, as its manual says (pdftotext(1), `-layout`). That divides words. A hyphen between
#   digits never comes from it, nor does one in an address.
# Version: Poppler 22.12.0 (Debian 12); the PDF is made by pdf-lib 1.17.1. Seen: 2026-11-28.
# Behavior: each hyphen at the end of a line is removed and the lines are joined. A range becomes one number, a
#   compound one word, and an address another one. `-layout` keeps hyphens and lines. So does an en dash.
# Output:
#> We pay 57 lakh a year
#> in 202627, from Delhi or
#> on a nonpermanent contract.
#> https://example.com/webdesign
#> Within 5–
#> 7 days
#> -layout: We pay 5- / 7 lakh a year
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='poppler-utils'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . pdf-lib@1.17.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { PDFDocument, StandardFonts } from 'pdf-lib'

const lines = ['We pay 5-', '7 lakh a year', 'in 2026-', '27, from Delhi or', 'on a non-', 'permanent contract.']
lines.push('https://example.com/web-', 'design', 'Within 5–', '7 days')
const pdf = await PDFDocument.create()
const font = await pdf.embedFont(StandardFonts.Helvetica)
const page = pdf.addPage([300, 300])
lines.forEach((line, index) => page.drawText(line, { x: 20, y: 260 - 14 * index, size: 12, font }))
writeFileSync('job.pdf', await pdf.save())
END
node run.mjs || exit 2
seen="$(pdftotext job.pdf - | tr -d '\f' | sed '/^$/d')
-layout: $(pdftotext -layout job.pdf - | sed -n '1,2{s/^ *//;p}' | paste -sd/ | sed 's|/| / |')"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
