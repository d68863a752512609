import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { SentLead } from '../../src/features/leads/mail'
import type { OutboxMessage } from '../../scripts/mocks/outbox'
import { serveMocks } from '../../scripts/mocks/plugin'

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
let outbox: string
let stored: Map<string, string>

beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  server = await serveMocks(outbox)
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
  await rm(outbox, { recursive: true })
})

/** Loads the service with other variables and a shorter timeout. */
async function loadMail(
  variables: Record<string, unknown> = {},
  timeouts = { call: 10_000, hang: 100_000 },
) {
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, String(value))
  vi.doMock('../../src/config', async (load) => ({
    ...(await load<typeof import('../../src/config')>()),
    timeouts,
  }))
  return import('../../src/features/leads/mail')
}

async function readOutbox(): Promise<OutboxMessage[]> {
  return (await fetch(`${server.origin}/outbox.json`)).json() as Promise<OutboxMessage[]>
}

test('a complete lead is sent to the origin that serves the page', async () => {
  const { sendLead } = await loadMail()

  expect(await sendLead(lead)).toEqual({ ok: true })

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
  const { sendLead } = await loadMail()
  await sendLead({ ...lead, name: '<script>alert("1")</script>' })
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

  expect(await sendLead(lead)).toEqual({ ok: true })

  const ids = { user_id: 'key', service_id: 'service', template_id: 'template' }
  expect(await readOutbox()).toMatchObject([ids])
  expect(sendForm).toEqual({
    action: `${server.origin}/api/v1.0/email/send-form`,
    fields: { ...ids, lib_version: '4.4.1' },
  })
})

test.each([
  ['bad-request', 400, 'The user_id parameter is required'],
  ['forbidden', 403, 'API calls are disabled for non-browser applications'],
  ['no-account', 404, 'Account not found'],
  ['throttled', 429, 'Too Many Requests'],
  ['headless', 451, 'Unavailable For Headless Browser'],
  ['broken', 500, 'Internal Server Error'],
  ['silent', 503, ''],
])('an error of the provider (%s) is returned with its text', async (name, status, reason) => {
  const { sendLead } = await loadMail()
  const result = await sendLead({ ...lead, email: `${name}@example.com` })
  expect(result).toEqual({ ok: false, status, reason })
  expect(await readOutbox()).toEqual([])
})

test.each([
  ['invalid-grant', 412, 'Gmail_API: Invalid grant'],
  ['no-recipient', 422, 'recipients address'],
  ['html', undefined, '502 Bad Gateway'],
])(
  'an error that is not for visitors (%s) is logged and returned without its text',
  async (name, status, text) => {
    const { sendLead } = await loadMail()
    const result = await sendLead({ ...lead, email: `${name}@example.com` })
    expect(result).toEqual({ ok: false, status, reason: '' })
    expect(vi.mocked(console.error).mock.calls.flat().join(' ')).toContain(text)
  },
)

test('the log contains nothing that the visitor typed', async () => {
  const { sendLead } = await loadMail()
  await sendLead({ ...lead, email: 'lost@example.com' })
  await sendLead({ ...lead, email: 'broken@example.com' })
  const log = vi.mocked(console.error).mock.calls.flat().join(' ')
  expect(log).not.toMatch(/Asha|555|example\.com|Rao/)
})

test('a lost connection is a failure without a text', async () => {
  const { sendLead } = await loadMail()
  const result = await sendLead({ ...lead, email: 'lost@example.com' })
  expect(result).toEqual({ ok: false, reason: '' })
})

test('a missing public key is a failure', async () => {
  const { sendLead } = await loadMail()
  const { mail } = await import('../../src/config')
  mail.publicKey = ''
  expect(await sendLead(lead)).toEqual({ ok: false, reason: '' })
})

test('a timeout is a failure, and the next try waits for the same request', async () => {
  const { sendLead } = await loadMail({}, { call: 200, hang: 100_000 })
  const hanging = { ...lead, email: 'hang@example.com' }
  const request = vi.spyOn(globalThis, 'fetch')
  expect(await sendLead(hanging)).toEqual({ ok: false, reason: '' })
  const onJoin = vi.fn()
  expect(await sendLead(hanging, { onJoin })).toEqual({ ok: false, reason: '' })
  expect(onJoin).toHaveBeenCalledTimes(1)
  expect(request).toHaveBeenCalledTimes(1)
  vi.mocked(console.error).mockClear()
  await server.close()
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), { timeout: 20_000 })
})

test('sending times out after 10 s', async () => {
  const { timeouts } = await import('../../src/config')
  expect(timeouts.call).toBe(10_000)
})

test('a lead delivered after the timeout is not sent twice', async () => {
  const timeouts = { call: 300, hang: 100_000 }
  const { sendLead } = await loadMail({}, timeouts)
  const slow = { ...lead, email: 'slow@example.com' }
  const request = vi.spyOn(globalThis, 'fetch')
  expect(await sendLead(slow)).toEqual({ ok: false, reason: '' })
  timeouts.call = 10_000
  await request.mock.results[0]?.value
  expect(await readOutbox()).toHaveLength(1)
  expect(await sendLead(slow)).toEqual({ ok: true })
  expect(await readOutbox()).toHaveLength(1)
  expect(await sendLead({ ...slow, email: lead.email })).toEqual({ ok: true })
  expect(await readOutbox()).toHaveLength(2)
})

test('the same lead sent twice at once is one message, and later a new one', async () => {
  const { sendLead } = await loadMail()
  expect(await Promise.all([sendLead(lead), sendLead({ ...lead })])).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(await readOutbox()).toHaveLength(1)
  await sendLead(lead)
  expect(await readOutbox()).toHaveLength(2)
})

test('a failed lead can be sent again', async () => {
  const { sendLead } = await loadMail()
  const request = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'))
  expect(await sendLead(lead)).toEqual({ ok: false, reason: '' })
  expect(await sendLead(lead)).toEqual({ ok: true })
  expect(request).toHaveBeenCalledTimes(2)
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
  expect(await sendLead(lead)).toEqual({ ok: true })
  expect(imported).not.toHaveBeenCalled()
  expect(await readOutbox()).toMatchObject([{ lib_version: '4.4.1', template_params: lead }])
  expect(await sendLead({ ...lead, email: 'throttled@example.com' })).toEqual({
    ok: false,
    status: 429,
    reason: 'Too Many Requests',
  })
})

test('a lead is sent when the client does not load', async () => {
  vi.doMock('@emailjs/browser', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { sendLead } = await loadMail()
  expect(await sendLead(lead)).toEqual({ ok: true })
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
  expect(await (await loadMail()).sendLead(lead)).toEqual({ ok: true })
  const strict = await loadMail({ VITE_EMAILJS_BLOCK_HEADLESS: true })
  expect(await strict.sendLead(lead)).toEqual({
    ok: false,
    status: 451,
    reason: 'Unavailable For Headless Browser',
  })
})

test('blocked email addresses are rejected only when some are configured', async () => {
  const { sendLead } = await loadMail({ VITE_EMAILJS_BLOCKED_EMAILS: 'spam@example.com, x@y.z' })
  const result = await sendLead({ ...lead, email: 'spam@example.com' })
  expect(result).toEqual({ ok: false, status: 403, reason: 'Forbidden' })
  expect(await sendLead(lead)).toEqual({ ok: true })
})

test('the rate limit is off by default', async () => {
  const { sendLead } = await loadMail()
  await sendLead(lead)
  expect(await sendLead(lead)).toEqual({ ok: true })
  expect(stored.size).toBe(0)
})

test('the rate limit applies after a success, not after a failure', async () => {
  const { sendLead } = await loadMail({ VITE_EMAILJS_THROTTLE_MS: 60_000 })
  const tooMany = { ok: false, status: 429, reason: 'Too Many Requests' }
  expect(await sendLead({ ...lead, email: 'broken@example.com' })).toMatchObject({ status: 500 })
  expect(await sendLead(lead)).toEqual({ ok: true })
  expect(await sendLead(lead)).toEqual(tooMany)
  // A rejected request must not lift the limit
  expect(await sendLead(lead)).toEqual(tooMany)
  expect(await readOutbox()).toHaveLength(1)
})
