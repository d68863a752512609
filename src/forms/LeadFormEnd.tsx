import Box from '@mui/material/Box'

import { StatusMessage } from '../components/StatusMessage'
import { SubmitButton } from '../components/SubmitButton'
import { fieldsNeedAttention, sending, sharedFormTexts } from '../content/forms'
import { LeadNotice } from './LeadNotice'
import type { LeadFormApi } from './use-lead-form'
import { SpamTrap } from './SpamTrap'
import { WayOut } from './WayOut'

type LeadFormEndProps = {
  form: LeadFormApi
  /** What went wrong; empty when nothing did. */
  failure: string
  success?: string
}

/** What stands below the fields of both forms: the button, how it ended, and the data notice. */
export function LeadFormEnd({ form, failure, success = '' }: LeadFormEndProps) {
  const { state, submitRef, dismiss } = form
  const dismissal = {
    dismissLabel: sharedFormTexts.dismissMessage,
    onDismiss: dismiss,
    returnFocusTo: submitRef,
  }
  return (
    <>
      <SpamTrap />
      <Box sx={{ mt: 3, mb: 2 }}>
        <SubmitButton
          ref={submitRef}
          label={sharedFormTexts.submit}
          busyLabel={sharedFormTexts.submitting}
          isBusy={state.status === 'sending'}
        />
      </Box>
      <StatusMessage kind="failure" message={failure} {...dismissal}>
        {state.status === 'failed' && <WayOut lead={state.lead} />}
      </StatusMessage>
      <StatusMessage {...describeStatus(form, failure, success)} {...dismissal} />
      <LeadNotice />
    </>
  )
}

/** What the status says: a failure is not told twice. */
function describeStatus({ state, formik }: LeadFormApi, failure: string, success: string) {
  switch (state.status) {
    case 'sending':
      return { kind: 'busy', message: sending } as const
    case 'invalid':
      return {
        kind: 'note',
        // Only seen to go when all is corrected: a new count after each field would be noise
        message: failure || isValid(formik.errors) ? '' : fieldsNeedAttention(state.errors),
      } as const
    default:
      return { kind: 'success', message: state.status === 'sent' ? success : '' } as const
  }
}

const isValid = (errors: object) => Object.keys(errors).length === 0
