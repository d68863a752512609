#!/bin/sh
# xlsx2csv loses the numbers of a column with a unit: ₹12,000/month becomes "₹"#,##0"/11ont12".
#
# Expected: text in quotes within the format of a number is shown as it is, whatever its letters (ECMA-376, part 1,
#   18.8.31). In a CSV file the cell is 12000, or what the sheet shows.
# Version: xlsx2csv 0.7.8 (Debian 12), the file made by exceljs 4.4.0. Seen: 2026-11-29.
# Behavior: it takes the format for that of a date as soon as there is a d, h, m, s or y in it, also in the quotes, as in
#   lakh, month and days. Then it writes the format with parts of a date in it, and no number, without a word.
# Output:
#> """₹""#,##0"|12000
#> """₹""#,##0""/month"""|"""₹""#,##0""/11ont12"""
#> "0.0"" lakh"""|"0.0"" lak12"""
#> "0"" days"""|"0"" 07ays"""
#> "0"" pieces"""|"0"" pieces"""
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='xlsx2csv'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . exceljs@4.4.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

cat >run.mjs <<'END'
import ExcelJS from 'exceljs'

const workbook = new ExcelJS.Workbook()
const sheet = workbook.addWorksheet('Prices')
const formats = ['"₹"#,##0', '"₹"#,##0"/month"', '0.0" lakh"', '0" days"', '0" pieces"']
for (const format of formats) {
  const row = sheet.addRow([format, 12000])
  row.getCell(2).numFmt = format
}
await workbook.xlsx.writeFile('prices.xlsx')
END
node run.mjs || exit 2
xlsx2csv -d '|' prices.xlsx prices.csv || exit 2
seen=$(tr -d '\r' <prices.csv)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
