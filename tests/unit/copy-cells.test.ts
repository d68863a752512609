// @vitest-environment happy-dom
import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'

import { copyCells, formatCells } from '../../src/lib/copy-cells'

const cells = [
  ['Asha', '', 'a\tb', '"x"'],
  ['', 'two\nlines', '=1+1', ' 5" '],
]

test('copied cells are what spreadsheets read: tabs, blanks, quotes, and the text as it is', () => {
  expect(formatCells(cells)).toBe('Asha\t\t"a\tb"\t"""x"""\n\t"two\nlines"\t=1+1\t" 5"" "')
  expect(Papa.parse(formatCells(cells), { delimiter: '\t' }).data).toEqual(cells)
})

test('where a browser copies text only, the text is copied; where it copies nothing, that is said', async () => {
  vi.stubGlobal('ClipboardItem', undefined)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(await copyCells(cells)).toBe(true)
  expect(write).toHaveBeenCalledWith(formatCells(cells))
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  expect(await copyCells(cells)).toBe(false)
})
