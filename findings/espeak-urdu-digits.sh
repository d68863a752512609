#!/bin/sh
# eSpeak NG's Urdu voice says nothing for the digits of Urdu: "the price is ۵۰۰ rupees" has no number.
#
# Expected: ۵۰۰, as Urdu writes it (U+06F0 to U+06F9), is "five hundred", like 500, and like ५०० in the Hindi voice.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: the voice knows the digits of Arabic, which look alike but are other characters, and not its own: they are
#   silent, also one by one. Prices, dates and telephone numbers go missing. The Persian voice reads the same
#   characters, and the voices of Hindi, Gujarati, Bengali, Tamil and other languages of India read theirs.
# Output:
#> Urdu, قیمت 500 روپے: qimˈat pˈaːŋcsˈaʊ rˈʊpeː
#> Urdu, قیمت ۵۰۰ روپے: qimˈat rˈʊpeː
#> Urdu, قیمت ٥٠٠ روپے (digits of Arabic): qimˈat pˈaːŋcsˈaʊ rˈʊpeː
#> Urdu, ۵:
#> Persian, ۵۰۰: pˈɑnsad
#> Hindi, ५००: pˈãcsˈɔː
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
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

# say LANGUAGE VOICE TEXT [NOTE]
say() {
  echo "$1, $3${4:-}: $(espeak-ng -q --ipa -v "$2" -- "$3")" | sed 's/: */: /; s/ *$//'
}
seen=$(
  say Urdu ur 'قیمت 500 روپے'
  say Urdu ur 'قیمت ۵۰۰ روپے'
  say Urdu ur 'قیمت ٥٠٠ روپے' ' (digits of Arabic)'
  say Urdu ur '۵'
  say Persian fa '۵۰۰'
  say Hindi hi '५००'
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
