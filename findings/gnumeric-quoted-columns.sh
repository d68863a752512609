#!/bin/sh
# Gnumeric splits a CSV file at the `+` of its telephone numbers, and drops columns of one with semicolons.
#
# Expected: a comma between all cells is the separator, quoted or not (RFC 4180, 2). If a semicolon is not recognized,
#   each line is one cell. Nothing is lost.
# Version: gnumeric 1.12.55 (Debian 12). Seen: 2026-11-29.
# Behavior: it looks for the separator behind the first closing quote, but one character too far: in the next cell. A
#   `+`, `-` or `(` there becomes the separator. At the next cell's quote it falls back to the comma: then what stands between
#   a closing quote and the next comma belongs to no cell and is left out, without a word and with exit code 0.
# Output:
#> Name,Address,Phone / Asha,"12, MG Road",+91 755 555 0121
#>   Name,Address,Phone |
#>   Asha,"12, MG Road", | 91 755 555 0121
#> Name,Address,Phone / Asha,"12, MG Road","+91 755 555 0121"
#>   Name | Address | Phone
#>   Asha | 12, MG Road | +91 755 555 0121
#> "Asha";"Bhopal";"101"
#>   Asha
#> Asha;Bhopal;101
#>   Asha;Bhopal;101
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='gnumeric'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

# read_cells LINE...
read_cells() {
  printf '%s\n' "$@" >clients.csv
  paste -sd/ clients.csv | sed 's|/| / |g'
  ssconvert -T Gnumeric_stf:stf_assistant -O 'separator=| quoting-mode=never' clients.csv clients.txt || exit 2
  tr -d '\r' <clients.txt | sed 's/^/  /; s/|/ | /g; s/ $//'
}
seen=$(
  read_cells Name,Address,Phone 'Asha,"12, MG Road",+91 755 555 0121'
  read_cells Name,Address,Phone 'Asha,"12, MG Road","+91 755 555 0121"'
  read_cells '"Asha";"Bhopal";"101"'
  read_cells 'Asha;Bhopal;101'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
