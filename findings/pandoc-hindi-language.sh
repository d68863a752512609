#!/bin/sh
# Hindi documents that pandoc writes for Word are marked as Arabic, and so are the PDF and the page made of them.
#
# Expected: with `lang: hi-IN` (https://pandoc.org/MANUAL.html#language-variables) Devanagari is marked as Hindi.
#   `w:lang` has three languages, of which `val` is that of Latin letters and `bidi` that of complex scripts
#   (https://learn.microsoft.com/en-us/dotnet/api/documentformat.openxml.wordprocessing.languages).
# Version: pandoc 2.17.1.1 and LibreOffice 7.4.7 (Debian 12), html-to-docx 1.8.0. Seen: 2026-11-28.
# Behavior: pandoc sets `val` alone. `bidi` stays Arabic (Saudi Arabia), which its template has from Word. html-to-docx
#   does likewise. LibreOffice takes it at its word: in a PDF for screen readers the document is Hindi and each text in
#   it Arabic. So with all languages of India in scripts of their own. In an ODT file it is "no linguistic content".
# Output:
#> pandoc, DOCX: val="hi-IN" bidi="ar-SA"
#> html-to-docx, DOCX: val="hi-IN" bidi="ar-SA"
#> LibreOffice, HTML of the former: hi-IN, in which ar-SA: शर्तें, ar-SA: आप रद्द नहीं कर सकते।
#> LibreOffice, PDF/UA of the same: hi-IN, in which ar-SA, ar-SA
#> pandoc, ODT: language="hi" language-complex="zxx"
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='pandoc libreoffice-writer'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . html-to-docx@1.8.0 jszip@3.10.1 >/dev/null || exit 2

export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8
printf '%s\n' '---' 'lang: hi-IN' '---' '' '# शर्तें' '' 'आप रद्द नहीं कर सकते।' >terms.md
# to_format FORMAT
to_format() {
  soffice --headless "-env:UserInstallation=file://$dir/profile" --convert-to "$1" terms.docx >/dev/null 2>&1 || exit 2
}
pandoc terms.md -o terms.docx && pandoc terms.md -o terms.odt || exit 2
to_format html
to_format 'pdf:writer_pdf_Export:{"PDFUACompliance":{"type":"boolean","value":"true"}}'

cat >run.mjs <<'END'
import { readFileSync } from 'node:fs'
import htmlToDocx from 'html-to-docx'
import JSZip from 'jszip'

const styles = async (archive, name) => (await JSZip.loadAsync(archive)).file(name).async('string')
/** The values of these attributes of the first such element, whatever their order. */
const attributes = (element, ...names) => names.map((name) => element.match(new RegExp(`\\b${name}="[^"]*"`))[0]).join(' ')
const language = async (archive) =>
  attributes((await styles(archive, 'word/styles.xml')).match(/<w:lang [^>]*>/)[0], 'val', 'bidi')
console.log(`pandoc, DOCX: ${await language(readFileSync('terms.docx'))}`)
const page = '<h1>शर्तें</h1><p>आप रद्द नहीं कर सकते।</p>'
console.log(`html-to-docx, DOCX: ${await language(await htmlToDocx(page, null, { lang: 'hi-IN' }))}`)

const html = readFileSync('terms.html', 'utf8')
const spans = [...html.matchAll(/<span lang="([^"]*)">([^<]*)/g)].map(([, tag, text]) => `${tag}: ${text.replace(/\s+/g, ' ')}`)
console.log(`LibreOffice, HTML of the former: ${html.match(/<body lang="([^"]*)"/)[1]}, in which ${spans.join(', ')}`)
// The catalog, and with it the language of the document, stands behind the tags.
const tags = [...readFileSync('terms.pdf', 'latin1').matchAll(/\/Lang ?\(([^)]*)\)/g)].map(([, tag]) => tag)
console.log(`LibreOffice, PDF/UA of the same: ${tags.pop()}, in which ${tags.join(', ')}`)
const odt = await styles(readFileSync('terms.odt'), 'styles.xml')
console.log(`pandoc, ODT: ${attributes(odt, 'language', 'language-complex')}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
