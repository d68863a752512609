#!/bin/sh
# eSpeak NG says nothing for the dash that is right in a range, and "dash" for the hyphen that is wrong there.
#
# Expected: "5–7 days" with an en dash, as typography asks for, is "five to seven" or at least "five dash seven".
# Version: espeak-ng 1.51 (Debian 12). Seen: 2026-11-27.
# Behavior: the en dash is silent between digits: "five seven days". The typewriter's hyphen is said: "five dash seven".
# Output:
#> 5–7 days: fˈaɪv sˈɛvən dˈeɪz
#> 5-7 days: fˈaɪv dˈaʃ sˈɛvən dˈeɪz
#> 5 to 7 days: fˈaɪv tə sˈɛvən dˈeɪz
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
  echo "$1: $(espeak-ng -q --ipa -v en-gb -- "$1" | sed 's/^ //')"
}
seen="$(say '5–7 days')
$(say '5-7 days')
$(say '5 to 7 days')"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
