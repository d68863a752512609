import { describe, expect, it } from 'vitest'

import {
  detectDateOrder,
  isDateHeader,
  parseSheetDate,
  parseSheetDates,
} from '../../src/features/sheet/dates'

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

describe('parseSheetDate', () => {
  it.each(['3a/12/2026 18:05:00', '31/12/2026 18:05:0x', '31/12/20 6 18:05:00'])(
    'rejects %s',
    (text) => expect(parseSheetDate(text)).toBeNaN(),
  )

  it.each([
    ['31/12/2026 18:05:00', '2026-12-31T18:05:00Z'],
    ['31.12.2026 18:05', '2026-12-31T18:05:00Z'],
    ['31-12-2026', '2026-12-31T00:00:00Z'],
    ['1/2/2026', '2026-02-01T00:00:00Z'],
    ['01/02/26', '2026-02-01T00:00:00Z'],
    ['01/02/99', '1999-02-01T00:00:00Z'],
    ['29/02/2028', '2028-02-29T00:00:00Z'],
    ['31/12/2026, 6:05:07 pm', '2026-12-31T18:05:07Z'],
    ['31/12/2026 6:05\u202fPM', '2026-12-31T18:05:00Z'],
    ['31/12/2026 6 p.m.', '2026-12-31T18:00:00Z'],
    ['31/12/2026 12:00 AM', '2026-12-31T00:00:00Z'],
    ['31/12/2026 12:00 PM', '2026-12-31T12:00:00Z'],
    [' 31/12/2026 ', '2026-12-31T00:00:00Z'],
    ['2026-12-31', '2026-12-31T00:00:00Z'],
    ['2026/12/31 18:05', '2026-12-31T18:05:00Z'],
    ['2026-12-31T18:05:00.250Z', '2026-12-31T18:05:00.250Z'],
    ['2026-12-31T18:05:00+05:30', '2026-12-31T12:35:00Z'],
    ['2026-12-31 18:05:00 -0800', '2027-01-01T02:05:00Z'],
    ['0099-03-01', '0099-03-01T00:00:00Z'],
    ['1900-03-01', '1900-03-01T00:00:00Z'],
  ])('reads %j', (text, iso) => {
    expect(new Date(parseSheetDate(text)).toISOString()).toBe(new Date(iso).toISOString())
  })

  it.each([
    '',
    'soon',
    '31/02/2026',
    '29/02/2027',
    '32/01/2026',
    '0/1/2026',
    '12/31/2026',
    '31/12-2026',
    '31/12/226',
    '31/12/20266',
    '31/12',
    '18:05',
    '31/12/2026 18',
    '31/12/2026 24:00',
    '31/12/2026 18:60',
    '31/12/2026 13:00 PM',
    '31/12/2026 0:30 AM',
    '31/12/2026 18:05 +05:30',
    '2026-13-01',
    '46022',
    '31/12/2026 and later',
    '10.20.30.40',
  ])('takes %j for no date', (text) => {
    expect(parseSheetDate(text)).toBeNaN()
  })

  it('agrees with the calendar on every day from 1999 to 2032', () => {
    for (let time = Date.UTC(1999, 0, 1); time < Date.UTC(2033, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10)
      expect(parseSheetDate(day.split('-').reverse().join('/'))).toBe(time)
    }
  })
})

describe('detectDateOrder', () => {
  it.each([
    [['1/2/2026', '3/4/2026'], 'day-first'],
    [['1/2/2026', '11/20/2026 14:03:00'], 'month-first'],
    [['1/2/2026', '20/11/2026'], 'day-first'],
    [['11/20/2026', '20/11/2026'], 'day-first'],
    [['20/11/2026', '11/20/2026'], 'day-first'],
    [['soon', '', '2026-11-20', '1/2/2026'], 'day-first'],
    [['10.20.30.40', '1/99/2026', '12/31', '1/2/2026'], 'day-first'],
    [[], 'day-first'],
  ])('reads %j as %s', (cells, order) => {
    expect(detectDateOrder(cells)).toBe(order)
  })
})

describe('parseSheetDates', () => {
  it('reads the whole column in the order that its cells imply', () => {
    const times = parseSheetDates(['11/12/2026', '11/20/2026', 'soon'])
    expect([...times]).toEqual([Date.UTC(2026, 10, 12), Date.UTC(2026, 10, 20), NaN])
  })

  it('does not depend on the time zone of the machine', () => {
    const before = process.env['TZ']
    try {
      for (const zone of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
        process.env['TZ'] = zone
        expect(parseSheetDates(['29/03/2026 02:30'])[0]).toBe(Date.UTC(2026, 2, 29, 2, 30))
      }
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })
})
