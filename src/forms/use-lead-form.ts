import { useFormik } from 'formik'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import type { ObjectSchema } from 'yup'

import { leadFieldNames, type LeadFieldName } from '../content/forms'
import { prepareMail, sendLead, type Lead, type SendResult } from '../services/mail'
import { isTrapFilled, noteFormShown, waitUntilPlausible } from './spam-guard'
import { useLeadDraft } from './use-lead-draft'

/** What is wrong, by field, at the time Submit was pressed. */
export type LeadErrors = Readonly<Partial<Record<LeadFieldName, string>>>

/** Where a form stands. */
export type LeadFormState =
  | { status: 'editing' }
  | { status: 'invalid'; errors: LeadErrors }
  | { status: 'sending' }
  | { status: 'sent' }
  /** `reason` is the provider's own text and may be empty; `lead` is what was not sent. */
  | { status: 'failed'; lead: Lead; reason: string }

type LeadFormOptions = {
  schema: ObjectSchema<Lead>
  serviceOptions: readonly string[]
  /** Called when a sending begins. */
  onSending?: () => void
  /** Called once for each lead that arrived, also when the form is gone by then. */
  onSent?: () => void
  /** Called once for each lead that did not, also when the form is gone by then. */
  onFailed?: (lead: Lead) => void
}

const emptyLead: Lead = {
  name: '',
  email: '',
  phone: '',
  company: '',
  website: '',
  service: '',
  description: '',
  referral: '',
}

/**
 * What both lead forms do: keep a draft, check, send once, tell how it ended.
 *
 * Errors appear on the first press of Submit and not before; from then on a field is checked while
 * it is corrected. The focus goes to the first field in error.
 */
export function useLeadForm({ schema, serviceOptions, ...listeners }: LeadFormOptions) {
  const [state, setState] = useState<LeadFormState>({ status: 'editing' })
  const [isChecking, setIsChecking] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  // A ref, because two presses can come before the next rendering
  const isBusy = useRef(false)
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  })

  const formik = useFormik<Lead>({
    initialValues: emptyLead,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: isChecking,
    onSubmit: async (values, { resetForm }) => {
      // A cast has its keys in an order of its own; mails are read in that of the form
      const lead = { ...emptyLead, ...schema.cast(values) }
      setState({ status: 'sending' })
      latest.current.onSending?.()
      const result = await sendPlausible(lead, formRef.current)
      if (result.ok) {
        clearDraft()
        resetForm()
        setIsChecking(false)
        setState({ status: 'sent' })
        latest.current.onSent?.()
      } else {
        setState({ status: 'failed', lead, reason: result.reason })
        latest.current.onFailed?.(lead)
      }
    },
  })

  const { clearDraft } = useLeadDraft({
    form: formRef,
    values: formik.values,
    setValues: (values) => void formik.setValues(values, false),
    serviceOptions,
  })

  useEffect(noteFormShown, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setState({ status: 'editing' })
    try {
      const errors = await formik.validateForm()
      if (Object.keys(errors).length === 0) {
        await formik.submitForm()
      } else {
        setIsChecking(true)
        setState({ status: 'invalid', errors })
      }
    } finally {
      isBusy.current = false
    }
  }

  const isSending = state.status === 'sending'
  useEffect(() => {
    if (!isSending) return
    // Whoever leaves now never hears how it ended: the browser asks first
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSending])

  useEffect(() => {
    if (state.status !== 'invalid') return
    const first = leadFieldNames.find((name) => state.errors[name])
    if (first) focusField(formRef.current, first)
  }, [state])

  return {
    state,
    formik,
    formProps: {
      ref: formRef,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event),
      /** Whoever starts to write will send: the mail client is loaded meanwhile. */
      onFocus: prepareMail,
      onKeyUp: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === 'Tab' && event.target instanceof HTMLElement) revealField(event.target)
      },
    },
    submitRef,
    dismiss: () => setState({ status: 'editing' }),
  }
}

export type LeadFormApi = ReturnType<typeof useLeadForm>

/**
 * Sends a lead that a person can have written. A person who is very fast waits a moment; a program
 * that filled in the trap is told that all went well, so that it does not try another way.
 */
async function sendPlausible(lead: Lead, form: HTMLFormElement | null): Promise<SendResult> {
  const isTrapped = isTrapFilled(form)
  await waitUntilPlausible()
  if (!isTrapped) return sendLead(lead)
  console.warn('Lead was not sent: the field that only programs meet was filled in')
  return { ok: true }
}

/** Puts the focus on a field and its label and error into view. */
function focusField(form: HTMLFormElement | null, name: LeadFieldName) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  revealField(field)
}

/** Brings a field into view with its label and error, where browsers see to its first line only. */
function revealField(field: HTMLElement) {
  field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
}
