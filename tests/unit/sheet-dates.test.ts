import { describe, expect, it } from 'vitest'

import { isDateHeader, parseSheetDates } from '../../src/features/sheet/dates'

const read = (cell: string) => parseSheetDates([cell])[0] ?? NaN

describe('isDateHeader', () => {
  it.each(['Date', 'date of call', 'TIMESTAMP', 'Follow-up date', 'Updated'])(
    'accepts %s',
    (name) => {
      expect(isDateHeader(name)).toBe(true)
    },
  )

  it.each(['Name', 'Time', 'Day', ''])('rejects %j', (name) => {
    expect(isDateHeader(name)).toBe(false)
  })
})

describe('a date', () => {
  // prettier-ignore
  it.each([
    ['31/12/2026 18:05:00', '2026-12-31T18:05:00Z'], ['31.12.2026 18:05', '2026-12-31T18:05:00Z'],
    ['31.12.2026 18.05', '2026-12-31T18:05:00Z'], ['31-12-2026', '2026-12-31T00:00:00Z'],
    ['31 / 12 / 2026', '2026-12-31T00:00:00Z'], ['31 12 2026', '2026-12-31T00:00:00Z'],
    ['1/2/2026', '2026-02-01T00:00:00Z'], ['01/02/26', '2026-02-01T00:00:00Z'], ['01/02/99', '1999-02-01T00:00:00Z'],
    ['29/02/2028', '2028-02-29T00:00:00Z'], [' 31/12/2026 ', '2026-12-31T00:00:00Z'],
    ['2026-12-31', '2026-12-31T00:00:00Z'], ['2026/12/31 18:05', '2026-12-31T18:05:00Z'],
    ['2026-12-31T18:05:00.250Z', '2026-12-31T18:05:00.250Z'], ['2026-12-31T18:05:00+05:30', '2026-12-31T12:35:00Z'],
    ['2026-12-31 18:05:00 -0800', '2027-01-01T02:05:00Z'], ['0099-03-01', '0099-03-01T00:00:00Z'],
    ['1900-03-01', '1900-03-01T00:00:00Z'],
  ])('is read in numbers: %j', (text, iso) => {
    expect(new Date(read(text)).toISOString()).toBe(new Date(iso).toISOString())
  })

  // prettier-ignore
  it.each([
    '16 Apr, 2026', 'Apr 16, 2026', 'April 16th, 2026', 'APRIL 16 2026', '16-Apr-2026', '16-apr-26', '16/Apr/2026',
    '16Apr2026', "16 Apr '26", '16th of April 2026', '2026-Apr-16', '2026 April 16', '  16   Apr ,  2026 ',
    'Thu, 16 Apr 2026', 'Thursday, April 16, 2026', 'Thurs 16 April 2026', 'Thu 16/04/2026', '16/04/2026 (Thu)',
    '१६/०४/२०२६', '١٦/٤/٢٠٢٦', '１６/０４/２０２６', '\u200E16\u200E/04/2026', '16\u00A0Apr\u00A02026',
    '16\u201304\u20132026',
  ])('is read as a person reads it: %j', (text) => {
    expect(new Date(read(text)).toISOString()).toBe('2026-04-16T00:00:00.000Z')
  })

  // prettier-ignore
  it.each([
    '31/12/2026, 6:05:07 pm', '31/12/2026 6:05:07\u202FPM', '31 Dec 2026 6:05:07 p.m.', 'Dec 31, 2026 at 6:05:07 PM',
    'Dec 31, 2026, 18:05:07 hrs', '6:05:07 PM, 31 Dec 2026', '18:05:07 31/12/2026', '2026/12/31 6:05:07 PM GMT',
    '2026/12/31 11:35:07 PM GMT+5:30', '31/12/2026 23:35:07 IST', '31/12/2026 23:35:07 +05:30',
    '2026-12-31 18:05:07 UTC', 'Thu Dec 31 23:35:07 IST 2026',
    'Thu Dec 31 2026 23:35:07 GMT+0530 (India Standard Time)', 'Thu, 31 Dec 2026 23:35:07 +0530',
    'Dec 31, 2026, 10:05:07 AM PST', '2026/12/31 10:05:07 AM GMT-8', '11:35:07 PM IST on Thursday, Dec 31, 2026',
    '31 Dec 2026 6.05.07 pm', '३१/१२/२०२६ ६:०५:०७ PM', '२०२६/१२/३१ ११:३५:०७ PM GMT+५:३०',
  ])('is read with its time: %j', (text) => {
    expect(new Date(read(text)).toISOString()).toBe('2026-12-31T18:05:07.000Z')
  })

  it.each([
    ['31/12/2026 6 p.m.', '18:00'],
    ['31/12/2026 6.05 pm', '18:05'],
    ['31/12/2026 18:05 PM', '18:05'],
    ['31/12/2026 0:30 AM', '00:30'],
    ['31/12/2026 12:00 AM', '00:00'],
    ['31/12/2026 12:00 PM', '12:00'],
    ['31 December, 2026 at 9 pm', '21:00'],
  ])('is read on a clock of 12 hours: %j', (text, time) => {
    expect(new Date(read(text)).toISOString()).toBe(`2026-12-31T${time}:00.000Z`)
  })

  it.each(['Oct', 'Sept', 'August', 'Apr'])('is read with its time before %s', (month) => {
    expect(read(`6:05 PM ${month} 16, 2026`)).toBe(read(`${month} 16, 2026 6:05 PM`))
    expect(read(`6:05 PM ${month} 16, 2026`)).not.toBeNaN()
  })

  // prettier-ignore
  it.each([
    'Apr 2026', 'April, 2026', 'Apr-26', 'april-26', "Apr'26", 'Apr ’26', 'Apr/26', '2026-04', '2026/4', '04/2026',
    '4-2026', '2026-Apr', 'Q2 2026', "Q2'26", 'q2-26', '2026-Q2', 'Apr 1 – Apr 7, 2026', 'Apr 1 - 7, 2026',
    '1 Apr - 30 Jun 2026', '01/04/2026 to 07/04/2026', '2026-04-01 - 2026-04-07', 'Apr – Jun 2026',
  ])('of a month, a quarter or a period is its first day: %j', (text) => {
    expect(read(text)).toBe(Date.UTC(2026, 3, 1))
  })

  // prettier-ignore
  it.each([
    '', 'soon', '31/02/2026', '31 Feb 2026', '29/02/2027', '32/01/2026', '0/1/2026', '13/31/2026', '31/12-2026',
    '31/12/226', '31/12/20266', '31/12', '18:05', '2026-27', '2026-13', '13/2026', '12-3456', '2025-26', 'Q5 2026',
    '16/04/2026 - called', '31/12/2026 18', '31/12/2026 24:00', '31/12/2026 18:60', '31/12/2026 18:05:0x',
    '3a/12/2026 18:05:00', '31/12/20 6 18:05:00', '2026-13-01', '46022', '31/12/2026 and later', '10.20.30.40',
    '+91 755 555 0107', 'Maybe 2026', 'Marketing 12 2026', 'Marketing', 'Mark 3', 'Sunny',
    `16 Apr 2026${'!'.repeat(100_000)}`, `31/12/2026 18:05${' '.repeat(100_000)}x`,
  ])('is not read in %j', (text) => {
    expect(read(text)).toBeNaN()
  })

  it('agrees with the calendar on every day from 1999 to 2032', () => {
    for (let time = Date.UTC(1999, 0, 1); time < Date.UTC(2033, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      // The first cell proves that the day is first
      expect(parseSheetDates(['31/12/1999', day.split('-').reverse().join('/')])[1]).toBe(time)
    }
  })
})

describe('a column of dates', () => {
  const first = Date.UTC(2026, 1, 1)
  const second = Date.UTC(2026, 0, 2)

  it.each([
    ['day first', ['1/2/2026', '3/4/2026'], first],
    ['month first', ['1/2/2026', '11/20/2026 14:03:00'], second],
    ['month first', ['1/2/2026', 'Fri 11/20/2026'], second],
    ['day first', ['1/2/2026', '20/11/2026'], first],
    ['day first', ['1/2/2026', '11/20/2026', '20/11/2026'], first],
    ['day first', ['1/2/2026', '20/11/2026', '11/20/2026'], first],
    ['day first', ['1/2/2026', 'soon', '', '2026-11-20', '20 Nov 2026'], first],
    ['day first', ['1/2/2026', '10.20.30.40', '1/99/2026', '12/31'], first],
  ])('is %s in %j', (_, cells, time) => {
    expect(parseSheetDates(cells)[0]).toBe(time)
  })

  it('reads a time without an offset in the offset of the others', () => {
    const [forms, typed] = parseSheetDates([
      '2026/12/31 9:05:00 PM GMT+5:30',
      '31 Dec 2026 21:06',
    ]) as unknown as [number, number]
    expect(typed - forms).toBe(60_000)
  })

  it.each([
    [['1-Jan', '16 Apr', '16-May', 'December 2']],
    [['Jan', 'Apr', 'Sept', 'Dec']],
    [['January', '', 'May', 'N/A', 'December']],
    [['Monday', 'Tue', 'wednesday', 'Sun']],
    [['Q1', 'Q2', 'Q4']],
    [['Apr 6', 'Apr 13', 'Apr 26', 'May 4']],
    [['Nov 25', 'Dec 25', 'Jan 26', 'Apr 26']],
  ])('without any year reads %j in this order', (cells) => {
    const times = [...parseSheetDates(cells)].filter((time) => !Number.isNaN(time))
    expect(times.length).toBe(cells.filter((cell) => cell && cell !== 'N/A').length)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it.each([
    [['April', 'June', 'Asha']],
    [['May', 'Rohan']],
    [['16 Apr', 'soon']],
    [['Mar 3', 'Mark 4']],
  ])('of other words has no dates without a year: %j', (cells) => {
    expect([...parseSheetDates(cells)].every(Number.isNaN)).toBe(true)
  })

  it('does not depend on the time zone of the machine', () => {
    const before = process.env['TZ']
    try {
      for (const zone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
        process.env['TZ'] = zone
        expect(read('29/03/2026 02:30')).toBe(Date.UTC(2026, 2, 29, 2, 30))
        expect(read('29 Mar 2026 02:30')).toBe(Date.UTC(2026, 2, 29, 2, 30))
      }
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })
})
