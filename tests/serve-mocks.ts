import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { handleMocks } from '../scripts/mocks/plugin'

/** Starts the mock servers as an HTTP server, which answers all other requests with 404. */
export async function serveMocks(outbox?: string) {
  const middleware = handleMocks(outbox)
  const server = createServer((req, res) => {
    middleware(req, res, (error) => void res.writeHead(error ? 500 : 404).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
