/**
 * `npm run check:export`: checks that a spreadsheet program shows an export of the spreadsheet page as the page
 * does. Exports 57 rows in a browser (formulas, quotes, line breaks, Devanagari, leading zeros, dates), opens
 * the file with LibreOffice and Gnumeric, and compares cell by cell. Needs a build, a browser and both programs.
 *
 * LibreOffice reads the file with every column as text, where each cell must be the same as in the file. Then it reads
 * it with its default settings, separated by comma, semicolon and tab: it must not find a formula. Gnumeric guesses the
 * separator: its texts must be as in the file, and no cell a formula.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { load } from 'cheerio'

import { sheetPage as texts } from '../../src/generated/texts/sheet-page'
import { formatCsv, guardFormula, parseCsv, type Sheet } from '../../src/features/sheet/csv'
import { paths } from '../../src/paths'
import { launchBrowser } from '../../scripts/find-browser'
import { serve } from '../../scripts/serve'

const folder = path.resolve('.cache/check-export')
let conversions = 0

/** Cells that spreadsheet programs are likely to misread or to run. They replace cells of the sample. */
// prettier-ignore
const awkward = [
  '=1+1', '=HYPERLINK("https://example.com","click")', '@SUM(1,2)', '-2+3', '+1+1', '\t=1+1', '＝1+1', '007',
  '000123456789012345678', 'a "quoted" word, and a comma', 'two\nlines, "both" quoted', 'हिंदी में, "उद्धरण" के साथ',
  "'already", '1E5', '-₹500', '+91-98260-11223', "x;=cmd|' /C calc'!A0", 'x\t=1+1\n=2+2', '--', '-', '—',
  'Rao, Asha',
]
const awkwardColumn = 'Company'

const program = findProgram('libreoffice-calc', 'soffice', 'libreoffice')
const gnumeric = findProgram('gnumeric', 'ssconvert')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const sheet = makeSheet()
const file = await exportSheet(sheet)
const expected = [sheet.header, ...sheet.rows].map((row) => row.map(guardFormula))
const asText = readAsText(file)
const differences = compare(expected, asText)
const formulas = [44, 59, 9].map((separator) => countFormulas(file, separator)) // , ; tab

const inGnumeric = compareInGnumeric(expected, file)

const cells = expected.length * sheet.header.length
const guarded = [sheet.header, ...sheet.rows].flat().filter((cell) => guardFormula(cell) !== cell)
console.log(`${sheet.rows.length} rows exported, ${cells} cells with the header.`)
console.log(
  `Read as text: ${cells - differences.length} cells as shown (${guarded.length} guarded).`,
)
console.log(`Read by Gnumeric: ${inGnumeric.length} cells differ or are formulas.`)
for (const difference of [...differences, ...inGnumeric].slice(0, 10))
  console.error(`  ${difference}`)
console.log(`Formulas found (comma, semicolon, tab): ${formulas.join(', ')}.`)
if (differences.length + inGnumeric.length > 0 || formulas.some((count) => count > 0))
  process.exitCode = 1

function findProgram(debianPackage: string, ...names: readonly string[]): string {
  const found = names.find((name) => spawnSync(name, ['--version']).status === 0)
  if (found) return found
  console.error(
    `${names[0]} was not found, so nothing was checked: install the package \`${debianPackage}\`.`,
  )
  process.exit(2)
}

/** The sample's 57 rows; the first ones have an awkward cell each. */
function makeSheet(): Sheet {
  const { header, rows } = parseCsv(readFileSync('scripts/mocks/sheet-sample.csv', 'utf8'))
  const column = header.indexOf(awkwardColumn)
  // Without quotes around all cells, Gnumeric takes the + for the separator
  const first = rows[0]?.with(header.indexOf('Email'), 'Rao, Asha') ?? []
  return {
    header,
    rows: [first, ...rows.slice(1)].map((row, index) => {
      const cell = awkward[index]
      return cell === undefined ? row : row.with(column, cell)
    }),
  }
}

/** Exports the rows as a visitor does, by the page's button. Returns the file's path. */
async function exportSheet({ header, rows }: Sheet): Promise<string> {
  // Without `guardFormula`, because a sheet does not guard its cells either
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const body = [header, ...rows].map((row) => row.map(quote).join(',')).join('\r\n')
  const server = await serve({ port: 0, outbox: path.join(folder, 'outbox') })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.route('**/sheet.csv', (route) =>
      route.fulfill({ contentType: 'text/csv; charset=utf-8', body }),
    )
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${paths.sheet}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.exportCsv.label, exact: true }).click(),
    ])
    const target = path.join(folder, texts.exportCsv.fileName)
    await download.saveAs(target)
    if (readFileSync(target, 'utf8') !== formatCsv(header, rows))
      throw new Error('The page exported something else than its rows')
    return target
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/**
 * Reads a CSV file with every column as text (2). The filter's options: comma, quote, UTF-8 (76), first line.
 * https://help.libreoffice.org/latest/en-US/text/shared/guide/csv_params.html
 */
function readAsText(source: string): string[][] {
  const columns = sheet.header.map((_, index) => `${index + 1}/2`).join('/')
  const target = convert(source, 'ods', `Text - txt - csv (StarCalc):44,34,76,1,${columns}`)
  const csv = convert(target, 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true', undefined)
  const back = parseCsv(readFileSync(csv, 'utf8'))
  return [[...back.header], ...back.rows.map((row) => [...row])]
}

/** Counts formulas in LibreOffice's flat XML format, where a formula is an attribute of its cell. */
function countFormulas(source: string, separator: number): number {
  const target = convert(source, 'fods', `Text - txt - csv (StarCalc):${separator},34,76,1`)
  const document = readFileSync(target, 'utf8')
  const rowCount = document.match(/<table:table-row\b/g)?.length ?? 0
  if (rowCount < sheet.rows.length) throw new Error('LibreOffice has read fewer rows')
  return document.match(/ table:formula=/g)?.length ?? 0
}

/**
 * Lists the cells that Gnumeric reads otherwise. It takes the guard's apostrophe for its own mark of a text, and makes
 * numbers and dates of some texts: those are compared by their place only.
 */
function compareInGnumeric(shown: readonly string[][], source: string): string[] {
  const target = path.join(folder, 'export.gnumeric.xml')
  const format = ['--export-type=Gnumeric_XmlIO:sax:0']
  const { status, stderr } = spawnSync(gnumeric, [...format, source, target], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Gnumeric did not read the file: ${stderr}`)
  const $ = load(readFileSync(target, 'utf8'), { xml: true })
  const found = new Map(
    Array.from($('gnm\\:Cell'), (cell) => [
      `${$(cell).attr('Row')} ${$(cell).attr('Col')}`,
      $(cell),
    ]),
  )
  const differences: string[] = []
  for (const [row, cells] of shown.entries()) {
    for (const [column, text] of cells.entries()) {
      const place = `${row} ${column}`
      const cell = found.get(place)
      const type = cell?.attr('ValueType') // a formula has none, a text 60
      const isSame = type === '60' ? cell?.text() === text.replace(/^'/, '') : type !== undefined
      if (text === '' ? cell : !isSame)
        differences.push(
          `Gnumeric, row ${row + 1}, ${sheet.header[column]}: ${cell?.text()}, not ${text}`,
        )
      found.delete(place)
    }
  }
  return [
    ...differences,
    ...Array.from(found.keys(), (place) => `Gnumeric, beyond the table: ${place}`),
  ]
}

function convert(source: string, format: string, filter: string | undefined): string {
  const out = path.join(folder, String(++conversions))
  const profile = `-env:UserInstallation=file://${folder}/profile` // not the user's own
  const reading = filter ? [`--infilter=${filter}`] : []
  const args = [profile, ...reading, '--convert-to', format, '--outdir', out, source]
  const { status, stderr } = spawnSync(program, ['--headless', ...args], { encoding: 'utf8' })
  const name = `${path.parse(source).name}.${format.split(':')[0]}`
  const target = path.join(out, name)
  if (status !== 0 || !existsSync(target)) throw new Error(`LibreOffice made no ${name}: ${stderr}`)
  return target
}

function compare(shown: readonly string[][], found: readonly string[][]): string[] {
  const seen: string[] = []
  for (let row = 0; row < Math.max(shown.length, found.length); row++) {
    for (let column = 0; column < sheet.header.length; column++) {
      const [cell, got] = [shown[row]?.[column], found[row]?.[column]]
      if (cell?.replaceAll('\t', '') === got) continue // Calc keeps no tab in a cell
      seen.push(
        `row ${row + 1}, ${sheet.header[column]}: ${JSON.stringify(got)}, not ${JSON.stringify(cell)}`,
      )
    }
  }
  return seen
}
