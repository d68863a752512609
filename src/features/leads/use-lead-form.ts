import { useFormik, type FormikErrors } from 'formik'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import type { ObjectSchema } from 'yup'

import { leadFieldNames, type Lead, type LeadFieldName } from '../../content/lead-fields'
import { isComposing } from '../../lib/is-composing'
import { beforeFocus } from '../../ui/screen-reader-pauses'
import { deliverLead, isLeadUnderWay, watchLeads } from './lead-delivery'
import type { LeadResult, ResultTexts } from './lead-result'
import { cleanField, emptyLead } from './lead-text'
import { prepareMail } from './mail'
import { isTrapFilled, noteFormShown } from './spam-guard'
import { readForm, useDraft } from './use-draft'

/** The state of a form, one at a time. */
export type LeadFormState =
  | { status: 'editing' }
  | { status: 'cleared' }
  /** At the last click on Submit. `errors`: the messages of invalid fields; `isIncomplete`: a required one was empty. */
  | { status: 'invalid'; errors: FormikErrors<Lead>; isIncomplete: boolean }
  /** `isJoined`: waits for an earlier send of the same lead. */
  | { status: 'sending'; isJoined: boolean }
  | { status: 'ended'; result: LeadResult }

type LeadFormOptions = {
  schema: ObjectSchema<Lead>
  requiredFields: readonly LeadFieldName[]
  serviceOptions: readonly string[]
  resultTexts: ResultTexts
  /** Called when sending starts or ends, also from another form. */
  onBusyChange?: (isBusy: boolean) => void
  /** Called when a lead was sent or failed, if this form announces it. */
  onEnd?: (result: LeadResult) => void
}

/**
 * State and behavior of both lead forms. Errors appear at the first click on Submit, which focuses the first invalid
 * field. From then on, every change validates.
 */
export function useLeadForm(options: LeadFormOptions) {
  const { schema, requiredFields, serviceOptions, resultTexts, onBusyChange, onEnd } = options
  const [state, setState] = useState<LeadFormState>({ status: 'editing' })
  const [isChecking, setIsChecking] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  const formik = useFormik<Lead>({
    initialValues: emptyLead,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: isChecking,
    onSubmit: (values) => {
      // `cast` reorders the keys, but the mail should list them as the form does
      const lead = { ...emptyLead, ...schema.cast(values) }
      return deliverLead(lead, resultTexts, isTrapFilled(formRef.current))
    },
  })

  const submit = async () => {
    const values = readForm(formRef.current) ?? formik.values
    // At once, because a message is announced again only if it was removed before
    flushSync(() => {
      setState({ status: 'editing' })
      void formik.setValues(values, false)
    })
    const errors = await formik.validateForm(values)
    if (Object.keys(errors).length === 0) return formik.submitForm()
    setIsChecking(true)
    const isIncomplete = requiredFields.some((name) => cleanField(name, values[name]) === '')
    setState({ status: 'invalid', errors, isIncomplete })
  }
  const handleSubmit = useOneSubmission(submit)

  const clearDraft = useDraft({
    values: formik.values,
    setValues: (values) => void formik.setValues(values, false),
    serviceOptions,
  })

  /** Takes over what the fields show, before a render would put the known values back. */
  const sync = () => {
    const values = readForm(formRef.current)
    if (values && leadFieldNames.some((name) => values[name] !== formik.values[name]))
      void formik.setValues(values)
  }

  useOwnValidation(formRef)
  useEffect(noteFormShown, [])
  useConfirmedLeaving(state.status === 'sending')
  useFocusOnFirstError(state, formRef)

  const empty = () => {
    clearDraft()
    formik.resetForm()
    setIsChecking(false)
  }

  const handleEnd = useEffectEvent((result: LeadResult, isAnnouncer: boolean) => {
    onBusyChange?.(false)
    if (result.type === 'sent' && !result.isTextKept) empty()
    if (!isAnnouncer) return setState({ status: 'editing' })
    setState({ status: 'ended', result })
    onEnd?.(result)
  })
  const handleStart = useEffectEvent((isJoined: boolean) => {
    setState({ status: 'sending', isJoined })
    onBusyChange?.(true)
  })
  useLayoutEffect(
    () => watchLeads({ texts: resultTexts, onStart: handleStart, onEnd: handleEnd }),
    [resultTexts],
  )

  function handleReset(event: SyntheticEvent) {
    event.preventDefault()
    if (isLeadUnderWay()) return
    empty()
    setState({ status: 'cleared' })
  }

  return {
    state,
    formik,
    requiredFields,
    formProps: {
      ref: formRef,
      onSubmit: handleSubmit,
      onReset: handleReset,
      onFocus: prepareMail,
      // MUI renders a field when it gets or loses the focus
      onFocusCapture: sync,
      onBlurCapture: sync,
      onKeyUp: handleKeyUp,
    },
    sync,
    submitRef,
    dismiss: () => setState({ status: 'editing' }),
  }
}

export type LeadFormApi = ReturnType<typeof useLeadForm>

/** Keeps the browser from validating. Not by an attribute, because it does validate without scripts. */
function useOwnValidation(formRef: RefObject<HTMLFormElement | null>): void {
  // A layout effect, so before the first click
  useLayoutEffect(() => {
    if (formRef.current) formRef.current.noValidate = true
  }, [formRef])
}

/** A submit handler that runs one submission at a time, after the click is painted. */
function useOneSubmission(submit: () => Promise<void>) {
  // A ref, because state would let a second click through before the next render
  const isBusy = useRef(false)
  const run = async () => {
    if (isBusy.current || isLeadUnderWay()) return
    isBusy.current = true
    try {
      // Paint the click first: validation takes 0.1 s on a slow phone
      await nextPaint()
      await submit()
    } finally {
      isBusy.current = false
    }
  }
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run()
  }
}

/** Makes the browser ask before the visitor leaves, because the result would be lost. */
function useConfirmedLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', confirmLeaving)
    return () => window.removeEventListener('beforeunload', confirmLeaving)
  }, [isSending])
}

function useFocusOnFirstError(state: LeadFormState, form: RefObject<HTMLFormElement | null>): void {
  // Before anybody can go on from where the focus is now
  useLayoutEffect(() => {
    if (state.status !== 'invalid') return
    const first = leadFieldNames.find((name) => state.errors[name])
    const before = document.activeElement
    const timer = setTimeout(() => {
      // A fast visitor may be in another field already
      if (first && document.activeElement === before) focusField(form.current, first)
    }, beforeFocus)
    return () => clearTimeout(timer)
  }, [state, form])
}

function handleKeyUp({ key, target, nativeEvent }: KeyboardEvent<HTMLFormElement>) {
  if (key === 'Tab' && target instanceof HTMLElement && !isComposing(nativeEvent))
    revealField(target)
}

function focusField(form: HTMLFormElement | null, name: LeadFieldName) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLElement)) return
  field.focus()
  revealField(field)
}

/** Scrolls a field into view with its label and error: on focus, browsers scroll only to the input. */
function revealField(field: HTMLElement) {
  field.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
}

/** Milliseconds after which a tab that paints nothing, such as a hidden one, goes on. */
const longestFrame = 200

/** Resolves after the next frame, so that the browser shows a click before long work begins. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestFrame)
  })
