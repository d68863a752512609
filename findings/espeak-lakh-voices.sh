#!/bin/sh
# For eSpeak NG's Nepali voice one lakh, 100,000, is a million, and for the Konkani voice ten lakh are one lakh.
#
# Expected: a lakh is a hundred thousand in every language of the region, as in the Hindi voice.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: the Nepali voice counts in lakhs and crores, but says them in English as "million" and "billion": each price
#   from a lakh on is ten or a hundred times as high. (That it says digits of Europe in English is known,
#   espeak-ng/espeak-ng#2438.) The Konkani voice counts in thousands and millions, and calls a million "lakh". With
#   commas, as India writes it, 12,00,000 is "twelve zero zero thousand" there.
# Output:
#> Nepali, 99,999: (en) nˈaɪnti nˈaɪn θˈaʊzənd nˈaɪnhˈʌndɹɪdən nˈaɪnti nˈaɪn(ne)
#> Nepali, 1,00,000: (en) wˈɒn mˈɪliən(ne)
#> Nepali, 12,00,000: (en) twˈɛlv mˈɪliən(ne)
#> Nepali, 1,00,00,000: (en) wˈɒn bˈɪliən(ne)
#> Nepali, १,००,०००: eːk lˈaːkʰə
#> Konkani, 1000000: ˈeːkː lˈaːkʰ
#> Konkani, 1200000: ˈeːkː lˈaːkʰ dˈoːnʃˌəjə həɟˈaːɾ
#> Konkani, 12,00,000: bˈaːɾaː ʃˈuːnjə ʃˈuːnjə həɟˈaːɾ
#> Hindi, 1200000: bˈaːɾəh lˈaːkʰ
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

# say LANGUAGE VOICE NUMBER
say() {
  echo "$1, $3: $(espeak-ng -q --ipa -v "$2" -- "$3")" | sed 's/: */: /'
}
seen=$(
  say Nepali ne '99,999'
  say Nepali ne '1,00,000'
  say Nepali ne '12,00,000'
  say Nepali ne '1,00,00,000'
  say Nepali ne '१,००,०००'
  say Konkani kok 1000000
  say Konkani kok 1200000
  say Konkani kok '12,00,000'
  say Hindi hi 1200000
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
