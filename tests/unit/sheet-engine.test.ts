import { describe, expect, it } from 'vitest'

import { makeCsv } from '../../scripts/mocks/make-csv'
import { guardFormula, parseCsv, type Sheet } from '../../src/features/sheet/csv'
import { readColumn } from '../../src/features/sheet/column-values'
import type { SheetQuery, SheetSort } from '../../src/features/sheet/engine'
import { indexSheet, matchingRows, prepareSort, viewSheet } from '../../src/features/sheet/engine'
import { toggleSort } from '../../src/features/sheet/use-view'

const directions = ['ascending', 'descending'] as const

const query = (changes: Partial<SheetQuery> = {}): SheetQuery => ({
  search: '',
  sort: null,
  page: 1,
  pageSize: 10,
  ...changes,
})

/** The cells of one column, sorted by it. */
function sorted(
  name: string,
  cells: string[],
  direction: SheetSort['direction'],
  locale = 'en-IN',
) {
  const index = indexSheet({ header: [name], rows: cells.map((cell) => [cell]) }, locale)
  const view = viewSheet(index, query({ sort: { column: 0, direction }, pageSize: 1000 }))
  return view.visible.map((row) => row.cells[0])
}

/** The expected result of a sort: a stable one that compares cell by cell. */
function sortPlainly(sheet: Sheet, column: number, direction: SheetSort['direction']): number[] {
  const { compare } = new Intl.Collator('en-IN', { numeric: true })
  const cells = sheet.rows.map((row) => row[column] ?? '')
  const { values } = readColumn(sheet.header[column] ?? '', cells, compare)
  const sign = direction === 'ascending' ? 1 : -1
  const isBlank = (row: number) => Number(cells[row]?.trim() === '')
  const isText = (row: number) => Number(Number.isNaN(values[row]))
  return cells
    .map((_, row) => row)
    .sort((a, b) => {
      const [first = '', second = ''] = [cells[a], cells[b]]
      const kinds = isBlank(a) - isBlank(b) || isText(a) - isText(b)
      if (kinds !== 0 || first === second) return kinds
      const [x = NaN, y = NaN] = [values[a], values[b]]
      return sign * (Number.isNaN(x) ? compare(first, second) : x - y)
    })
}

describe('sorting', () => {
  it('sorts numbers inside texts by value', () => {
    const items = ['item 1', 'item 9', 'item 10', 'Item 100']
    expect(sorted('Item', items.toReversed(), 'ascending')).toEqual(items)
  })

  it('sorts numbers by value: signs, decimals, Indian grouping, currency', () => {
    const cells = ['1,20,000', '45,000', '-10', '-5', '1.5', '1.25', '₹ 2,000', '', '+3', '07']
    const expected = ['-10', '-5', '1.25', '1.5', '+3', '07', '₹ 2,000', '45,000', '1,20,000']
    expect(sorted('Budget', cells, 'ascending')).toEqual([...expected, ''])
    expect(sorted('Budget', cells, 'descending')).toEqual([...expected.toReversed(), ''])
  })

  it.each([
    [['9,000', '25,000', '1,20,000'], [' --', 'N/A'], ['']],
    [['▼ 12%', '⬇ 3%', '→ 0%', '▲ 3%', '↑ 40%'], ['none'], []],
    [['(-)5,000', '(-)500', '₹25,000 p.m.', '₹1,20,000 p.m.'], [], []],
    [['₹999 (incl. GST)', '₹4,999 + GST', 'approx. 12,000', '14,999*'], ['free'], ['']],
    [['5-11 Apr 2026', '12 - 18 Apr 2026', 'Apr 19–25, 2026', '29 Apr-3 May 2026'], [], []],
    [['9.30 am', '11.15 am', '3.45 pm', '6.00 p.m.'], [], []],
    [['1:10', '1:2', '1:1', '4:3', '2.5:1', '10:1'], [], ['']],
    [['9:5', '9:30', '10:15', '10:45', '18:20'], [], []],
    [['< 10%', '45%', '> 90%'], [' --', ' --', ' --', ' --', ' --'], [' ']],
    [['-₹500', '(₹20)', 'Rs. 500/-', '₹2.5 lakh', '₹1 Cr'], ['on request'], ['\u200B']],
    [['1,200.00 Cr', '500.00 Cr', '0.00', '500.00 Dr', '₹ 1,200.00 Dr'], [], ['']],
    [['0.30000000000000004', '12.5', '33.333333333333336'], [], []],
    [['PKR 50', 'PKR 900', 'PKR 1,200'], [], []],
    [['50', 'Rs. 900 /-', '1,200'], ['(not set)', '#DIV/0!', ' none', 'TBD '], []],
    [['500 रुपये', '₹ 2,000', '५ लाख', '₹2 करोड़', '₹1.2B'], [], []],
    [['16 Apr, 2026', '1 May 2026', 'Thu 31/12/2026'], ['9', 'soon'], ['']],
    [['Dec-25', 'Jan 26', 'February 2026', 'Apr-26'], [], ['']],
    [['Week 50, 2025', '2026-W02', 'W14 2026', 'KW 40 (2026)', "W1'27"], [], []],
    [['FY25 Q4', '1Q26', 'Quarter 2 2026', 'Jul-Sep 2026', 'w/c 5 Oct 2026'], [], []],
    [['0s', '45s', '1m 05s', '1h 02m 03s', '3 घंटे', '2 सप्ताह', '1 माह', '2 वर्ष'], ['--'], ['']],
    [['45 seconds', '90 minutes', '2 hours, 5 min', '1 day', '3 days and 4 hours', '1 wk'], [], []],
    [['00:00:45', '00:01:05', '01:00:00', '100:00:00'], ['--'], ['']],
    [['0:05', '12:34', '59:59', '1:02:03', '1 day, 00:00:01'], [], []],
    [['12 AM', '9:05 AM', '12:30 pm', '1 PM', '11:30 PM'], [], []],
    [['5 minutes ago', '2 घण्टे', '3 hours ago', '2 days ago'], [], []],
    [['512 bytes', '900 KB', '1,024 KB', '1.2 MB', '1 GB'], ['N/A'], ['']],
    [['900 KiB', '1.5 MiB', '1 GiB'], [], []],
    [['900 kbps', '10 Mbps', '1 Gbps'], [], []],
    [['50 m', '800 m', '1.5 km', '2 km'], [], []],
    [['500 g', '1 kg', '1.5 kg', '2 tonnes'], [], []],
    [['250 ml', '1 L', '2 litres'], [], []],
    [['5 ft 2 in', '5 ft 10 in', '6 ft', '80 inches'], [], []],
    [['1', '2-10', '11-50', '51-200', '201–500', '501-1,000', '1,001-5,000', '10,001+'], [], ['']],
    [['2-10 employees', '11-50 employees', '1,001-5,000 employees', '10,001+ employees'], [], []],
    [['10 – 100', '100 – 1K', '1K – 10K', '10K – 100K', '1M – 10M'], ['--'], []],
    [['under 18', '18-24', '25-34', '65+'], ['Unknown'], ['']],
    [['₹50,000 - 1 lakh', 'Under ₹1 lakh', '₹1 lakh – ₹5 lakh', '₹5-10 lakh', '₹1 crore+'], [], []],
    [['Rs. 100 - 200', 'Rs. 500/- to Rs. 1000/-', 'Rs 2,000 to 5,000'], [], []],
    [['₹80,000', '₹90k', '₹1.2 lakh', '1.5 L', '₹1 crore', '₹1 crore 25 lakh'], [], []],
    [['0-1 yr', '6 months - 1 year', '2-4 years', '5+ years'], ['Fresher'], []],
    [['0:00:00 - 0:59:59', '1:00:00 - 1:59:59', '23:00:00 - 23:59:59'], [], []],
    [['-1m 05s', '-5s', '10s'], [], []],
    [
      [
        '500 sq ft',
        '100 sq. m',
        '2 guntha',
        '6 cents',
        '10,000 sqft',
        '2 kanal',
        '2 acres',
        '1 ha',
      ],
      [],
      [],
    ],
    [['1 वर्ग मीटर', '500 वर्ग फुट', '200 गज', '1 acre 20 guntha', '2 एकड़'], [], []],
    [['15d', '5m', '11m15d', '2y', '36y10m20d', '36y11m15d', '37 y'], ['newborn'], []],
    [['11 mths', '1 yr', '2 yrs 3 mths', '2 yrs, 11 mths', '3 yrs'], [], []],
    [['PT45S', 'PT30M', 'PT1H5M', 'P1DT12H', 'P3W', 'P6M', 'P1Y', 'P1Y2M'], [], []],
    [['500 mg', '5 g', '1 tola', '2 oz', '1 lb', '1 किलो', '2 quintals', '1 ton'], [], []],
    [
      ['45 (2%)', '999 {x}', '1,234 (12%)', '2,000 [A]', '2,500(+3)', '3,000 (500) [2]'],
      ['(A)'],
      [],
    ],
    [
      ['under_5_lakh', '5_lakh_-_10_lakh', '10-50_lakhs', '50_lakh_to_1_crore', '1_crore_+'],
      [],
      [],
    ],
    [
      ['less_than_₹50,000', '50,000_-_1,00,000', '2_lakh_and_above', 'above_rs_5_lakh'],
      ['ask_me'],
      [],
    ],
    [['1_person', '2_-_5_people', '6_-_9_people', '10+_people'], [], []],
    [['1-10_employees', '11-50_employees', '200+_employees'], [], []],
    [['under_2_years', '2_years_experience', '12_years_experience'], [], []],
    [['80,000 (INR)', '10 (lakh)', '50 (Lakhs)', '5 (crore)'], [], []],
    [['-?500', '(?20)', '?50,000', '? 1,20,000', '?2.5 lakh - ?3 lakh', '?1 Cr'], ['?'], ['']],
    [['\uFFFD9,000', 'â‚¹50,000', 'â‚¹1,20,000'], [], []],
    [['2026/12/31 10:05:00 AM GMT+5:30', '2026/12/31 9:05:00 PM GMT+5:30'], [], ['']],
  ])('sorts %j by value, then %j, then %j, in both directions', (values, others, blanks) => {
    const cells = [...blanks, ...others, ...values.toReversed()]
    expect(sorted('Result', cells, 'ascending')).toEqual([...values, ...others, ...blanks])
    const descending = sorted('Result', cells, 'descending')
    expect(descending.slice(0, values.length)).toEqual(values.toReversed())
    expect(descending.slice(cells.length - blanks.length)).toEqual(blanks)
  })

  // prettier-ignore
  it.each([
    [['0755-5550121', '98260-01111', '98260-11223']], [['91-9826011223', '91-9826011224', '92-12345678']],
    [['555-0099', '555-0121', '555-1234']], [['02139-4307', '10001-2345', '94105-1234']],
    [['060-0001', '100-0001', '150-8010']], [['2026-001', '2026-002', '2026-010']], [['1.2.3', '1.9.0', '1.10.0']],
    [['2-10', '3-2', '10-9']], [['+91 755 555 0121', '+91 98260 11223']], [['12/2025', '13/2025', '14/2025']],
    [['10.3.30.40', '10.20.30.40']], [['300x250', '728x90', '1200x628']],
  ])('sorts codes as text, with the numbers in them by value: %j', (cells) => {
    expect(sorted('Code', cells.toReversed(), 'ascending')).toEqual(cells)
    const index = indexSheet({ header: ['Code'], rows: cells.map((cell) => [cell]) })
    const sort = { column: 0, direction: 'ascending' } as const
    expect(viewSheet(index, query({ sort })).isByValue).toBe(true)
  })

  it.each([
    [false, ['₹500', '$20', '₹900']],
    [false, ['500 INR', '20 EUR']],
    [false, ['5 km', '3 kg']],
    [false, ['₹500/day', '₹10,000 per month']],
    [false, ['3 of 10', '12 of 20']],
    [false, ['Starts at ₹999', 'Starts at ₹4,999', 'Starts at ₹14,999']],
    [false, ['two', '5 apples 3 pears', '6 pears 1 apple']],
    [false, ['3 bigha', '5 katha']],
    [false, ['3 bigha', '1 acre', '2 acres']],
    [false, ['5 apples', '3 pears', '4 pears']],
    [false, ['5k leads', '3 clicks']],
    [false, ['12%', '₹500']],
    [false, ['₹4,500/sq ft', '₹5,000 per sq yd']],
    [false, ['25 M', '30 F', '9 F']],
    [false, ['500 (USD)', '20,000 (INR)']],
    [false, ['5-10 boxes', '3-4 kg']],
    [true, ['₹500', 'Rs. 20', '900 INR', '1,000', '₹2 lakh']],
    [true, ['5 km', '800 m', '12']],
    [true, ['12%', '5', '--', '18% GST']],
    [true, ['3 bigha', '1 Bigha', '2 bighas']],
    [true, ['1 box', '5 boxes', '1.2k boxes', '3M boxes', '12']],
    [true, ['1 entry', '5 entries']],
    [true, ['1_person', '2_-_5_people']],
    [true, ['1 कमरा', '5 कमरे']],
    [true, ['1st', '2nd', '3rd', '5th floor']],
    [true, ['₹500 only', '₹90,000 onwards', '₹1 lakh and above']],
    [true, ['₹500/month', '₹900 per month', '₹25,000 p.m.']],
    [true, ['₹4,500 per sq. ft.', '₹5,000/sqft']],
    [true, ['5 (min)', '10 (max)', '7 (A)', '8 (B)']],
    [true, ['Asha', 'Rohan', '12 Rohan']],
    [true, ['1_brand_search', '2_generic', '10_brand']],
    [true, ['9f3a2c', '0a1b2c', '77ab01']],
    [true, ['16/04/2026', '1 May 2026']],
  ])('says that the values of a column compare: %s for %j', (isByValue, cells) => {
    const index = indexSheet({ header: ['Value'], rows: cells.map((cell) => [cell]) })
    const sort = { column: 0, direction: 'ascending' } as const
    expect(viewSheet(index, query({ sort })).isByValue).toBe(isByValue)
    expect(viewSheet(index, query()).isByValue).toBe(true)
  })

  it.each([
    [true, ['?500', '?20', '--']],
    [true, ['₹500', 'â‚¹20']],
    [false, ['₹500', '20?', '?']],
    [false, ['?1 May 2026', '1 May 2026']],
    [false, ['Asha', 'Rohan', '?5']],
  ])('says that a sign was lost: %s for %j', (isSignLost, cells) => {
    const index = indexSheet({ header: ['Value'], rows: cells.map((cell) => [cell]) })
    const sort = { column: 0, direction: 'ascending' } as const
    expect(viewSheet(index, query({ sort })).isSignLost).toBe(isSignLost)
  })

  it('sorts blanks last in a column of text, in both directions', () => {
    const cells = ['', 'b', ' ', 'a', '\u200B', 'c']
    expect(sorted('Name', cells, 'ascending')).toEqual(['a', 'b', 'c', '', ' ', '\u200B'])
    expect(sorted('Name', cells, 'descending')).toEqual(['c', 'b', 'a', '', ' ', '\u200B'])
  })

  it('sorts many different texts with blanks last', () => {
    const cells = ['', ...Array.from({ length: 11_000 }, (_, row) => `text ${11_000 - row}`), ' ']
    const texts = sorted('Name', cells, 'ascending')
    expect(texts.slice(0, 2)).toEqual(['text 1', 'text 2'])
  })

  it('sorts texts as they look', () => {
    const cells = ['\u200Bb', ' a', 'c', 'a\u00A0 2', 'a 10']
    expect(sorted('Name', cells, 'ascending')).toEqual([' a', 'a\u00A0 2', 'a 10', '\u200Bb', 'c'])
  })

  it('compares every digit of long numbers', () => {
    const cells = ['12345678901234567892', '12345678901234567891', '12345678901234567890']
    expect(sorted('Id', cells, 'ascending')).toEqual(cells.toReversed())
  })

  it('sorts in the given language, and in the default one for an invalid tag', () => {
    const cells = ['Öst', 'Zug', 'Ort']
    expect(sorted('City', cells, 'ascending', 'de')).toEqual(['Ort', 'Öst', 'Zug'])
    expect(sorted('City', cells, 'ascending', 'sv')).toEqual(['Ort', 'Zug', 'Öst'])
    expect(sorted('City', cells, 'ascending', 'not a language')).toHaveLength(3)
  })

  it('sorts columns of dates by date, whatever their name is', () => {
    const cells = ['01/02/2026', '02/01/2026 10:00', '2025-12-31']
    const expected = ['2025-12-31', '02/01/2026 10:00', '01/02/2026']
    for (const name of ['Follow-up DATE', 'timestamp', 'When']) {
      expect(sorted(name, cells, 'ascending')).toEqual(expected)
      expect(sorted(name, cells, 'descending')).toEqual(expected.toReversed())
    }
  })

  it('sorts a column that is only named a date as what its cells are', () => {
    expect(sorted('Candidate', ['Zoya', 'Asha', ''], 'ascending')).toEqual(['Asha', 'Zoya', ''])
    expect(sorted('Updates', ['10', '9', '1/2/2026'], 'ascending')).toEqual(['9', '10', '1/2/2026'])
    const notes = ['won', ...Array<string>(20).fill('called'), '1/2/2026']
    expect(sorted('Update', notes, 'descending')[0]).toBe('won')
  })

  it('keeps cells that are not dates last in both directions, sorted as text, and counts them', () => {
    const cells = ['soon', '', '02/01/2026', 'note 10', 'note 9', '01/01/2026']
    const dates = ['01/01/2026', '02/01/2026']
    const others = ['note 9', 'note 10', 'soon']
    expect(sorted('Date', cells, 'ascending')).toEqual([...dates, ...others, ''])
    const descending = [...dates.toReversed(), ...others.toReversed(), '']
    expect(sorted('Date', cells, 'descending')).toEqual(descending)
    const index = indexSheet({ header: ['Date'], rows: cells.map((cell) => [cell]) })
    const sort = { column: 0, direction: 'ascending' } as const
    expect(viewSheet(index, query({ sort })).notDates).toBe(3)
    expect(viewSheet(index, query()).notDates).toBe(0)
  })

  it.each(directions)('keeps equal rows in the order of the sheet, %s', (direction) => {
    const rows = ['b', 'a', 'b', 'a'].map((cell, i) => [cell, String(i)])
    const index = indexSheet({ header: ['Letter', 'Place'], rows })
    const view = viewSheet(index, query({ sort: { column: 0, direction } }))
    const places = view.visible.map((row) => row.cells.join(''))
    expect(places).toEqual(
      direction === 'ascending' ? ['a1', 'a3', 'b0', 'b2'] : ['b0', 'b2', 'a1', 'a3'],
    )
  })

  it('keeps the order for an unknown column', () => {
    const index = indexSheet({ header: ['a'], rows: [['2'], ['1']] })
    for (const column of [-1, 1, NaN]) {
      const sort = { column, direction: 'ascending' } as const
      expect([...matchingRows(index, query({ sort }))]).toEqual([0, 1])
    }
  })

  it('sorts 900 rows by every column like a cell-by-cell comparison', () => {
    const sheet = parseCsv(makeCsv(900, 7))
    const index = indexSheet(sheet, 'en-IN')
    for (let column = 0; column < sheet.header.length; column++) {
      for (const direction of directions) {
        const matching = matchingRows(index, query({ sort: { column, direction } }))
        const expected = Int32Array.from(sortPlainly(sheet, column, direction))
        // One assertion, because 900 take longer than the sorts
        expect(Buffer.from(matching.buffer).equals(Buffer.from(expected.buffer))).toBe(true)
      }
    }
  })
})

describe('numbers and dates', () => {
  it('take no time on cells of a million characters', () => {
    const start = performance.now()
    for (const character of '- =1a,./"') {
      const cells = [character.repeat(1_000_000), `31/12/2026 18:05${character.repeat(100_000)}x`]
      sorted('Date', cells, 'ascending')
      cells.map(guardFormula)
    }
    expect(performance.now() - start).toBeLessThan(10_000) // one took half an hour
  })
})

describe('searching', () => {
  const sheet: Sheet = {
    header: ['Name', 'City'],
    rows: [
      ['Asha Rao', 'Bhopal'],
      ['ज़ोया ख़ान', 'भोपाल'],
      ['Rohan', 'INDORE'],
      ['a\0b', 'Straße'],
      ['', ''],
    ],
  }
  const find = (search: string) => [...matchingRows(indexSheet(sheet), query({ search }))]

  // prettier-ignore
  it.each([
    ['', [0, 1, 2, 3, 4]], ['asha', [0]], ['ASHA R', [0]], ['indore', [2]], ['o', [0, 2]], ['भोपाल', [1]],
    ['straße', [3]], ['nobody', []], [' ', [0, 1, 2, 3, 4]], ['asha ', [0]], ['\u200Basha\u00A0\u00A0rao', [0]],
    ['.', []], ['Name', []], ['bhopal asha', [0]], ['RAO\u00A0as', [0]], ['asha indore', []], ['भोपाल ज़ोया', [1]],
  ])('finds %j in rows %j', (search, rows) => {
    expect(find(search)).toEqual(rows)
  })

  // prettier-ignore
  const phones = [
    '+91 98765 43210', '09876543210', '98765-43210', '(+91) 98765.43210', '+91\u00A098765\u201143210',
    '00919876543210', '+91 (0) 98765/43210', '९८७६५ ४३२१०', '９８７６５４３２１０',
  ]

  it.each([...phones, '98765 432', '+91-98765-4321', '876543210', '43210'])(
    'finds phone numbers however they are written: %s',
    (search) => {
      const rows = [...phones.map((phone) => ['Asha', phone]), ['98', '76543211'], ['98765 43211']]
      const index = indexSheet({ header: ['Name', 'Phone'], rows })
      const found = [...matchingRows(index, query({ search }))]
      if (search.length > 5) expect(found.filter((row) => row < 9)).toHaveLength(9)
      expect(found).not.toContain(9)
    },
  )

  it.each([
    ['07555550121', ['(0755) 555 0121', '+91 755 555 0121', '0755-5550121'], ['0755-5550122']],
    ['+1 (555) 010-0100', ['5550100100', '001 555 010 0100'], ['555 010 0101']],
    ['020 7946 0000', ['+44 20 7946 0000', '(020) 79460000'], ['20 7946 0001']],
    ['01/02/2026', ['01/02/2026'], ['11/02/2026', '21-02-2026']],
    ['12345', ['a12345'], ['1 2345', '12-345']],
    ['500', ['1500'], ['5 00', '5/00']],
    ['9876543210 Asha', ['9876543210 asha'], ['98765 43210']],
    ['123456789012', ['123456789012'], ['3456789012']],
    ['asha 9876543210', ['Asha +91 98765 43210'], ['Asha 98765 43211', 'Rohan 98765 43210']],
    ['120000', ['₹1,20,000', '1,20,000.00', 'Rs. १,२०,०००', '120000'], ['1,20,00', '1,02,000']],
    ['₹1,20,000.00', ['120000', '1,20,000.50', '₹ 120,000'], ['1,20,001', '12,000.00']],
    ['5000.5', ['₹5,000.50'], ['50005', '5,000']],
    ['asha 1,20,000', ['Asha 120000', '1,20,000 for Asha'], ['Asha 12,000']],
    ['1 20 000', ['1,20,000'], ['1,20,00']],
    ['1,234', ['1234', '51,234'], ['1 234', '1-234']],
    ['1,20,000/-', ['₹1,20,000', '120000', 'Rs. 1,20,000.00/-'], ['1,20,001']],
    ['Rs.1,20,000', ['₹1,20,000', '120000', 'rs.1,20,000', 'INR 1,20,000'], ['₹11,20,000']],
    ['Asha INR 120000', ['Asha ₹1,20,000', 'asha 120000 INR'], ['Rohan ₹1,20,000']],
    ['रु 1,20,000', ['₹1,20,000', 'रु १,२०,०००'], ['रु 1,20,001']],
    ['Rs 500', ['Rs 500', 'rs 5000'], ['₹400']],
    ['asha +91 9876543210', ['Asha 98765 43210', 'Asha 09876543210'], ['Asha +91 98765 43211']],
    ['+91', ['+91 98765 43210'], ['98765 43210']],
    ['2026', ['2026-04-01', '₹2,026', '1,2026'], ['₹12,02,600', '₹20,26,000', '₹2,02,612']],
    ['1000', ['₹1,000.50', 'Rs.1,000'], ['₹21,00,050', '₹1,00,000', '₹२१,००,०५०']],
    ['202600', ['₹2,02,600'], ['₹12,02,600', '₹20,26,000']],
    ['2024-25', ['FY 2024-25'], ['₹2,02,425', '9202425123']],
    ['04/2026', ['04/2026'], ['0420265123']],
  ])('finds for %s %j and not %j', (search, wanted, others) => {
    const rows = [...wanted, ...others].map((cell) => [cell])
    const found = matchingRows(indexSheet({ header: ['Cell'], rows }), query({ search }))
    expect([...found]).toEqual([...wanted.keys()])
  })

  it('never matches across two cells or two rows', () => {
    expect(find('RaoBhopal')).toEqual([])
    expect(find('Rao\0Bhopal')).toEqual([])
    expect(find('A\0B')).toEqual([3])
  })

  it('finds the same as a search of every cell for each word, in 900 rows', () => {
    const large = parseCsv(makeCsv(900, 3))
    const index = indexSheet(large)
    for (const search of ['a', 'as', 'asha', 'RAO', '555 0101', '"', 'आशा', '@example', 'x y z']) {
      const isFound = (row: readonly string[]) => (word: string) =>
        row.some((cell) => cell.toLowerCase().includes(word))
      const expected = large.rows.flatMap((row, i) =>
        search.toLowerCase().split(' ').every(isFound(row)) ? [i] : [],
      )
      expect([...matchingRows(index, query({ search }))]).toEqual(expected)
    }
  })
})

describe('viewSheet', () => {
  const sheet = parseCsv(makeCsv(57, 5))

  it('searches, then sorts, then returns a page', () => {
    const index = indexSheet(sheet, 'en-IN')
    const sort = { column: 0, direction: 'descending' } as const
    const view = viewSheet(index, query({ search: 'seo', sort, page: 2, pageSize: 3 }))
    const expected = sortPlainly(sheet, 0, 'descending').filter((row) =>
      sheet.rows[row]?.some((cell) => cell.toLowerCase().includes('seo')),
    )
    expect([...matchingRows(index, { search: 'seo', sort })]).toEqual(expected)
    expect(view.visible).toEqual(
      expected.slice(3, 6).map((row) => ({ index: row, cells: sheet.rows[row] })),
    )
    expect(view.total).toBe(expected.length)
    expect(view.pageCount).toBe(Math.ceil(expected.length / 3))
  })

  it.each([
    [99, 50, 2, 7],
    [0, 50, 1, 50],
    [6, 10, 6, 7],
    [NaN, 20, 1, 20],
  ])('shows for page %d of size %d page %d with %d rows', (requested, pageSize, page, count) => {
    const view = viewSheet(indexSheet(sheet), query({ page: requested, pageSize }))
    expect(view.page).toBe(page)
    expect(view.visible).toHaveLength(count)
  })

  it('has one empty page when nothing matches, and for a sheet of only a header', () => {
    const empty = { total: 0, page: 1, pageCount: 1, visible: [] }
    expect(viewSheet(indexSheet(sheet), query({ search: '§', page: 3 }))).toMatchObject(empty)
    const index = indexSheet({ header: ['a'], rows: [] })
    const sort = { column: 0, direction: 'ascending' } as const
    expect(viewSheet(index, query({ search: 'x', sort }))).toMatchObject(empty)
  })

  it('returns the same view whatever was requested before', () => {
    const used = indexSheet(sheet, 'en-IN')
    const searches = ['', 'a', 'as', 'a', 'SEO', 'seo', '']
    const sorts = [
      null,
      ...[0, 1, 9].flatMap((column) => directions.map((direction) => ({ column, direction }))),
    ]
    for (const search of searches) {
      for (const sort of sorts) {
        const requested = query({ search, sort, page: 2 })
        expect(viewSheet(used, requested)).toEqual(viewSheet(indexSheet(sheet, 'en-IN'), requested))
      }
    }
  })

  it('returns the same view with a prepared and a partly prepared index', () => {
    const large = parseCsv(makeCsv(12_000, 5))
    const requested = query({ search: 'seo', sort: { column: 2, direction: 'descending' } })
    const expected = viewSheet(indexSheet(large, 'en-IN'), requested)
    const index = indexSheet(large, 'en-IN')
    let steps = 0
    for (; !prepareSort(index); steps++) expect(viewSheet(index, requested)).toEqual(expected)
    expect(steps).toBeGreaterThan(0)
    expect(viewSheet(index, requested)).toEqual(expected)
  })

  it('returns the same first pages as a complete sort', () => {
    const large = parseCsv(makeCsv(600, 9))
    const index = indexSheet(large, 'en-IN')
    for (let column = 0; column < large.header.length; column++) {
      for (const direction of directions) {
        // prettier-ignore
        for (const [search, page] of [
          ['', 1], ['', 9], ['', 99], ['a', 3], ['seo', 1], ['§', 1],
        ] as const) {
          const requested = query({ search, sort: { column, direction }, page, pageSize: 20 })
          const view = viewSheet(index, requested)
          const start = (view.page - 1) * 20
          const expected = matchingRows(index, requested).slice(start, start + 20)
          expect(view.visible.map((row) => row.index)).toEqual([...expected])
          // The order of the file is still there
          const unsorted = matchingRows(index, query({ search }))
          expect(unsorted).toEqual(unsorted.toSorted())
        }
      }
    }
  })
})

describe('toggleSort', () => {
  it('toggles between ascending and descending, and starts over on another column', () => {
    const first = toggleSort(null, 3)
    const second = toggleSort(first, 3)
    expect([first, second, toggleSort(second, 3), toggleSort(second, 4)]).toEqual([
      { column: 3, direction: 'ascending' },
      { column: 3, direction: 'descending' },
      { column: 3, direction: 'ascending' },
      { column: 4, direction: 'ascending' },
    ])
  })
})
