import { describe, expect, test } from 'vitest'

import { createReference } from '../../src/features/leads/lead-text'

const references = Array.from({ length: 2000 }, createReference)
const used = [...new Set(references.join(''))]

describe('the reference of a lead', () => {
  test('has eight characters, and differs each time', () => {
    expect(references.every((reference) => /^[A-Z\d]{8}$/.test(reference))).toBe(true)
    expect(new Set(references).size).toBeGreaterThan(1990)
    expect(used.length ** 8).toBeGreaterThan(200_000_000)
  })

  test('makes no words', () => {
    expect(used.join('')).not.toMatch(/[AEIOUY]/)
  })

  test.each(['BCDEGPTVZ3', 'AJK8', 'MN', 'FSX', 'QUW2', '59', '0O', '1IL', '2Z', '5S', '8B', 'UV'])(
    'has at most one of %s, which sound or look alike',
    (group) => {
      expect(used.filter((character) => group.includes(character)).length).toBeLessThan(2)
    },
  )
})
