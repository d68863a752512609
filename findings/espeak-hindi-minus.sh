#!/bin/sh
# eSpeak NG's voices of Hindi and nine more languages of India say the plus of +12%, but no minus: -12% is 12%.
#
# Expected: "minus" or the language's own word for it, as in English, Bengali and Tamil. A hyphen that stands in front
#   of a digit, behind a space, is a sign: keyboards and spreadsheets write no other.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: a loss sounds like a gain, unless it is written with the sign U+2212, which is read in English. So in Marathi,
#   Gujarati, Punjabi, Assamese, Odia, Telugu, Kannada, Malayalam and Urdu.
# Output:
#> Hindi, +12%: plˈʌs bˈaːɾəh pətˈɪʃət
#> Hindi, -12%: bˈaːɾəh pətˈɪʃət
#> Hindi, 12%: bˈaːɾəh pətˈɪʃət
#> Hindi, −12%: (en)mˈaɪnəs(hi) bˈaːɾəh pətˈɪʃət
#> Without a difference between -12% and 12%: as gu hi kn ml mr or pa te ur
#> With one: bn en ta
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

# say VOICE TEXT
say() {
  espeak-ng -q --ipa -v "$1" -- "$2" | sed 's/^ //'
}
silent='' said=''
for voice in as bn en gu hi kn ml mr or pa ta te ur; do
  if [ "$(say "$voice" '-12%')" = "$(say "$voice" '12%')" ]; then silent="$silent $voice"; else said="$said $voice"; fi
done
seen="Hindi, +12%: $(say hi '+12%')
Hindi, -12%: $(say hi '-12%')
Hindi, 12%: $(say hi '12%')
Hindi, −12%: $(say hi '−12%')
Without a difference between -12% and 12%:$silent
With one:$said"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
