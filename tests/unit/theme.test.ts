import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { findLowContrast } from '../../scripts/rebrand/colors'
import { listFiles } from '../../scripts/files'
import { theme } from '../../src/theme/theme'
import { colorSchemes } from '../../src/theme/tokens'

test('buttons have no ripples', () => {
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true)
  const files = filesIn('src', /\.tsx?$/)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('disableRipple={'))).toEqual([])
})

test('the colors that components use exist as variables', () => {
  expect(theme.vars?.palette.primary.main).toMatch(/^var\(--bl-palette-primary-main/)
  expect(theme.vars?.palette.text.secondary).toMatch(/^var\(--bl-palette-text-secondary/)
})

test('text, buttons and controls have the contrast that the theme promises', () => {
  for (const { palette } of Object.values(colorSchemes))
    expect(findLowContrast(palette)).toEqual([])
})

function filesIn(folder: string, ending: RegExp): string[] {
  const files = listFiles(folder).map((file) => path.join(folder, file))
  return files.filter((file) => ending.test(file))
}
