#!/bin/sh
# A feed made from plain titles loses their words in a reader.
#
# Expected: `title: 'A <title> & its text'` is text, so a reader shows it. `language` is in every format.
# Version: feed 6.0.0, read by newsboat 2.21. Seen: 2026-11-27.
# Behavior: in Atom, `feed` declares titles and summaries as HTML and does not escape them. Newsboat shows what HTML
#   leaves of them. The JSON feed has the same title as plain text, as is right there. The language is in RSS only.
# Output:
#> Atom: <title type="html"><![CDATA[A <title> & its text]]></title>
#> in newsboat: A  its text
#> language in RSS, Atom, JSON: true, false, false
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
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . feed@6.0.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { Feed } from 'feed'

const address = 'https://www.example.com/'
const feed = new Feed({ title: 'Blog', id: address, link: address, language: 'en-IN' })
feed.addItem({ title: 'A <title> & its text', id: address, link: address, date: new Date(0) })
const atom = feed.atom1()
writeFileSync('feed.xml', atom)
console.log(`Atom: ${/<title type.*<.title>/.exec(atom)}`)
const hasLanguage = [feed.rss2(), atom, feed.json1()].map((text) => text.includes('en-IN'))
console.log(`language in RSS, Atom, JSON: ${hasLanguage.join(', ')}`)
END
made=$(node run.mjs) || exit 2

echo "file://$dir/feed.xml" >urls
: >config
newsboat -q -u urls -c cache.db -C config -x reload
title=$(sqlite3 cache.db 'select title from rss_item')
seen=$(echo "$made" | sed "1a in newsboat: $title")
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
