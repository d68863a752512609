#!/bin/sh
# w3m shows the file names of decorative pictures, those with `alt=""`.
#
# Expected: nothing, since an empty text says that the picture adds nothing
#   (https://html.spec.whatwg.org/multipage/images.html#a-purely-decorative-image-that-doesn't-add-any-information).
# Version: w3m 0.5.3+git20230121 (Debian 12), with its own settings. Seen: 2026-11-28.
# Behavior: `ignore_null_img_alt` is on, and what it ignores is the empty text. So the picture counts as one without a
#   text, of which w3m shows the file name. Its settings speak of "images lacking ALT" only. `role="presentation"`
#   changes nothing.
# Output:
#> alt="": [wave-800]Web design
#> alt="", role="presentation": [wave-800]Web design
#> no alt: [wave-800]Web design
#> alt=" ": Web design
#> alt="", -o ignore_null_img_alt=0: Web design
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='w3m'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir"

show() {
  attributes=$1
  shift
  printf '<a href="/web-design"><img src="/images/wave-800.svg" %s>Web design</a>' "$attributes" |
    w3m -dump -T text/html "$@" | sed 's/^ *//'
}
seen="alt=\"\": $(show 'alt=""')
alt=\"\", role=\"presentation\": $(show 'alt="" role="presentation"')
no alt: $(show '')
alt=\" \": $(show 'alt=" "')
alt=\"\", -o ignore_null_img_alt=0: $(show 'alt=""' -o ignore_null_img_alt=0)"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
