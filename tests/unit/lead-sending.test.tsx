// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { mail } from '../../src/config'
import type { Lead } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { ContactForm } from '../../src/features/leads/ContactForm'
import { leadDraft } from '../../src/features/leads/use-draft'
import { removeInvalid } from '../../src/lib/storage'
import { alertText, field, fill, names, statusText, submit } from './lead-form-steps'

const texts = forms.contactFormTexts

// How long it waits is tested in spam-guard.test.ts
vi.mock('../../src/features/leads/spam-guard', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/spam-guard')>()),
  waitUntilPlausible: vi.fn(),
}))

vi.mock('../../src/config', async (load) => {
  const config = await load<typeof import('../../src/config')>()
  const timeouts = Object.defineProperty({ ...config.timeouts }, 'call', { get: () => patience })
  return { ...config, mail: { ...config.mail }, timeouts }
})

/** Milliseconds after which a request without an answer has failed. */
let patience = 0

let calls: string[] = []
let answer: (value: Response) => void = () => undefined
let fail: (error: unknown) => void = () => undefined

beforeEach(() => {
  patience = 20_000
  calls = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    calls.push(String(init.body))
    return new Promise<Response>((resolve, reject) => {
      answer = resolve
      fail = reject
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  })
})

afterEach(async () => {
  // Ends what is still under way, so that no request is left for the next test
  await act(async () => answer(new Response('', { status: 400 })))
  cleanup()
  leadDraft.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  mail.throttle = 0
})

const referenceOf = (call = '') =>
  (JSON.parse(call) as { template_params: { reference?: string } }).template_params.reference

let count = 0

/** Fills the form in with a lead that no other test sends, and submits it. */
async function send(values: Partial<Lead> = {}) {
  render(<ContactForm />, { wrapper: MemoryRouter })
  const user = userEvent.setup()
  const lead = { name: `Asha ${++count}`, email: 'asha@example.com', phone: '0755', ...values }
  fill(lead)
  await user.click(submit())
  await waitFor(() => expect(calls.length).toBe(1))
  return { user, name: lead.name }
}

describe('what counts as sent', () => {
  test('EmailJS says OK', async () => {
    await send()
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toContain(texts.success))
    expect(field('name').value).toBe('')
  })

  test.each<[string, Response]>([
    ['a page for maintenance', new Response('<!doctype html><h1>Back soon</h1>')],
    ['a part of a page', new Response('We are <b>back soon</b>')],
    ['an error as JSON', new Response('{"error":"Account suspended"}')],
    ['a list as JSON', new Response(' [{"message":"no"}]')],
    ['an empty answer', new Response('')],
    ['an empty answer, 202', new Response('', { status: 202 })],
    ['a long text', new Response('OK '.repeat(200))],
    ['a gateway that got no answer', new Response('Gateway Timeout', { status: 504 })],
  ])(
    '%s is a failure that keeps everything and says that the lead may have arrived',
    async (...row) => {
      const { name } = await send()
      await act(async () => answer(row[1]))
      await waitFor(() => expect(alertText()).toContain(texts.failure(texts.noReason)))
      expect(statusText()).toBe('')
      expect(alertText()).toContain(forms.mayHaveArrived)
      expect(field('name').value).toBe(name)
      expect(leadDraft.read().name).toBe(name)
    },
  )

  test('an answer after a redirect is a failure that says that the lead may have arrived', async () => {
    await send()
    const entry = { name: '/api/v1.0/email/send', startTime: Infinity, redirectStart: 5 }
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceResourceTiming])
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(alertText()).toContain(forms.mayHaveArrived))
  })

  test('a refusal says nothing about an arrival', async () => {
    await send()
    await act(async () => answer(new Response('Too Many Requests', { status: 429 })))
    await waitFor(() => expect(alertText()).toBe(texts.failure('Too Many Requests')))
  })
})

describe('whatever fetch throws', () => {
  const nothing = Object.create(null) as object
  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'no'],
    ['an object without toString', nothing],
    [
      'an object that throws',
      {
        toString: () => {
          throw new Error('no')
        },
      },
    ],
    ['an answer that is none', { status: 200, text: 'OK' }],
    ['a symbol', Symbol('no')],
  ])('%s ends in a message', async (_, error) => {
    await send()
    await act(async () => fail(error))
    await waitFor(() => expect(alertText()).toContain(forms.mayHaveArrived))
    expect(submit().textContent).toBe(forms.sharedFormTexts.submit)
  })

  test('a body that breaks off ends in a message', async () => {
    await send()
    const body = new ReadableStream({ start: (stream) => stream.error(null) })
    await act(async () => answer(new Response(body)))
    await waitFor(() => expect(alertText()).toContain(forms.mayHaveArrived))
  })
})

describe('a lead without an answer in time', () => {
  beforeEach(() => {
    patience = 300
  })
  const giveUp = async () => {
    await waitFor(() => expect(alertText()).toContain(forms.mayHaveArrived))
    patience = 20_000
  }

  test('is not sent a second time: the form says so, and reports that it arrived', async () => {
    const { user } = await send()
    await giveUp()
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(forms.sharedFormTexts.stillTrying))
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toContain(texts.success))
    expect(calls).toHaveLength(1)
  })

  test('is not sent again as it looks the same, with spaces and without a scheme', async () => {
    const { user } = await send({ website: 'https://rao.example' })
    await giveUp()
    await user.type(field('phone'), ' \u200b')
    await user.clear(field('website'))
    await user.type(field('website'), 'rao.example')
    await user.click(submit())
    await waitFor(() => expect(statusText()).toContain(forms.sharedFormTexts.stillTrying))
    expect(calls).toHaveLength(1)
  })

  test('reports a late failure, and is then sent again with the same reference', async () => {
    const { user } = await send()
    await giveUp()
    await act(async () => answer(new Response('Too Many Requests', { status: 429 })))
    await waitFor(() => expect(alertText()).toBe(texts.failure('Too Many Requests')))
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(referenceOf(calls[1])).toMatch(/^[34679FHKNRW]{8}$/)
    expect(referenceOf(calls[1])).toBe(referenceOf(calls[0]))
  })

  test('keeps what was typed since, also when it arrives', async () => {
    const { user, name } = await send()
    await giveUp()
    await user.type(field('phone'), ' 2')
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toContain(`${texts.success} ${forms.textKept}`))
    expect(field('name').value).toBe(name)
    expect(field('phone').value).toBe('0755 2')
    // What is sent now is another lead
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(referenceOf(calls[1])).not.toBe(referenceOf(calls[0]))
  })
})

test('text typed while a lead is being sent is kept under the success message', async () => {
  const { user } = await send()
  await user.type(field('description'), 'And a shop')
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toContain(forms.textKept))
  expect(field('description').value).toBe('And a shop')
  expect(leadDraft.read().description).toBe('And a shop')
})

test('the reference is shown with success and with failure', async () => {
  const { user } = await send()
  await act(async () => answer(new Response('no', { status: 400 })))
  const reference = referenceOf(calls[0]) ?? '-'
  await screen.findByText(reference)
  const link = screen.getByRole('link', names.email).getAttribute('href')
  expect(link).toContain(encodeURIComponent(`${forms.referenceLabel} ${reference}`))
  await user.click(submit())
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(async () => answer(new Response('OK')))
  await screen.findByText(reference)
})

test('without a connection at the click, the message does not say that the lead may have arrived', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await send()
  await act(async () => fail(new TypeError('Failed to fetch')))
  await waitFor(() => expect(alertText()).toBe(texts.failure(texts.noReason)))
})

test('a tab without animation frames sends', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await send()
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toContain(texts.success))
})

test.each([
  ['set back by a day', 86_400_000, false],
  ['not set', -1_000, true],
])('with a clock that was %s, the rate limit refuses: %s', async (_, ahead, isRefused) => {
  mail.throttle = 60_000
  localStorage.setItem('lead-sent-at', String(Date.now() + ahead))
  render(<ContactForm />, { wrapper: MemoryRouter })
  const user = userEvent.setup()
  fill({ name: `Asha ${++count}`, email: 'asha@example.com', phone: '1' })
  await user.click(submit())
  if (isRefused) await waitFor(() => expect(alertText()).toContain('Too Many Requests'))
  else await waitFor(() => expect(calls).toHaveLength(1))
})

describe('values that a password manager sets without an event', () => {
  const lead = { name: 'Asha Rao', email: 'asha@example.com', phone: '0755' }
  const setLead = () => {
    for (const name of ['name', 'email', 'phone'] as const) field(name).value = lead[name]
  }

  test('are sent', async () => {
    render(<ContactForm />, { wrapper: MemoryRouter })
    setLead()
    await userEvent.click(submit())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toContain('"name":"Asha Rao","email":"asha@example.com","phone":"0755"')
  })

  test('stay while another field is typed into or focused', async () => {
    render(<ContactForm />, { wrapper: MemoryRouter })
    const user = userEvent.setup()
    setLead()
    await user.click(field('email'))
    await user.click(field('company'))
    await user.keyboard('Rao')
    expect(field('email').value).toBe(lead.email)
    expect(field('name').value).toBe(lead.name)
    expect(leadDraft.read()).toMatchObject({ name: lead.name, company: 'Rao' })
  })
})

test('Clear form empties the fields and the draft, and says so', async () => {
  render(<ContactForm />, { wrapper: MemoryRouter })
  const user = userEvent.setup()
  await user.type(field('name'), 'Asha')
  expect(leadDraft.read()).toEqual({ name: 'Asha' })
  await user.click(screen.getByRole('button', { name: forms.sharedFormTexts.clear }))
  expect(field('name').value).toBe('')
  expect(leadDraft.read()).toEqual({})
  expect(sessionStorage.length).toBe(0)
  expect(statusText()).toBe(forms.sharedFormTexts.cleared)
})

test('the request can be copied, or is shown where copying is not allowed', async () => {
  const { copy } = forms.alternativesTexts
  const { user, name } = await send()
  await act(async () => answer(new Response('no', { status: 400 })))
  await user.click(screen.getByRole('button', { name: copy.label }))
  await screen.findByText(copy.done)
  expect(await navigator.clipboard.readText()).toContain(`${forms.leadFieldLabels.name}: ${name}`)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: copy.label }))
  await screen.findByText(copy.failed)
  expect(
    screen.getByText(
      (_, element) =>
        element?.textContent.startsWith(forms.referenceLabel) === true &&
        element.getAttribute('dir') === 'auto',
    ),
  ).toBeDefined()
})

test('a draft is deleted a day after its last change', async () => {
  vi.useFakeTimers()
  leadDraft.write({ name: 'Asha' })
  vi.advanceTimersByTime(86_400_000 - 1)
  expect(leadDraft.read()).toEqual({ name: 'Asha' })
  vi.advanceTimersByTime(1)
  expect(sessionStorage.length).toBe(0)

  // In a session that the browser restored
  for (const at of [Date.now() - 86_400_000, Date.now() + 86_400_000, undefined]) {
    sessionStorage.setItem('lead-draft', JSON.stringify({ at, name: 'Asha' }))
    expect(leadDraft.read()).toEqual({})
    removeInvalid()
    expect(sessionStorage.length).toBe(0)
  }
})
