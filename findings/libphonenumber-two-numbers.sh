#!/bin/sh
# Of two telephone numbers with a comma between them, libphonenumber-js finds the first, with half of the second to dial.
#
# Expected: both, as with "/" or "or" between them, and as Google's matcher, of which `findPhoneNumbersInText` is a port.
#   Ten digits in a row are a number in India, and five of them are no extension.
# Version: libphonenumber-js 1.13.16, python3-phonenumbers 8.12.57 (Debian 12), Google's code in Python.
#   Seen: 2026-11-29.
# Behavior: a comma or semicolon begins an extension, and the next digits belong to it, whatever follows: the second
#   number, opening hours, the postal code of the address. What was found as a link is dialled with these digits behind
#   it. With +91 in front of both numbers, they are found.
# Output:
#> 0731 555 0101 / 75555 50102: tel:+917315550101 tel:+917555550102
#>   Google: tel:+91-731-555-0101 tel:+91-755-555-0102
#> 0731 555 0101, 75555 50102: tel:+917315550101;ext=75555
#>   Google: tel:+91-731-555-0101 tel:+91-755-555-0102
#> 75555 50102, 10 am to 7 pm: tel:+917555550102;ext=10
#>   Google: tel:+91-755-555-0102
#> 75555 50102, 462016 Bhopal: tel:+917555550102;ext=462016
#>   Google: tel:+91-755-555-0102
#> +91 731 555 0101, +91 75555 50102: tel:+917315550101 tel:+917555550102
#>   Google: tel:+91-731-555-0101 tel:+91-755-555-0102
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='python3-phonenumbers'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . libphonenumber-js@1.13.16 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >find.mjs <<'END'
import { findPhoneNumbersInText } from 'libphonenumber-js/max'

const [, , text] = process.argv
const found = findPhoneNumbersInText(text, 'IN')
console.log(`${text}: ${found.map(({ number }) => number.getURI()).join(' ')}`)
END
cat >find.py <<'END'
import sys
from phonenumbers import PhoneNumberFormat, PhoneNumberMatcher, format_number

found = [format_number(match.number, PhoneNumberFormat.RFC3966) for match in PhoneNumberMatcher(sys.argv[1], 'IN')]
print('  Google:', ' '.join(found))
END
seen=$(
  for text in '0731 555 0101 / 75555 50102' '0731 555 0101, 75555 50102' '75555 50102, 10 am to 7 pm' \
    '75555 50102, 462016 Bhopal' '+91 731 555 0101, +91 75555 50102'; do
    node find.mjs "$text" && /usr/bin/python3 find.py "$text" || exit 2
  done
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
