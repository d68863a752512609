import Typography from '@mui/material/Typography'
import { useId } from 'react'

import type { LeadFieldName } from '../../content/lead-fields'
import { contactFormTexts as texts, plainAnswer } from '../../generated/texts/lead-forms'
import { NoScript } from '../../ui/page/NoScript'
import { contactSchema } from './lead-schema'
import { contactResultTexts } from './lead-result'
import { languageField } from './lead-text'
import { LeadFields } from './LeadFields'
import { LeadFormFooter } from './LeadFormFooter'
import { sendForm } from './mail'
import { useLeadForm } from './use-lead-form'

const requiredFields: readonly LeadFieldName[] = ['name', 'email', 'phone']

/** The contact page's form. Before hydration and without JavaScript, the browser validates and posts it to EmailJS. */
export function ContactForm() {
  const headingId = useId()
  const form = useLeadForm({
    schema: contactSchema,
    requiredFields,
    serviceOptions: texts.serviceOptions,
    resultTexts: contactResultTexts,
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
      {Object.entries({ ...sendForm.fields, ...languageField }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LeadFields form={form} texts={texts} />
      <NoScript>
        <p>{plainAnswer}</p>
      </NoScript>
      <LeadFormFooter form={form} missing={texts.missing} />
    </form>
  )
}
