#!/bin/sh
# Gnumeric silently drops columns of a file with semicolons in which the cells are quoted.
#
# Expected: either it recognizes the semicolon, or it shows each line as one cell. Nothing is lost.
# Version: gnumeric 1.12.55 (Debian 12), in a locale whose lists have commas
# Behavior: the comma is taken. What stands between a closing quote and the next comma belongs to no cell and is left
#   out, without a word and with exit code 0. Without quotes nothing is lost.
# Output:
#> without quotes: Asha;Bhopal;101
#> with quotes: Asha
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v ssconvert >/dev/null || { echo 'Needs the Debian package gnumeric.' >&2; exit 2; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"

printf 'Asha;Bhopal;101\n' >plain.csv
printf '"Asha";"Bhopal";"101"\n' >quoted.csv
export HOME="$dir" LC_ALL=C.UTF-8
read_cells() {
  ssconvert -T Gnumeric_stf:stf_assistant -O 'separator=| quoting-mode=never' "$1" fd://1 | tr -d '\r'
}
seen="without quotes: $(read_cells plain.csv)
with quotes: $(read_cells quoted.csv)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
