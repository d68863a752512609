import Papa from 'papaparse'

/** A spreadsheet as text cells. Every row has as many cells as the header. */
export type Sheet = {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * The maximum of cells after short rows are filled up: one long row above many short ones would fill the
 * memory. Google's own limit is ten million: https://support.google.com/drive/answer/37603
 */
export const maxCells = 20_000_000

const byteOrderMark = '\uFEFF'

/**
 * Parses CSV (https://www.rfc-editor.org/rfc/rfc4180), and accepts what real files add to the standard: a byte
 * order mark, CRLF, LF or CR (also mixed), rows too short (filled up with empty cells) or too long (the
 * header grows), quotes that are never closed.
 *
 * The first row is the header. Its names are trimmed, never empty and never the same twice:
 * 'Column 3', 'Name (2)'. Blank lines are skipped, except between the rows of a sheet of one column,
 * where they are empty cells. A text without any cell has an empty header.
 *
 * @throws RangeError beyond {@link maxCells}, and for nothing else.
 */
export function parseCsv(text: string): Sheet {
  const body = text.startsWith(byteOrderMark) ? text.slice(1) : text
  if (!body.trim()) return { header: [], rows: [] }

  const csv = unifyLineBreaks(body)
  const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\n' })

  let width = 0
  for (const row of data) width = Math.max(width, row.length)
  const [first = [], ...rows] = dropBlankLines(data, width, csv)
  if ((rows.length + 1) * width > maxCells) throw new RangeError('The sheet has too many cells')

  // In place, to save a copy of every row: nobody else uses papaparse's arrays
  for (const row of rows) while (row.length < width) row.push('')
  return { header: nameColumns(first, width), rows }
}

/**
 * Writes CSV (https://www.rfc-editor.org/rfc/rfc4180): CRLF after every row, quotes where needed.
 *
 * - It begins with a byte order mark. Without one, Excel reads UTF-8 in the system's code page and
 *   garbles Hindi.
 * - A cell that a spreadsheet would run as a formula gets an apostrophe in front (see
 *   {@link guardFormula}).
 *
 * `parseCsv` reads everything back unchanged, apart from those apostrophes.
 */
export function formatCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  if (header.length === 0) return byteOrderMark
  const cells = [header, ...rows].map((row) => row.map(guardFormula))
  // Without quotes, an empty cell alone in its row is a blank line, which readers skip
  const quotes = (cell: string) => header.length === 1 && cell === ''
  return `${byteOrderMark}${Papa.unparse(cells, { newline: '\r\n', quotes })}\r\n`
}

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula: one that begins with `=`, `+`, `-`,
 * `@`, their full-width forms, a tab, a line break or NUL (ASVS 5.0, 1.2.10, https://github.com/OWASP/ASVS).
 * Plain numbers (`-5`, `+3.2`, `-1,200`) and phone numbers (`+91 755 555 0101`) stay as they are.
 */
export function guardFormula(cell: string): string {
  if (cell === '' || !formulaStarts.includes(cell.charAt(0))) return cell
  return plainNumber.test(cell) || phoneNumber.test(cell) ? cell : `'${cell}`
}

const formulaStarts = '\0\t\n\r+-=@\uFF0B\uFF0D\uFF1D\uFF20'

const plainNumber = /^[-+]?(?=\.?\d)(?:\d{1,3}(?:,\d{2,3})+|\d+)?(?:\.\d+)?(?:[eE][-+]?\d+)?%?$/

// A plus, 7 to 15 digits (E.164) and separators. With fewer digits allowed, `+1-1` would pass,
// which a spreadsheet calculates
const phoneNumber = /^\+\(?\d(?:[ \u00A0().-]{0,2}\d){6,14}$/

/** papaparse returns a blank line as a row of one empty cell, the same as a quoted empty cell. */
function dropBlankLines(data: string[][], width: number, csv: string): string[][] {
  const isBlank = (row: string[] | undefined) => row?.length === 1 && row[0] === ''
  if (width > 1) return data.filter((row) => !isBlank(row))

  // In one column, blank lines are empty cells, except those at the end of the file
  const breaks = /\n*$/.exec(csv)?.[0].length ?? 0
  let end = data.length
  while (end > data.length - breaks && isBlank(data[end - 1])) end--
  return data.slice(0, end)
}

function nameColumns(cells: readonly string[], width: number): string[] {
  const trimmed = Array.from({ length: width }, (_, i) => cells[i]?.trim() ?? '')
  const reserved = new Set(trimmed)
  const used = new Set<string>()
  const repeats = new Map<string, number>()

  return trimmed.map((cell, i) => {
    const base = cell || `Column ${i + 1}`
    let name = base
    // Skip a name that a later column has itself, or that column would be renamed
    while (used.has(name) || (name !== cell && reserved.has(name))) {
      const repeat = (repeats.get(base) ?? 1) + 1
      repeats.set(base, repeat)
      name = `${base} (${repeat})`
    }
    used.add(name)
    return name
  })
}

/**
 * Makes every line break between rows an LF: papaparse expects one kind, and would split a text that mixes
 * them in wrong places. Line breaks inside quotes stay as they are.
 */
function unifyLineBreaks(text: string): string {
  if (!text.includes('\r')) return text
  const token = /"|\r\n?/g
  let unified = ''
  let from = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const isQuote = match[0] === '"'
    if (!isQuote) {
      unified += `${text.slice(from, match.index)}\n`
      from = token.lastIndex
    } else if (match.index === 0 || ',\r\n'.includes(text.charAt(match.index - 1))) {
      token.lastIndex = findClosingQuote(text, match.index) + 1
    }
  }
  return unified + text.slice(from)
}

/** The index of the quote that closes the field opened at `open`, or the text's length. */
function findClosingQuote(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at++
    else if (/^(?:[,\r\n \t]|$)/.test(text.charAt(at + 1))) return at
  }
  return text.length
}
