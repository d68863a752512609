#!/bin/sh
# Of a picture without an extension the npm package feed makes the media type `image//cover`, and `image/jpg` of a JPEG.
#
# Expected: registered media types, as RSS and Atom ask for, or no enclosure without one
#   (https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt, https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3).
# Version: feed 6.0.0. Seen: 2026-11-28.
# Behavior: `.jpg` becomes `image/jpg`, `.svg` `image/svg`, `.mp3` `audio/mp3`. None of them is registered. A picture whose
#   address has no extension, as image services give them, gets its path: `image//cover`. Both are known
#   (jpmonette/feed#174 and #224).
# Output:
#> <enclosure url="https://example.com/team.jpg" length="0" type="image/jpg"/>
#> <enclosure url="https://example.com/logo.svg" length="0" type="image/svg"/>
#> <enclosure url="https://example.com/cover" length="0" type="image//cover"/>
#> <enclosure url="https://example.com/talk.mp3" length="0" type="audio/mp3"/>
#> <link rel="enclosure" href="https://example.com/team.jpg" type="image/jpg"/>
#> <link rel="enclosure" href="https://example.com/cover" type="image//cover"/>
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . feed@6.0.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END_OF_RUN'
import { Feed } from 'feed'

const site = 'https://example.com/'
const make = (media) => {
  const feed = new Feed({ id: site, title: 'News', link: site, copyright: '', feedLinks: {} })
  for (const item of media) feed.addItem({ title: 'Post', link: site, date: new Date(0), ...item })
  return feed
}
const pictures = ['team.jpg', 'logo.svg', 'cover'].map((name) => ({ image: site + name }))
console.log(make([...pictures, { audio: site + 'talk.mp3' }]).rss2().match(/<enclosure [^>]*>/g).join('\n'))
console.log(make([pictures[0], pictures[2]]).atom1().match(/<link rel="enclosure" [^>]*>/g).join('\n'))
END_OF_RUN
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
