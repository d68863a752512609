import Papa from 'papaparse'

/** A spreadsheet as text cells. Every row has as many cells as the header. */
export type Sheet = {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Most cells a sheet may have once short rows are filled up; Google's own limit is ten million.
 * Without it, one line of commas above many short rows would fill the memory.
 */
export const maxCells = 20_000_000

const byteOrderMark = '\uFEFF'

/**
 * Reads CSV text as RFC 4180 says, through papaparse, and is lenient where files differ from it:
 * a byte order mark, CRLF, LF or CR (also mixed), rows too short (filled up with empty cells) or too long (the
 * header grows), quotes that are never closed.
 *
 * The first row is the header. Its names are trimmed, never empty and never the same twice:
 * 'Column 3', 'Name (2)'. Lines with nothing on them are no rows, except between the rows of a
 * sheet of one column. Text without any cell gives an empty header.
 *
 * Throws a `RangeError` beyond {@link maxCells}, and for nothing else.
 */
export function parseCsv(text: string): Sheet {
  const body = text.startsWith(byteOrderMark) ? text.slice(1) : text
  if (!body.trim()) return { header: [], rows: [] }

  const { newline, text: csv } = settleLineEndings(body)
  const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline })

  let width = 0
  for (const row of data) width = Math.max(width, row.length)
  const [first = [], ...rows] = dropBlankLines(data, width, csv)
  if ((rows.length + 1) * width > maxCells) throw new RangeError('The sheet has too many cells')

  // In place: papaparse made these arrays for nobody else
  for (const row of rows) while (row.length < width) row.push('')
  return { header: nameColumns(first, width), rows }
}

/**
 * Writes CSV as RFC 4180 says: CRLF after every row, quotes where they are needed.
 *
 * - It begins with a byte order mark. Without one, Excel takes UTF-8 for the system's code page
 *   and shows Hindi as noise; readers that know UTF-8 skip the mark.
 * - A cell that a spreadsheet would run as a formula gets an apostrophe in front (see
 *   {@link guardFormula}).
 *
 * `parseCsv` reads everything back unchanged, apart from those apostrophes.
 */
export function formatCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  if (header.length === 0) return byteOrderMark
  const lines = [byteOrderMark + formatRow(header)]
  for (const row of rows) lines.push(formatRow(row))
  lines.push('')
  return lines.join('\r\n')
}

/**
 * Puts an apostrophe before what a spreadsheet would take for a formula: cells that begin with
 * `=`, `+`, `-`, `@`, a full-width form of these, a tab, a line break or NUL (ASVS 1.2.10).
 * Plain numbers (`-5`, `+3.2`, `-1,200`) and phone numbers (`+91 755 555 0101`) stay as they are.
 */
export function guardFormula(cell: string): string {
  if (!startsFormula(cell.charCodeAt(0))) return cell
  return plainNumber.test(cell) || phoneNumber.test(cell) ? cell : `'${cell}`
}

const plainNumber = /^[-+]?(?:\d{1,3}(?:,\d{2,3})+|\d+)?(?:\.\d+)?(?<=\d)(?:[eE][-+]?\d+)?%?$/

// A plus, 7 to 15 digits (E.164), and between them at most what people group them with. Without the
// lower bound `+1-1` would pass, and that is a sum
const phoneNumber = /^\+\(?\d(?:[ \u00A0().-]{0,2}\d){6,14}$/

function startsFormula(code: number): boolean {
  switch (code) {
    case 0x00: // NUL
    case 0x09: // tab
    case 0x0a:
    case 0x0d:
    case 0x2b: // +
    case 0x2d: // -
    case 0x3d: // =
    case 0x40: // @
    case 0xff0b: // the same four, full width
    case 0xff0d:
    case 0xff1d:
    case 0xff20:
      return true
    default:
      return false
  }
}

function formatRow(row: readonly string[]): string {
  // Alone on its line, an empty cell would be a blank line
  if (row.length === 1 && row[0] === '') return '""'
  let line = ''
  for (let i = 0; i < row.length; i++) {
    const cell = guardFormula(row[i] ?? '')
    if (i > 0) line += ','
    line += /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  return line
}

/** papaparse gives a blank line as one empty cell, as it does for a quoted empty cell. */
function dropBlankLines(data: string[][], width: number, csv: string): string[][] {
  const isBlank = (row: string[] | undefined) => row?.length === 1 && row[0] === ''
  if (width > 1) return data.filter((row) => !isBlank(row))

  // One column: a blank line may be an empty cell, but not after the last line with something on it
  let end = data.length
  for (let i = csv.length; i > 0 && isBlank(data[end - 1]); end--) {
    if (csv[i - 1] === '\n') i -= csv[i - 2] === '\r' ? 2 : 1
    else if (csv[i - 1] === '\r') i--
    else break
  }
  return data.slice(0, end)
}

function nameColumns(cells: readonly string[], width: number): string[] {
  const given = Array.from({ length: width }, (_, i) => cells[i]?.trim() ?? '')
  const reserved = new Set(given)
  const taken = new Set<string>()
  const repeats = new Map<string, number>()

  return given.map((cell, i) => {
    const base = cell || `Column ${i + 1}`
    let name = base
    // A name that the sheet itself has further right is not given away
    while (taken.has(name) || (name !== cell && reserved.has(name))) {
      const repeat = (repeats.get(base) ?? 1) + 1
      repeats.set(base, repeat)
      name = `${base} (${repeat})`
    }
    taken.add(name)
    return name
  })
}

type Newline = '\n' | '\r\n' | '\r'

/**
 * Finds the one line ending that papaparse needs to be told. It guesses by itself, but takes one
 * for the whole text: two files pasted together would lose rows. CRLF beside LF becomes LF here; line
 * breaks inside quotes are never touched.
 */
function settleLineEndings(text: string): { newline: Newline; text: string } {
  if (!text.includes('\r')) return { newline: '\n', text }

  const carriageReturns: number[] = [] // of each CRLF between rows
  let hasLf = false
  let hasCr = false
  let fieldStart = true
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x22 && fieldStart) {
      i = findClosingQuote(text, i)
      fieldStart = false
      continue
    }
    fieldStart = code === 0x2c || code === 0x0a || code === 0x0d
    if (code === 0x0a) hasLf = true
    else if (code === 0x0d) {
      if (text.charCodeAt(i + 1) === 0x0a) carriageReturns.push(i++)
      else hasCr = true
    }
  }

  if (carriageReturns.length === 0) return { newline: hasCr && !hasLf ? '\r' : '\n', text }
  if (!hasLf) return { newline: '\r\n', text }
  let settled = ''
  let from = 0
  for (const at of carriageReturns) {
    settled += text.slice(from, at)
    from = at + 1
  }
  return { newline: '\n', text: settled + text.slice(from) }
}

/** The place of the quote that ends the field opened at `open`, or the end of the text. */
function findClosingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at++
    else if (/^(?:[,\r\n \t]|$)/.test(text.charAt(at + 1))) return at
  }
  return text.length
}
