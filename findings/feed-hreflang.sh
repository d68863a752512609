#!/bin/sh
# A post in English whose Atom entry also names its Hindi translation is opened in Hindi, in one reader or another.
#
# Expected: an entry may have several links to itself if their languages differ (RFC 4287, 4.1.2 and 4.2.7), and one
#   without `rel` is such a link. A reader takes the one in the language of the feed, or at least the one that the entry
#   had before.
# Version: feedparser 2.6.0, rss-parser 3.13.0, @rowanmanning/feed-parser 2.1.5, @extractus/feed-extractor 8.0.3,
#   newsboat 2.21 (Debian 12). Seen: 2026-11-29.
# Behavior: none looks at `hreflang` or `xml:lang`. Newsboat and feedparser take the last link. The others take the first,
#   but rss-parser and @rowanmanning/feed-parser prefer one that says `rel="alternate"` to one that leaves it to the
#   default. So in no order do all five open the post: whoever translates it has to leave the translation out.
# Output:
#> the post, then hi: feedparser hi, rss-parser hi, feed-parser hi, feed-extractor en, newsboat hi
#> hi, then the post: feedparser en, rss-parser hi, feed-parser hi, feed-extractor hi, newsboat en
#> en, then hi: feedparser hi, rss-parser en, feed-parser en, feed-extractor en, newsboat hi
#> hi, then en: feedparser en, rss-parser hi, feed-parser hi, feed-extractor hi, newsboat en
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
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . feedparser@2.6.0 rss-parser@3.13.0 \
  @rowanmanning/feed-parser@2.1.5 @extractus/feed-extractor@8.0.3 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from '@rowanmanning/feed-parser'
import FeedParser from 'feedparser'
import RssParser from 'rss-parser'

const post = '<link href="https://www.example.com/en/seo"/>'
const en = '<link rel="alternate" hreflang="en" href="https://www.example.com/en/seo"/>'
const hi = '<link rel="alternate" hreflang="hi" href="https://www.example.com/hi/seo"/>'
const entries = {
  'the post, then hi': post + hi,
  'hi, then the post': hi + post,
  'en, then hi': en + hi,
  'hi, then en': hi + en,
}
const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>https://www.example.com/</id><title>Blog</title><link href="https://www.example.com/"/>
  <updated>2026-04-16T00:00:00+05:30</updated><author><name>Asha</name></author>
  ${Object.values(entries)
    .map((links, index) => `<entry>
    <id>https://www.example.com/${index}</id><title>${index}</title>${links}
    <updated>2026-04-16T00:00:00+05:30</updated><summary>Text</summary>
  </entry>`)
    .join('')}
</feed>`

const parser = new FeedParser({ feedurl: 'https://www.example.com/feed.xml' })
const parsed = []
parser.on('data', (item) => parsed.push(item.link))
parser.end(feed)
await once(parser, 'end')

writeFileSync('feed.xml', feed)
writeFileSync('urls', `file://${process.cwd()}/feed.xml\n`)
writeFileSync('config', '')
execFileSync('newsboat', ['-q', '-u', 'urls', '-c', 'cache.db', '-C', 'config', '-x', 'reload'])
const rows = execFileSync('sqlite3', ['cache.db', 'select url from rss_item order by title'], { encoding: 'utf8' })

const readers = {
  feedparser: parsed,
  'rss-parser': (await new RssParser().parseString(feed)).items.map(({ link }) => link),
  'feed-parser': parseFeed(feed).items.map(({ url }) => url),
  'feed-extractor': extractFromXml(feed).entries.map(({ link }) => link),
  newsboat: rows.trim().split('\n'),
}
Object.keys(entries).forEach((name, index) => {
  const opened = Object.entries(readers).map(([reader, links]) => `${reader} ${links[index].slice(24, 26)}`)
  console.log(`${name}: ${opened.join(', ')}`)
})
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
