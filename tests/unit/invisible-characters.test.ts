import { describe, expect, test } from 'vitest'

import { contactSchema, leadSchema } from '../../src/features/leads/lead-schema'

const lead = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 755 555 0100',
  company: 'Rao Sweets',
  website: 'https://rao.example',
  service: 'SEO',
  description: 'More orders',
  referral: 'A friend',
}

const schemas = { dialog: leadSchema, contact: contactSchema }

// prettier-ignore
const invisible = [
  '\u200B', '\u00AD', '\u2060', '\uFEFF', '\u200E', '\u200F', '\u202A', '\u202E', '\u2066', '\u2069', '\u061C', '\u3164', '\u2800',
  '\u115F', '\u1160', '\uFFA0', '\u034F', '\u180E', '\u17B4', '\u200C', '\u200D', '\uFFFA', '\u2064', '\u{1D173}', '\u{E0001}',
]
const names = invisible.map((character) => `U+${character.codePointAt(0)?.toString(16)}`)

describe.each(Object.entries(schemas))('the %s form', (_, schema) => {
  test.each(invisible.map((character, index) => [names[index], character]))(
    'removes %s from addresses and from the ends of texts',
    (__, character = '') => {
      const around = Object.fromEntries(
        Object.entries(lead).map(([name, text]) => [name, `${character} ${text}${character}`]),
      )
      const inside = {
        email: `asha@exam${character}ple.com`,
        phone: `+91${character} 755 555 0100`,
      }
      expect(schema.cast(around)).toEqual(lead)
      expect(schema.cast({ ...lead, ...inside })).toEqual(lead)
      expect(schema.isValidSync(around)).toBe(true)
    },
  )

  test('takes a field with nothing that shows for empty', () => {
    for (const character of invisible)
      expect(schema.isValidSync({ ...lead, name: ` ${character}\n${character}` })).toBe(false)
    expect(schema.isValidSync({ ...lead, phone: '\uFE0F' })).toBe(false)
  })

  test.each([
    ['a joiner in a Hindi word', 'क्‍षमा क्ष'],
    ['a non-joiner in a Persian word', 'می‌خواهم'],
    ['a family', '👩‍👩‍👧'],
    ['a heart in color', 'We ❤️'],
    ['the flag of England', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['an ideographic variant', '葛\u{E0100}'],
    ['half an emoji', 'a \uD83D'],
    ['an Arabic number sign', '\u0600١٢'],
  ])('keeps %s', (__, description) => {
    expect(schema.cast({ ...lead, description }).description).toBe(description)
  })
})

test('a long text is cleaned at once', () => {
  const description = `a${' \u200B'.repeat(50_000)}b`
  const before = performance.now()
  expect(leadSchema.cast({ ...lead, description }).description).toBe(description)
  expect(performance.now() - before).toBeLessThan(1_000)
})
