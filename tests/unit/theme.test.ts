import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { findLowContrast } from '../../scripts/drawings/contrast'
import { listFiles } from '../../scripts/files'
import { theme } from '../../src/theme/theme'
import { colorSchemes } from '../../src/theme/tokens'

test('buttons have no ripples', () => {
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true)
  const files = listFiles('src').filter((file) => /\.tsx?$/.test(file))
  const sets = (file: string) => readFileSync(`src/${file}`, 'utf8').includes('disableRipple={')
  expect(files.filter(sets)).toEqual([])
})

test('text, buttons and controls have the contrast that the theme promises', () => {
  for (const { palette } of Object.values(colorSchemes))
    expect(findLowContrast(palette)).toEqual([])
})
