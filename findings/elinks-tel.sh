#!/bin/sh
# ELinks takes a telephone link for a file beside the page.
#
# Expected: `tel:` begins an address of its own (RFC 3966). A browser without a telephone says that it cannot open it.
# Version: elinks 0.13.2 (Debian 12). Seen: 2026-11-27.
# Behavior: only schemes that it knows are schemes. `tel:` and `sms:` become relative addresses, so that the link asks
#   the site for a page of that name. `mailto:` is known. Lynx and w3m keep all three.
# Output:
#> https://www.example.com/about/tel:+917555550101
#> https://www.example.com/about/sms:+917555550101
#> mailto:asha@example.com
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='elinks'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir"

cat >page.html <<'END'
<!doctype html>
<html lang="en">
  <title>Contact</title>
  <base href="https://www.example.com/about/" />
  <a href="tel:+917555550101">Call us</a>
  <a href="sms:+917555550101">Text us</a>
  <a href="mailto:asha@example.com">Write to us</a>
</html>
END
seen=$(elinks -dump page.html | sed -n 's/^ *[0-9]*\. //p')
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
