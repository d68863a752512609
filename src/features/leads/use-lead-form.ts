import { useFormik } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { ObjectSchema } from 'yup'

import { leadFieldNames, type LeadFieldName } from '../../content/forms'
import { nextPaint } from '../../lib/next-paint'
import {
  deliverLead,
  isLeadUnderWay,
  watchLeads,
  type LeadEnd,
  type LeadMessages,
} from './lead-delivery'
import { emptyLead } from './lead-schema'
import { prepareMail, type Lead } from './mail'
import { isTrapFilled, noteFormShown } from './spam-guard'
import { useDraft } from './use-draft'

/** What was wrong when Submit was clicked, by field. */
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
  /** For the message on the page, where no form is left. */
  messages: LeadMessages
  /** Called when sending starts or ends, from whichever form. */
  onBusyChange?: (isBusy: boolean) => void
  /** Called for a lead that arrived, if this form announces it. */
  onSent?: () => void
  /** Called for a lead that did not arrive, if this form announces it. */
  onFailed?: (lead: Lead) => void
}

/**
 * What both lead forms do: keep a draft, validate, send once, show the result.
 *
 * Errors appear after the first click on Submit; from then on a field is validated while it is
 * corrected. The focus goes to the first field in error.
 */
export function useLeadForm({ schema, serviceOptions, messages, ...listeners }: LeadFormOptions) {
  const [state, setState] = useState<LeadFormState>({ status: 'editing' })
  const [isChecking, setIsChecking] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  // A ref, because two clicks can come before the next render
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

  const { clearDraft } = useDraft({
    form: formRef,
    values: formik.values,
    setValues: (values) => void formik.setValues(values, false),
    serviceOptions,
  })

  useEffect(noteFormShown, [])

  const handleEnd = useEffectEvent(({ lead, result, isTold }: LeadEnd) => {
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
  })
  const handleStart = useEffectEvent(() => {
    setState({ status: 'sending' })
    listeners.onBusyChange?.(true)
  })
  useLayoutEffect(() => watchLeads({ onStart: handleStart, onEnd: handleEnd }), [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current || isLeadUnderWay()) return
    isBusy.current = true
    try {
      // Validating and showing the errors takes a slow phone a tenth of a second
      await nextPaint()
      // In this frame: a message is announced again only if it was gone before
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
    // A visitor who leaves now never learns the result: the browser asks first
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
      /** A visitor who starts to write will send: the mail client is loaded meanwhile. */
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

function focusField(form: HTMLFormElement | null, name: LeadFieldName) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  revealField(field)
}

/** Scrolls a field into view with its label and error; browsers show only its first line. */
function revealField(field: HTMLElement) {
  field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
}
