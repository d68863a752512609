#!/bin/sh
# The npm package convert-rupees-into-words writes a credit note of -500 as "One Thousand Hundred Rupees".
#
# Expected: "Minus Five Hundred Rupees", or an error. The words are what an invoice must agree with, and what a court
#   goes by where they differ from the figures (Negotiable Instruments Act, 1881, section 18, for checks).
# Version: convert-rupees-into-words 1.0.6, compared with to-words 5.7.0. Seen: 2026-11-29.
# Behavior: the sign is counted as a digit, so that the other digits move to other places. From 100 crore on, and for
#   zero, there are no words at all. Nothing is thrown, except for a number in a text, as a form has it.
# Output:
#> 500: Five Hundred Rupees (to-words: Five Hundred Rupees Only)
#> -500: One Thousand Hundred Rupees (to-words: Minus Five Hundred Rupees Only)
#> -1: Hundred  One Rupees (to-words: Minus One Rupee Only)
#> -120000: Two Lakh Two Thousand Rupees (to-words: Minus One Lakh Twenty Thousand Rupees Only)
#> 0: no words (to-words: Zero Rupees Only)
#> 999999999: Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees (to-words: Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees Only)
#> 1000000000: no words (to-words: One Arab Rupees Only)
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  convert-rupees-into-words@1.0.6 to-words@5.7.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import convert from 'convert-rupees-into-words'
import { ToWords } from 'to-words'

const toWords = new ToWords({ localeCode: 'en-IN' })
for (const amount of [500, -500, -1, -120000, 0, 999999999, 1000000000]) {
  const words = [convert(amount), toWords.convert(amount, { currency: true })].map((text) => text.trim() || 'no words')
  console.log(`${amount}: ${words.join(' (to-words: ')})`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
