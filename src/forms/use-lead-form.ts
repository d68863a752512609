import { useFormik } from 'formik'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { ObjectSchema } from 'yup'

import { leadFieldNames, type LeadFieldName } from '../content/forms'
import { nextPaint } from '../lib/next-paint'
import { prepareMail, type Lead } from '../services/mail'
import {
  deliverLead,
  isLeadUnderWay,
  watchLeads,
  type LeadEnd,
  type LeadMessages,
} from './lead-delivery'
import { isTrapFilled, noteFormShown } from './spam-guard'
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
  /** How it is told where no form is left to tell it. */
  messages: LeadMessages
  /** Called when a lead sets off, whichever form it was sent from, and when it has ended. */
  onBusyChange?: (isBusy: boolean) => void
  /** Called for a lead that arrived, if this form is the one to tell it. */
  onSent?: () => void
  /** Called for a lead that did not, if this form is the one to tell it. */
  onFailed?: (lead: Lead) => void
}

/** Nothing filled in. */
export const emptyLead: Lead = {
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
export function useLeadForm({ schema, serviceOptions, messages, ...listeners }: LeadFormOptions) {
  // A form that comes while another one's lead is on its way waits with it
  const [state, setState] = useState<LeadFormState>(() => ({
    status: isLeadUnderWay() ? 'sending' : 'editing',
  }))
  const [isChecking, setIsChecking] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  // A ref, because two presses can come before the next rendering
  const isBusy = useRef(false)
  const formik = useFormik<Lead>({
    initialValues: emptyLead,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: isChecking,
    onSubmit: (values) => {
      // A cast has its keys in an order of its own; mails are read in that of the form
      const lead = { ...emptyLead, ...schema.cast(values) }
      return deliverLead(lead, messages, isTrapFilled(formRef.current))
    },
  })

  const { clearDraft } = useLeadDraft({
    form: formRef,
    values: formik.values,
    setValues: (values) => void formik.setValues(values, false),
    serviceOptions,
  })

  useEffect(noteFormShown, [])

  const handleEnd = ({ lead, result, isTold }: LeadEnd) => {
    listeners.onBusyChange?.(false)
    if (result.ok) {
      clearDraft()
      formik.resetForm()
      setIsChecking(false)
    }
    if (isTold) {
      setState({ status: 'editing' })
    } else if (result.ok) {
      setState({ status: 'sent' })
      listeners.onSent?.()
    } else {
      setState({ status: 'failed', lead, reason: result.reason })
      listeners.onFailed?.(lead)
    }
  }
  const handleStart = () => {
    setState({ status: 'sending' })
    listeners.onBusyChange?.(true)
  }
  const latest = useRef({ handleStart, handleEnd })
  useLayoutEffect(() => {
    latest.current = { handleStart, handleEnd }
  })

  useLayoutEffect(() => {
    if (isLeadUnderWay()) latest.current.handleStart()
    return watchLeads({
      onStart: () => latest.current.handleStart(),
      onEnd: (end) => latest.current.handleEnd(end),
      onIdle: () => setState((now) => (now.status === 'sending' ? { status: 'editing' } : now)),
    })
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current || isLeadUnderWay()) return
    isBusy.current = true
    try {
      // To check the fields and draw their errors takes a slow phone a tenth of a second
      await nextPaint()
      // At once, and not a frame before the errors: what is said again must have been gone, but not for the eye
      flushSync(() => setState({ status: 'editing' }))
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
