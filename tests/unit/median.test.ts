import { expect, test } from 'vitest'

import { median } from '../../scripts/tools/bench/median'

test.each([
  [[9, 1, NaN, 8, 2], 5],
  [[4, 10, 1], 4],
  [[7], 7],
  [[], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})
