#!/bin/sh
# Flite says "two rupees" for ₹2,00,000: groups of zeros have no words.
#
# Expected: "two lakh rupees" or "two hundred thousand rupees", or at least all digits. A group of zeros that stands
#   alone is read as such.
# Version: flite 2.2 (Debian 12), a voice of Speech Dispatcher and so of Orca. Seen: 2026-11-29.
# Behavior: the comma of 2,00,000 ends a number if the groups are not of three digits, and what is left, 00,000, is taken
#   for thousands and adds no word, not even "thousand". 10,00,000 is "ten". (eSpeak NG says the zeros.)
# Output:
#> 2,00,000 rupees: two , rupees
#> 12,00,000 visitors: twelve , visitors
#> 12,34,567: twelve , thirty four thousand five hundred sixty seven
#> 200,000 rupees: two hundred thousand rupees
#> 00: zero zero
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='flite'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

seen=$(
  for text in '2,00,000 rupees' '12,00,000 visitors' 12,34,567 '200,000 rupees' 00; do
    # -pw prints the words that it speaks
    words=$(flite -t "$text" -pw -o none | sed 's/ *$//') && [ "$words" ] || exit 2
    echo "$text: $words"
  done
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
