import fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeCsv } from '../../scripts/mocks/make-csv'
import { serveMocks } from '../serve-mocks'
import {
  formatCsv,
  guardFormula,
  parseCsv as parse,
  type Sheet,
} from '../../src/features/sheet/csv'
import { indexSheet, matchingRows, viewSheet } from '../../src/features/sheet/engine'
import { createSheetEngine } from '../../src/features/sheet/worker'
import { isBlank } from '../../src/lib/fold-text'

// Every run checks the same cases. A failure prints the seed, and the smallest case that fails.
fc.configureGlobal({ seed: 4180, numRuns: 2_000 })

// prettier-ignore
const piece = fc.constantFrom(
  'a', 'B', '7', ' ', ',', ',', '"', '"', '""', '\n', '\r\n', '\r', '\t', '\0', '\uFEFF', "'", '=', '+', '-',
  '@', '＝', ';', '<b>', '\\', 'é', 'e\u0301', 'राव', 'ज़', '🌳', '31/12/2026',
)
/** None begins with `="`, which is read as something else. */
const cell = fc
  .string({ unit: piece, maxLength: 6 })
  .map((text) => text.replace(/^(\s*)="+/, '$1='))

/** A table as `parseCsv` returns it: unique names, no cell without a column, no row without content. */
const table = fc.integer({ min: 1, max: 5 }).chain((width): fc.Arbitrary<Sheet> => {
  const row = fc.array(cell, { minLength: width, maxLength: width })
  return fc.record({
    header: row.map((names) => names.map((name, i) => `h${i}${name}z`)),
    rows: fc.array(
      row.filter((cells) => !cells.every(isBlank)),
      { maxLength: 8 },
    ),
  })
})

/** With the file's own header, and commas: the detection of separators has its own tests. */
function parseCsv(text: string): Sheet {
  const { ownHeader, rows } = parse(text, ',')
  return { header: ownHeader, rows }
}

const guard = ({ header, rows }: Sheet): Sheet => ({
  header: header.map(guardFormula),
  rows: rows.map((row) => row.map(guardFormula)),
})

test('a CSV is read as it was written, apart from the guard', () => {
  const isReadAsWritten = (sheet: Sheet) => {
    const text = formatCsv(sheet.header, sheet.rows)
    const again = parseCsv(text)
    expect(again).toEqual(guard(sheet))
    // The guard is not applied twice
    expect(formatCsv(again.header, again.rows)).toBe(text)
  }
  fc.assert(fc.property(table, isReadAsWritten))
})

test('a CSV of another program is read with any line ends, and with quotes only where RFC 4180 asks for them', () => {
  const start = fc.constantFrom('', '\uFEFF')
  const newline = fc.constantFrom('\n', '\r\n', '\r')
  const quoted = fc.infiniteStream(fc.boolean())
  const ended = fc.boolean()
  const csv = fc.property(table, start, newline, quoted, ended, (sheet, bom, eol, quotes, end) => {
    const write = (text: string, _: number, row: readonly string[]) =>
      !quotes.next().value && !/[",\r\n]/.test(text) && row.length > 1
        ? text
        : `"${text.replaceAll('"', '""')}"`
    const lines = [sheet.header, ...sheet.rows].map((row) => row.map(write).join(','))
    expect(parseCsv(bom + lines.join(eol) + (end ? eol : ''))).toEqual(sheet)
  })
  fc.assert(csv)
})

test('a malformed CSV never crashes the page', () => {
  const original = makeCsv(4)
  const change = fc.tuple(
    fc.nat(original.length),
    fc.nat(40),
    fc.oneof(piece, fc.constantFrom('', '","', '\r\n', '"\n')),
  )
  const end = fc.oneof({ weight: 9, arbitrary: fc.constant(Infinity) }, fc.nat(original.length))
  const malformed = fc
    .tuple(fc.array(change, { minLength: 1, maxLength: 6 }), end)
    .map(([changes, length]) => {
      const change = (text: string, [at, cut, added]: (typeof changes)[0]) =>
        text.slice(0, at) + added + text.slice(at + cut)
      return changes.reduce(change, original).slice(0, length)
    })
  const query = fc.record({
    search: piece,
    sort: fc.record({
      column: fc.nat(12),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    page: fc.nat(4),
    pageSize: fc.constant(3),
  })
  const isShown = (
    text: string,
    wanted: typeof query extends fc.Arbitrary<infer T> ? T : never,
  ) => {
    const sheet = parse(text)
    const { header, rows } = sheet
    expect(new Set(header).size).toBe(header.length)
    expect(header.every((name) => name !== '' && name === name.trim())).toBe(true)
    expect(rows.every((row) => row.length === header.length)).toBe(true)
    expect(rows.flat().every((text) => typeof text === 'string')).toBe(true)

    const index = indexSheet(sheet, 'en')
    expect(viewSheet(index, wanted).total).toBeLessThanOrEqual(rows.length)
    expect(new Set(matchingRows(index, { ...wanted, search: '' })).size).toBe(rows.length)

    // A guarded name may equal an existing one; then the second gets a number
    const guarded = guard(sheet)
    if (header.length > 0 && new Set(guarded.header).size === header.length)
      expect(parseCsv(formatCsv(header, rows))).toEqual(guarded)
  }
  fc.assert(fc.property(malformed, query, isShown))
})

test.each(['sweet ', '=""', '-'])('a cell of 5 MB of %j is read, sorted and exported', (text) => {
  const engine = createSheetEngine()
  engine.append(Buffer.from(`Name,Note\nAsha,${text.repeat(5_000_000 / text.length)}\nB,c`))
  expect(engine.finish([], '')).toMatchObject({ ok: true, rowCount: 2 })
  const query = { search: '', sort: null, page: 1, pageSize: 10 }
  engine.view({ ...query, search: 'x', sort: { column: 1, direction: 'ascending' } })
  expect(engine.exportCsv({ ...query, columns: [1] }).size).toBeGreaterThan(4_900_000)
})

test('the mock server sends no more rows than a limit', async () => {
  const server = await serveMocks()
  const file = await (await fetch(`${server.origin}/sheet.csv?rows=1000000000`)).arrayBuffer()
  expect(file.byteLength).toBeLessThan(40 * 1024 * 1024)
  expect((await fetch(`${server.origin}/sheet.csv?rows=-5`)).status).toBe(200)
  await server.close()
})
