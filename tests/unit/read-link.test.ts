import { expect, test } from 'vitest'

import { readLinks } from '../../src/lib/read-link'

test.each([
  ['p:+919876543210', '+919876543210'],
  [' \u202A+91\u00A098765-43210\u202C\n', '+919876543210'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ["'+91-755-255-0107", '+917552550107'],
  ['(0755) 255 0107', '+917552550107'],
  ['+91 (0) 755 2550107', '+917552550107'],
  ['+91 0755 2550107', '+917552550107'],
  ['tel:+1 (415) 555-2671', '+14155552671'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('the phone number %j is called and written to', (text, number) => {
  expect(readLinks(text)).toEqual([`tel:${number}`, `https://wa.me/${number.slice(1)}`])
})

test.each([
  ['asha.rao+shop@example.co.in', 'mailto:asha.rao+shop@example.co.in'],
  ['50%off@example.com', 'mailto:50%25off@example.com'],
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['Https://example.com', 'https://example.com'],
])('%s is a link', (text, href) => expect(readLinks(text)).toEqual([href]))

// prettier-ignore
test.each([
  '', '-', '5', '1,20,000', '9876543210.0', '+12.34567890', '+919876543', '2345678901', '0012345678', '20261231', '2026-12-31',
  '06.07.2026 2149', '01-12-2026 130', '9876543210 / 9876543211', '9876543210 (office)', 'l:1234567890123456',
  '4111 1111 1111 1111', '9.19877E+11', '+', 'asha@localhost', 'Asha <asha@example.com>', 'a@b.in, c@b.in',
  'mailto:a@b.in?cc=c', 'http://example.com', 'example.com', 'https://', 'https://localhost', 'at https://a.in',
  'https://google.com@example.com', 'https://example.com/\u202Egpj.exe', 'https://a.in https://b.in', '//a.in',
  'javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'file:///etc',
  '=HYPERLINK("https://example.com")', '=https://a.in', 'p:https://a.in', `https://a.in/${'a'.repeat(5_000)}`,
])('%j stays text', (text) => expect(readLinks(text)).toEqual([]))
