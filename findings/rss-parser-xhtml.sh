#!/bin/sh
# The package rss-parser changes the order of words in Atom feeds: "You may not cancel" becomes "You may cancel … not".
#
# Expected: content of the type `xhtml` is read in the order in which it stands, like that of the type `html`
#   (https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1.3). The title is text.
# Version: rss-parser 3.13.0. Seen: 2026-11-28.
# Behavior: markup becomes an object, in which the text of an element is one value and its children are others. It is
#   written again from that, all text first. So words in emphasis and in links move behind the sentence, in the markup
#   and in the plain text. A title of this type stays the object. The order is known (rbren/rss-parser#275).
# Output:
#> html: You may <em>not</em> cancel after <a href="/terms">7 days</a>.
#> html, plain text: You may not cancel after 7 days.
#> xhtml: You may  cancel after .<em>not</em><a href="/terms">7 days</a>
#> xhtml, plain text: You may  cancel after .not7 days
#> xhtml, title: object
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . rss-parser@3.13.0 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import Parser from 'rss-parser'

const words = 'You may <em>not</em> cancel after <a href="/terms">7 days</a>.'
const xhtml = (markup) => `type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${markup}</div>`
const read = async (title, content) => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom">
    <id>https://example.com/</id><title>News</title><updated>2026-11-05T10:30:00Z</updated>
    <entry><id>https://example.com/1</id><updated>2026-11-05T10:30:00Z</updated>
    <title ${title}</title><content ${content}</content></entry></feed>`
  return (await new Parser().parseString(feed)).items[0]
}
const html = await read('>Terms', `type="html"><![CDATA[${words}]]>`)
console.log(`html: ${html.content}\nhtml, plain text: ${html.contentSnippet}`)
const item = await read(xhtml('The <em>new</em> terms'), xhtml(words))
console.log(`xhtml: ${item.content.replace(/<\/?div[^>]*>/g, '')}`)
console.log(`xhtml, plain text: ${item.contentSnippet}\nxhtml, title: ${typeof item.title}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
