// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { leadFieldNames, type LeadFieldName } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { ContactForm } from '../../src/features/leads/ContactForm'
import { sendLead } from '../../src/features/leads/mail'
import { waitUntilPlausible } from '../../src/features/leads/spam-guard'
import { leadDraft } from '../../src/features/leads/use-draft'
import { recordEarlyEntries } from '../../src/ui/hooks/use-early-entries'
import { alertText, field, fill, names, statusText, submit } from './lead-form-steps'

const texts = forms.contactFormTexts

vi.mock('../../src/features/leads/mail', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/mail')>()),
  sendLead: vi.fn(),
}))

// The delay itself is tested in spam-guard.test.ts
vi.mock('../../src/features/leads/spam-guard', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/spam-guard')>()),
  waitUntilPlausible: vi.fn(),
}))

const { missing, success } = texts

const required = { name: 'Asha Rao', email: 'asha@example.com', phone: '0755 555' }
const paidAds = texts.serviceOptions[1] as string

const page = (
  <StrictMode>
    <MemoryRouter>
      <ContactForm />
    </MemoryRouter>
  </StrictMode>
)

beforeEach(() => {
  vi.mocked(sendLead).mockReset().mockResolvedValue({ ok: true })
  leadDraft.clear()
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function open() {
  render(page)
  return userEvent.setup()
}

const form = () => screen.getByRole('form', { name: texts.title })

function errorOf(name: LeadFieldName): string | null | undefined {
  const control = field(name)
  if (control.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('a missing required field', () => {
  test.each([
    ['name', { email: 'a@b.example', phone: '1' }],
    ['email', { name: 'Asha', phone: '1' }],
    ['phone', { name: 'Asha', email: 'a@b.example', phone: '   ' }],
  ] as const)('%s: the alert, its own error, and the focus', async (name, values) => {
    const user = open()
    fill(values)
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(missing))
    await waitFor(() => expect(document.activeElement).toBe(field(name)))
    expect(errorOf(name)).toBe(forms.requiredMessage(forms.leadFieldLabels[name]))
    // Only one message
    expect(statusText()).toBe('')
    expect(screen.queryByRole('link', names.call)).toBeNull()
    expect(sendLead).not.toHaveBeenCalled()
  })

  test('has priority over a wrong format', async () => {
    const user = open()
    fill({ email: 'asha', phone: '1' })
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(missing))
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    expect(errorOf('email')).toBe(forms.emailFormat)
  })

  test('is still validated after the alert was dismissed', async () => {
    const user = open()
    await user.click(submit())
    await user.click(await screen.findByRole('button', names.dismiss))
    expect(alertText()).toBe('')
    expect(document.activeElement).toBe(submit())
    fill({ name: 'Asha' })
    await waitFor(() => expect(errorOf('name')).toBeUndefined())
    expect(errorOf('phone')).toBe(forms.requiredMessage(forms.leadFieldLabels.phone))
  })
})

test('a wrong format shows an example and does not count as missing', async () => {
  const user = open()
  fill({ ...required, email: 'asha', website: 'none' })
  await user.click(submit())
  await waitFor(() => expect(statusText()).toBe(forms.fieldsNeedAttention(2)))
  expect(alertText()).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field('email')))
  expect(errorOf('website')).toBe(forms.websiteFormat)
  expect(sendLead).not.toHaveBeenCalled()
})

describe('a complete form', () => {
  test('is sent trimmed, with the website completed, and then cleared', async () => {
    const user = open()
    fill({ ...required, name: ' Asha Rao ', website: 'rao.example', description: 'Hi ' })
    await user.selectOptions(field('service'), paidAds)
    await user.click(submit())

    await waitFor(() => expect(statusText()).toBe(success))
    expect(vi.mocked(sendLead).mock.calls).toEqual([
      [
        {
          name: 'Asha Rao',
          email: 'asha@example.com',
          phone: '0755 555',
          company: '',
          website: 'https://rao.example',
          service: paidAds,
          description: 'Hi',
          referral: '',
          reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
        },
        expect.any(Object),
      ],
    ])
    for (const name of leadFieldNames) expect(field(name).value).toBe('')
    expect(alertText()).toBe('')
    expect(document.activeElement).toBe(submit())
    expect(leadDraft.read()).toEqual({})
  })

  test('shows no errors while the next one is written', async () => {
    const user = open()
    await user.click(submit())
    await screen.findByText(missing)
    fill(required)
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(success))
    fill({ name: 'Ravi' })
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    // It stays until it is dismissed or the next one is sent
    expect(statusText()).toBe(success)
    await user.click(screen.getByRole('button', names.dismiss))
    expect(statusText()).toBe('')
  })
})

describe('spam', () => {
  const honeypot = () => document.querySelector('[name=subject]') as HTMLInputElement

  test('is delayed until a person could have written it, but not lost', async () => {
    let pass: () => void = () => undefined
    vi.mocked(waitUntilPlausible).mockReturnValueOnce(
      new Promise((resolve) => void (pass = resolve)),
    )
    const user = open()
    fill(required)
    await user.dblClick(submit())
    await screen.findByRole('button', names.submitting)
    expect(sendLead).not.toHaveBeenCalled()
    await act(async () => pass())
    expect(sendLead).toHaveBeenCalledTimes(1)
    expect(vi.mocked(sendLead).mock.calls[0]?.[0]).not.toHaveProperty('subject')
    expect(statusText()).toBe(success)
  })

  test('is not sent when the honeypot is filled in, but reported as sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const user = open()
    fill(required)
    honeypot().value = 'Cheap links'
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(success))
    expect(alertText()).toBe('')
    expect(sendLead).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0])).not.toContain(required.email)
  })

  test('has a honeypot without a role, Tab stop or autofill', () => {
    open()
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot())
    expect(honeypot().closest('[aria-hidden=true]')).not.toBeNull()
    expect(honeypot().tabIndex).toBe(-1)
    expect(honeypot().readOnly).toBe(true)
    expect(honeypot().getAttribute('autocomplete')).toBe('off')
    // Programs that skip fields of type "hidden" do not skip this one
    expect(honeypot().type).toBe('text')
    // For browsers without CSS
    expect(honeypot().labels?.[0]?.textContent).toBe(forms.sharedFormTexts.trap)
  })
})

describe('a failed send', () => {
  test.each([
    ['Too Many Requests', texts.failure('Too Many Requests')],
    ['', texts.failure(texts.noReason)],
  ])('shows the provider text %j and keeps all fields', async (reason, text) => {
    vi.mocked(sendLead).mockResolvedValue({ ok: false, status: 500, reason })
    const user = open()
    fill({ ...required, website: 'rao.example' })
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(text))
    expect(statusText()).toBe('')
    expect(field('name').value).toBe(required.name)
    expect(field('website').value).toBe('rao.example')
    expect(screen.getByRole('link', names.call)).toBeDefined()
    const mail = screen.getByRole('link', names.email).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain(': https://rao.example')
  })

  test('offers an email link whatever was typed', async () => {
    vi.mocked(sendLead).mockResolvedValue({ ok: false, status: 500, reason: '' })
    const user = open()
    fill({ ...required, description: 'half a \ud83d emoji' })
    await user.click(submit())
    await screen.findByText(texts.failure(texts.noReason))
    expect(screen.getByRole('link', names.email)).toBeDefined()
  })
})

describe('the draft', () => {
  test('is restored after a reload', async () => {
    open()
    fill({ name: 'Asha', description: 'More orders' })
    cleanup()
    open()
    expect(field('name').value).toBe('Asha')
    expect(field('description').value).toBe('More orders')
  })

  test('is shared with the other form, which keeps its values', async () => {
    leadDraft.write({ name: 'Asha', service: 'Another' })
    open()
    expect(field('name').value).toBe('Asha')
    // This form does not offer it
    expect(field('service').value).toBe('')
    fill({ phone: '1' })
    expect(leadDraft.read()).toEqual({ name: 'Asha', phone: '1', service: 'Another' })
  })

  test('is cleared in both forms after sending', async () => {
    leadDraft.write({ service: 'Another' })
    const user = open()
    fill(required)
    await user.click(submit())
    await waitFor(() => expect(statusText()).toBe(success))
    expect(leadDraft.read()).toEqual({})
  })
})

describe('the prerendered form', () => {
  let root: Root | undefined

  afterEach(async () => {
    await act(async () => root?.unmount())
  })

  function prerender(): HTMLFormElement {
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    document.body.append(container)
    return container.querySelector('form') as HTMLFormElement
  }

  async function hydrate() {
    const problems: unknown[] = []
    vi.spyOn(console, 'error').mockImplementation((...args) => void problems.push(args))
    const container = document.body.firstElementChild as Element
    recordEarlyEntries()
    await act(async () => {
      root = hydrateRoot(container, page, {
        onRecoverableError: (error) => problems.push(error),
      })
    })
    return problems
  }

  test('works without JavaScript: the browser validates it and posts it to the provider', () => {
    const prerendered = prerender()
    expect(prerendered.getAttribute('method')).toBe('post')
    expect(prerendered.getAttribute('action')).toBe('/api/v1.0/email/send-form')
    expect(prerendered.getAttribute('enctype')).toBe('multipart/form-data')
    expect(prerendered.hasAttribute('novalidate')).toBe(false)
    expect(
      [...prerendered.querySelectorAll('[required]')].map((control) =>
        control.getAttribute('name'),
      ),
    ).toEqual(['name', 'email', 'phone'])
    expect(Object.fromEntries(new FormData(prerendered))).toEqual({
      lib_version: '4.4.1',
      service_id: 'mock-service',
      template_id: 'mock-template',
      user_id: 'mock-public-key',
      name: '',
      email: '',
      phone: '',
      company: '',
      website: '',
      service: '',
      description: '',
      referral: '',
      subject: '',
    })
    expect(prerendered.querySelector('[name=email]')?.getAttribute('type')).toBe('email')
    expect(prerendered.querySelector('[name=website]')?.getAttribute('type')).toBe('url')
    expect(prerendered.querySelector('button')?.getAttribute('type')).toBe('submit')
  })

  test('has no inline style and no invalid attribute', () => {
    const { outerHTML } = prerender()
    expect(outerHTML).not.toMatch(/ style=/)
    expect(outerHTML).not.toMatch(/<(textarea|select)[^>]* type=/)
  })

  test('is hydrated without a mismatch, then validates itself', async () => {
    const prerendered = prerender()
    expect(await hydrate()).toEqual([])
    expect(form()).toBe(prerendered)
    expect(prerendered.noValidate).toBe(true)
    expect(prerendered.querySelectorAll('[required]')).toHaveLength(3)
  })

  test('gets its draft after hydration, without a mismatch', async () => {
    leadDraft.write({ name: 'Asha', service: paidAds, description: 'More orders' })
    expect(prerender().outerHTML).not.toContain('Asha')
    expect(await hydrate()).toEqual([])
    expect(field('name').value).toBe('Asha')
    expect(field('service').value).toBe(paidAds)
    expect(field('description').value).toBe('More orders')
  })

  test('keeps what was typed before hydration instead of the draft', async () => {
    leadDraft.write({ name: 'Old', phone: '0755' })
    const prerendered = prerender()
    const type = (name: string, value: string) => {
      ;(prerendered.elements.namedItem(name) as HTMLInputElement).value = value
    }
    type('name', 'Asha')
    type('service', paidAds)
    type('description', 'More orders')
    expect(await hydrate()).toEqual([])
    expect(field('name').value).toBe('Asha')
    expect(field('service').value).toBe(paidAds)
    expect(field('description').value).toBe('More orders')
    expect(field('phone').value).toBe('0755')
    await userEvent.type(field('name'), '!')
    expect(field('name').value).toBe('Asha!')
    expect(leadDraft.read()).toMatchObject({ name: 'Asha!', description: 'More orders' })
  })
})
