import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

import {
  dataNotice,
  fieldsNeedAttention,
  sending,
  sharedFormTexts as texts,
} from '../../content/forms'
import { StatusMessage } from '../../ui/forms/StatusMessage'
import { RichText } from '../../ui/text/RichText'
import { SpamTrap } from './SpamTrap'
import type { LeadFormApi } from './use-lead-form'
import { WayOut } from './WayOut'

type LeadFormEndProps = {
  form: LeadFormApi
  /** Announced as an alert; '' if nothing failed. */
  failure: string
  success?: string
}

/** The end of both forms: button, result, and the notice that rule 3 of India's DPDP Rules 2025 requires. */
export function LeadFormEnd({ form, failure, success = '' }: LeadFormEndProps) {
  const { state, submitRef, dismiss } = form
  const isSending = state.status === 'sending'
  const dismissal = {
    dismissLabel: texts.dismissMessage,
    onDismiss: dismiss,
    returnFocusTo: submitRef,
  }
  return (
    <>
      <SpamTrap />
      <Box sx={{ mt: 3, mb: 2 }}>
        {/* `disabled` would lose the focus, so it is `aria-disabled`; the form ignores a second click */}
        <Button
          ref={submitRef}
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isSending || undefined}
          sx={{ '&[aria-disabled="true"]': { cursor: 'progress', bgcolor: 'text.secondary' } }}
        >
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </Box>
      <StatusMessage kind="failure" message={failure} {...dismissal}>
        {state.status === 'failed' && <WayOut lead={state.lead} />}
      </StatusMessage>
      <StatusMessage {...describeStatus(form, failure, success)} {...dismissal} />
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        <RichText text={dataNotice} />
      </Typography>
    </>
  )
}

/** The status message; empty while `failure` has the news, or both regions would announce it. */
function describeStatus({ state, formik }: LeadFormApi, failure: string, success: string) {
  switch (state.status) {
    case 'sending':
      return { kind: 'busy', message: sending } as const
    case 'invalid': {
      // Kept until all is corrected: a new count after each field would be announced every time
      const isValid = Object.keys(formik.errors).length === 0
      const message = failure || isValid ? '' : fieldsNeedAttention(state.errors)
      return { kind: 'note', message } as const
    }
    default:
      return { kind: 'success', message: state.status === 'sent' ? success : '' } as const
  }
}
