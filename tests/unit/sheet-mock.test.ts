import { afterAll, beforeAll, expect, it } from 'vitest'

import { serveMocks } from '../../scripts/mocks/plugin'

let server: Awaited<ReturnType<typeof serveMocks>>
beforeAll(async () => {
  server = await serveMocks()
})
afterAll(() => server.close())

it('the mock sheet server sends to a slow client without leaking listeners', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  const response = await fetch(`${server.origin}/sheet.csv?fault=too-large`)
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength
    await new Promise(setImmediate) // slower than the server sends
  }
  process.off('warning', listen)
  expect(bytes).toBe(60 * 1024 * 1024)
  expect(warnings.map(String)).toEqual([])
})
