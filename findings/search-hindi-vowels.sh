#!/bin/sh
# Four search libraries find "donation" for "day" in Hindi, one of them with its own rules for Hindi.
#
# Expected: दिन (day) finds texts with this word. In Hindi a vowel behind a consonant is a combining mark (Unicode, chapter
#   12.1). It is no accent, but tells दिन, दान (donation) and दीन (poor) apart, and belongs to its word (Unicode Standard
#   Annex 29, rule WB4). FlexSearch gets no option here, Orama its language "indian", uFuzzy the options that its
#   documentation calls universal, and Fuse the one to ignore accents, so that "resume" finds "résumé".
# Version: flexsearch 0.8.212, @orama/orama 3.1.18, @leeoniya/ufuzzy 1.0.19, fuse.js 7.5.0, minisearch 7.2.0.
#   Seen: 2026-11-29.
# Behavior: FlexSearch, Orama and uFuzzy take marks for the space between words and look for the consonants: in Orama and
#   uFuzzy a search for contact, संपर्क, finds "on time last night". Fuse drops all marks. Whoever serves readers in French
#   and Hindi with one search has to choose. Without its language Orama finds nothing at all, but MiniSearch what is asked.
# Output:
#> FlexSearch, दिन: दिन / दान / दीन
#> Orama, indian, दिन: दाम नहीं / दिन / दान / दीन
#> Orama, indian, संपर्क: कम / समय पर कल रात / काम
#> Orama, दिन: nothing
#> uFuzzy, universal, दिन: दिन / दान / दीन / दाम नहीं
#> uFuzzy, universal, संपर्क: समय पर कल रात
#> Fuse, ignoreDiacritics, resume: résumé
#> Fuse, ignoreDiacritics, दिन: दिन / दान / दीन
#> Fuse, ignoreDiacritics, काम: काम / कम
#> Fuse, दिन: दिन
#> MiniSearch, दिन: दिन
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . flexsearch@0.8.212 @orama/orama@3.1.18 \
  @leeoniya/ufuzzy@1.0.19 fuse.js@7.5.0 minisearch@7.2.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import * as orama from '@orama/orama'
import uFuzzy from '@leeoniya/ufuzzy'
import FlexSearch from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

// Day, donation, poor, no price, work, less, on time last night
const texts = ['दिन', 'दान', 'दीन', 'दाम नहीं', 'काम', 'कम', 'समय पर कल रात', 'résumé']
const tell = (name, found) => console.log(`${name}: ${found.join(' / ') || 'nothing'}`)

const flex = new FlexSearch.Index()
texts.forEach((text, index) => flex.add(index, text))
tell('FlexSearch, दिन', flex.search('दिन').map((index) => texts[index]))

const search = (term, options) => {
  const database = orama.create({ schema: { text: 'string' }, ...options })
  for (const text of texts) orama.insert(database, { text })
  return orama.search(database, { term }).hits.map(({ document }) => document.text)
}
tell('Orama, indian, दिन', search('दिन', { language: 'indian' }))
tell('Orama, indian, संपर्क', search('संपर्क', { language: 'indian' }))
tell('Orama, दिन', search('दिन'))

// From its documentation, "Unicode / universal"
const universal = new uFuzzy({
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
})
const fuzzy = (term) => universal.search(texts, term)[0].map((index) => texts[index])
tell('uFuzzy, universal, दिन', fuzzy('दिन'))
tell('uFuzzy, universal, संपर्क', fuzzy('संपर्क'))

const fuse = (term, options) => new Fuse(texts, { threshold: 0, ...options }).search(term).map(({ item }) => item)
tell('Fuse, ignoreDiacritics, resume', fuse('resume', { ignoreDiacritics: true }))
tell('Fuse, ignoreDiacritics, दिन', fuse('दिन', { ignoreDiacritics: true }))
tell('Fuse, ignoreDiacritics, काम', fuse('काम', { ignoreDiacritics: true }))
tell('Fuse, दिन', fuse('दिन'))

const mini = new MiniSearch({ fields: ['text'] })
mini.addAll(texts.map((text, id) => ({ id, text })))
tell('MiniSearch, दिन', mini.search('दिन').map(({ id }) => texts[id]))
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
