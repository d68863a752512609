import Papa from 'papaparse'

import { unnamedColumn } from '../../generated/texts/sheet-page'
import { cleanText, garbled } from '../../lib/clean-text'
import { startOf } from '../../lib/excerpt'
import { isBlank, longestText } from '../../lib/fold-text'
import { isUnit } from '../../lib/units'
import { isNumber } from './numbers'

/** A spreadsheet as text cells. Every row has as many cells as the header. */
export type Sheet = {
  /** Names for the screen: never empty, never the same twice, and not too long to show. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** `ownHeader` is for the export: as the file has it, or joined of its two rows of names. */
export type ParsedSheet = Sheet & { readonly ownHeader: readonly string[] }

/** After short rows are filled up: one long row above many short ones would fill the memory. */
export const maxCells = 20_000_000
/** Google's own limit: https://support.google.com/drive/answer/37603 */
export const maxColumns = 18_278

/** A formula that is only a text, so that no program reads a number in it. */
const protectedText = /^\s*="((?:[^"]|"")*)"\s*$/
const unquote = (_: string, text: string) => text.replaceAll('""', '"')

const byteOrderMark = '\uFEFF'

/**
 * Parses CSV (https://www.rfc-editor.org/rfc/rfc4180) and what real files add to it (docs/sheet.md). `="0755"`, which
 * keeps Excel from reading a number, is the text 0755. Rows without content, and columns without content and name, are
 * ignored. The first row is the header, empty for a text without content; with a second row of names or units as one.
 * @throws RangeError beyond {@link maxCells} or {@link maxColumns}, and for nothing else.
 */
export function parseCsv(text: string, separator?: string): ParsedSheet {
  const [start = '', named] = fileStart.exec(text) ?? []
  const body = text.slice(start.length)
  const delimiter = separator ?? named ?? detectDelimiter(body)
  const csv = unifyLineBreaks(body, delimiter)
  const { data } = Papa.parse<string[]>(csv, { delimiter, newline: '\n' })
  for (const row of csv.includes('="') ? data : [])
    for (const [column, cell] of row.entries())
      if (cell.length <= longestText && cell.includes('="'))
        row[column] = cell.replace(protectedText, unquote)
  const [first = [], ...rows] = data.filter((row) => !row.every(isBlank))
  const names = joinHeader(first, rows)
  const width = rows.reduce((most, row) => Math.max(most, row.length), names.length)
  const hasContent = (column: number) => (row: string[]) => !isBlank(row[column] ?? '')
  const isUsed = (column: number) => hasContent(column)(names) || rows.some(hasContent(column))
  const columns = [...Array(width).keys()].filter(isUsed)
  if (columns.length > maxColumns || (rows.length + 1) * columns.length > maxCells)
    throw new RangeError('The sheet has too many cells')

  const pick = (row: readonly string[]) => columns.map((column) => row[column] ?? '')
  // In place, to save a copy of every row: nobody else uses papaparse's arrays
  if (columns.length === width) for (const row of rows) while (row.length < width) row.push('')
  return {
    header: nameColumns(names, columns),
    ownHeader: pick(names),
    rows: columns.length === width ? rows : rows.map(pick),
  }
}

/** A byte order mark, and the line that names the separator for Excel; other programs fill it up: `sep=;;;`. */
const fileStart = /^\uFEFF?(?:"?sep=([^\w\s"]|\t)"?\1*(?:\r\n?|\n))?/i

/** Papaparse's own detection, on the beginning of the file. */
function detectDelimiter(text: string): string {
  const start = text.slice(0, 100_000).replace(/\r\n?/g, '\n')
  const common = { preview: 20, newline: '\n', skipEmptyLines: 'greedy' } as const
  return Papa.parse(start, { ...common, delimitersToGuess: [',', ';', '\t'] }).meta.delimiter
}

/**
 * The names of the columns in one row. The next row leaves `rows` if it belongs to the header: it has names below groups
 * (`Contact,,Sales` or `Contact,Contact,Sales` above `Name,Phone,Status`), or units below names.
 */
function joinHeader(above: string[], rows: string[][]): string[] {
  const [below = [], ...others] = rows.slice(0, 50)
  const columns = [...Array(Math.max(above.length, below.length)).keys()]
  const own = columns.map((at) => cleanName(above[at]))
  const names = columns.map((at) => cleanName(below[at]))
  const cells = columns.map((at) => others.map((row) => cleanName(row[at])).filter(Boolean))

  // Numbers, addresses, and what occurs again in its column are values, not names
  const isValue = (name: string, at: number) =>
    isNumber(name) || /@|\d{3}/.test(name) || cells[at]?.includes(name)
  if (names.some(isValue) || above.some((cell) => /\d[-./:]\d/.test(cell))) return above

  // Only a name differs from all cells below it. In a table of words, the row may be the first one of the data
  const isText = (text: string) => /^\P{Nd}+$/u.test(text)
  const hasData = (cells: string[] = []) => cells.length > 0 && !cells.some(isText)
  if (!names.some((name, at) => isText(name) && hasData(cells[at]))) return above

  // A group has the columns up to the next one. Two groups of several columns are enough; a single one must not be the
  // last and all there is: so is the title `Leads,2026,,`, and the corner of the table `,Monday,Tuesday`
  let group = ''
  const groups = names.map((name, at) => name && (group = own[at] || group))
  const wide = groups.filter((each, at) => each && each === groups[at - 1])
  const isGroup = (each: string) => each !== groups.at(-1) || groups.includes('')
  const isGrouped = new Set(wide).size > 1 || wide.some(isGroup)

  // Units below nothing but names; a single letter, such as `B`, is much else
  const isUnits =
    names.every((name, at) => !name || (own[at] && isUnitName(name))) &&
    names.some((name) => /..|\P{L}/u.test(name))
  if (!isGrouped && !isUnits) return above

  rows.shift()
  const join = (name: string, at: number) =>
    groups[at] ? `${groups[at]}: ${name}` : name || (own[at] ?? '')
  // Again: units may stand below names that are below groups
  return joinHeader(names.map(join), rows)
}

/** `₹`, `%`, `kg`, `(₹ lakh)`, `INR`. */
const isUnitName = (name: string): boolean =>
  /^\P{L}*[\p{Sc}%]|^\W*(?:rs|inr|usd)\b/iu.test(name) ||
  isUnit(name.toLowerCase().replace(/[^\p{L}\p{M}]/gu, ''))

/**
 * Writes CSV (https://www.rfc-editor.org/rfc/rfc4180) that `parseCsv` reads back: every cell in quotes, without which
 * Gnumeric (1.12.55) takes what follows the first closing quote as the separator; with a byte order mark, without which
 * Excel reads UTF-8 in the system's code page and garbles Hindi; with {@link guardFormula}.
 */
export function formatCsv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  if (header.length === 0) return byteOrderMark
  const cells = [header, ...rows].map((row) => row.map(guardFormula))
  return `${byteOrderMark}${Papa.unparse(cells, { newline: '\r\n', quotes: true })}\r\n`
}

/**
 * Puts an apostrophe before what a spreadsheet would run as a formula: what begins with `=`, `+`, `-`, `@`, their
 * full-width forms, a tab, a line break or NUL (ASVS 5.0, 1.2.10, https://github.com/OWASP/ASVS). That may be the cell,
 * or what follows a semicolon, tab, bar or line break in it: a program that separates by those ignores our quotes.
 * Numbers (see {@link isNumber}), phone numbers (`+91 755 555 0101`) and dashes alone (`--`) stay as they are.
 */
export function guardFormula(cell: string): string {
  if (!mayHaveFormula.test(cell)) return cell
  // `;"=1+1`: what follows a separator
  const guarded = cell.replace(/([;|\t\n\r])("*([^;|\t\n\r]+))/g, (part, separator, rest, text) =>
    isFormula(text as string) ? `${separator}'${rest}` : part,
  )
  return isFormula(cell) ? `'${guarded}` : guarded
}

const formulaStarts = '\0\t\n\r+-=@\uFF0B\uFF0D\uFF1D\uFF20'
const mayHaveFormula = /^[^\w ]|[;|\t\n\r]/

// Computed although it sorts as a number: `-USD5` is a cell, `-5+A2` and `-5/x` refer to one. `-500/-` is not
const computed = /^\S?\s*[a-z]+\$?\d|\/\s*[^-\s]|\/-\S|[^e]\+/i

function isFormula(text: string): boolean {
  if (text === '' || !formulaStarts.includes(text.charAt(0))) return false
  const isPlain =
    /^[-+\uFF0B\uFF0D]/.test(text) && isNumber(text) && !computed.test(text.normalize('NFKC'))
  return text.length > longestText || !(isPlain || phoneNumber.test(text) || dashes.test(text))
}

/** Programs write these where there is nothing. */
const dashes = /^\p{Dash}[\p{Dash}\s]*$/u

// Without a hyphen, which a spreadsheet would subtract: +91-755 is -664. With 7 to 15 digits (E.164)
const phoneNumber = /^\+\d(?:[ \u00A0]?\d){6,14}$/

/** The beginning of a name: long enough to tell two columns apart, and short enough to be rendered. */
const cleanName = (cell = '') => cleanText(startOf(cell, 500))

/** Trims the names of these columns, and makes each unique: 'Column 3' (its position in the file), 'Name (2)'. */
function nameColumns(cells: readonly string[], columns: readonly number[]): string[] {
  const trimmed = columns.map((column) => cleanName(cells[column]))
  const reserved = new Set(trimmed)
  const used = new Set<string>()
  const repeats = new Map<string, number>()

  return trimmed.map((cell, i) => {
    const base = cell || unnamedColumn((columns[i] ?? i) + 1)
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

/** Makes each line break outside of quotes an LF: papaparse would split a text that mixes them in wrong places. */
function unifyLineBreaks(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text
  const token = /"|\r\n?/g
  let unified = ''
  let from = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const isQuote = match[0] === '"'
    if (!isQuote) {
      unified += `${text.slice(from, match.index)}\n`
      from = token.lastIndex
    } else if (match.index === 0 || `${delimiter}\r\n`.includes(text.charAt(match.index - 1))) {
      token.lastIndex = findClosingQuote(text, match.index, delimiter) + 1
    }
  }
  return unified + text.slice(from)
}

/** The index of the quote that closes the field opened at `open`, or the text's length. */
function findClosingQuote(text: string, open: number, delimiter: string): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at++
    else if (`${delimiter}\r\n \t`.includes(text.charAt(at + 1))) return at // '' at the end is included
  }
  return text.length
}

/** Why a file may not be what the page can read: it is shown all the same, below a sentence that says so. */
export type FileWarning = 'titles' | 'one-column' | 'json' | 'xml' | 'binary' | 'encoding'

/** What is odd about a file; null for a table under its header. */
export function findFileWarning(text: string, { ownHeader, rows }: ParsedSheet) {
  const start = text.slice(0, 200).trimStart()
  if (/^%PDF-|\0/.test(start)) return 'binary'
  // `{"a": 1}`, `[[1]]`, `[{}]`
  if (/^(?:\{\s*["}]|\[\s*[[{"\]])/.test(start) && /[\]}]\s*$/.test(text.slice(-200))) return 'json'
  if (/^<(?:[?!]|[a-z])/i.test(start)) return 'xml'
  if (text.includes('\uFFFD') || garbled.test(text)) return 'encoding'
  if (ownHeader.length === 1) return 'one-column'
  const widest = Math.max(...rows.slice(0, 10).map(countFilled)) // a header is in the first rows, or nowhere
  if (widest < 2 * countFilled(ownHeader)) return null
  // Above two columns, a title looks like a header with one name
  const [names, ...values] = rows.filter((row) => countFilled(row) === 2).slice(0, 10)
  const hasNames =
    names?.every((name) => !isNumber(name)) && values.some((row) => row.some(isNumber))
  return widest > 2 || hasNames || titleLine.test(text) ? 'titles' : null
}

/** One cell, and no separator in its line or nothing in the next: `Leads of May`, or `Leads of May,,` above `,,`. */
const titleLine =
  /^(?:[\s,;]*[\r\n])?(?:"[^"]*"|[^",;\t\r\n]+)(?:[,;\t]+(?:\r\n|\r|\n)[,;\t]*)?[\r\n]/

const countFilled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length
