#!/bin/sh
# eSpeak NG's Hindi voice loses or garbles a letter with a dot, such as ज़ or फ़, right behind an opening bracket or quote.
#
# Expected: "(ज़रूरी)" sounds as "ज़रूरी" (necessary) does, and as it does with a space behind the bracket.
# Version: espeak-ng 1.51 (Debian 12), with which NVDA and Orca speak. Seen: 2026-11-29.
# Behavior: "(ज़रूरी)" is "ruri", and “फ़ोन” (phone) begins with a sound that is no f. Letters without a dot are right.
# Output:
#> ज़रूरी: zəɾˈuːɾi
#> (ज़रूरी): ɾˈuːɾi
#> “फ़ोन”: ʰχˈoːn
#> ( ज़रूरी ): zəɾˈuːɾi
#> (खोज): kʰˈoːɟ
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
  printf '%s: %s\n' "$1" "$(espeak-ng -q --ipa -v hi -- "$1" | sed 's/^ *//')"
}
seen=$(say 'ज़रूरी'; say '(ज़रूरी)'; say '“फ़ोन”'; say '( ज़रूरी )'; say '(खोज)')
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
