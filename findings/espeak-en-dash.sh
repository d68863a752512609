#!/bin/sh
# eSpeak NG says nothing for the dash that is right in a range, and "dash" for the hyphen that is wrong there.
#
# Expected: "5–7 days" with an en dash, as typography asks for, is "five to seven" or at least "five dash seven".
# Version: espeak-ng 1.51 (Debian 12)
# Behavior: the en dash is silent between digits: "five seven days". The typewriter's hyphen is said: "five dash seven".
# Output:
#> 5–7 days: fˈaɪv sˈɛvən dˈeɪz
#> 5-7 days: fˈaɪv dˈaʃ sˈɛvən dˈeɪz
#> 5 to 7 days: fˈaɪv tə sˈɛvən dˈeɪz
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v espeak-ng >/dev/null || { echo 'Needs the Debian package espeak-ng.' >&2; exit 2; }

export LC_ALL=C.UTF-8
say() {
  echo "$1: $(espeak-ng -q --ipa -v en-gb -- "$1" | sed 's/^ //')"
}
seen="$(say '5–7 days')
$(say '5-7 days')
$(say '5 to 7 days')"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
