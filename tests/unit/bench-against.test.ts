import { expect, test } from 'vitest'

import { compare } from '../../scripts/tools/bench/against'

const others = { runs: 3, fcp: 900, tbt: 0, htmlKb: 15, scriptKb: 230 }
const page = (subject: string, lcp: number, requests: number) => ({
  subject,
  ...others,
  lcp,
  requests,
})
const stable = [page('/a', 1000, 20), page('/a', 1060, 20), page('/a', 1050, 20)]

test('a difference that the old build has from itself on any page is noise', () => {
  const { table, isWorse } = compare([
    ...stable,
    page('/b', 1400, 30),
    page('/b', 1400, 30),
    page('/b', 1459, 20),
  ])
  expect(isWorse).toBe(false)
  expect(table.map(({ lcp }) => lcp)).toEqual(['1.05', '1.04', 60])
  expect(table[0]?.['tbt']).toBe('0 → 0')
})

test('a larger difference, a request more and a page that fails are worse', () => {
  const old = page('/b', 1400, 30)
  for (const now of [page('/b', 1461, 30), page('/b', 1400, 31), { subject: '/b', runs: 0 }])
    expect(compare([...stable, old, old, now]).isWorse).toBe(true)
})

test('a page that the old build lacks, or shows only once, is not compared', () => {
  const missing = { subject: '/b', runs: 0 }
  const now = page('/b', 1400, 30)
  for (const old of [missing, now]) {
    const { table, isWorse } = compare([...stable, old, missing, now])
    expect(isWorse).toBe(false)
    expect(table).toHaveLength(2)
  }
})
