import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { theme } from '../../src/theme/theme'

test('buttons have no ripples', () => {
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true)
  const files = filesIn('src', /\.tsx?$/)
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('disableRipple={'))).toEqual([])
})

test('the colors that components use exist as variables', () => {
  expect(theme.vars?.palette.primary.main).toMatch(/^var\(--bl-palette-primary-main/)
  expect(theme.vars?.palette.text.secondary).toMatch(/^var\(--bl-palette-text-secondary/)
})

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => ending.test(file))
}
