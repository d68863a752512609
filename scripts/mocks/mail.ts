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
  const message = await readMessage(request, path === mailPaths.sendForm).catch(() => 'Bad Request')
  if (typeof message === 'string') return fail(400, message)()

  const email = message.template_params.email?.trim().toLowerCase() ?? ''
  const failure = find(failures, email.replace(/@example\.com$/, ''))
  if (failure) return failure()
  await keepMessage({ receivedAt: new Date().toISOString(), path, ...message }, outbox)
  return answer('OK')
}

/** @returns the message, or the text of the 400 response. In a form, what is no identifier is a parameter. */
async function readMessage(request: Request, isForm: boolean): Promise<Message | string> {
  const sent: unknown = isForm ? Object.fromEntries(await request.formData()) : await request.json()
  const { user_id, service_id, template_id, lib_version, ...rest } = sent as Record<string, unknown>
  const params = isForm ? rest : (rest.template_params ?? {})
  if (Object(params) !== params || Array.isArray(params))
    return 'The template_params parameter is invalid'
  const ids = toTexts({ user_id, service_id, template_id, lib_version })
  const missing = Object.keys(ids).find((name) => !ids[name] && name !== 'lib_version')
  if (missing) return `The ${missing} parameter is required`
  return { ...(ids as Record<MailId, string>), template_params: toTexts(params as object) }
}

const toTexts = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))
