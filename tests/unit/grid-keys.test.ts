import { expect, test } from 'vitest'

import { placeAfterKey, type GridPlace } from '../../src/lib/grid-keys'

const size = { rows: 20, columns: 4, rowsInSight: 6 }
const noModifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

const after = (key: string, row: number, column: number, modifiers = {}): GridPlace | null =>
  placeAfterKey({ key, ...noModifiers, ...modifiers }, { row, column }, size)
const at = (row: number, column: number) => ({ row, column })

test('arrows go one step, into the header and no further than the edges', () => {
  expect(after('ArrowDown', -1, 2)).toEqual(at(0, 2))
  expect(after('ArrowDown', 19, 2)).toEqual(at(19, 2))
  expect(after('ArrowUp', 0, 2)).toEqual(at(-1, 2))
  expect(after('ArrowUp', -1, 2)).toEqual(at(-1, 2))
  expect(after('ArrowLeft', 3, 0)).toEqual(at(3, 0))
  expect(after('ArrowLeft', 3, 1)).toEqual(at(3, 0))
  expect(after('ArrowRight', -1, 2)).toEqual(at(-1, 3))
  expect(after('ArrowRight', 3, 3)).toEqual(at(3, 3))
})

test('Home and End go along the row, with Ctrl or Cmd to the corners, in the header never out of it', () => {
  expect(after('Home', 3, 2)).toEqual(at(3, 0))
  expect(after('End', 3, 2)).toEqual(at(3, 3))
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
    expect(after('Home', 3, 2, { [modifier]: true })).toEqual(at(0, 0))
    expect(after('End', 3, 2, { [modifier]: true })).toEqual(at(19, 3))
    expect(after('End', -1, 2, { [modifier]: true })).toEqual(at(-1, 3))
  }
})

test('Page Up and Page Down go by what is in sight, Space as Page Down', () => {
  expect(after('PageDown', 3, 2)).toEqual(at(9, 2))
  expect(after('PageDown', 17, 2)).toEqual(at(19, 2))
  expect(after('PageDown', -1, 2)).toEqual(at(6, 2))
  expect(after('PageUp', 9, 2)).toEqual(at(3, 2))
  expect(after('PageUp', 4, 2)).toEqual(at(0, 2))
  expect(after('PageUp', 0, 2)).toEqual(at(-1, 2))
  expect(after('PageUp', -1, 2)).toEqual(at(-1, 2))
  expect(after(' ', 3, 2)).toEqual(at(9, 2))
  expect(after(' ', 3, 2, { shiftKey: true })).toEqual(at(3, 2))
  expect(after(' ', -1, 2)).toEqual(at(-1, 2))
})

test('without rows there is no way out of the header', () => {
  const empty = { ...size, rows: 0 }
  for (const key of ['ArrowDown', 'PageDown', 'PageUp'])
    expect(placeAfterKey({ key, ...noModifiers }, at(-1, 1), empty)).toEqual(at(-1, 1))
})

test('other keys, and those that go with Alt, are left to the browser', () => {
  for (const key of ['Enter', 'Tab', 'a', 'Escape']) expect(after(key, 3, 2)).toBeNull()
  expect(after('ArrowLeft', 3, 2, { altKey: true })).toBeNull()
})
