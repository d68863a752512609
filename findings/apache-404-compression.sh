#!/bin/sh
# Apache compresses pages by their type, but not its own page for an error.
#
# Expected: `AddOutputFilterByType DEFLATE text/html` compresses every answer of that type, also an `ErrorDocument`
#   (https://httpd.apache.org/docs/2.4/mod/mod_filter.html#addoutputfilterbytype).
# Version: Apache 2.4.71 (Debian). Seen: 2026-11-28.
# Behavior: the document of an error is sent as it is, at full length. `AddOutputFilter DEFLATE html`, which goes
#   by the name of the file, compresses it too.
# Output:
#> AddOutputFilterByType: page gzip, missing page none
#> AddOutputFilter: page gzip, missing page gzip
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='apache2 curl'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
PATH=$PATH:/usr/sbin
dir=$(mktemp -d)
stop() { [ ! -f "$dir/pid" ] || kill "$(cat "$dir/pid")" 2>/dev/null || true; }
trap 'stop; sleep 1; rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
chmod 755 "$dir"
export HOME="$dir" TMPDIR="$dir"
mkdir "$dir/site"
for name in page 404; do
  { echo '<!doctype html><title>Page</title>'; yes '<p>A line of a page.' | head -n 200; } >"$dir/site/$name.html"
done
modules=/usr/lib/apache2/modules
port=$(node -e 's=require("net").createServer().listen(0,()=>{console.log(s.address().port);s.close()})')

encoding() {
  curl -s -o /dev/null -D - -H 'Accept-Encoding: gzip' "http://127.0.0.1:$port/$1" |
    tr -d '\r' | sed -n 's/^Content-Encoding: //p' | grep . || echo none
}
try() {
  cat >"$dir/httpd.conf" <<END
ServerRoot $dir
ServerName localhost
Listen 127.0.0.1:$port
PidFile $dir/pid
ErrorLog $dir/log
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
LoadModule filter_module $modules/mod_filter.so
LoadModule deflate_module $modules/mod_deflate.so
TypesConfig /etc/mime.types
DocumentRoot $dir/site
ErrorDocument 404 /404.html
$2
END
  apache2 -f "$dir/httpd.conf" -k start
  for _ in 1 2 3 4 5 6 7 8 9 10; do curl -s -o /dev/null "http://127.0.0.1:$port/" && break; sleep 0.5; done
  echo "$1: page $(encoding page.html), missing page $(encoding missing.html)"
  stop
  for _ in $(seq 50); do [ -f "$dir/pid" ] || return 0; sleep 0.2; done
  exit 2
}
seen=$(
  try AddOutputFilterByType 'AddOutputFilterByType DEFLATE text/html'
  try AddOutputFilter 'AddOutputFilter DEFLATE html'
) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
