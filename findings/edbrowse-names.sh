#!/bin/sh
# edbrowse, a browser made for the blind, reads no `aria-label`, and a hyphen for each soft hyphen.
#
# Expected: a link with an icon is called by its `aria-label`, as for every screen reader (Accessible Name and
#   Description Computation 1.2). A soft hyphen is seen at the end of a line only (Unicode Standard Annex 14), `value`
#   is the number of an item, and an empty `alt` says that there is nothing to read (HTML).
# Version: edbrowse 3.7.7 (Debian 12), with its own settings. Seen: 2026-11-29.
# Behavior: without text a link is {} and a field <>, whatever their label. "app-li-ca-tion" is read in parts and no
#   longer found. An item keeps the number that it would have without `value`, and decorative pictures are []. What
#   would help here: visible text, a `label`, the `alt` of a picture in the link.
# Output:
#> <a href="/in" aria-label="LinkedIn"><svg></svg></a>: {}
#> <a href="/in"><img src="in.png" alt="LinkedIn"></a>: {LinkedIn}
#> <button aria-label="Close">×</button>: <×>
#> <input aria-label="Name">: <>
#> <label>Name <input></label>: Name <>
#> <p>Send your appli&shy;cation</p>: Send your appli-cation
#> <ol start="4"><li>Four</li><li value="9">Nine</li></ol>: 4. Four / 5. Nine
#> <p><img src="wave.png" alt="">Web design</p>: []Web design
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='edbrowse'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir" LC_ALL=C.UTF-8
: >.ebrc

# show HTML
show() {
  printf '<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>%s</html>\n' "$1" >page.html
  # b: browse the file, ,p: print all lines. Above them stand "edbrowse ready" and two sizes.
  text=$(printf 'b page.html\n,p\nqt\n' | edbrowse | sed 1,3d | paste -sd/ | sed 's|/| / |g')
  [ "$text" ] || exit 2
  echo "$1: $text"
}
seen=$(
  show '<a href="/in" aria-label="LinkedIn"><svg></svg></a>'
  show '<a href="/in"><img src="in.png" alt="LinkedIn"></a>'
  show '<button aria-label="Close">×</button>'
  show '<input aria-label="Name">'
  show '<label>Name <input></label>'
  show '<p>Send your appli&shy;cation</p>'
  show '<ol start="4"><li>Four</li><li value="9">Nine</li></ol>'
  show '<p><img src="wave.png" alt="">Web design</p>'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
