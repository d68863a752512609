#!/bin/sh
# ELinks writes bytes that are no characters in place of one letter in three of a page in Hindi.
#
# Expected: `elinks -dump` writes the text of the page in UTF-8, as w3m does. It is built with "Combining characters" and
#   "UTF-8", says `elinks -version`.
# Version: elinks 0.13.2, compared with w3m 0.5.3 (both Debian 12). Seen: 2026-11-28.
# Behavior: a letter with a mark on it, such as the virama, becomes a cell of the screen with a number beyond Unicode.
#   `-dump` writes that number, shown as `?` here, as six bytes that are not allowed in UTF-8 (RFC 3629, 3). On the screen
#   itself the marks are dropped: हिनदी, नही. So are accents that are characters of their own.
# Output:
#> w3m: आप रद्द नहीं कर सकते, हिन्दी, café
#> ELinks: आप र?द नह? कर सक?, हि?दी, caf?
#> ELinks, न् in bytes: fd bf bf bd
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='elinks w3m'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir"

{
  printf '<!doctype html>\n<html lang="hi">\n<meta charset="utf-8">\n<title>शर्तें</title>\n'
  printf '<p>आप रद्द नहीं कर सकते, हिन्दी, cafe\314\201</p>\n</html>\n'
} >page.html
with_w3m=$(LC_ALL=C.UTF-8 w3m -dump page.html | sed 's/e\xcc\x81/é/')
LC_ALL=C.UTF-8 elinks -dump -dump-charset UTF-8 page.html >page.txt
with_elinks=$(LC_ALL=C sed -n 's/\xfd[\x80-\xbf]*/?/g; s/^ *//p' page.txt)
bytes=$(LC_ALL=C grep -ao 'fd[0-9a-f ]*' <<END | head -1
$(od -An -v -tx1 page.txt | tr -d '\n')
END
)
seen="w3m: $with_w3m
ELinks: $with_elinks
ELinks, न् in bytes: $(printf '%s' "$bytes" | cut -c1-11)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
