import { describe, expect, test } from 'vitest'

import { completeWebsite, isWebsite } from '../../src/lib/website'

describe('completeWebsite', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  www.example.com/shop?x=1#top  ', 'https://www.example.com/shop?x=1#top'],
    ['example.com:8080', 'https://example.com:8080'],
    ['example.com:8080/path', 'https://example.com:8080/path'],
    ['example.com.', 'https://example.com.'],
    ['sub.domain.co.in', 'https://sub.domain.co.in'],
    ['भोपाल.भारत', 'https://भोपाल.भारत'],
    ['127.0.0.1', 'https://127.0.0.1'],
    ['//example.com', 'https://example.com'],
  ])('completes the bare domain %j', (typed, address) => {
    expect(completeWebsite(typed)).toBe(address)
  })

  // prettier-ignore
  test.each([
    '', 'http://example.com', 'https://example.com/a b', 'HTTPS://EXAMPLE.COM', 'mailto:asha@example.com', 'none',
    'n/a', 'my shop.in', 'asha@example.com', 'example..com', '.com', 'localhost:3000x',
  ])('leaves %j as it is', (typed) => {
    expect(completeWebsite(typed)).toBe(typed)
  })
})

describe('isWebsite', () => {
  test.each([
    '',
    'https://example.com',
    'http://localhost:3000',
    'ftp://x',
    'mailto:a@b.example',
    'https://भोपाल.भारत/दुकान',
  ])('accepts %j, as type=url does', (text) => {
    expect(isWebsite(text)).toBe(true)
  })

  test.each(['none', 'example.com', 'https://', 'https://exa mple.com', '/shop', 'http://[1'])(
    'rejects %j, as type=url does',
    (text) => {
      expect(isWebsite(text)).toBe(false)
    },
  )
})
