#!/bin/sh
# Liblouis has the sign of the rupee neither in its Hindi braille table nor in the English one of India.
#
# Expected: a braille symbol for ₹, which is in Unicode since 2010, as there is one for the dollar and the pound.
# Version: liblouis 3.24.0 (Debian 12). Seen: 2026-11-29.
# Behavior: eight cells spell the code point as a programmer would write it, `'\x20b9'`, before each amount. Unified
#   English Braille writes the letters of the code as digits and its digits as letters, so that ₹ and the Korean 낹,
#   U+B0B9, have the same cells.
# Output:
#> Hindi, $500: ⠲⠼⠑⠚⠚
#> Hindi, ₹500: ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
#> English of India, ₹500: ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
#> Unified English, ₹500: ⠄⡳⠭⠃⠚⠃⠊⠄⠼⠑⠚⠚
#> Unified English, 낹500: ⠄⡳⠭⠃⠚⠃⠊⠄⠼⠑⠚⠚
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='liblouis-bin'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2

export LC_ALL=C.UTF-8
braille() {
  echo "$1" | lou_translate "unicode.dis,$2"
}
seen="Hindi, \$500: $(braille '$500' hi-in-g1.utb)
Hindi, ₹500: $(braille '₹500' hi-in-g1.utb)
English of India, ₹500: $(braille '₹500' en-in-g1.ctb)
Unified English, ₹500: $(braille '₹500' en-ueb-g2.ctb)
Unified English, 낹500: $(braille '낹500' en-ueb-g2.ctb)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
