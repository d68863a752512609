#!/bin/sh
# A Word file with tracked changes becomes a page with the old price beside the new one.
#
# Expected: a page made of the file has the text as it is now, as pandoc and mammoth make it
#   (https://pandoc.org/MANUAL.html#option--track-changes), or marks what was deleted with `del`
#   (https://html.spec.whatwg.org/multipage/edits.html#the-del-element).
# Version: LibreOffice 7.4.7 (Debian 12); the file is made by docx 9.15.2. Seen: 2026-11-28.
# Behavior: in HTML, EPUB and plain text, deleted and new text stand side by side and nothing tells them apart. (A PDF
#   strikes the former through.) The other way, what a page has in `del` is imported as ordinary text, although `s` is
#   struck through.
# Output:
#> HTML: The price is ₹5 lakh₹4 lakh.
#> HTML: You may not cancel.
#> Text: The price is ₹5 lakh₹4 lakh. / You may not cancel.
#> Back, from <del>₹5 lakh</del> <s>₹6 lakh</s> <ins>₹4 lakh</ins>: ₹5 lakh <strike>₹6 lakh</strike> ₹4 lakh
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
cat >run.mjs <<'END'
import { writeFileSync } from 'node:fs'
import * as docx from 'docx'

let id = 0
const change = (text) => ({ id: ++id, author: 'Editor', date: '2026-11-05T10:30:00Z', text })
const text = (words) => new docx.TextRun(words)
const paragraph = (...children) => new docx.Paragraph({ children })
const price = [new docx.DeletedTextRun(change('₹5 lakh')), new docx.InsertedTextRun(change('₹4 lakh'))]
const children = [
  paragraph(text('The price is '), ...price, text('.')),
  paragraph(text('You may '), new docx.DeletedTextRun(change('not ')), text('cancel.')),
]
const offer = new docx.Document({ sections: [{ children }] })
writeFileSync('offer.docx', await docx.Packer.toBuffer(offer))
END
node run.mjs || exit 2
# to_format FORMAT FILE [OPTION...]
to_format() {
  format=$1 file=$2
  shift 2
  soffice --headless "-env:UserInstallation=file://$dir/profile" "$@" --convert-to "$format" "$file" >/dev/null 2>&1 || exit 2
}
# paragraphs PAGE: one a line
paragraphs() { tr '\n' ' ' <"$1" | grep -o '<p[ >].*</p>' | sed -e 's/<\/p>/\n/g' | sed -e 's/ *<p[^>]*> *//g' -e '/^$/d'; }
to_format html offer.docx
to_format txt:Text offer.docx
changed='<del>₹5 lakh</del> <s>₹6 lakh</s> <ins>₹4 lakh</ins>'
echo "<!doctype html><meta charset=\"utf-8\"><title>Offer</title><p>$changed</p>" >page.html
to_format odt page.html '--infilter=HTML (StarWriter)'
to_format html page.odt
seen="$(paragraphs offer.html | sed 's/^/HTML: /')
Text: $(sed 's/^\xEF\xBB\xBF//' offer.txt | paste -sd/ | sed 's|/| / |g')
Back, from $changed: $(paragraphs page.html)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
