import { describe, expect, test } from 'vitest'

import { mailHref, whatsAppHref } from '../../src/lib/contact-links'

const bodyOf = (href: string) => decodeURIComponent(/[?&]body=([^&]*)/.exec(href)?.[1] ?? '')
const hindi = 'न'.repeat(230)

describe('a mailto: link', () => {
  test.each([
    ['Hindi', hindi],
    ['emoji', '👩‍👩‍👧'.repeat(100)],
    ['line breaks', 'a\n'.repeat(1_000)],
    ['lone surrogates', '\uD83D'.repeat(500)],
    ['Latin', 'a'.repeat(5_000)],
  ])(
    'of a long text in %s has at most 2,000 characters and is whole at its beginning',
    (_, text) => {
      const href = mailHref('hello@example.com', {
        subject: 'Request',
        body: `Reference: X\n${text}`,
      })
      expect(href.length).toBeLessThanOrEqual(2_000)
      expect(href.length).toBeGreaterThan(1_900)
      expect(bodyOf(href)).toMatch(/^Reference: X\r\n/)
      expect(bodyOf(href).endsWith('…')).toBe(true)
    },
  )

  test('of a short text has it all', () => {
    expect(bodyOf(mailHref('a@b.c', { body: 'नमस्ते\na & b\r\n' }))).toBe('नमस्ते\r\na & b\r\n')
    expect(mailHref('a@b.c')).toBe('mailto:a@b.c')
    expect(mailHref('a@b.c', { subject: 'a b' })).toBe('mailto:a@b.c?subject=a%20b')
  })
})

test('a link to WhatsApp has the number and the text, and is not too long', () => {
  const href = whatsAppHref('910000000000', `नमस्ते & ${hindi}`)
  expect(href).toMatch(/^https:\/\/wa\.me\/910000000000\?text=%E0%A4%A8/)
  expect(href.length).toBeLessThanOrEqual(2_000)
})
