import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'

import { makeCsv } from '../../scripts/mocks/make-csv'
import {
  formatCsv,
  guardFormula,
  parseCsv as parse,
  type Sheet,
} from '../../src/features/sheet/csv'
import { indexSheet, matchingRows, viewSheet } from '../../src/features/sheet/engine'
import { isBlank } from '../../src/lib/fold-text'
import { makeRandom, type Random } from '../random'

// prettier-ignore
const pieces = [
  'a', 'B', '7', ' ', ',', ',', '"', '"', '""', '\n', '\r\n', '\r', '\t', '\0', '\uFEFF', "'", '=', '+', '-',
  '@', '＝', ';', '<b>', '\\', 'é', 'e\u0301', 'राव', 'ज़', '🌳', '31/12/2026',
]

/** With the file's own header, and commas: the detection of separators has its own tests. */
function parseCsv(text: string): Sheet {
  const { ownHeader, rows } = parse(text, ',')
  return { header: ownHeader, rows }
}

/** None begins with `="`, which is read as something else. */
const makeCell = (random: Random) =>
  Array.from({ length: random.upTo(2) * random.upTo(6) }, () => random.pick(pieces))
    .join('')
    .replace(/^(\s*)="+/, '$1=')

/** A table as `parseCsv` returns it: unique names, no cell without a column, no row without content. */
function makeTable(random: Random): Sheet {
  const width = 1 + random.upTo(5)
  return {
    header: Array.from({ length: width }, (_, i) => `h${i}${makeCell(random)}z`),
    rows: Array.from({ length: random.upTo(8) }, () =>
      Array.from({ length: width }, () => makeCell(random)),
    ).filter((row) => !row.every(isBlank)),
  }
}

const guard = ({ header, rows }: Sheet): Sheet => ({
  header: header.map(guardFormula),
  rows: rows.map((row) => row.map(guardFormula)),
})

/** Writes a table as other programs do: other line endings, and more or fewer quotes. */
function formatLoosely({ header, rows }: Sheet, random: Random): string {
  const newline = random.pick(['\n', '\r\n', '\r'])
  const lines = [header, ...rows].map((row) =>
    row
      .map((cell) => {
        const isPlain = !/[",\r\n]/.test(cell) && row.length > 1
        return isPlain && random.next() < 0.7 ? cell : `"${cell.replaceAll('"', '""')}"`
      })
      .join(','),
  )
  return random.pick(['', '\uFEFF']) + lines.join(newline) + random.pick(['', newline])
}

/** A slow, literal implementation of RFC 4180, to compare papaparse with. */
function readByTheLetter(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y
  let row: string[] = []
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (cell.lastIndex < text.length || row.length > 0) {
    const match = cell.exec(text)
    if (!match) throw new Error(`Not RFC 4180 at ${cell.lastIndex}`)
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

function mutate(text: string, random: Random): string {
  let mutant = text
  for (let count = 1 + random.upTo(6); count > 0; count--) {
    const at = random.upTo(mutant.length + 1)
    const length = random.pick([0, 1, 1, 2, random.upTo(40)])
    const inserted = random.pick([
      '',
      random.pick(pieces),
      random.pick(pieces),
      '","',
      '\r\n',
      '"\n',
    ])
    mutant = mutant.slice(0, at) + inserted + mutant.slice(at + length)
  }
  return random.next() < 0.1 ? mutant.slice(0, random.upTo(mutant.length)) : mutant
}

describe('a CSV', () => {
  it('is read as it was written, apart from the guard (2,000 tables)', () => {
    for (let seed = 1; seed <= 2_000; seed++) {
      const table = makeTable(makeRandom(seed))
      const text = formatCsv(table.header, table.rows)
      const again = parseCsv(text)
      expect(again, `seed ${seed}`).toEqual(guard(table))
      // The guard is not applied twice
      expect(formatCsv(again.header, again.rows), `seed ${seed}`).toBe(text)
    }
  })

  it('is read the same by the page, papaparse and RFC 4180 (2,000 tables)', () => {
    for (let seed = 1; seed <= 2_000; seed++) {
      const random = makeRandom(seed)
      const table = makeTable(random)
      const text = formatLoosely(table, random)
      const byTheLetter = readByTheLetter(text)
      const byPapaparse = Papa.parse<string[]>(text, { delimiter: ',' }).data
      // papaparse returns an empty row after the last line break
      if (/[\r\n]$/.test(text)) byPapaparse.pop()
      const sheet = parseCsv(text)
      const page = viewSheet(indexSheet(sheet), { search: '', sort: null, page: 1, pageSize: 99 })
      const shown = [sheet.header, ...page.visible.map((row) => row.cells)]

      expect(shown, `seed ${seed}`).toEqual([table.header, ...table.rows])
      expect(byTheLetter, `seed ${seed}`).toEqual(shown)
      expect(byPapaparse, `seed ${seed}`).toEqual(shown)
    }
  })

  it('never crashes the page, even when malformed (10,000 mutants)', () => {
    const original = makeCsv(4)
    for (let seed = 1; seed <= 10_000; seed++) {
      const random = makeRandom(seed)
      const sheet = parse(mutate(original, random))
      const { header, rows } = sheet
      const isSound =
        new Set(header).size === header.length &&
        header.every((name) => name !== '' && name === name.trim()) &&
        rows.every(
          (row) => row.length === header.length && row.every((cell) => typeof cell === 'string'),
        )
      expect(isSound, `seed ${seed}`).toBe(true)

      const index = indexSheet(sheet, 'en')
      const sort = {
        column: random.upTo(12),
        direction: random.pick(['ascending', 'descending'] as const),
      }
      const view = viewSheet(index, {
        search: random.pick(pieces),
        sort,
        page: random.upTo(4),
        pageSize: 3,
      })
      expect(view.total, `seed ${seed}`).toBeLessThanOrEqual(rows.length)
      const all = matchingRows(index, { search: '', sort })
      expect(new Set(all).size, `seed ${seed}`).toBe(rows.length)

      if (seed % 10 === 0 && header.length > 0) {
        const guarded = guard(sheet)
        const again = parseCsv(formatCsv(header, rows))
        // A guarded name may equal an existing one; then the second gets a number
        if (new Set(guarded.header).size === header.length)
          expect(again, `seed ${seed}`).toEqual(guarded)
      }
    }
  })
})
