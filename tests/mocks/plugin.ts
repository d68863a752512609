import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plugin } from 'vite'

import { handleJobs } from './jobs'
import { defaultOutbox, handleMail } from './mail'
import { handleOutbox } from './outbox'
import { handlePdfForm } from './pdf-form'
import { handleSheet } from './sheet'

type MocksOptions = {
  /** Where accepted messages are kept. */
  outbox?: string
}

type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * All mock servers as one middleware (connect, Vite, sirv or plain `http`): it answers what is meant
 * for a mock server and calls `next` for the rest.
 */
export function handleMocks({ outbox = defaultOutbox }: MocksOptions = {}): Middleware {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const base = 'http://localhost'
    if (!URL.canParse(req.url ?? '/', base)) return false
    const url = new URL(req.url ?? '/', base)
    return (
      (await handleMail(req, res, url, outbox)) ||
      (await handleOutbox(req, res, url, outbox)) ||
      (await handleJobs(req, res, url)) ||
      handlePdfForm(req, res, url) ||
      (await handleSheet(req, res, url))
    )
  }
  return (req, res, next) => {
    answer(req, res).then((isAnswered) => isAnswered || next(), next)
  }
}

/** The mock servers in `npm run dev` and in Vite's preview. Nothing of them gets into a build. */
export function mocks(options?: MocksOptions): Plugin {
  return {
    name: 'mocks',
    configureServer: (server) => {
      server.middlewares.use(handleMocks(options))
    },
    configurePreviewServer: (server) => {
      server.middlewares.use(handleMocks(options))
    },
  }
}

/**
 * The mock servers as a server of their own, for tests. What is not meant for one of them is a 404.
 *
 * @param port 0 takes any that is free.
 */
export async function serveMocks(options?: MocksOptions, port = 0) {
  const middleware = handleMocks(options)
  const server = createServer((req, res) => {
    middleware(req, res, (error) => void res.writeHead(error ? 500 : 404).end())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
