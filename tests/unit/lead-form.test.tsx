// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { company } from '../../src/content/company'
import { leadFieldNames, type Lead, type LeadFieldName } from '../../src/content/lead-fields'
import * as forms from '../../src/generated/texts/lead-forms'
import { LeadDialog } from '../../src/features/leads/LeadDialog'
import { LeadOutcomeMessage, type LeadOutcome } from '../../src/features/leads/LeadOutcomeMessage'
import { sendLead, type SendResult } from '../../src/features/leads/mail'
import { leadDraft } from '../../src/features/leads/use-draft'
import { phoneHref } from '../../src/lib/contact-links'
import { beforeFocus } from '../../src/ui/screen-reader-pauses'
import { field, fill, names, submit } from './lead-form-steps'

const texts = forms.dialogFormTexts

vi.mock('../../src/features/leads/mail', () => ({ sendLead: vi.fn(), prepareMail: vi.fn() }))

// The delay itself is tested in spam-guard.test.ts
vi.mock('../../src/features/leads/spam-guard', async (load) => ({
  ...(await load<typeof import('../../src/features/leads/spam-guard')>()),
  waitUntilPlausible: vi.fn(),
}))

const lead: Lead = {
  name: 'Asha Rao',
  email: 'asha at rao',
  phone: '0755',
  company: 'Rao Sweets',
  website: 'none',
  service: texts.serviceOptions[0] as string,
  description: 'More orders',
  referral: 'A friend',
}

/** A lead as it is sent. */
const sent = { ...lead, reference: expect.stringMatching(/^[0-9A-Z]{8}$/) }

const { success, failure } = texts
const required = (name: LeadFieldName) => forms.requiredMessage(forms.leadFieldLabels[name])

beforeEach(() => {
  vi.mocked(sendLead).mockReset().mockResolvedValue({ ok: true })
  leadDraft.clear()
})

afterEach(cleanup)

/** A page that uses the dialog. */
function Page() {
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState<LeadOutcome | null>(null)
  return (
    <MemoryRouter>
      <main>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <LeadOutcomeMessage outcome={outcome} onDismiss={() => undefined} />
      </main>
      <LeadDialog open={isOpen} onClose={() => setIsOpen(false)} onOutcome={setOutcome} />
    </MemoryRouter>
  )
}

/** Opens the dialog, filled in from a draft: typing into all fields would take longer than all that follows. */
async function openDialog(draft: Partial<Lead> = {}) {
  leadDraft.write(draft)
  const user = userEvent.setup()
  render(<Page />, { wrapper: StrictMode })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, dialog: within(screen.getByRole('dialog', { name: texts.title })) }
}

/** A pending send that the test resolves. */
function holdSending() {
  let end: (result: SendResult) => void = () => undefined
  vi.mocked(sendLead).mockImplementationOnce(() => new Promise((resolve) => void (end = resolve)))
  return (result: SendResult) => end(result)
}

describe('the dialog', () => {
  test('returns the focus only when the page is no longer hidden', async () => {
    const { user } = await openDialog()
    const opener = document.querySelector('main button') as HTMLElement
    const hiddenAtFocus: (Element | null)[] = []
    opener.addEventListener('focus', () => hiddenAtFocus.push(opener.closest('[aria-hidden=true]')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(hiddenAtFocus).toEqual([null])
  })
})

describe('the fields', () => {
  test('are eight, in order, required and labeled', async () => {
    await openDialog()
    const controls = [...document.querySelectorAll('form :is(input, select, textarea)')].filter(
      (control) => !control.closest('[aria-hidden=true]'),
    )
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(leadFieldNames)
    for (const name of leadFieldNames) {
      expect(field(name)).toHaveProperty('required', true)
    }
    expect(screen.getByText(texts.requirement)).toBeDefined()
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })

  test('have autocomplete tokens', async () => {
    await openDialog()
    const aids = leadFieldNames.map((name) => [
      field(name).getAttribute('autocomplete'),
      field(name).getAttribute('type'),
      field(name).getAttribute('inputmode'),
    ])
    expect(aids).toEqual([
      ['name', 'text', null],
      ['email', 'email', 'email'],
      ['tel', 'tel', 'tel'],
      ['organization', 'text', null],
      ['url', 'url', 'url'],
      [null, null, null],
      [null, null, null],
      [null, 'text', null],
    ])
    expect(field('description').tagName).toBe('TEXTAREA')
  })

  test('have no inline style, which the Content Security Policy would block', async () => {
    await openDialog()
    expect(document.querySelector('form')?.outerHTML).not.toContain('style=')
  })
})

describe('an empty form', () => {
  test('sends nothing, shows an error for every field and focuses the first', async () => {
    const { user, dialog } = await openDialog()
    await user.type(field('name'), '   ')
    await user.click(submit())

    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    for (const name of leadFieldNames) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      const error = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')
      expect(error?.textContent).toBe(required(name))
      expect(error?.querySelector('svg[aria-hidden=true]')).not.toBeNull()
    }
    expect(dialog.getByRole('status').textContent).toBe(
      forms.fieldsNeedAttention(leadFieldNames.length),
    )
    expect(dialog.getByRole('alert').textContent).toBe('')
    expect(sendLead).not.toHaveBeenCalled()
  })

  test('shows no errors before Submit', async () => {
    const { user } = await openDialog()
    await user.click(field('name'))
    await user.tab()
    await user.tab()
    await user.type(field('company'), 'x')
    await user.clear(field('company'))
    for (const name of leadFieldNames) expect(screen.queryByText(required(name))).toBeNull()
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })

  test('removes the message when no field needs attention', async () => {
    const { user, dialog } = await openDialog()
    await user.click(submit())
    await screen.findByText(forms.fieldsNeedAttention(leadFieldNames.length))
    fill(lead)
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(''))
  })

  test('focuses the first invalid field, not the first field', async () => {
    const { service: _, ...others } = lead
    const { user, dialog } = await openDialog(others)
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(field('service')))
    expect(dialog.getByRole('status').textContent).toBe(forms.fieldsNeedAttention(1))
  })

  test('leaves the focus in a field that was entered before the first invalid one was focused', async () => {
    const { user } = await openDialog()
    await user.click(submit())
    await screen.findByText(forms.fieldsNeedAttention(leadFieldNames.length))
    field('email').focus()
    await new Promise((resolve) => setTimeout(resolve, 2 * beforeFocus))
    expect(document.activeElement).toBe(field('email'))
  })
})

describe('a complete form', () => {
  test('is sent once, trimmed, with a message after the dialog has closed', async () => {
    const { user } = await openDialog()
    const regions = [...document.querySelectorAll('main [role]')]
    fill({ ...lead, name: '  Asha Rao  ' })
    await user.click(submit())

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sendLead).toHaveBeenCalledTimes(1)
    expect(sendLead).toHaveBeenCalledWith(sent, expect.any(Object))
    const status = await screen.findByRole('status')
    await waitFor(() => expect(status.textContent).toBe(success))
    // The live region existed before its text, and is not hidden
    expect(regions).toContain(status)
    expect(status.closest('[aria-hidden=true]')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  test('is announced only when the page is exposed again', async () => {
    const { user } = await openDialog(lead)
    const status = document.querySelector('main [role=status]') as HTMLElement
    const hiddenWhenAnnounced: (Element | null)[] = []
    new MutationObserver(() =>
      hiddenWhenAnnounced.push(status.closest('[aria-hidden=true]')),
    ).observe(status, { childList: true, subtree: true, characterData: true })
    await user.click(submit())
    await waitFor(() => expect(status.textContent).toBe(success))
    await waitFor(() => expect(hiddenWhenAnnounced).not.toEqual([]))
    expect(hiddenWhenAnnounced.every((element) => element === null)).toBe(true)
  })

  test('cannot be sent twice, and the button keeps the focus and shows that it is busy', async () => {
    const end = holdSending()
    const { user, dialog } = await openDialog(lead)
    submit().focus()
    await user.keyboard('{Enter}{Enter} ')

    const button = await screen.findByRole('button', names.submitting)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button).toHaveProperty('disabled', false)
    expect(document.activeElement).toBe(button)
    expect(dialog.getByRole('status').textContent).not.toBe('')
    await user.click(button)
    expect(sendLead).toHaveBeenCalledTimes(1)

    end({ ok: true })
    await screen.findByText(success)
    expect(sendLead).toHaveBeenCalledTimes(1)
  })

  test('is kept after a failure, which the dialog shows with other ways to get in touch', async () => {
    vi.mocked(sendLead).mockResolvedValue({
      ok: false,
      status: 412,
      reason: 'Gmail_API: Invalid grant',
    })
    const description = 'a & b?\n50 % “more”'
    const { user, dialog } = await openDialog({ ...lead, description })
    const alert = dialog.getByRole('alert')
    await user.click(submit())

    await waitFor(() => expect(alert.textContent).toBe(failure))
    for (const name of leadFieldNames) expect(field(name)).not.toHaveProperty('value', '')
    expect(document.activeElement).toBe(submit())
    expect(submit().getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByText(/Gmail/)).toBeNull()

    const phone = dialog.getByRole('link', names.call)
    expect(phone.getAttribute('href')).toBe(phoneHref(company.phones[0]))
    const mail = new URL(dialog.getByRole('link', names.email).getAttribute('href') ?? '')
    expect(mail.protocol + mail.pathname).toBe(`mailto:${company.email}`)
    // In RFC 6068 a plus is a literal plus
    const body = decodeURIComponent(/body=([^&]*)/.exec(mail.search)?.[1] ?? '')
    expect(body.split('\r\n')).toEqual([
      expect.stringMatching(new RegExp(`^${forms.referenceLabel} [0-9A-Z]{8}$`)),
      ...leadFieldNames.flatMap((name) =>
        `${forms.leadFieldLabels[name]}: ${{ ...lead, description }[name]}`.split('\n'),
      ),
    ])
  })

  test('can be sent again after a failure', async () => {
    vi.mocked(sendLead).mockResolvedValueOnce({ ok: false, status: 500, reason: '' })
    const { user, dialog } = await openDialog(lead)
    await user.click(submit())
    await dialog.findByText(failure)
    await user.click(submit())
    await screen.findByText(success)
    expect(sendLead).toHaveBeenCalledTimes(2)
    // The retry keeps its reference
    expect(vi.mocked(sendLead).mock.calls[1]?.[0]).toEqual(vi.mocked(sendLead).mock.calls[0]?.[0])
  })

  test('has an error message that can be dismissed without losing the focus', async () => {
    vi.mocked(sendLead).mockResolvedValue({ ok: false, status: 500, reason: '' })
    const { user, dialog } = await openDialog(lead)
    await user.click(submit())
    await dialog.findByText(failure)
    await user.click(dialog.getByRole('button', names.dismiss))
    expect(dialog.getByRole('alert').textContent).toBe('')
    expect(dialog.queryByRole('link', names.call)).toBeNull()
    expect(document.activeElement).toBe(submit())
    expect(field('name')).toHaveProperty('value', lead.name)
  })
})

describe('a dialog closed while it sends', () => {
  async function closeWhileSending() {
    const end = holdSending()
    const { user } = await openDialog(lead)
    await user.click(submit())
    await screen.findByRole('button', names.submitting)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return { end, user }
  }

  test('still shows that the lead was sent', async () => {
    const { end } = await closeWhileSending()
    end({ ok: true })
    expect((await screen.findByText(success)).closest('[role=status]')).not.toBeNull()
    expect(leadDraft.read()).toEqual({})
  })

  test('still shows a failure with other ways to get in touch, and keeps what was typed', async () => {
    const { end, user } = await closeWhileSending()
    end({ ok: false, status: 500, reason: '' })
    expect((await screen.findByText(failure)).closest('[role=alert]')).not.toBeNull()
    expect(screen.getByRole('link', names.call)).toBeDefined()
    const mail = screen.getByRole('link', names.email).getAttribute('href') ?? ''
    expect(decodeURIComponent(mail)).toContain(lead.description)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(field('name')).toHaveProperty('value', lead.name)
  })
})

describe('a dialog closed and opened again while it sends', () => {
  async function reopenWhileSending() {
    const end = holdSending()
    const { user } = await openDialog(lead)
    await user.click(submit())
    await screen.findByRole('button', names.submitting)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Open' }))
    return { end, user, dialog: within(screen.getByRole('dialog')) }
  }

  test('is still sending, and does not send the lead again', async () => {
    const { end, user } = await reopenWhileSending()
    await user.click(screen.getByRole('button', names.submitting))
    end({ ok: true })
    await screen.findByText(success)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sendLead).toHaveBeenCalledTimes(1)
  })

  test('shows a failure inside, with what was typed', async () => {
    const { end, dialog } = await reopenWhileSending()
    end({ ok: false, status: 500, reason: '' })
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(failure))
    expect(dialog.getByRole('link', names.call)).toBeDefined()
    expect(field('name')).toHaveProperty('value', lead.name)
    expect(screen.getAllByText(failure)).toHaveLength(1)
  })
})

test('the browser asks for confirmation before leaving only while a lead is being sent', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const end = holdSending()
  const { user } = await openDialog(lead)
  expect(isAsked()).toBe(false)
  await user.click(submit())
  await screen.findByRole('button', names.submitting)
  expect(isAsked()).toBe(true)
  end({ ok: true })
  await screen.findByText(success)
  expect(isAsked()).toBe(false)
})
