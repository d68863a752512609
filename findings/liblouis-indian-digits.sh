#!/bin/sh
# The braille tables of Hindi and most Indian languages write the digits of these languages as letters.
#
# Expected: a number begins with the number sign, ⠼, whichever digits it is printed in, since its cells are those of
#   letters (World Braille Usage, 3rd edition, UNESCO 2013). The tables do so for 500.
# Version: liblouis 3.24.0 (Debian 12), which NVDA and Orca use. Seen: 2026-11-28.
# Behavior: 500 is ⠼⠑⠚⠚, but ५०० is ⠑⠚⠚, the word एजज. In Marathi nobody needs to write such digits: `Intl` formats each
#   number of the language like that. The tables of Malayalam and Urdu write the sign.
# Output:
#> Hindi: 500 ⠼⠑⠚⠚, ५०० ⠑⠚⠚, read back: एजज
#> Marathi: 500 ⠼⠑⠚⠚, ५०० ⠑⠚⠚, read back: एजज
#> Gujarati: 500 ⠼⠑⠚⠚, ૫૦૦ ⠑⠚⠚, read back: એજજ
#> Telugu: 500 ⠼⠑⠚⠚, ౫౦౦ ⠑⠚⠚, read back: ఏజజ
#> Odia: 500 ⠼⠑⠚⠚, ୫୦୦ ⠑⠚⠚, read back: ଏଜଜ
#> Malayalam: 500 ⠼⠑⠚⠚, ൫൦൦ ⠼⠑⠚⠚, read back: ൫൦൦
#> Urdu: 500 ⠼⠑⠚⠚, ۵۰۰ ⠼⠑⠚⠚, read back: ۵۰۰
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='liblouis-bin'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2

export LC_ALL=C.UTF-8
# write_number LANGUAGE TABLE NUMBER
write_number() {
  braille() { printf '%s' "$1" | lou_translate --forward "unicode.dis,$2" || exit 2; }
  cells=$(braille "$3" "$2")
  back=$(printf '%s' "$cells" | lou_translate --backward "unicode.dis,$2") || exit 2
  echo "$1: 500 $(braille 500 "$2"), $3 $cells, read back: $back"
}
seen=$(
  write_number Hindi hi-in-g1.utb ५००
  write_number Marathi mr-in-g1.utb ५००
  write_number Gujarati gu-in-g1.utb ૫૦૦
  write_number Telugu te-in-g1.utb ౫౦౦
  write_number Odia or-in-g1.utb ୫୦୦
  write_number Malayalam ml-in-g1.utb ൫൦൦
  write_number Urdu ur-pk-g1.utb ۵۰۰
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
