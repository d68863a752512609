import Typography from '@mui/material/Typography'

import { dialogFormTexts as texts, leadFieldNames } from '../content/forms'
import { LeadFields } from './LeadFields'
import { LeadFormEnd } from './LeadFormEnd'
import { leadSchema } from './lead-schema'
import { useLeadForm } from './use-lead-form'

type LeadFormProps = {
  onSent: () => void
  onFailed: () => void
}

/** The form inside the dialog: all eight fields are required. */
export function LeadForm({ onSent, onFailed }: LeadFormProps) {
  const form = useLeadForm({
    schema: leadSchema,
    serviceOptions: texts.serviceOptions,
    onSent,
    onFailed,
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
