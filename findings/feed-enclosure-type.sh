#!/bin/sh
# The npm package feed makes an enclosure's media type of the letters behind the last dot or, without a dot, of the path.
#
# Expected: registered media types, as RSS and Atom ask for, or no enclosure without one
#   (https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt, https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3).
# Version: feed 6.0.0
# Behavior: `.jpg` becomes `image/jpg`, `.svg` `image/svg`, `.mp3` `audio/mp3`. None of them is registered. A picture whose
#   address has no extension, as image services give them, gets its path: `image//cover`.
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
npm install --silent --no-audit --no-fund --prefix . feed@6.0.0 >/dev/null || exit 2

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
[ "$seen" = "$expected" ]
