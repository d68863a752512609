#!/bin/sh
# eSpeak NG's English voices say ₹12,00,000 as "rupee twelve zero zero thousand"; its Hindi voice says no currency.
#
# Expected: "twelve lakh rupees" or "one million two hundred thousand rupees", as NVDA and Orca, which
#   speak with it, read prices in India aloud.
# Version: espeak-ng 1.51 (Debian 12). Seen: 2026-11-29.
# Behavior: in English, groups of two digits are a list of numbers, and two zeros are digits. The sign is a
#   singular word in front. In Hindi the number is right ("ek lakh bis hazar"), and the sign is silent.
# Output:
#> English, 120,000: wˈɒnhˈʌndɹɪdən twˈɛnti θˈaʊzənd
#> English, 1,20,000: wˈɒn twˈɛnti θˈaʊzənd
#> English, ₹1,20,000: ɹˈuːpiː wˈɒn twˈɛnti θˈaʊzənd
#> English, ₹12,00,000: ɹˈuːpiː twˈɛlv zˈiəɹəʊ zˈiəɹəʊ θˈaʊzənd
#> Hindi, ₹1,20,000: ˈeːk lˈaːkʰ bˈiːs hˈʌɟaːɾ
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='espeak-ng'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8
say() {
  espeak-ng -q --ipa -v "$1" -- "$2" | sed 's/^ //'
}
seen="English, 120,000: $(say en-gb '120,000')
English, 1,20,000: $(say en-gb '1,20,000')
English, ₹1,20,000: $(say en-gb '₹1,20,000')
English, ₹12,00,000: $(say en-gb '₹12,00,000')
Hindi, ₹1,20,000: $(say hi '₹1,20,000')"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
