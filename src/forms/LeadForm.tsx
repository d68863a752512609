import Typography from '@mui/material/Typography'

import { dialogFormTexts as texts, leadFieldNames } from '../content/forms'
import type { Lead } from '../services/mail'
import { LeadFields } from './LeadFields'
import { LeadFormEnd } from './LeadFormEnd'
import { leadSchema } from './lead-schema'
import { useLeadForm } from './use-lead-form'

type LeadFormProps = {
  onBusyChange: (isBusy: boolean) => void
  onSent: () => void
  onFailed: (lead: Lead) => void
}

const messages = { success: texts.success, failure: () => texts.failure }

/** The form inside the dialog: all eight fields are required. */
export function LeadForm(listeners: LeadFormProps) {
  const form = useLeadForm({
    schema: leadSchema,
    serviceOptions: texts.serviceOptions,
    messages,
    ...listeners,
  })
  return (
    <form {...form.formProps} noValidate>
      <Typography sx={{ mb: 2 }}>{texts.requirement}</Typography>
      <LeadFields formik={form.formik} texts={texts} requiredFields={leadFieldNames} />
      {/* Success is told by whoever opened the dialog, after it has closed */}
      <LeadFormEnd form={form} failure={form.state.status === 'failed' ? texts.failure : ''} />
    </form>
  )
}
