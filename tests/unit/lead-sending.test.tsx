// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { PageNotice } from '../../src/app/layouts/PageNotice'
import { company } from '../../src/generated/company'
import { leadFieldNames, type Lead, type LeadFieldName } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { ContactForm } from '../../src/features/leads/ContactForm'
import { waitUntilPlausible } from '../../src/features/leads/spam-guard'
import { leadDraft } from '../../src/features/leads/use-draft'
import { shell } from '../../src/generated/texts/shell'
import { beforeFocus } from '../../src/ui/screen-reader-pauses'

const { contactFormTexts: texts, leadFieldLabels } = forms

// How long it waits is tested in spam-guard.test.ts
vi.mock('../../src/features/leads/spam-guard', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/spam-guard')>()),
  waitUntilPlausible: vi.fn(),
}))

vi.mock('../../src/config', async (load) => {
  const config = await load<typeof import('../../src/config')>()
  const timeouts = Object.defineProperty({ ...config.timeouts }, 'call', { get: () => patience })
  return { ...config, timeouts }
})

/** Milliseconds after which a request without an answer has failed. */
let patience = 0

let calls: string[] = []
let answer: (value: Response) => void = () => undefined

beforeEach(() => {
  patience = 20_000
  calls = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    calls.push(String(init.body))
    return new Promise<Response>((resolve) => void (answer = resolve))
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
})

const referenceOf = (call = '') =>
  (JSON.parse(call) as { template_params: { reference?: string } }).template_params.reference

/** Whether the browser would ask before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** A field of the form, by its label. */
const field = (name: keyof Lead) =>
  screen.getByLabelText<HTMLInputElement>((text) =>
    [leadFieldLabels[name], `${leadFieldLabels[name]} ${shell.optional}`].includes(text),
  )

/** Sets values as typing does, but without its time. */
function fill(values: Partial<Lead>) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as keyof Lead), { target: { value } })
}

const submit = () => document.querySelector('[type=submit]') as HTMLElement
const alertText = () => screen.getByRole('alert').textContent
const statusText = () => screen.getByRole('status').textContent
const dismiss = () => screen.getByRole('button', { name: shell.dismissMessage })
const emailLink = () =>
  screen.getByRole('link', { name: forms.alternativesTexts.mailLabel(company.email) })

function open() {
  render(<ContactForm />, { wrapper: MemoryRouter })
  return userEvent.setup()
}

let count = 0

/** Fills the form in with a lead that no other test sends, and submits it. */
async function send(values: Partial<Lead> = {}) {
  const user = open()
  const lead = { name: `Asha ${++count}`, email: 'asha@example.com', phone: '0755', ...values }
  fill(lead)
  await user.click(submit())
  await waitFor(() => expect(calls.length).toBe(1))
  return { user, lead }
}

test('a lead that is refused keeps its text and reference until it is sent, and the next has another', async () => {
  // Of the other form: it goes with the rest of the draft
  leadDraft.write({ service: 'Another' })
  const { user, lead } = await send({ website: 'rao.example' })
  const reference = referenceOf(calls[0]) ?? '-'
  await waitFor(() => expect(isAsked()).toBe(true)) // an effect, which may follow the request
  await act(async () => answer(new Response('no', { status: 400 })))
  await waitFor(() => expect(alertText()).toBe(texts.failure('no')))
  expect(isAsked()).toBe(false)
  screen.getByText(reference)
  for (const part of [`${forms.referenceLabel} ${reference}`, ': https://rao.example'])
    expect(emailLink().getAttribute('href')).toContain(encodeURIComponent(part))
  for (const name of ['name', 'website'] as const) expect(field(name).value).toBe(lead[name])

  await user.click(submit())
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toBe(calls[0])
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toBe(texts.success))
  screen.getByText(reference)
  for (const name of leadFieldNames) expect(field(name).value).toBe('')
  expect(leadDraft.read()).toEqual({})

  fill(lead)
  await user.click(submit())
  await waitFor(() => expect(calls).toHaveLength(3))
  expect(referenceOf(calls[2])).not.toBe(reference)
})

function errorOf(name: LeadFieldName) {
  if (field(name).getAttribute('aria-invalid') !== 'true') return null
  const error = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')
  expect(error?.querySelector('svg[aria-hidden=true]')).not.toBeNull()
  return error?.textContent
}

test('a missing field comes before a wrong format, and is validated until the lead is sent', async () => {
  const user = open()
  fill({ email: 'asha', phone: '1' })
  await user.click(submit())
  await waitFor(() => expect(alertText()).toBe(texts.missing))
  expect(statusText()).toBe('')
  expect(errorOf('name')).toBe(forms.requiredMessage(leadFieldLabels.name))
  expect(errorOf('email')).toBe(forms.emailFormat)
  const first = screen.getByText(texts.missing)
  await user.click(submit())
  await waitFor(() => expect(screen.getByText(texts.missing), 'said again').not.toBe(first))
  await user.click(dismiss())
  expect(alertText()).toBe('')
  expect(document.activeElement).toBe(submit())
  fill({ name: 'Asha' })
  await waitFor(() => expect(errorOf('name')).toBeNull())
  expect(errorOf('email')).toBe(forms.emailFormat)

  fill({ email: 'asha@example.com' })
  await user.click(submit())
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toBe(texts.success))
  // No errors while the next one is written, and the message stays
  fill({ name: 'Ravi' })
  expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  expect(statusText()).toBe(texts.success)
  await user.click(dismiss())
  expect(statusText()).toBe('')
})

test('the focus stays in a field that was entered before the first invalid one was focused', async () => {
  const user = open()
  await user.click(submit())
  await screen.findByText(texts.missing)
  field('company').focus()
  await new Promise((resolve) => setTimeout(resolve, 2 * beforeFocus))
  expect(document.activeElement).toBe(field('company'))
})

test('text typed while a lead is sent stays when it has arrived', async () => {
  await send()
  fill({ phone: '0755 2' })
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toContain(`${texts.success} ${forms.textKept}`))
  expect(field('phone').value).toBe('0755 2')
})

describe('a lead without an answer in time', () => {
  beforeEach(() => {
    patience = 300
  })
  const giveUp = async () => {
    await waitFor(() => expect(alertText()).toContain(forms.mayHaveArrived))
    patience = 20_000
  }

  test('is not sent again, even if it looks different, and its arrival is reported', async () => {
    const { user } = await send({ website: 'https://rao.example' })
    await giveUp()
    fill({ phone: '0755 \u200b', website: 'rao.example' })
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(forms.sharedFormTexts.stillTrying))
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toContain(texts.success))
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

  test('is reported on the next page when it arrives, and is not sent again', async () => {
    const { lead } = await send()
    await giveUp()
    cleanup()
    render(<PageNotice />, { wrapper: MemoryRouter })
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toBe(texts.success))
    cleanup()
    const user = open()
    expect(field('name').value).toBe('')
    fill(lead)
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(texts.success))
    expect(calls).toHaveLength(1)
  })

  test('keeps what was typed since, also when it arrives', async () => {
    const { user, lead } = await send()
    await giveUp()
    fill({ phone: '0755 2' })
    await act(async () => answer(new Response('OK')))
    await waitFor(() => expect(statusText()).toContain(`${texts.success} ${forms.textKept}`))
    expect(field('name').value).toBe(lead.name)
    expect(field('phone').value).toBe('0755 2')
    expect(leadDraft.read().phone).toBe('0755 2')
    // What is sent now is another lead
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(referenceOf(calls[1])).not.toBe(referenceOf(calls[0]))
  })
})

test('a lead submitted faster than a person could is delayed, not lost', async () => {
  let isPlausible = () => {}
  const wait = new Promise<void>((resolve) => (isPlausible = resolve))
  vi.mocked(waitUntilPlausible).mockClear().mockReturnValueOnce(wait)
  const user = open()
  fill({ name: 'Asha', email: 'asha@example.com', phone: '0755' })
  await user.click(submit())
  await waitFor(() => expect(submit().textContent).toBe(forms.sharedFormTexts.submitting))
  await waitFor(() => expect(waitUntilPlausible).toHaveBeenCalled())
  await vi.dynamicImportSettled() // the mail client's, which would send it
  expect(calls).toEqual([])
  isPlausible()
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('a tab without animation frames sends', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  await send()
  await act(async () => answer(new Response('OK')))
  await waitFor(() => expect(statusText()).toContain(texts.success))
})

describe('values that a password manager sets without an event', () => {
  const lead = { name: 'Asha Rao', email: 'asha@example.com', phone: '0755' }
  const setLead = () => {
    for (const name of ['name', 'email', 'phone'] as const) field(name).value = lead[name]
  }

  test('are sent', async () => {
    const user = open()
    setLead()
    await user.click(submit())
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]).toContain('"name":"Asha Rao","email":"asha@example.com","phone":"0755"')
  })

  test('stay while another field is typed into or focused', async () => {
    const user = open()
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
  const user = open()
  fill({ name: 'Asha' })
  expect(leadDraft.read()).toEqual({ name: 'Asha' })
  await user.click(screen.getByRole('button', { name: forms.sharedFormTexts.clear }))
  expect(field('name').value).toBe('')
  expect(leadDraft.read()).toEqual({})
  expect(sessionStorage.length).toBe(0)
  expect(statusText()).toBe(forms.sharedFormTexts.cleared)
})

test('the request can be copied, or is shown where copying is not allowed', async () => {
  const { copy } = forms.alternativesTexts
  const { user, lead } = await send()
  await act(async () => answer(new Response('no', { status: 400 })))
  await user.click(screen.getByRole('button', { name: copy.label }))
  await screen.findByText(copy.done)
  expect(await navigator.clipboard.readText()).toContain(`${leadFieldLabels.name}: ${lead.name}`)
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
