#!/bin/sh
# Braille that liblouisutdml makes of a page has no texts of pictures, no numbers of clauses, and prices without columns.
#
# Expected: what a screen reader reads: the text in place of a picture, "4." in front of the item of `<ol start="4">`
#   (HTML), a line for each row of a table, and no soft hyphen within a line (Unicode Standard Annex 14).
# Version: liblouisutdml-bin 2.11.0, liblouis 3.24.0 (Debian 12), with their own settings for HTML.
#   Seen: 2026-11-29.
# Behavior: all of it is left out or run together, on paper, where nobody can ask again. A soft hyphen is a hyphen in a
#   word that then has no contraction. Written as text (second lines), the same words are right. With each page it says
#   that a list of its elements, which it makes, should be edited.
# Output:
#> <p>Our team: <img src="team.png" alt="five people"/></p>: ,|r t1m3
#> <p>Our team: five people</p>: ,|r t1m3 five p
#> <ol start="4"><li>Refunds</li><li>Law</li></ol>: ,refunds / ,law
#> <p>4. Refunds</p><p>5. Law</p>: #d4 ,refunds / #e4 ,law
#> <table><tr><td>Basic</td><td>500</td></tr><tr><td>Full</td><td>900</td></tr></table>: ,basic #ejj ,full #ijj
#> <p>Your appli&#xAD;cation</p>: ,yr appli-cation
#> <p>Your application</p>: ,yr applic,n
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='liblouisutdml-bin'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8

# braille HTML
braille() {
  printf '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Page</title></head><body>%s</body></html>\n' \
    "$1" >page.html
  file2brl page.html page.brf >messages 2>&1
  # The first line is the title
  lines=$(tr -d '\r' <page.brf | sed 's/^ *//' | grep . | sed 1d | paste -sd/ | sed 's|/| / |g')
  [ "$lines" ] || exit 2
  echo "$1: $lines"
}
seen=$(
  braille '<p>Our team: <img src="team.png" alt="five people"/></p>'
  braille '<p>Our team: five people</p>'
  braille '<ol start="4"><li>Refunds</li><li>Law</li></ol>'
  braille '<p>4. Refunds</p><p>5. Law</p>'
  braille '<table><tr><td>Basic</td><td>500</td></tr><tr><td>Full</td><td>900</td></tr></table>'
  braille '<p>Your appli&#xAD;cation</p>'
  braille '<p>Your application</p>'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
