#!/bin/sh
# LibreOffice makes dollars of rupees: ₹1,20,000 in a CSV file becomes 120000 USD.
#
# Expected: read as English (India) or Hindi, the cell holds rupees, or a mere number or text. It is for this that the
#   dialog asks for the language (https://help.libreoffice.org/latest/en-US/text/shared/00/00000208.html).
# Version: LibreOffice 7.4.7 (Debian 12), whose own language is English (USA). Seen: 2026-11-28.
# Behavior: the sign tells that the cell is money, and then is forgotten. The cell gets the same amount of the currency
#   of the program's own language, in what is shown and in what is saved. So do pounds. Euros become mere numbers. If the
#   language for reading has another currency, the cell stays a text.
# Output:
#> English (USA), ₹1,20,000: string
#> English (India), ₹1,20,000: currency USD 120000 $120,000.00
#> Hindi, ₹1,20,000: currency USD 120000 $120,000.00
#> English (UK), £1,200: currency USD 1200 $1,200.00
#> German, 1.200,00 €: float 1200
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='libreoffice-calc'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"

export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8
# read_cell LANGUAGE NUMBER_OF_THE_LANGUAGE TEXT
read_cell() {
  printf '"%s"\n' "$3" >cell.csv
  # Commas, quotes, UTF-8, from row 1, this language, no column as text, recognize special numbers
  soffice --headless "-env:UserInstallation=file://$dir/profile" --infilter="CSV:44,34,76,1,,$2,false,true" \
    --convert-to fods cell.csv >/dev/null 2>&1 || exit 2
  tr -d '\n' <cell.fods | sed -e 's/.*<table:table-cell//' -e 's/<\/table:table-cell>.*//' >cell
  value() { sed -n "s/.* office:$1=\"\([^\"]*\)\".*/ \1/p" cell; }
  shown=$(sed -n 's/.*<text:p>\(\$[^<]*\)<.*/ \1/p' cell)
  echo "$1, $3:$(value value-type)$(value currency)$(value value)$shown"
}
seen=$(
  read_cell 'English (USA)' 1033 '₹1,20,000'
  read_cell 'English (India)' 16393 '₹1,20,000'
  read_cell Hindi 1081 '₹1,20,000'
  read_cell 'English (UK)' 2057 '£1,200'
  read_cell German 1031 '1.200,00 €'
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
