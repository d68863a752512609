#!/bin/sh
# DataTables, tablesorter and tablesort sort prices in $, £ and €, but with ₹ the cheapest comes last.
#
# Expected: ₹500, ₹99,000, ₹1,20,000, ₹5,00,000. Each tells by itself that a column holds prices, and has a type for
#   numbers with a currency.
# Version: datatables.net 3.1.2, tablesorter 2.32.0, tablesort 5.7.1, jsdom 26.1.0, jquery 3.7.1. Seen: 2026-11-29.
# Behavior: each has its own list of signs. DataTables' has those of Bitcoin and Ethereum, too, and tablesorter's that of no
#   currency (¤), but none has ₹. A column with an unknown sign is sorted as text, without a word.
# Output:
#> DataTables: $500 $99,000 $1,20,000 $5,00,000
#> DataTables: ₹1,20,000 ₹5,00,000 ₹99,000 ₹500
#> tablesorter: $500 $99,000 $1,20,000 $5,00,000
#> tablesorter: ₹1,20,000 ₹5,00,000 ₹99,000 ₹500
#> tablesort: $500 $99,000 $1,20,000 $5,00,000
#> tablesort: ₹1,20,000 ₹5,00,000 ₹500 ₹99,000
set -eu
expected=$(sed -n 's/^#> //p' "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
trap 'exit 2' HUP INT TERM
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . \
  datatables.net@3.1.2 tablesorter@2.32.0 tablesort@5.7.1 jsdom@26.1.0 jquery@3.7.1 >/dev/null || exit 2
export HOME="$dir" TMPDIR="$dir"

cat >run.mjs <<'END'
import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><body></body>', { runScripts: 'outside-only', pretendToBeVisual: true })
for (const file of [
  'jquery/dist/jquery.js',
  'datatables.net/js/dataTables.js',
  'tablesorter/dist/js/jquery.tablesorter.js',
  'tablesort/dist/tablesort.min.js',
  'tablesort/dist/sorts/tablesort.number.min.js',
])
  window.eval(readFileSync(`node_modules/${file}`, 'utf8'))

const sorters = {
  DataTables: (table) => new window.DataTable(table, { order: [[0, 'asc']] }),
  tablesorter: (table) =>
    new Promise((resolve) => {
      window.jQuery(table).on('sortEnd', resolve).tablesorter({ sortList: [[0, 0]] })
    }),
  tablesort: (table) => {
    window.Tablesort(table)
    table.querySelector('th').click()
  },
}
for (const [name, sort] of Object.entries(sorters))
  for (const sign of ['$', '₹']) {
    const rows = ['1,20,000', '99,000', '5,00,000', '500'].map((price) => `<tr><td>${sign}${price}</td></tr>`)
    window.document.body.innerHTML = `<table><thead><tr><th>Price</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    const table = window.document.querySelector('table')
    await sort(table)
    console.log(`${name}: ${[...table.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')}`)
  }
window.close()
END
seen=$(node run.mjs) || exit 2
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "Changed, no longer: $(printf '%s\n' "$expected" | grep -vxFe "$seen" | head -1)" >&2; exit 1; }
