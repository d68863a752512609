import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Connect, Plugin } from 'vite'

import { answer, type Mock } from './answer'
import { answerJobs } from './jobs'
import { answerMail, mailPaths } from './mail'
import { answerOutbox, defaultOutbox } from './outbox'
import { answerFormPage, answerPdfForm } from './pdf-form'
import { answerSheet } from './sheet'

/**
 * Whether a request comes from this machine, by one of its own names. Leads in the outbox are for nobody else, and a
 * public site must not seem to send them. The name tells pages of other sites whose domain leads here.
 */
export const isLocal = ({ socket, headers }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '') &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')

/** The answer to a request that asks whether another origin may send it. */
const preflight = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Headers': '*',
}
const form = '/include/demo/form/free-guides'

/**
 * All mock servers as one middleware (connect, Vite, sirv or plain `http`): it answers their requests and calls `next` for
 * all others, and for all that do not come from this machine. Accepted messages go to the folder `outbox`.
 */
export function handleMocks(outbox = defaultOutbox): Connect.NextHandleFunction {
  const posts: Readonly<Record<string, Mock>> = {
    [mailPaths.send]: (request) => answerMail(request, outbox),
    [mailPaths.sendForm]: (request) => answerMail(request, outbox),
  }
  const gets: Readonly<Record<string, Mock>> = {
    [mailPaths.ok]: () => answer('OK'),
    '/outbox': (request) => answerOutbox(request, outbox),
    '/outbox.json': (request) => answerOutbox(request, outbox),
    '/jobs': answerJobs,
    '/sheet.csv': answerSheet,
    [`${form}/classic.js`]: answerPdfForm,
    [`${form}/viewform`]: answerFormPage,
  }
  return (req, res, next) => {
    const { method = 'GET', url: address = '/', headers } = req
    const base = 'http://localhost'
    if (!isLocal(req) || !URL.canParse(address, base)) return next()
    const url = new URL(address, base)
    const isPost = url.pathname in posts
    const mock = posts[url.pathname] ?? gets[url.pathname]
    if (!mock) return next()
    if (method === 'OPTIONS') return void res.writeHead(204, preflight).end()
    if (!(isPost ? ['POST'] : ['GET', 'HEAD']).includes(method))
      return void res.writeHead(405).end('Method Not Allowed')
    const body = isPost ? (Readable.toWeb(req) as BodyInit) : null
    const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' }
    send(mock(new Request(url, init)), res).catch((error) => res.headersSent || next(error))
  }
}

/** Sends an answer; a body that fails breaks the connection. */
async function send(answer: Response | Promise<Response>, res: ServerResponse): Promise<void> {
  const { type, status, headers, body } = await answer
  if (type === 'error') return void res.destroy()
  res.writeHead(status, Object.fromEntries(headers))
  if (body) await pipeline(Readable.fromWeb(body as ReadableStream), res)
  else res.end()
}

/** Vite plugin with the mock servers for `npm run dev` and the preview. It adds nothing to a build. */
export const mocks = (): Plugin => ({
  name: 'mocks',
  configureServer: ({ middlewares }) => void middlewares.use(handleMocks()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(handleMocks()),
})
