#!/bin/sh
# LibreOffice publishes what was deleted: a Word file with tracked changes becomes a page with both prices.
#
# Expected: a page made of the file has the text as it is now, as pandoc and mammoth make it
#   (https://pandoc.org/MANUAL.html#option--track-changes), or marks what was deleted with `del`
#   (https://html.spec.whatwg.org/multipage/edits.html#the-del-element). Comments for colleagues are no part of it.
# Version: LibreOffice 7.4.7 (Debian 12); the file is made by docx 9.15.2
# Behavior: in HTML, EPUB and plain text, deleted and new text stand side by side and nothing tells them apart. (A PDF
#   strikes the former through.) The comments stand in the source of the page. The other way, what a page has in `del`
#   is imported as ordinary text, although `s` is struck through.
# Output:
#> HTML: The price is ₹5 lakh₹4 lakh.
#> HTML: You may not cancel.
#> HTML: Call us<!-- They can pay more. --> today.
#> Text: The price is ₹5 lakh₹4 lakh. / You may not cancel. / Call us today.
#> Back, from <del>₹5 lakh</del> <s>₹6 lakh</s> <ins>₹4 lakh</ins>: ₹5 lakh <strike>₹6 lakh</strike> ₹4 lakh
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v soffice >/dev/null || { echo 'Needs the Debian package libreoffice-writer.' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . docx@9.15.2 >/dev/null || exit 2

export HOME="$dir" LC_ALL=C.UTF-8
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
  paragraph(
    new docx.CommentRangeStart(0),
    text('Call us'),
    new docx.CommentRangeEnd(0),
    new docx.TextRun({ children: [new docx.CommentReference(0)] }),
    text(' today.')
  )
]
const comment = { id: 0, author: 'Editor', date: new Date(0), children: [paragraph(text('They can pay more.'))] }
const offer = new docx.Document({ comments: { children: [comment] }, sections: [{ children }] })
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
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
