#!/bin/sh
# Braille tables of India lack letters: Hyderabad in Telugu and "online" in Gujarati begin with a code point.
#
# Expected: a table has all letters that its language writes with (World Braille Usage, 3rd edition, UNESCO 2013), and
#   the same cells for a letter in both of Unicode's forms. NFC, which the W3C asks for, takes ଡ଼ and য় apart.
# Version: liblouis 3.24.0 (Debian 12), which NVDA and Orca use. Seen: 2026-11-29.
# Behavior: Telugu has no ha, Gujarati no short o of English words, as letter or sign, Marathi no ॲ of "app". Odia and
#   Assamese do not know the dot below, so that the names of both languages fall apart (for Bengali this is known,
#   liblouis/liblouis#932). Each becomes eight cells, which spell `'\x0c39'` as a programmer would.
# Output:
#> Telugu, హైదరాబాద్ (Hyderabad): ⠄⡳⠭⠴⠉⠒⠔⠄⠌⠙⠗⠜⠃⠜⠈⠙
#> Gujarati, ઑનલાઇન (online): ⠄⡳⠭⠴⠁⠔⠂⠄⠝⠇⠜⠊⠝
#> Gujarati, કૉલ (call): ⠅⠄⡳⠭⠴⠁⠉⠔⠄⠇
#> Marathi, ॲप (app): ⠄⡳⠭⠴⠔⠶⠆⠄⠏
#> Odia, ଓଡ଼ିଆ (Odia): ⠕⠻⠊⠜
#> Odia, ଓଡ଼ିଆ (Odia in NFC): ⠕⠫⠄⡳⠭⠴⠃⠒⠉⠄⠊⠜
#> Assamese, অসমীয়া (Assamese in NFC): ⠁⠎⠍⠔⠽⠄⡳⠭⠴⠔⠃⠉⠄⠜
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='liblouis-bin'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

# write_word LANGUAGE TABLE WORD MEANING
write_word() {
  cells=$(printf '%s' "$3" | lou_translate "unicode.dis,$2") || exit 2
  echo "$1, $3 ($4): $cells"
}
# Dots below: in one character with the letter, and on their own
odia=$(printf 'ଓ\340\255\234ିଆ') odia_nfc=$(printf 'ଓଡ\340\254\274ିଆ') assamese_nfc=$(printf 'অসমীয\340\246\274া')
seen=$(
  write_word Telugu te-in-g1.utb హైదరాబాద్ Hyderabad
  write_word Gujarati gu-in-g1.utb ઑનલાઇન online
  write_word Gujarati gu-in-g1.utb કૉલ call
  write_word Marathi mr-in-g1.utb ॲप app
  write_word Odia or-in-g1.utb "$odia" Odia
  write_word Odia or-in-g1.utb "$odia_nfc" 'Odia in NFC'
  write_word Assamese as-in-g1.utb "$assamese_nfc" 'Assamese in NFC'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
