#!/bin/sh
# Google's telephone library for JavaScript reads Arabic digits, but not those of any language of India.
#
# Expected: ७५५५५ ५०१०१, as a keyboard in Hindi or Marathi can write it, is 75555 50101. Asked for Hindi, the library's
#   authors say that it takes all that Java calls digits (https://github.com/google/libphonenumber/issues/954).
# Version: google-libphonenumber 3.2.47 (Google's own code), libphonenumber-js 1.13.16. Seen: 2026-11-28.
# Behavior: in JavaScript there is a list of three scripts: ASCII or full-width, Arabic, and Persian or Urdu. A form
#   understands a visitor from Dubai, and tells one from Bhopal that this is no number. A server in Java, or in Python
#   (phonenumbers 8.12.57), takes it.
# Output:
#> Urdu, ۷۵۵۵۵ ۵۰۱۰۱: +917555550101, +917555550101
#> Arabic, ٧٥٥٥٥ ٥٠١٠١: +917555550101, +917555550101
#> Hindi, ७५५५५ ५०१०१: no number, no number
#> Bengali, ৭৫৫৫৫ ৫০১০১: no number, no number
#> Gujarati, ૭૫૫૫૫ ૫૦૧૦૧: no number, no number
#> Kannada, ೭೫೫೫೫ ೫೦೧೦೧: no number, no number
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  google-libphonenumber@3.2.47 libphonenumber-js@1.13.16 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import google from 'google-libphonenumber'
import { parsePhoneNumberFromString } from 'libphonenumber-js'

const util = google.PhoneNumberUtil.getInstance()
function parse(text) {
  try {
    return util.format(util.parse(text, 'IN'), google.PhoneNumberFormat.E164)
  } catch {
    return 'no number'
  }
}
const zeros = { Urdu: '۰', Arabic: '٠', Hindi: '०', Bengali: '০', Gujarati: '૦', Kannada: '೦' }
for (const [language, zero] of Object.entries(zeros)) {
  const toDigit = (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit))
  const text = '75555 50101'.replace(/\d/g, toDigit)
  console.log(`${language}, ${text}: ${parse(text)}, ${parsePhoneNumberFromString(text, 'IN')?.number ?? 'no number'}`)
}
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
