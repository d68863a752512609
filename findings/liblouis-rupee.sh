#!/bin/sh
# Liblouis has the sign of the rupee neither in its Hindi braille table nor in the English one of India.
#
# Expected: a braille symbol for ₹, which is in Unicode since 2010, as there is one for the dollar and the pound.
# Version: liblouis 3.24.0 (Debian 12)
# Behavior: eight cells spell the code point as a programmer would write it, `'\x20b9'`, before each amount. So does
#   Unified English Braille.
# Output:
#> Hindi, $500: ⠲⠼⠑⠚⠚
#> Hindi, ₹500: ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
#> English of India, ₹500: ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
#> Unified English, ₹500: ⠄⡳⠭⠃⠚⠃⠊⠄⠼⠑⠚⠚
set -eu
expected=$(sed -n 's/^#> //p' "$0")
command -v lou_translate >/dev/null || { echo 'Needs the Debian package liblouis-bin.' >&2; exit 2; }

export LC_ALL=C.UTF-8
braille() {
  echo "$1" | lou_translate "unicode.dis,$2"
}
seen="Hindi, \$500: $(braille '$500' hi-in-g1.utb)
Hindi, ₹500: $(braille '₹500' hi-in-g1.utb)
English of India, ₹500: $(braille '₹500' en-in-g1.ctb)
Unified English, ₹500: $(braille '₹500' en-ueb-g2.ctb)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo 'This has changed.' >&2; exit 1; }
