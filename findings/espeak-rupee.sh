#!/bin/sh
# eSpeak NG's English voices say 1,20,000 rupees as "rupee one twenty thousand"; its Hindi voice says no currency.
#
# Expected: "one lakh twenty thousand rupees" or "one hundred and twenty thousand rupees", as NVDA and Orca, which
#   speak with it, read prices in India aloud.
# Version: espeak-ng 1.51 (Debian 12)
# Behavior: in English, groups of two digits are a list of numbers, and the sign is a singular word in front. In Hindi
#   the number is right ("ek lakh bis hazar"), and the sign is silent.
# Output:
#> English, 120,000: wˈɒnhˈʌndɹɪdən twˈɛnti θˈaʊzənd
#> English, 1,20,000: wˈɒn twˈɛnti θˈaʊzənd
#> English, ₹1,20,000: ɹˈuːpiː wˈɒn twˈɛnti θˈaʊzənd
#> Hindi, ₹1,20,000: ˈeːk lˈaːkʰ bˈiːs hˈʌɟaːɾ
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v espeak-ng >/dev/null || { echo 'Needs the Debian package espeak-ng.' >&2; exit 2; }

export LC_ALL=C.UTF-8
say() {
  espeak-ng -q --ipa -v "$1" -- "$2" | sed 's/^ //'
}
seen="English, 120,000: $(say en-gb '120,000')
English, 1,20,000: $(say en-gb '1,20,000')
English, ₹1,20,000: $(say en-gb '₹1,20,000')
Hindi, ₹1,20,000: $(say hi '₹1,20,000')"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
