#!/bin/sh
# change-case and es-toolkit take the vowels out of Hindi: `kebabCase` of "संपर्क करें" (contact us) is "स-पर-क-कर".
#
# Expected: words are cut at spaces and punctuation, and a script without capital letters is left as it is:
#   "संपर्क-करें", as in lodash. A vowel behind a consonant is a character of its own there, a combining mark (Unicode,
#   chapter 12.1), and belongs to its word (Unicode Standard Annex 29, rule WB4).
# Version: change-case 5.4.4, es-toolkit 1.53.2, lodash 4.17.21. Seen: 2026-11-29.
# Behavior: both take everything that is no letter or digit (\p{L}) for the end of a word, marks as well. So a heading in
#   title case, an id or an address loses all vowel signs, in Hindi, Tamil, Thai and their neighbors, and é in its form of
#   two characters becomes a gap. es-toolkit was mended for its copy of lodash's functions only (toss/es-toolkit#2102).
# Output:
#> change-case, kebabCase: संपर्क करें: स-पर-क-कर
#> change-case, capitalCase: हिन्दी में: ह न द म
#> change-case, kebabCase: தமிழ்: தம-ழ
#> change-case, kebabCase: résumé (é of two characters): re-sume
#> es-toolkit, kebabCase: संपर्क करें: स-पर-क-कर
#> es-toolkit/compat, kebabCase: संपर्क करें: संपर्क-करें
#> lodash, kebabCase: संपर्क करें: संपर्क-करें
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  change-case@5.4.4 es-toolkit@1.53.2 lodash@4.17.21 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { capitalCase, kebabCase } from 'change-case'
import * as toolkit from 'es-toolkit'
import * as compat from 'es-toolkit/compat'
import lodash from 'lodash'

const tell = (name, text, changed) => console.log(`${name}: ${text}: ${changed}`)
const contact = 'संपर्क करें'

tell('change-case, kebabCase', contact, kebabCase(contact))
tell('change-case, capitalCase', 'हिन्दी में', capitalCase('हिन्दी में'))
tell('change-case, kebabCase', 'தமிழ்', kebabCase('தமிழ்'))
tell('change-case, kebabCase', 'résumé (é of two characters)', kebabCase('résumé'.normalize('NFD')))
tell('es-toolkit, kebabCase', contact, toolkit.kebabCase(contact))
tell('es-toolkit/compat, kebabCase', contact, compat.kebabCase(contact))
tell('lodash, kebabCase', contact, lodash.kebabCase(contact))
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
