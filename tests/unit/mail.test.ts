import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import type { SentLead } from '../../src/features/leads/lead-result'
import type { OutboxMessage } from '../../scripts/mocks/outbox'
import { makeFolder } from '../make-folder'
import { serveMocks } from '../serve-mocks'

const lead: SentLead = {
  reference: 'H3KW97RN',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 755 555 0100',
  company: 'Rao Sweets',
  website: 'https://rao.example',
  service: 'SEO',
  description: 'More orders,\n“soon”: नमस्ते',
  referral: 'A friend',
}

let server: Awaited<ReturnType<typeof serveMocks>>
let stored: Map<string, string>

beforeEach(async () => {
  server = await serveMocks(makeFolder(onTestFinished))
  stored = new Map()
  vi.stubGlobal('location', { origin: server.origin, pathname: '/contactus' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.doUnmock('../../src/config')
  vi.doUnmock('@emailjs/browser')
  await server.close()
})

/** Loads the service with other variables, and a limit for the longest wait. */
async function loadMail(variables: Record<string, unknown> = {}, hang = 100_000) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, String(value))
  vi.doMock('../../src/config', async (load) => ({
    ...(await load<typeof import('../../src/config')>()),
    timeouts: { hang },
  }))
  return import('../../src/features/leads/mail')
}

/** Loads the service with other variables, and sends the lead with other values. */
const send = async (values: Partial<SentLead> = {}, variables = {}) =>
  (await loadMail(variables)).sendLead({ ...lead, ...values })

async function readOutbox(): Promise<OutboxMessage[]> {
  return (await fetch(`${server.origin}/outbox.json`)).json() as Promise<OutboxMessage[]>
}

const sent = { type: 'sent' }
const unknown = { type: 'unknown' }
const refused = (reason: string) => ({ type: 'refused', reason })

test('a complete lead is sent to the origin that serves the page', async () => {
  expect(await send()).toEqual(sent)

  expect(await readOutbox()).toEqual([
    {
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      path: '/api/v1.0/email/send',
      user_id: 'mock-public-key',
      service_id: 'mock-service',
      template_id: 'mock-template',
      lib_version: '4.4.1',
      template_params: lead,
    },
  ])
})

test('the outbox of npm start shows a lead as text, never as markup', async () => {
  await send({ name: '<script>alert("1")</script>' })
  const html = await (await fetch(`${server.origin}/outbox`)).text()
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)')
})

test('going live needs only other variables', async () => {
  vi.stubGlobal('location', { origin: 'https://www.banyanloop.example', pathname: '/' })
  const { sendLead, sendForm } = await loadMail({
    VITE_EMAILJS_ORIGIN: `${server.origin}/`,
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
  })

  expect(await sendLead(lead)).toEqual(sent)

  const ids = { user_id: 'key', service_id: 'service', template_id: 'template' }
  expect(await readOutbox()).toMatchObject([ids])
  expect(sendForm).toEqual({
    action: `${server.origin}/api/v1.0/email/send-form`,
    fields: { ...ids, lib_version: '4.4.1' },
  })
})

test.each([
  ['bad-request', refused('The user_id parameter is required')],
  ['forbidden', refused('API calls are disabled for non-browser applications')],
  ['no-account', refused('Account not found')],
  ['throttled', refused('Too Many Requests')],
  ['headless', refused('Unavailable For Headless Browser')],
  ['broken', refused('Internal Server Error')],
  ['silent', refused('')],
  // Texts that are not for visitors are only logged
  ['invalid-grant', refused(''), '412 Gmail_API: Invalid grant'],
  ['no-recipient', refused(''), '422 The recipients address'],
  ['html', unknown, '502 <html><body><h1>502 Bad Gateway'],
  ['maintenance', unknown, '200 <!doctype html>'],
  ['suspended', unknown, '200 {"error":"Account suspended"}'],
  ['lost', unknown],
])('%s ends in %j', async (name, result, logged = '') => {
  expect(await send({ email: `${name}@example.com` })).toEqual(result)
  const log = vi.mocked(console.error).mock.calls.flat().join(' ')
  expect(log).toContain(logged)
  // Nothing that the visitor typed
  expect(log).not.toMatch(/Asha|555|example\.com|Rao/)
  expect(await readOutbox()).toEqual([])
})

test.each<[string, object, ResponseInit?]>([
  [' OK', sent],
  ['We are <b>back soon</b>', unknown],
  [' [{"message":"no"}]', unknown],
  ['', unknown],
  ['', unknown, { status: 202 }],
  ['OK '.repeat(200), unknown],
  ['Gateway Timeout', unknown, { status: 504 }],
])('the answer %j ends in %j', async (text, result, init) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(text, init))
  expect(await send()).toEqual(result)
})

test('an answer after a redirect does not count', async () => {
  const entry = { name: '/api/v1.0/email/send', startTime: Infinity, redirectStart: 5 }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceResourceTiming])
  expect(await send()).toEqual(unknown)
})

const thrown = {
  null: null,
  undefined: undefined,
  'a text': 'no',
  'an object without toString': Object.create(null) as object,
  'an object that throws': {
    toString: () => {
      throw new Error('no')
    },
  },
  'a symbol': Symbol('no'),
}
test.each(Object.entries(thrown))('fetch may throw %s', async (_, error) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(error)
  expect(await send()).toEqual(unknown)
})

test.each([
  ['is none', { status: 200, text: 'OK' } as unknown as Response],
  ['breaks off', new Response(new ReadableStream({ start: (stream) => stream.error(null) }))],
])('an answer that %s ends in a result', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  expect(await send()).toEqual(unknown)
})

test('without a connection, the lead has certainly not arrived', async () => {
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'] })
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await send()).toEqual(refused(''))
})

test('a missing public key is a failure', async () => {
  const { sendLead } = await loadMail()
  const { mail } = await import('../../src/config')
  mail.publicKey = ''
  expect(await sendLead(lead)).toEqual(unknown)
})

test('a request that nobody answers ends', async () => {
  const { sendLead } = await loadMail({}, 200)
  expect(await sendLead({ ...lead, email: 'hang@example.com' })).toEqual(unknown)
})

test('a lead is sent when storage is blocked, without importing the client', async () => {
  const imported = vi.fn()
  vi.doMock('@emailjs/browser', () => {
    imported()
    throw new DOMException('blocked', 'SecurityError')
  })
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  const { prepareMail, sendLead } = await loadMail()
  prepareMail()
  expect(await sendLead(lead)).toEqual(sent)
  expect(imported).not.toHaveBeenCalled()
  expect(await readOutbox()).toMatchObject([{ lib_version: '4.4.1', template_params: lead }])
  expect(await sendLead({ ...lead, email: 'throttled@example.com' })).toEqual(
    refused('Too Many Requests'),
  )
})

test('a lead is sent when the client does not load', async () => {
  vi.doMock('@emailjs/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await send()).toEqual(sent)
  expect(await readOutbox()).toHaveLength(1)
})

test('the direct call and the client send the same body', async () => {
  const bodies: unknown[] = []
  const record = async (_: unknown, init?: RequestInit) => {
    bodies.push(init?.body)
    return new Response('OK')
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(record)
  await (await loadMail()).sendLead(lead)
  vi.doMock('@emailjs/browser', () => {
    throw new TypeError('gone')
  })
  await (await loadMail()).sendLead(lead)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toBe(bodies[0])
})

test('automated browsers are blocked only when that is configured', async () => {
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] })
  expect(await (await loadMail()).sendLead(lead)).toEqual(sent)
  const strict = await loadMail({ VITE_EMAILJS_BLOCK_HEADLESS: true })
  expect(await strict.sendLead(lead)).toEqual(refused('Unavailable For Headless Browser'))
})

test('blocked email addresses are rejected only when some are configured', async () => {
  const { sendLead } = await loadMail({ VITE_EMAILJS_BLOCKED_EMAILS: 'spam@example.com, x@y.z' })
  expect(await sendLead({ ...lead, email: 'spam@example.com' })).toEqual(refused('Forbidden'))
  expect(await sendLead(lead)).toEqual(sent)
})

test('the rate limit is off by default', async () => {
  const { sendLead } = await loadMail()
  await sendLead(lead)
  expect(await sendLead(lead)).toEqual(sent)
  expect(stored.size).toBe(0)
})

test('the rate limit applies after a success, not after a failure', async () => {
  const { sendLead } = await loadMail({ VITE_EMAILJS_THROTTLE_MS: 60_000 })
  const tooMany = refused('Too Many Requests')
  expect(await sendLead({ ...lead, email: 'broken@example.com' })).toMatchObject({
    type: 'refused',
  })
  expect(await sendLead(lead)).toEqual(sent)
  expect(await sendLead(lead)).toEqual(tooMany)
  // A rejected request must not lift the limit
  expect(await sendLead(lead)).toEqual(tooMany)
  expect(await readOutbox()).toHaveLength(1)
})

test.each([
  ['set back by a day', 86_400_000, sent],
  ['not set', -1_000, refused('Too Many Requests')],
])('with a clock that was %s, the rate limit answers as it should', async (_, ahead, result) => {
  stored.set('lead-sent-at', String(Date.now() + ahead))
  expect(await send({}, { VITE_EMAILJS_THROTTLE_MS: 60_000 })).toEqual(result)
})
