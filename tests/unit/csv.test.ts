import { describe, expect, it } from 'vitest'

import { formatCsv, guardFormula, maxCells, parseCsv } from '../../src/features/sheet/csv'

const rowsOf = (text: string) => parseCsv(text).rows

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
    expect(parseCsv('Name,, Name ,Name (2),,Name,Column 2\n').header).toEqual([
      'Name',
      'Column 2 (2)',
      'Name (3)',
      'Name (2)',
      'Column 5',
      'Name (4)',
      'Column 2',
    ])
  })

  it('skips blank lines, but keeps rows of empty cells', () => {
    expect(rowsOf('a,b\n\n1,2\n,\n\n\n')).toEqual([
      ['1', '2'],
      ['', ''],
    ])
  })

  it('keeps empty cells of a single column, apart from blank lines at the end', () => {
    expect(rowsOf('a\n1\n\n""\n')).toEqual([['1'], [''], ['']])
    expect(rowsOf('a\n1\n\n\n')).toEqual([['1']])
    expect(rowsOf('a\n1\n""')).toEqual([['1'], ['']])
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
    const text = `${','.repeat(20_000)}\n${'x\n'.repeat(maxCells / 20_000)}`
    expect(() => parseCsv(text)).toThrow(RangeError)
  })

  it('renames a hundred thousand columns of the same name quickly', () => {
    expect(parseCsv('a,'.repeat(100_000)).header.at(-2)).toBe('a (100000)')
  })
})

describe('formatCsv', () => {
  it('writes a byte order mark, CRLF, and quotes where they are needed', () => {
    expect(
      formatCsv(
        ['Name', 'Note'],
        [
          ['Rao, Asha', 'a "b"\nc'],
          ['सुनीता', ''],
        ],
      ),
    ).toBe('\uFEFFName,Note\r\n"Rao, Asha","a ""b""\nc"\r\nसुनीता,\r\n')
  })

  it('quotes a single empty cell, so that it is not a blank line', () => {
    expect(formatCsv(['a'], [[''], ['']])).toBe('\uFEFFa\r\n""\r\n""\r\n')
  })

  it('guards the header as well, and quotes cells where needed', () => {
    expect(formatCsv(['=a'], [['=HYPERLINK("x","y")']])).toBe(
      '\uFEFF\'=a\r\n"\'=HYPERLINK(""x"",""y"")"\r\n',
    )
  })

  it('writes only the byte order mark for a sheet without columns', () => {
    expect(formatCsv([], [])).toBe('\uFEFF')
  })
})

describe('guardFormula', () => {
  it.each([
    ['=1+1'],
    ['+1+1'],
    ['-1+1'],
    ['-2-3'],
    ['+1-1'],
    ['@SUM(A1)'],
    ['\t=1+1'],
    ['\r=1+1'],
    ['\n=1+1'],
    ['\n5'],
    ['\0=1+1'],
    ['=1+1'],
    ['＝1+1'],
    ['＋1'],
    ['－1'],
    ['＠SUM(A1)'],
    ['-'],
    ['+'],
    ['-5+cmd|x'],
    ['-5\n=1'],
    ['+91 755 555 0101*2'],
    ['--5'],
    ['-1,2,3'],
  ])('neutralizes %j', (cell) => {
    expect(guardFormula(cell)).toBe(`'${cell}`)
  })

  it.each([
    [''],
    ['5'],
    ['-5'],
    ['+3.2'],
    ['-.5'],
    ['-1,200'],
    ['-1,20,000.50'],
    ['-1e5'],
    ['-12%'],
    ['+91 755 555 0101'],
    ['+917555550101'],
    ['+1 (555) 010-0100'],
    ['+91-755-555-0101'],
    ['(0755) 555 0101'],
    ['a=b'],
    ["'=1+1"],
    [' -x'],
  ])('leaves %j as it is', (cell) => {
    expect(guardFormula(cell)).toBe(cell)
  })
})
