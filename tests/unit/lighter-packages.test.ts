import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { changedFiles, lighten } from '../../scripts/build/lighter-packages'

const packages = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/system',
  '@mui/x-data-grid',
  'react-helmet-async',
  'react-router',
]
const files = packages.flatMap((name) => {
  const folder = path.join('node_modules', name)
  return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, String(file)))
})

test.each(changedFiles)('%s: the installed package has what the build changes', (id) => {
  const changed = files.filter((file) => id.test(file))
  expect(changed).not.toEqual([])
  for (const file of changed) {
    const code = readFileSync(file, 'utf8')
    expect(lighten(file, code)).not.toBe(code)
  }
})

test('code in another form is not passed over', () => {
  const file = '/node_modules/@mui/material/ButtonBase/ButtonBase.mjs'
  expect(() => lighten(file, 'const ripple = 1')).toThrow(file)
})
