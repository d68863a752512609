#!/bin/sh
# Clauses 4, 5 and 6 of a Word file all have the number 4 on the page that LibreOffice makes of it.
#
# Expected: each list of the page begins with the number that its first clause has in the file. HTML has `start` for this
#   (https://html.spec.whatwg.org/multipage/grouping-content.html#attr-ol-start), and LibreOffice uses it.
# Version: LibreOffice 7.4.7 (Debian 12); the file is made by docx 9.15.2. Seen: 2026-11-28.
# Behavior: a numbering that begins with 1 and is interrupted by paragraphs goes on. One that begins with another number
#   begins with it again behind each paragraph. In plain text (and in Writer) the same file has the right numbers, so
#   "see clause 6" leads nowhere on the page alone.
# Output:
#> Text: 1. Scope, 2. Fees, 3. Dates, 4. Rights, 5. Liability, 6. Law
#> HTML: 1. Scope, 2. Fees, 3. Dates, 4. Rights, 4. Liability, 4. Law
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='libreoffice-writer'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . docx@9.15.2 >/dev/null || exit 2

export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8
cat >write.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { Document, Packer, Paragraph } from 'docx'

const numbering = (reference, start) => ({ reference, levels: [{ level: 0, format: 'decimal', text: '%1.', start }] })
const clauses = (reference, ...titles) =>
  titles.flatMap((text) => [
    new Paragraph({ text, numbering: { reference, level: 0 } }),
    new Paragraph('This clause says more about it.')
  ])
const children = [...clauses('first', 'Scope', 'Fees', 'Dates'), ...clauses('second', 'Rights', 'Liability', 'Law')]
const config = [numbering('first', 1), numbering('second', 4)]
writeFileSync('terms.docx', await Packer.toBuffer(new Document({ numbering: { config }, sections: [{ children }] })))
END
node write.mjs || exit 2
for format in txt:Text html; do
  soffice --headless "-env:UserInstallation=file://$dir/profile" --convert-to "$format" terms.docx >/dev/null 2>&1 ||
    exit 2
done
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs'

const text = [...readFileSync('terms.txt', 'utf8').matchAll(/^\s*(\d+\. \w+)$/gm)].map(([, clause]) => clause)
console.log(`Text: ${text.join(', ')}`)
const lists = [...readFileSync('terms.html', 'utf8').matchAll(/<ol(?: start="(\d+)")?>([^]*?)<\/ol>/g)]
const clauses = lists.flatMap(([, start = 1, items]) =>
  items.split(/<li\b[^>]*>/).slice(1).map((item, index) => `${Number(start) + index}. ${item.replace(/<[^>]*>/g, '').trim()}`)
)
console.log(`HTML: ${clauses.join(', ')}`)
END
seen=$(node read.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
