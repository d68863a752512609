import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

/**
 * Mock of EmailJS with its real paths, bodies, statuses and texts, so that going live changes variables
 * and no code. Accepted messages are saved as files in the outbox.
 *
 * The email address of the lead, in upper or lower case, selects a failure, which can also be tried by hand
 * in `npm run dev`:
 *
 * | address                    | answer                                                          |
 * |----------------------------|-----------------------------------------------------------------|
 * | bad-request@example.com    | 400 The user_id parameter is required                           |
 * | forbidden@example.com      | 403 API calls are disabled for non-browser applications         |
 * | no-account@example.com     | 404 Account not found                                           |
 * | invalid-grant@example.com  | 412 Gmail_API: Invalid grant. Please reconnect your Gmail account |
 * | no-recipient@example.com   | 422 The recipients address is empty                             |
 * | throttled@example.com      | 429 Too Many Requests                                           |
 * | headless@example.com       | 451 Unavailable For Headless Browser                            |
 * | broken@example.com         | 500 Internal Server Error                                       |
 * | silent@example.com         | 503 without a text                                              |
 * | html@example.com           | 502 an error page of a proxy in between                         |
 * | maintenance@example.com    | 200 a page of a proxy                                            |
 * | suspended@example.com      | 200 an error as JSON                                            |
 * | redirect@example.com       | 302 to a page that says OK                                      |
 * | slow@example.com           | 200 OK after 2 s                                                |
 * | late@example.com           | 200 OK after 11 s, when the site has given up                   |
 * | hang@example.com           | never answers                                                   |
 * | lost@example.com           | the connection breaks                                           |
 *
 * 403 of a blocked value and 429 of the rate limit also come from the client itself, where they are
 * switched on. The real limit of one request a second is not mocked, because tests would wait for it.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @see https://www.emailjs.com/docs/rest-api/send-form/
 */
const refusals: Readonly<Record<string, readonly [status: number, text: string]>> = {
  'bad-request@example.com': [400, 'The user_id parameter is required'],
  'forbidden@example.com': [403, 'API calls are disabled for non-browser applications'],
  'no-account@example.com': [404, 'Account not found'],
  'invalid-grant@example.com': [
    412,
    'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  ],
  'no-recipient@example.com': [422, 'The recipients address is empty'],
  'throttled@example.com': [429, 'Too Many Requests'],
  'headless@example.com': [451, 'Unavailable For Headless Browser'],
  'broken@example.com': [500, 'Internal Server Error'],
  'silent@example.com': [503, ''],
  'maintenance@example.com': [200, '<!doctype html><h1>We are back soon</h1>'],
  'suspended@example.com': [200, '{"error":"Account suspended"}'],
  'html@example.com': [502, '<html><body><h1>502 Bad Gateway</h1></body></html>'],
}

const delays: Readonly<Record<string, number>> = {
  'slow@example.com': 2_000,
  'late@example.com': 11_000,
}

/** An accepted message, as it is saved in the outbox. */
export type OutboxMessage = {
  receivedAt: string
  path: string
  user_id: string
  service_id: string
  template_id: string
  lib_version: string
  template_params: Record<string, string>
}

export const defaultOutbox = '.outbox'

const maxBody = 1024 * 1024

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
}

type Message = Omit<OutboxMessage, 'receivedAt' | 'path'>

/**
 * Answers the two endpoints of EmailJS.
 *
 * @param outbox folder for accepted messages, created if missing.
 * @returns whether the request was meant for it.
 */
export async function handleMail(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  outbox = defaultOutbox,
): Promise<boolean> {
  const path = url.pathname
  // Target of the redirect
  if (path === '/api/v1.0/email/ok') {
    answer(res, 200, 'OK')
    return true
  }
  if (path !== '/api/v1.0/email/send' && path !== '/api/v1.0/email/send-form') return false

  if (req.method === 'OPTIONS') {
    res.writeHead(204, cors).end()
    return true
  }
  if (req.method !== 'POST') {
    answer(res, 405, 'Method Not Allowed')
    return true
  }

  const body = await readBody(req)
  if (!body) {
    answer(res, 413, 'Payload Too Large')
    return true
  }
  const type = req.headers['content-type'] ?? ''
  const message = path.endsWith('/send') ? parseJson(body) : await parseForm(body, type)
  if (typeof message === 'string') {
    answer(res, 400, message)
    return true
  }
  await answerMessage(res, message, path, outbox)
  return true
}

async function answerMessage(res: ServerResponse, message: Message, path: string, outbox: string) {
  const email = message.template_params.email?.trim().toLowerCase() ?? ''
  if (email === 'hang@example.com') return
  if (email === 'lost@example.com') {
    res.destroy()
    return
  }
  if (email === 'redirect@example.com') {
    res.writeHead(302, { ...cors, Location: '/api/v1.0/email/ok' }).end()
    return
  }
  const refusal = refusals[email]
  if (refusal) {
    answer(res, ...refusal)
    return
  }
  const delay = delays[email]
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay))

  await keep({ receivedAt: new Date().toISOString(), path, ...message }, outbox)
  answer(res, 200, 'OK')
}

function answer(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { ...cors, 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

/** @returns undefined for a body that is too long, whose rest is read and discarded. */
async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= maxBody) chunks.push(chunk)
  }
  return length <= maxBody ? Buffer.concat(chunks) : undefined
}

/** @returns the message, or the text of the 400 response. */
function parseJson(body: Buffer): Message | string {
  let data: unknown
  try {
    data = JSON.parse(body.toString('utf8'))
  } catch {
    return 'Bad Request'
  }
  if (!isRecord(data)) return 'Bad Request'
  if (data.template_params !== undefined && !isRecord(data.template_params)) {
    return 'The template_params parameter is invalid'
  }
  return toMessage(data, data.template_params ?? {})
}

/** Node reads multipart and urlencoded bodies itself. */
async function parseForm(body: Buffer, contentType: string): Promise<Message | string> {
  let form: FormData
  try {
    const headers = { 'Content-Type': contentType }
    form = await new Response(new Uint8Array(body), { headers }).formData()
  } catch {
    return 'Bad Request'
  }
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const { user_id, service_id, template_id, lib_version, ...params } = fields
  return toMessage({ user_id, service_id, template_id, lib_version }, params)
}

function toMessage(
  ids: Record<string, unknown>,
  params: Record<string, unknown>,
): Message | string {
  const text = (name: string) => (typeof ids[name] === 'string' ? ids[name] : '')
  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (!text(name)) return `The ${name} parameter is required`
  }
  return {
    user_id: text('user_id'),
    service_id: text('service_id'),
    template_id: text('template_id'),
    lib_version: text('lib_version'),
    template_params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, String(value)]),
    ),
  }
}

let sequence = 0

/** Writes a temporary file and renames it, so that readers never see a partial message. Names sort by time. */
async function keep(message: OutboxMessage, outbox: string) {
  await mkdir(outbox, { recursive: true })
  sequence += 1
  const time = message.receivedAt.replaceAll(':', '-')
  const order = String(sequence).padStart(6, '0')
  const name = `${time}-${order}-${randomBytes(3).toString('hex')}`
  const aside = join(outbox, `.${name}.tmp`)
  await writeFile(aside, `${JSON.stringify(message, null, 2)}\n`)
  await rename(aside, join(outbox, `${name}.json`))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
