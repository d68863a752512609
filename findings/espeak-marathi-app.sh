#!/bin/sh
# eSpeak NG's Marathi voice is silent for ॲ: "ॲप" (app) is "pa", and "ॲक्सेसिबिलिटी" (accessibility) "ksesibility".
#
# Expected: "ap", with the vowel of "pan", as the sign of that vowel is said in पॅन. ॲ (U+0972) is in Unicode since 2009,
#   for Marathi, and "app" is written with it.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: the letter is left out, without its name. Written with two characters, as before 2009, अ and ॅ are said one
#   after the other. The Konkani voice leaves it out, too. In Hindi the same word is ऐप.
# Output:
#> Marathi, ॲप: pˈʌ
#> Marathi, ॲक्सेसिबिलिटी: ksˈeːsɪbˌɪlɪʈˌi
#> Marathi, ॲनिमेशन: nɪmˈeːʃən
#> Marathi, अॅप: ˈʌʰχɛp
#> Marathi, पॅन: pˈɛn
#> Konkani, ॲप: (hi)pˈʌ(kok)
#> Hindi, ऐप: ˈɛːp
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

# say LANGUAGE VOICE WORD
say() {
  echo "$1, $3: $(espeak-ng -q --ipa -v "$2" -- "$3" | sed 's/^ *//')" || exit 2
}
seen=$(
  say Marathi mr ॲप
  say Marathi mr ॲक्सेसिबिलिटी
  say Marathi mr ॲनिमेशन
  say Marathi mr अॅप
  say Marathi mr पॅन
  say Konkani kok ॲप
  say Hindi hi ऐप
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
