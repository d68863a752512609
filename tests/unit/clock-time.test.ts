import { expect, test } from 'vitest'

import { clockTime } from '../../src/lib/format-date'

test.each([
  ['00:00', '12 am'],
  ['09:05', '9:05 am'],
  ['10:00', '10 am'],
  ['12:00', '12 pm'],
  ['18:30', '6:30 pm'],
])('%s is shown as %s', (time, shown) => {
  expect(clockTime(time, { am: 'am', pm: 'pm' })).toBe(shown)
})
