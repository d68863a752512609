import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Plugin } from 'vite'

import { handleJobs } from './jobs'
import { defaultOutbox, handleMail } from './mail'
import { handleOutbox } from './outbox'
import { handlePdfForm } from './pdf-form'
import { handleSheet } from './sheet'

type MocksOptions = {
  /** Folder for accepted messages. */
  outbox?: string
}

type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void

/**
 * Whether a request comes from this machine, by one of its own names. Leads in the outbox are for nobody else, and a
 * public site must not seem to send them. The name tells pages of other sites whose domain leads here.
 */
const isLocal = ({ socket, headers }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '') &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')

/**
 * All mock servers as one middleware (connect, Vite, sirv or plain `http`): it answers their requests and
 * calls `next` for all others, and for all that do not come from this machine.
 */
export function handleMocks({ outbox = defaultOutbox }: MocksOptions = {}): Middleware {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const base = 'http://localhost'
    if (!isLocal(req) || !URL.canParse(req.url ?? '/', base)) return false
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

/** Vite plugin with the mock servers for `npm run dev` and the preview. It adds nothing to a build. */
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
 * Starts the mock servers as an HTTP server for tests, which answers all other requests with 404.
 *
 * @param port 0 selects a free one.
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
