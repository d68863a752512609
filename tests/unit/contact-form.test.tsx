// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ContactForm } from '../../src/features/leads/ContactForm'
import { sendLead, type SendResult } from '../../src/features/leads/mail'
import { waitUntilPlausible } from '../../src/features/leads/spam-guard'
import { leadDraft } from '../../src/features/leads/use-draft'
import { recordEarlyEntries } from '../../src/ui/hooks/use-early-entries'

vi.mock('../../src/features/leads/mail', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/mail')>()),
  sendLead: vi.fn(),
}))

// The delay itself is tested in spam-guard.test.ts
vi.mock('../../src/features/leads/spam-guard', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/spam-guard')>()),
  waitUntilPlausible: vi.fn(),
}))

const missing = 'Please fill out all required fields (Name, Email, Phone).'
const success = "Thank you for reaching out! We'll get back to you soon."

const required = { Name: 'Asha Rao', Email: 'asha@example.com', Phone: '0755 555' }
const optional = ['Company', 'Website', 'Service', 'Description', 'Referral']

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

const form = () => screen.getByRole('form', { name: 'Experience Real Growth' }) as HTMLFormElement
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement
const submit = () => screen.getByRole('button', { name: /^Submit/ })
const alertText = () => screen.getByRole('alert').textContent
const statusText = () => screen.getByRole('status').textContent

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label), { target: { value } })
}

function errorOf(label: string): string | null | undefined {
  const control = field(label)
  if (control.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('the fields', () => {
  test('Name, Email and Phone are required, the others are marked as optional', () => {
    open()
    for (const label of Object.keys(required)) {
      expect(field(label).required).toBe(true)
      expect(screen.getByLabelText(label)).toBe(field(label))
    }
    for (const label of optional) {
      expect(field(label).required).toBe(false)
      expect(screen.getByLabelText(`${label} (optional)`)).toBe(field(label))
    }
  })

  test('offer four services and an empty option', () => {
    open()
    const options = within(field('Service')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'Select Services',
      'SEO',
      'PPC',
      'Web Development',
      'Social Media Marketing',
    ])
  })
})

describe('a missing required field', () => {
  test.each([
    ['Name', { Email: 'a@b.example', Phone: '1' }],
    ['Email', { Name: 'Asha', Phone: '1' }],
    ['Phone', { Name: 'Asha', Email: 'a@b.example', Phone: '   ' }],
  ])('%s: the alert, its own error, and the focus', async (label, values) => {
    const user = open()
    fill(values)
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(missing))
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(errorOf(label)).toBe(`${label} is required`)
    // Only one message
    expect(statusText()).toBe('')
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull()
    expect(sendLead).not.toHaveBeenCalled()
  })

  test('has priority over a wrong format', async () => {
    const user = open()
    fill({ Email: 'asha', Phone: '1' })
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(missing))
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(errorOf('Email')).toMatch(/name@example\.com/)
  })

  test('is still validated after the alert was dismissed', async () => {
    const user = open()
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: /^Dismiss/ }))
    expect(alertText()).toBe('')
    expect(document.activeElement).toBe(submit())
    fill({ Name: 'Asha' })
    await waitFor(() => expect(errorOf('Name')).toBeUndefined())
    expect(errorOf('Phone')).toBe('Phone is required')
  })
})

test('a wrong format shows an example and does not count as missing', async () => {
  const user = open()
  fill({ ...required, Email: 'asha', Website: 'none' })
  await user.click(submit())
  await waitFor(() => expect(statusText()).toBe('2 fields need attention'))
  expect(alertText()).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  expect(errorOf('Website')).toMatch(/https:\/\/example\.com/)
  expect(sendLead).not.toHaveBeenCalled()
})

describe('a complete form', () => {
  test('is sent trimmed, with the website completed, and then cleared', async () => {
    const user = open()
    fill({
      ...required,
      Name: ' Asha Rao ',
      Website: 'rao.example',
      Description: 'Hi ',
    })
    await user.selectOptions(field('Service'), 'PPC')
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
          service: 'PPC',
          description: 'Hi',
          referral: '',
          reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
        },
        expect.any(Object),
      ],
    ])
    for (const label of [...Object.keys(required), ...optional]) expect(field(label).value).toBe('')
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
    fill({ Name: 'Ravi' })
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    // It stays until it is dismissed or the next one is sent
    expect(statusText()).toBe(success)
    await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
    expect(statusText()).toBe('')
  })

  test('is sent once, however often Submit is pressed', async () => {
    let end: (result: SendResult) => void = () => undefined
    vi.mocked(sendLead).mockReturnValue(new Promise((resolve) => void (end = resolve)))
    const user = open()
    fill(required)
    await user.dblClick(submit())
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Submitting...' })
    await user.click(field('Name'))
    await user.keyboard('{Enter}')
    expect(sendLead).toHaveBeenCalledTimes(1)
    await act(async () => end({ ok: true }))
    expect(statusText()).toBe(success)
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
    await screen.findByRole('button', { name: 'Submitting...' })
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
    expect(String(warn.mock.calls[0])).not.toContain(required.Email)
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
    expect(honeypot().labels?.[0]?.textContent).toBe('Leave this field empty')
  })
})

describe('a failed send', () => {
  test.each([
    ['Too Many Requests', 'Error sending email: Too Many Requests'],
    ['', 'Error sending email: Please try again later.'],
  ])('shows the provider text %j and keeps all fields', async (reason, text) => {
    vi.mocked(sendLead).mockResolvedValue({ ok: false, status: 500, reason })
    const user = open()
    fill({ ...required, Website: 'rao.example' })
    await user.click(submit())
    await waitFor(() => expect(alertText()).toBe(text))
    expect(statusText()).toBe('')
    expect(field('Name').value).toBe(required.Name)
    expect(field('Website').value).toBe('rao.example')
    expect(screen.getByRole('link', { name: /^Call/ })).toBeDefined()
    const mail = screen.getByRole('link', { name: /Email this request/ }).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain('Website: https://rao.example')
  })

  test('offers an email link whatever was typed', async () => {
    vi.mocked(sendLead).mockResolvedValue({ ok: false, status: 500, reason: '' })
    const user = open()
    fill({ ...required, Description: 'half a \ud83d emoji' })
    await user.click(submit())
    await screen.findByText(/Please try again later/)
    expect(screen.getByRole('link', { name: /Email this request/ })).toBeDefined()
  })
})

describe('the draft', () => {
  test('is restored after a reload', async () => {
    open()
    fill({ Name: 'Asha', Description: 'More orders' })
    cleanup()
    open()
    expect(field('Name').value).toBe('Asha')
    expect(field('Description').value).toBe('More orders')
  })

  test('is shared with the other form, which keeps its values', async () => {
    leadDraft.write({ name: 'Asha', service: 'Complete Digital Marketing' })
    open()
    expect(field('Name').value).toBe('Asha')
    // This form does not offer it
    expect(field('Service').value).toBe('')
    fill({ Phone: '1' })
    expect(leadDraft.read()).toEqual({
      name: 'Asha',
      phone: '1',
      service: 'Complete Digital Marketing',
    })
  })

  test('is cleared in both forms after sending', async () => {
    leadDraft.write({ service: 'Complete Digital Marketing' })
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
    leadDraft.write({ name: 'Asha', service: 'PPC', description: 'More orders' })
    expect(prerender().outerHTML).not.toContain('Asha')
    expect(await hydrate()).toEqual([])
    expect(field('Name').value).toBe('Asha')
    expect(field('Service').value).toBe('PPC')
    expect(field('Description').value).toBe('More orders')
  })

  test('keeps what was typed before hydration instead of the draft', async () => {
    leadDraft.write({ name: 'Old', phone: '0755' })
    const prerendered = prerender()
    const type = (name: string, value: string) => {
      ;(prerendered.elements.namedItem(name) as HTMLInputElement).value = value
    }
    type('name', 'Asha')
    type('service', 'SEO')
    type('description', 'More orders')
    expect(await hydrate()).toEqual([])
    expect(field('Name').value).toBe('Asha')
    expect(field('Service').value).toBe('SEO')
    expect(field('Description').value).toBe('More orders')
    expect(field('Phone').value).toBe('0755')
    await userEvent.type(field('Name'), '!')
    expect(field('Name').value).toBe('Asha!')
    expect(leadDraft.read()).toMatchObject({ name: 'Asha!', description: 'More orders' })
  })
})
