import { describe, expect, it } from 'vitest'

import { cleanText } from '../../src/lib/clean-text'
import {
  formatCsv,
  guardFormula,
  maxCells,
  maxColumns,
  parseCsv as parse,
} from '../../src/features/sheet/csv'

function parseCsv(text: string) {
  const { header, rows } = parse(text)
  return { header, rows }
}

const rowsOf = (text: string) => parse(text).rows

describe('parseCsv', () => {
  it('reads quoted commas, quotes and line breaks as RFC 4180 says', () => {
    expect(parseCsv('Name,Note\r\n"Rao, Asha","She said ""yes""\r\non Monday"\r\n')).toEqual({
      header: ['Name', 'Note'],
      rows: [['Rao, Asha', 'She said "yes"\r\non Monday']],
    })
  })

  it('skips a byte order mark, also before a quoted header', () => {
    expect(parseCsv('\uFEFF"Name",City\nAsha,Bhopal').header).toEqual(['Name', 'City'])
  })

  it.each([
    ['CRLF', 'a,b\r\n1,"x\ny"\r\n3,4\r\n'],
    ['LF', 'a,b\n1,"x\ny"\n3,4\n'],
    ['CR', 'a,b\r1,"x\ny"\r3,4\r'],
    ['no line break at the end', 'a,b\r\n1,"x\ny"\r\n3,4'],
    ['CRLF and then LF', 'a,b\r\n1,"x\ny"\r\n3,4\n'],
    ['LF and then CRLF', 'a,b\n1,"x\ny"\n3,4\r\n'],
    ['CR and then LF', 'a,b\r1,"x\ny"\n3,4\n'],
  ])('reads rows that end with %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      ['1', 'x\ny'],
      ['3', '4'],
    ])
  })

  it('keeps line breaks inside quotes when line endings are mixed', () => {
    expect(rowsOf('a,b\r\n1,"x\r\ny"\n2,"z\r"\r\n')).toEqual([
      ['1', 'x\r\ny'],
      ['2', 'z\r'],
    ])
  })

  it('accepts quotes inside unquoted cells', () => {
    expect(rowsOf('Size,Note\r\n5" pipe,"two\nlines"\r\n6" pipe,x\r\n')).toEqual([
      ['5" pipe', 'two\nlines'],
      ['6" pipe', 'x'],
    ])
  })

  it('pads short rows and adds columns for long ones', () => {
    expect(parseCsv('a,b\n1\n1,2,3\n')).toEqual({
      header: ['a', 'b', 'Column 3'],
      rows: [
        ['1', '', ''],
        ['1', '2', '3'],
      ],
    })
  })

  it('gives every column a unique name that no later column of the sheet has', () => {
    expect(parseCsv('Name,, Name ,Name (2),,Name,Column 2\n,1,,,1').header).toEqual([
      'Name',
      'Column 2 (2)',
      'Name (3)',
      'Name (2)',
      'Column 5',
      'Name (4)',
      'Column 2',
    ])
  })

  it.each([
    ['blank lines', 'a,b\n\n1,2\n\n\n', [['1', '2']]],
    ['lines of separators', 'a,b\n,\n1,2\n,,,\n', [['1', '2']]],
    ['lines of spaces and invisible characters', 'a,b\n \u00A0,\u200B\n1,2', [['1', '2']]],
    ['empty cells of a single column', 'a\n1\n\n""\n2', [['1'], ['2']]],
    ['lines above the header', '\n,,\na,b\n1,2', [['1', '2']]],
  ])('ignores %s', (_, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  it('ignores columns with neither content nor a name, and keeps those with one of them', () => {
    expect(parseCsv('a,,b,\u200B,c,,\n1,,2,, ,x,\n3,,4\n')).toEqual({
      header: ['a', 'b', 'c', 'Column 6'],
      rows: [
        ['1', '2', ' ', 'x'],
        ['3', '4', '', ''],
      ],
    })
  })

  it('keeps the header of the file beside the names for the screen', () => {
    const { header, ownHeader } = parse('Name, Name ,,\n1,2,,3\n')
    expect(header).toEqual(['Name', 'Name (2)', 'Column 4'])
    expect(ownHeader).toEqual(['Name', ' Name ', ''])
  })

  it.each([
    ['semicolons', 'Name;Amount;Note\n"Rao; Asha";1,5;x\nRohan;2,5;"y\nz"\n'],
    ['tabs', 'Name\tAmount\tNote\n"Rao; Asha"\t1,5\tx\nRohan\t2,5\t"y\nz"\n'],
    ['semicolons and CRLF', 'Name;Amount;Note\r\n"Rao; Asha";1,5;x\r\nRohan;2,5;"y\nz"\r\n'],
    ['semicolons and CR', 'Name;Amount;Note\r"Rao; Asha";1,5;x\rRohan;2,5;"y\nz"\r'],
  ])('reads a file with %s', (_, text) => {
    expect(parseCsv(text)).toEqual({
      header: ['Name', 'Amount', 'Note'],
      rows: [
        ['Rao; Asha', '1,5', 'x'],
        ['Rohan', '2,5', 'y\nz'],
      ],
    })
  })

  // prettier-ignore
  it.each([
    ['sep=;\nName;City\nA;B,c'], ['sep=;\r\nName;City\r\nA;B,c\r\n'], ['\uFEFFsep=|\nName|City\nA|B,c'], ['"sep=\t"\nName\tCity\nA\tB,c'],
    ['SEP=,\nName,City\nA,"B,c"'], ['sep=;;;\nName;City\nA;B,c'],
  ])('takes the separator that the line for Excel names: %j', (text) => {
    expect(parseCsv(text)).toEqual({ header: ['Name', 'City'], rows: [['A', 'B,c']] })
  })

  // prettier-ignore
  it.each([
    ['Contact,,Campaign,,Sales', 'Name,Phone,Source,Budget,Status', 'Contact: Name,Contact: Phone,Campaign: Source,Campaign: Budget,Sales: Status'],
    ['Contact,Contact,Campaign,Campaign,Sales', 'Name,Phone,Source,Budget,Status', 'Contact: Name,Contact: Phone,Campaign: Source,Campaign: Budget,Sales: Status'],
    [',,Campaign,,Sales', 'Name,Phone,Source,Budget,Status', 'Name,Phone,Campaign: Source,Campaign: Budget,Sales: Status'],
    ['Name,Phone,Campaign,,', ',,Source,Budget,Status', 'Name,Phone,Campaign: Source,Campaign: Budget,Campaign: Status'],
    ['Name,Phone,Source,Budget,Status', ',,,(₹ lakh),', 'Name,Phone,Source,Budget: (₹ lakh),Status'],
    ['संपर्क,,अभियान,,', 'नाम,फ़ोन,स्रोत,बजट,स्थिति', 'संपर्क: नाम,संपर्क: फ़ोन,अभियान: स्रोत,अभियान: बजट,अभियान: स्थिति'],
    ['Name,,Money,,', 'Name,Phone,Source,Spend,Share\n,,,₹,%', 'Name: Name,Name: Phone,Money: Source,Money: Spend: ₹,Money: Share: %'],
  ])('joins the header %s with the row %s below it', (above, below, names) => {
    const rows = 'Asha,0755 555 0121,SEO,"25,000",50%\nRohan,0755 555 0122,,,\n'
    const { header, ownHeader, rows: read } = parse(`${above}\n${below}\n${rows}`)
    expect([header, ownHeader, read.length]).toEqual([names.split(','), names.split(','), 2])
  })

  it.each([
    'Name,,City\nAsha,x,Bhopal\nRohan,y,Indore',
    'Name,,City\nAsha,soon,Bhopal\nRohan,5,Indore\nZoya,soon,Agra',
    ',Clicks\nMonday,5\nTuesday,6',
    ',Monday,Tuesday\nAsha,present,absent\nRohan,9:30,10:00',
    'Report,2026,,\nName,City,Budget,Phone\nAsha,Bhopal,5,1',
    'Item,Unit\nRice,kg\nOil,l',
    'Unit\nB\n7',
    'Name,Skill,Skill,Language,Language\nAsha,SEO,Design,Hindi,English\nRohan,Ads,Copy,Marathi,Tamil',
    'Name,Notes,,Owner,\nAsha,Call back,urgent,Ravi,north team\nRohan,Sent,,Zoya,',
    'Name,Phone,Phone\nAsha,0755 555 0121,0755 555 0122',
  ])('leaves the row below the header %j as it is', (text) => {
    expect(rowsOf(text)[0]?.join()).toBe(text.split('\n')[1])
  })

  it('finds the separator below title lines and blank lines', () => {
    expect(rowsOf('Leads\n\n\nName;City;Budget\nA;B;5')).toEqual([
      ['Name', 'City', 'Budget'],
      ['A', 'B', '5'],
    ])
  })

  it('reads commas as separators when texts have semicolons', () => {
    expect(rowsOf('Name,Note\nAsha,"a; b; c"\nRohan,d; e\n')).toEqual([
      ['Asha', 'a; b; c'],
      ['Rohan', 'd; e'],
    ])
  })

  // prettier-ignore
  it.each([
    ['="0755 555 0121"', '0755 555 0121'], ['="0755"', '0755'], ['"=""0755"""', '0755'],
    ['"=""Rao, Asha"""', 'Rao, Asha'], ['"=""5"""" pipe"""', '5" pipe'], ['"=""two\nlines"""', 'two\nlines'],
    ['" =""1-2"" "', '1-2'], ['"=""=1+1"""', '=1+1'], ['="0755"&A1', '="0755"&A1'], ['"=""a""&""b"""', '="a"&"b"'],
    ['=0755', '=0755'], ['a="0755"', 'a="0755"'], ['="0755', '="0755'],
  ])('reads the protected text %s as %s, also in the header', (cell, text) => {
    const { header, ownHeader, rows } = parse(`${cell},b\n${cell},x\n`, ',')
    expect([header[0], ownHeader[0], rows[0]?.[0]]).toEqual([cleanText(text), text, text])
  })

  it('ignores rows and columns with protected texts that are empty', () => {
    expect(parseCsv('a,=""\n1,=""\n="",=""\n')).toEqual({ header: ['a'], rows: [['1']] })
  })

  it.each(['', '\uFEFF', '\n', ' \r\n\r\n'])('finds no header in %j', (text) => {
    expect(parseCsv(text)).toEqual({ header: [], rows: [] })
  })

  it.each(['Name,City', 'Name,City\r\n'])('reads a sheet of only a header: %j', (text) => {
    expect(parseCsv(text)).toEqual({ header: ['Name', 'City'], rows: [] })
  })

  it('reads a file that is truncated inside quotes', () => {
    expect(rowsOf('a,b\n1,"two\nthree')).toEqual([['1', 'two\nthree']])
  })

  it('rejects files whose empty cells would fill the memory', () => {
    const text = `${'a,'.repeat(18_000)}\n${'x\n'.repeat(maxCells / 18_000)}`
    expect(() => parse(text, ',')).toThrow(RangeError)
  })

  it('rejects a header of more columns than a sheet has', () => {
    expect(parse('a,'.repeat(maxColumns)).header.at(-1)).toBe(`a (${maxColumns})`)
    expect(() => parse('a,'.repeat(maxColumns + 1))).toThrow(RangeError)
  })

  it('shortens a name of a million letters for the screen', () => {
    const name = 'x'.repeat(1_000_000)
    const { header, ownHeader } = parse(`${name},${name}\n1,2`)
    expect(header.map(({ length }) => length)).toEqual([500, 504])
    expect(ownHeader).toEqual([name, name])
  })
})

describe('formatCsv', () => {
  it('writes a byte order mark, CRLF, and every cell in quotes', () => {
    expect(
      formatCsv(
        ['Name', 'Note'],
        [
          ['Rao, Asha', 'a "b"\nc'],
          ['सुनीता', ''],
        ],
      ),
    ).toBe('\uFEFF"Name","Note"\r\n"Rao, Asha","a ""b""\nc"\r\n"सुनीता",""\r\n')
  })

  it('quotes a single empty cell, so that it is not a blank line', () => {
    expect(formatCsv(['a'], [[''], ['']])).toBe('\uFEFF"a"\r\n""\r\n""\r\n')
  })

  it('guards the header as well', () => {
    expect(formatCsv(['=a'], [['=HYPERLINK("x","y")']])).toBe(
      '\uFEFF"\'=a"\r\n"\'=HYPERLINK(""x"",""y"")"\r\n',
    )
  })

  it('writes only the byte order mark for a sheet without columns', () => {
    expect(formatCsv([], [])).toBe('\uFEFF')
  })
})

describe('guardFormula', () => {
  // prettier-ignore
  it.each([
    '=1+1', '+1+1', '-1+1', '-2-3', '+1-1', '@SUM(A1)', '\n5', '\0=1+1', '＝1+1', '＠SUM(A1)', '+', '-+', '--a',
    '\t--', '- =1', '-5+cmd|x', '+91 755 555 0101*2', '+91-98260-11223', '+91-755-555-0101', '+1 (555) 010-0100',
    '--5', '-1,2,3', '-500/month', '-12345/6', '-5+A2', '-5 + A2', '-5/-A2', '-5\uFF0BA2', '-500\uFF0FA2', '-USD500',
  ])('neutralizes %j', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  // prettier-ignore
  it.each([
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"], ['x\t=1+1', "x\t'=1+1"], ['x\n+1+1', "x\n'+1+1"],
    ['x|@SUM(A1)', "x|'@SUM(A1)"], ['x;"=1+1', 'x;\'"=1+1'], ['x;\n;=1', "x;\n;'=1"], ['\t=1+1', "'\t'=1+1"],
    ['-5\n=1', "'-5\n'=1"], ['=1;=2', "'=1;'=2"],
  ])('neutralizes what follows a separator in %j', (cell, guarded) => {
    expect(guardFormula(cell)).toBe(guarded)
    expect(guardFormula(guarded)).toBe(guarded)
  })

  // prettier-ignore
  it.each([
    '', '5', '-5', '+3.2', '-.5', '-1,200', '-1,20,000.50', '-1e5', '-12%', '-₹500', '-Rs. 500/-', '-5 km', '-$1.2M',
    '-5e+5', '-33.333333333333336', '+91 755 555 0101', '+917555550101', '(0755) 555 0101', 'a=b', "'=1+1", ' -x',
    'a; b', 'x;-5', 'a\nb', 'x;+91 755 555 0101', '-', '--', '---', '- -', '-\u00A0-', '—', '–', '－', '\uFE63\u2010',
    'x;--', '-\n-',
  ])('leaves %j as it is', (cell) => {
    expect(guardFormula(cell)).toBe(cell)
  })
})
