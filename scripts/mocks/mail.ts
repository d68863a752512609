import { setTimeout as sleep } from 'node:timers/promises'

import { answer, faults, find, type Answers } from './answer'
import { keepMessage, type MailId, type OutboxMessage } from './outbox'

const fail = (status: number, text: string) => () => answer(text, 'text/plain', { status })

/** Failures, by the part of the lead's email address before `@example.com`. */
const failures: Answers = {
  ...faults,
  'bad-request': fail(400, 'The user_id parameter is required'),
  forbidden: fail(403, 'API calls are disabled for non-browser applications'),
  'no-account': fail(404, 'Account not found'),
  'invalid-grant': fail(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
  'no-recipient': fail(422, 'The recipients address is empty'),
  throttled: fail(429, 'Too Many Requests'),
  headless: fail(451, 'Unavailable For Headless Browser'),
  broken: fail(500, 'Internal Server Error'),
  silent: fail(503, ''),
  // What is between the site and the provider answers
  html: fail(502, '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  maintenance: fail(200, '<!doctype html><h1>We are back soon</h1>'),
  suspended: fail(200, '{"error":"Account suspended"}'),
  redirect: () => answer(null, 'text/plain', { status: 302, headers: { Location: mailPaths.ok } }),
}

/** Milliseconds until a message is accepted; after eleven seconds the site has given up. */
const delays = new Map(Object.entries({ slow: 2_000, late: 11_000 }))

const api = '/api/v1.0/email'
export const mailPaths = { send: `${api}/send`, sendForm: `${api}/send-form`, ok: `${api}/ok` }

type Message = Omit<OutboxMessage, 'receivedAt' | 'path'>

/**
 * Mock of EmailJS with its real paths, bodies, statuses and texts, so that going live changes variables and no code.
 * It saves accepted messages in a folder, the outbox. It has no limit of one request a second: tests would wait for it.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @see https://www.emailjs.com/docs/rest-api/send-form/
 */
export async function answerMail(request: Request, outbox: string): Promise<Response> {
  const path = new URL(request.url).pathname
  const read = path === mailPaths.send ? readJson : readForm
  const message = await read(request).catch(() => 'Bad Request')
  if (typeof message === 'string') return fail(400, message)()

  const email = message.template_params.email?.trim().toLowerCase() ?? ''
  const name = email.replace(/@example\.com$/, '')
  const failure = find(failures, name)
  if (failure) return failure()
  await sleep(delays.get(name) ?? 0)
  await keepMessage({ receivedAt: new Date().toISOString(), path, ...message }, outbox)
  return answer('OK')
}

/** @returns the message, or the text of the 400 response. */
async function readJson(request: Request): Promise<Message | string> {
  const { template_params: params = {}, ...ids } = (await request.json()) as Record<string, unknown>
  if (Object(params) !== params || Array.isArray(params))
    return 'The template_params parameter is invalid'
  return toMessage(ids, params as object)
}

async function readForm(request: Request): Promise<Message | string> {
  const fields = Object.fromEntries(await request.formData())
  const { user_id, service_id, template_id, lib_version, ...params } = fields
  return toMessage({ user_id, service_id, template_id, lib_version }, params)
}

function toMessage(ids: Record<string, unknown>, params: object): Message | string {
  const names = ['user_id', 'service_id', 'template_id', 'lib_version'] as const
  const texts = names.map((name) => [name, String(ids[name] ?? '')] as const)
  const missing = texts.find(([name, text]) => !text && name !== 'lib_version')
  if (missing) return `The ${missing[0]} parameter is required`
  const template_params = Object.entries(params).map(([name, value]) => [name, String(value)])
  return {
    ...(Object.fromEntries(texts) as Record<MailId, string>),
    template_params: Object.fromEntries(template_params) as Record<string, string>,
  }
}
