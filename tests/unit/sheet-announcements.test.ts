import { expect, test } from 'vitest'

import { sheetPage as texts } from '../../src/generated/texts/sheet-page'
import {
  describeChange,
  describeCopy,
  describeRange,
  type ShownView,
} from '../../src/features/sheet/announcements'
import type { SheetQuery } from '../../src/features/sheet/engine'

const sheet = { header: ['Date', 'Name'], rowCount: 57 }
const byName = { column: 1, direction: 'ascending' } as const
const byDate = { column: 0, direction: 'descending' } as const

function shown(
  query: Partial<SheetQuery> = {},
  total = 57,
  notDates = 0,
  isByValue = true,
  isSignLost = false,
): ShownView {
  const whole = { search: '', sort: null, page: 1, pageSize: 10, ...query }
  const rows = Math.max(0, Math.min(whole.pageSize, total - (whole.page - 1) * whole.pageSize))
  const visible = Array.from({ length: rows }, (_, index) => ({ index, cells: [] }))
  const pageCount = Math.max(1, Math.ceil(total / whole.pageSize))
  return {
    query: whole,
    view: { visible, page: whole.page, pageCount, total, notDates, isByValue, isSignLost },
  }
}

const say = (before: ShownView, after: ShownView) => describeChange(before, after, sheet)

const { grid, search } = texts
const dateOrder = grid.sortedBy.descending('Date')

test('each change is announced in one sentence', () => {
  const matching = search.matching(12, 57)
  expect(say(shown(), shown({ search: 'seo' }, 12))).toBe(matching)
  expect(say(shown({ sort: byDate }), shown({ search: 'seo', sort: byDate }, 12))).toBe(
    `${matching}, ${dateOrder.charAt(0).toLowerCase()}${dateOrder.slice(1)}`,
  )
  expect(say(shown(), shown({ search: 'x' }, 0))).toBe(
    `${search.matching(0, 57)}. ${search.noMatch}`,
  )
  expect(say(shown(), shown({ sort: byDate }))).toBe(dateOrder)
  expect(say(shown(), shown({ sort: byDate }, 57, 2))).toBe(
    `${dateOrder}. ${grid.notDates(2, 'Date')}`,
  )
  expect(say(shown(), shown({ sort: byName }, 57, 0, false))).toBe(
    `${grid.sortedBy.ascending('Name')}. ${grid.notByValue('Name')}`,
  )
  expect(say(shown(), shown({ sort: byName }, 57, 0, true, true))).toBe(
    `${grid.sortedBy.ascending('Name')}. ${grid.signLost('Name')}`,
  )
  expect(say(shown({ sort: byDate }), shown())).toBe(grid.unsorted)
  expect(say(shown(), shown({ pageSize: 20 }))).toBe(texts.pagination.range(1, 20, 57))
})

test('a change of page is left to the status with its number', () => {
  expect(say(shown(), shown({ page: 2 }))).toBe('')
  expect(say(shown(), shown())).toBe('')
})

test('a copy says what was copied, and an empty cell that nothing was', () => {
  expect(describeCopy('Phone', '+91 755 555 0121')).toMatch(/Phone.*\+91 755 555 0121/)
  expect(describeCopy('Phone', '')).toContain('Phone')
  expect(describeCopy('Phone', '')).not.toBe(describeCopy('Phone', ' '))
})

test('the range ends with the last row', () => {
  expect(describeRange(shown({ page: 6 }))).toBe(texts.pagination.range(51, 57, 57))
  expect(describeRange(shown({}, 0))).toBe('')
})
