#!/bin/sh
# eSpeak NG's Bengali voice drops the vowel behind a letter with a dot, and its Assamese voice spells the word, in NFC.
#
# Expected: "পড়ুন" (read) sounds the same however ড় is stored: the two forms are canonically equivalent. NFC, in which
#   the W3C asks for all text and databases and forms often store it, has the letter and the dot apart, for good.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: as one character the letters are known. As two, the Bengali voice loses the vowel sign behind them: "car" is
#   "gar", without its i. The Assamese voice spells the word, sign by sign, even the name of its own language.
# Output:
#> Bengali, read more: ˈaɾɔˌoː pˈor.un, in NFC: ˈaɾɔˌoː pˈɔr.nɔ
#> Bengali, car: ɡˈar.i, in NFC: ɡˈar.
#> Bengali, Assamese: ˈɔʃɔmˌia, in NFC: ˈɔʃɔmˌi
#> Assamese, Assamese: ˈɔχəmˌia, in NFC: ˈɔ dˌonteχχˈɔ mˈɔ dˈiːɾɡʰikˌaɾ ˌontostedʒˈɔ bˈindu ˈakaɾ
#> Assamese, subject: bˈiʃɔj, in NFC: bˈɔ hɾˌɔʃʃoˈikaɾ mˌudʰennoʃʃˈɔ ˌontostedʒˈɔ bˈindu
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

# say LANGUAGE VOICE MEANING TEXT: with the dotted letters as one character, then in NFC
say() {
  nfc=$(printf '%s' "$4" | LC_ALL=C sed 's/\xe0\xa7\x9c/\xe0\xa6\xa1\xe0\xa6\xbc/g; s/\xe0\xa7\x9f/\xe0\xa6\xaf\xe0\xa6\xbc/g')
  for text in "$4" "$nfc"; do
    espeak-ng -q --ipa -v "$2" -- "$text" | sed 's/^ *//' || exit 2
  done | paste -sd'|' | sed "s/|/, in NFC: /; s/^/$1, $3: /"
}
seen=$(
  say Bengali bn 'read more' "$(printf 'আরও প\340\247\234ুন')"
  say Bengali bn car "$(printf 'গা\340\247\234ি')"
  say Bengali bn Assamese "$(printf 'অসমী\340\247\237া')"
  say Assamese as Assamese "$(printf 'অসমী\340\247\237া')"
  say Assamese as subject "$(printf 'বিষ\340\247\237')"
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
