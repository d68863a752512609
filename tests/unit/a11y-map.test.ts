import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { exceptionLimit, exceptions } from '../../a11y/exceptions'

/** The number of assertions in each part of the list. */
// prettier-ignore
const parts = { S: 35, D: 9, H: 8, C: 9, F: 8, L: 18, K: 9, B: 10, A: 7, J: 7, P: 8, G: 15, E: 8, T: 8 }

const lines = readFileSync('a11y/README.md', 'utf8').split('\n')

test('each assertion of the list has a tagged test, or the reason why there is none', () => {
  const ids = Object.entries(parts).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${String(index + 1).padStart(2, '0')}`),
  )
  const listed = lines.flatMap((line) => {
    const found = Array.from(line.matchAll(/\*\*([A-Z]\d{2})\*\*/g), ([, id = '']) => id)
    expect(found, 'the order within a line').toEqual(found.toSorted())
    return found.map((id) => ({ id, line }))
  })
  expect(listed.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect([...new Set(listed.map(({ id }) => id[0]))]).toEqual(Object.keys(parts))
  for (const { id, line } of listed) {
    const files = Array.from(
      line.matchAll(/`((?:a11y|tests|scripts|src)\/[^`]+)`/g),
      ([, file = '']) => file,
    )
    expect(files.length > 0 || /(?:does not apply|not run): \w/.test(line), id).toBe(true)
    for (const file of files) {
      expect(existsSync(file), `${id}: ${file}`).toBe(true)
      // Tests in `a11y/` have the ids of what they check as tags; those in `tests/e2e/` follow a visitor
      if (/^a11y\/(?:.*\.spec|states)\.ts$/.test(file))
        expect(readFileSync(file, 'utf8'), `${file} has a test with the tag @${id}`).toMatch(
          new RegExp(`'@${id}'`),
        )
    }
  }
})

test('the list of exceptions only shrinks, and each exception has a reason', () => {
  expect(exceptions).toHaveLength(exceptionLimit)
  for (const { reason } of exceptions) expect(reason.length).toBeGreaterThan(40)
})
