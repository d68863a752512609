import { expect, test } from 'vitest'

import { publicEmail } from '../../src/lib/email'

// `isEmail` is tested in lead-schemas.test.ts
test.each(['hello@rao.example', 'Asha.Rao+shop@sub.rao.co.in', "o'neil@a-b.in", 'संपर्क@भोपाल.भारत'])(
  'mail reaches %s from anywhere',
  (text) => {
    expect(publicEmail.test(text)).toBe(true)
  },
)

// prettier-ignore
test.each([
  '', 'asha', 'asha@localhost', 'asha@10.0.0.1', 'asha@rao.', 'asha@rao..in', 'asha@rao.x', 'asha rao@rao.in',
  'asha@rao.in,ravi@rao.in', 'medium.com/@asha.rao', 'https://asha@rao.in', 'mailto:asha@rao.in',
])('%j is no such address', (text) => {
  expect(publicEmail.test(text)).toBe(false)
})
