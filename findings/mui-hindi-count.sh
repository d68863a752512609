#!/bin/sh
# In Hindi, and in no other language, MUI's table of unknown length says that it has -1 rows.
#
# Expected: a `count` of -1 says that the length is not known (https://mui.com/material-ui/api/table-pagination/): in
#   English "1–10 of more than 10", and the same in the languages that MUI has texts for.
# Version: @mui/material 9.5.0, react 19.3.1. Seen: 2026-11-29.
# Behavior: the Hindi text asks whether the last row is -1, not whether the count is: "1-10 of a total of -1". Nepali,
#   beside it, has one star in the plural and two in the singular.
# Output:
#> enUS: 1–10 of more than 10
#> bnBD: ১–১০ / ১০ থেকে বেশি
#> hiIN: 1-10 कुल -1 में
#> Languages whose text has -1 in it: hiIN
#> neNP, 1 star: 1 तारास
#> neNP, 2 stars: 2 तारा
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  @mui/material@9.5.0 @emotion/react@11.14.0 @emotion/styled@11.14.1 react@19.3.1 react-dom@19.3.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { Rating, TablePagination } from '@mui/material'
import * as locales from '@mui/material/locale'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const render = (locale, component, props) =>
  renderToString(h(ThemeProvider, { theme: createTheme({}, locale) }, h(component, props)))
const rows = (locale) => {
  const html = render(locale, TablePagination, {
    component: 'div', count: -1, page: 0, rowsPerPage: 10, onPageChange: () => undefined,
  })
  return /displayedRows[^>]*>([^<]*)/.exec(html)[1]
}
for (const name of ['enUS', 'bnBD', 'hiIN']) console.log(`${name}: ${rows(locales[name])}`)
const wrong = Object.keys(locales).filter((name) => / -1\b/.test(rows(locales[name])))
console.log(`Languages whose text has -1 in it: ${wrong.join(' ')}`)
for (const value of [1, 2]) {
  const html = render(locales.neNP, Rating, { value, readOnly: true })
  console.log(`neNP, ${value} star${value === 1 ? '' : 's'}: ${/aria-label="([^"]*)"/.exec(html)[1]}`)
}
END
seen=$(NODE_ENV=production node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
