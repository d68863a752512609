import Typography from '@mui/material/Typography'
import { useId } from 'react'

import type { LeadFieldName } from '../../content/lead-fields'
import {
  contactFormTexts as texts,
  leadFieldLabels,
  plainAnswer,
  requiredMessage,
} from '../../generated/texts/lead-forms'
import { NoScript } from '../../ui/page/NoScript'
import { contactSchema } from './contact-schema'
import { LeadFields } from './LeadFields'
import { LeadFormFooter } from './LeadFormFooter'
import { sendForm } from './mail'
import { useLeadForm, type LeadFormState } from './use-lead-form'

const messages = {
  success: texts.success,
  failure: (reason: string) => texts.failure(reason.trim() || texts.noReason),
}

const requiredFields: readonly LeadFieldName[] = ['name', 'email', 'phone']

/** The contact page's form. Before hydration and without JavaScript, the browser validates and posts it to EmailJS. */
export function ContactForm() {
  const headingId = useId()
  const form = useLeadForm({
    schema: contactSchema,
    serviceOptions: texts.serviceOptions,
    messages,
  })
  return (
    <form
      {...form.formProps}
      aria-labelledby={headingId}
      method="post"
      action={sendForm.action}
      encType="multipart/form-data"
    >
      <Typography id={headingId} variant="h2" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{texts.requirement}</Typography>
      {Object.entries(sendForm.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LeadFields form={form} texts={texts} requiredFields={requiredFields} />
      <NoScript>
        <p>{plainAnswer}</p>
      </NoScript>
      <LeadFormFooter form={form} missing={isMissing(form.state) ? texts.missing : ''} />
    </form>
  )
}

/** Whether a required field is empty, and not just in the wrong format. */
function isMissing(state: LeadFormState): boolean {
  if (state.status !== 'invalid') return false
  return requiredFields.some(
    (name) => state.errors[name] === requiredMessage(leadFieldLabels[name]),
  )
}
