#!/bin/sh
# Papa Parse does not recognize the delimiter of a file with two columns that ends with a line break.
#
# Expected: every row has one semicolon and no row a comma, so the semicolon is the delimiter. A line break at the end
#   of the last row changes nothing (RFC 4180, 2).
# Version: papaparse 5.7.1
# Behavior: the empty line at the end counts as a row with one field. The average is then below two fields, where
#   no delimiter is considered, and the comma is taken. With three columns, or without the line break, it works.
# Output:
#> two columns: [["name","phone"],["Asha","101"],["Ravi","102"]]
#> two columns, line break at the end: [["name;phone"],["Asha;101"],["Ravi;102"],[""]]
#> three columns, line break at the end: [["name","phone","city"],["Asha","101","Bhopal"],[""]]
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . papaparse@5.7.1 >/dev/null || exit 2

cat >run.mjs <<'END'
import Papa from 'papaparse'

const files = {
  'two columns': 'name;phone\nAsha;101\nRavi;102',
  'two columns, line break at the end': 'name;phone\nAsha;101\nRavi;102\n',
  'three columns, line break at the end': 'name;phone;city\nAsha;101;Bhopal\n',
}
for (const [name, text] of Object.entries(files))
  console.log(`${name}: ${JSON.stringify(Papa.parse(text).data)}`)
END
seen=$(node run.mjs)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
