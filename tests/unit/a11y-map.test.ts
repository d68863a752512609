import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { exceptionLimit, exceptions } from '../../a11y/exceptions'

/** How many assertions each part of the shared list has. */
const parts = {
  S: 35,
  D: 9,
  H: 8,
  C: 9,
  F: 8,
  L: 18,
  K: 9,
  B: 10,
  A: 7,
  J: 7,
  P: 8,
  G: 15,
  E: 8,
  T: 8,
}

const readme = readFileSync('a11y/README.md', 'utf8')
const rows = new Map(
  Array.from(readme.matchAll(/^\| ([A-Z]\d{2}) +\|(.*)\|$/gm), ([, id = '', row = '']) => [
    id,
    row,
  ]),
)

test('each assertion of the list has a line: a check that names it, or why there is none', () => {
  const ids = Object.entries(parts).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${String(index + 1).padStart(2, '0')}`),
  )
  expect([...rows.keys()]).toEqual(ids)
  for (const [id, row] of rows) {
    const files = Array.from(
      row.matchAll(/`((?:a11y|tests|scripts|src)\/[^`]+)`/g),
      ([, file]) => file,
    )
    const says = /does not apply|not run|not done/.test(row)
    expect(files.length > 0 || says, id).toBe(true)
    for (const file of files) {
      expect(existsSync(file ?? ''), `${id}: ${file}`).toBe(true)
      // The tests of `a11y/` carry the ids of what they check; those of `tests/e2e/` tell a story
      if (file?.startsWith('a11y/') && file.endsWith('.spec.ts'))
        expect(readFileSync(file, 'utf8'), `${file} names ${id}`).toMatch(new RegExp(`\\b${id}\\b`))
    }
  }
})

test('the list of exceptions only shrinks, and each has its reason', () => {
  expect(exceptions).toHaveLength(exceptionLimit)
  for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(40)
})
