#!/bin/sh
# Three npm packages for amounts of money read "Rs. 1,20,000" as 0.12: the dot of "Rs." is their decimal point.
#
# Expected: 120000, as for `₹1,20,000` and `Rs 1,20,000`, or an error. currency.js claims to take any text
#   (https://currency.js.org), accounting to remove all but the number
#   (https://openexchangerates.github.io/accounting.js/). `Rs.` is how people in India type rupees, as others type `Fr.`
#   and `kr.`.
# Version: currency.js 2.0.4, accounting 0.4.1, numeral 2.0.6. Seen: 2026-11-28.
# Behavior: letters, spaces and commas are removed, and `.120000` is left, without an error. 500 rupees are half of one.
#   With paise there are two dots: then two packages answer NaN, but one still 0.12. Known for `kr.` in
#   accounting (openexchangerates/accounting.js#240).
# Output:
#> ₹1,20,000: 120000 120000 120000
#> Rs 1,20,000: 120000 120000 120000
#> Rs. 1,20,000: 0.12 0.12 0.12
#> Rs.500: 0.5 0.5 0.5
#> Rs. 1,20,000.00: NaN 0.12 NaN
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import accounting from 'accounting'
import currency from 'currency.js'
import numeral from 'numeral'

const readers = [
  (text) => currency(text).value,
  (text) => accounting.unformat(text),
  (text) => numeral(text).value(),
]
function attempt(read, text) {
  try {
    return read(text)
  } catch {
    return 'an error'
  }
}
for (const text of ['₹1,20,000', 'Rs 1,20,000', 'Rs. 1,20,000', 'Rs.500', 'Rs. 1,20,000.00']) {
  console.log(`${text}: ${readers.map((read) => attempt(read, text)).join(' ')}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
