#!/bin/sh
# Newsboat reads a date with fractions of a second in UTC, whatever its offset.
#
# Expected: midnight in India is 18:30 of the day before in UTC, with or without fractions (RFC 3339, 5.6).
# Version: newsboat 2.21 (Debian 12). Seen: 2026-11-27.
# Behavior: with fractions the offset is dropped, and posts move by hours. sfeed 1.7 reads both alike.
# Output:
#> without fractions: 2026-04-15 18:30:00
#> with fractions: 2026-04-16 00:00:00
set -eu
expected=$(sed -n 's/^#> //p' "$0")
packages='newsboat sqlite3'
dpkg -s $packages >/dev/null 2>&1 ||
  { [ "$(id -u)" = 0 ] && apt-get update && apt-get install -y --no-install-recommends $packages; } >/dev/null 2>&1 ||
  { echo "Needs the Debian packages $packages." >&2; exit 2; }
dpkg-query -W $packages >&2
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
export HOME="$dir" TMPDIR="$dir"

cat >feed.xml <<'END'
<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>https://www.example.com/</id>
  <title>Blog</title>
  <updated>2026-04-16T00:00:00+05:30</updated>
  <author><name>Asha</name></author>
  <entry>
    <id>https://www.example.com/a</id>
    <link href="https://www.example.com/a"/>
    <title>without fractions</title>
    <updated>2026-04-16T00:00:00+05:30</updated>
  </entry>
  <entry>
    <id>https://www.example.com/b</id>
    <link href="https://www.example.com/b"/>
    <title>with fractions</title>
    <updated>2026-04-16T00:00:00.000+05:30</updated>
  </entry>
</feed>
END
echo "file://$dir/feed.xml" >urls
: >config
newsboat -q -u urls -c cache.db -C config -x reload
query="select title || ': ' || datetime(pubDate, 'unixepoch') from rss_item order by url"
seen=$(sqlite3 cache.db "$query")
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
