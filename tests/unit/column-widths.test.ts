import { expect, test } from 'vitest'

import { clampWidth, shapeColumns } from '../../src/features/sheet/use-columns'

const shape = (name: string, ...cells: string[]) =>
  shapeColumns(
    [name],
    cells.map((cell) => ({ cells: [cell] })),
  )[0]
const width = (...texts: [string, ...string[]]) => shape(...texts)?.width ?? 0

test('a column is as wide as its texts, within limits', () => {
  expect(width('A', 'short')).toBeLessThan(width('A', 'a longer text than that'))
  expect(width('A', 'x'.repeat(5000))).toBe(width('A', 'x'.repeat(100)))
  expect(width('A')).toBe(width('B', ''))
  // No word of a header is truncated, but it may wrap to two lines
  expect(width('Representative')).toBeGreaterThan(width('Name'))
  expect(width('What would you like us to call')).toBeLessThan(width('x'.repeat(30)))
})

test('a header has room for letter spacing', () => {
  // 14 characters of 8.2 px, 0.12 em (1.9 px) apart, and the arrow (WCAG 1.4.12)
  expect(width('Representative')).toBeGreaterThanOrEqual(14 * (8.2 + 1.8) + 50)
})

test('columns of only numbers align their digits', () => {
  const isNumber = (...cells: string[]) => shape('A', ...cells)?.isNumber
  expect(isNumber('1,20,000', '', '-5.5')).toBe(true)
  expect(isNumber('12%')).toBe(true)
  for (const cells of [['1', 'one'], ['+91 755 555 0107'], ['', ''], []])
    expect(isNumber(...cells), String(cells)).toBe(false)
})

test('a chosen width stays within limits that can be read and reached', () => {
  expect(clampWidth(200.4)).toBe(200)
  expect(clampWidth(-50)).toBe(clampWidth(0))
  expect(clampWidth(0)).toBeGreaterThan(40)
  expect(clampWidth(1e9)).toBeLessThan(1000)
})
