#!/bin/sh
# In a CSV file, "3+" years become 3 for LibreOffice and Gnumeric, and pictures of 16:9 nine past four in the afternoon.
#
# Expected: "3+" is a text, as "3+ years", "10+2" and "5-7" are. It is more than three, and no number is written so. A
#   ratio is no time.
# Version: LibreOffice 7.4.7, recognizing special numbers, as it does without options, and gnumeric 1.12.55 (both
#   Debian 12). Seen: 2026-11-29.
# Behavior: a sign behind a number is its sign, and a plus is dropped: of "100+" clients and "99+%" uptime the claim is
#   lost, and "5-", from five on, is minus five. Text in the same column stays text, so that "3+" and "3+ years" differ.
# Output:
#> 3+: LibreOffice 3, Gnumeric 3
#> 100+: LibreOffice 100, Gnumeric 100
#> 99+%: LibreOffice 99.00%, Gnumeric 0.99
#> 5-: LibreOffice -5, Gnumeric -5
#> 16:9: LibreOffice 04:09:00 PM, Gnumeric 16:09:00
#> 3+ years: LibreOffice 3+ years, Gnumeric 3+ years
#> 10+2: LibreOffice 10+2, Gnumeric 10+2
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='libreoffice-calc gnumeric'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

printf '%s\n' 3+ 100+ 99+% 5- 16:9 '3+ years' 10+2 >cells.csv
# Commas, quotes, UTF-8, from row 1, English (USA), no column as text, recognize special numbers
soffice --headless "-env:UserInstallation=file://$dir/profile" --infilter='CSV:44,34,76,1,,1033,false,true' \
  --convert-to csv --outdir libreoffice cells.csv >/dev/null 2>&1 || exit 2
ssconvert -T Gnumeric_stf:stf_assistant -O 'quoting-mode=never' cells.csv gnumeric.txt || exit 2
seen=$(
  tr -d '\r' <gnumeric.txt | paste -d'|' cells.csv libreoffice/cells.csv - |
    sed 's/|/: LibreOffice /; s/|/, Gnumeric /'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
