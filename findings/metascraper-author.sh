#!/bin/sh
# metascraper finds no author where the page names two, and dates an article on the day on which it was changed.
#
# Expected: `author` may be a list, and Google asks for one if there are several
#   (https://developers.google.com/search/docs/appearance/structured-data/article#author-bp). `date` is that of the
#   publication, as the list of fields says (https://github.com/microlinkhq/metascraper).
# Version: metascraper, metascraper-date and metascraper-author 5.49.24. Seen: 2026-11-28.
# Behavior: a list of authors, even of one, is no author, though the same person without brackets is. `dateModified` and
#   `article:modified_time` are asked first: whoever corrects a word in an old post has a new one in every preview. That
#   is known (microlinkhq/metascraper#165).
# Output:
#> author {"name":"Asha Rao"}: Asha Rao
#> author [{"name":"Asha Rao"}]: null
#> author [{"name":"Asha Rao"},{"name":"Ravi Jain"}]: null
#> published in April, changed in November: 2026-11-20
#> the same in Open Graph: 2026-11-20
#> published in April: 2026-04-16
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  metascraper@5.49.24 metascraper-date@5.49.24 metascraper-author@5.49.24 >/dev/null 2>&1 || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import metascraper from 'metascraper'
import author from 'metascraper-author'
import date from 'metascraper-date'

const scrape = metascraper([author(), date()])
const read = (head) =>
  scrape({ url: 'https://example.com/post', html: `<!doctype html><html lang="en"><head><title>Post</title>${head}</html>` })
const post = (fields) => {
  const data = { '@context': 'https://schema.org', '@type': 'BlogPosting', ...fields }
  return read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
}
const day = (metadata) => metadata.date.slice(0, 10)

const [asha, ravi] = [{ name: 'Asha Rao' }, { name: 'Ravi Jain' }]
for (const names of [asha, [asha], [asha, ravi]])
  console.log(`author ${JSON.stringify(names)}: ${(await post({ author: names })).author}`)

const [datePublished, dateModified] = ['2026-04-16', '2026-11-20']
console.log(`published in April, changed in November: ${day(await post({ datePublished, dateModified }))}`)
const openGraph = `<meta property="article:published_time" content="${datePublished}">
  <meta property="article:modified_time" content="${dateModified}">`
console.log(`the same in Open Graph: ${day(await read(openGraph))}`)
console.log(`published in April: ${day(await post({ datePublished }))}`)
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
