import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'

import * as forms from '../../generated/texts/lead-forms'
import { RichText } from '../../ui/text/RichText'
import { LeadResultMessage } from './LeadResultMessage'
import { trapField } from './spam-guard'
import type { LeadFormApi } from './use-lead-form'

const texts = forms.sharedFormTexts

type LeadFormFooterProps = {
  form: LeadFormApi
  /** An alert for required fields that are empty; '' to count invalid fields instead. */
  missing?: string
  /** Another place announces that the lead was sent. */
  isSuccessElsewhere?: boolean
}

/** The end of both forms: buttons, result, and the notice that rule 3 of India's DPDP Rules 2025 requires. */
export function LeadFormFooter({ form, missing = '', isSuccessElsewhere }: LeadFormFooterProps) {
  const { state, submitRef, dismiss } = form
  const isSending = state.status === 'sending'
  const result = state.status === 'ended' ? state.result : null
  const alert = state.status === 'invalid' && state.isIncomplete ? missing : ''
  return (
    <>
      {/* Only spam programs fill it in: read-only, or autofill would. The label is for people without styles */}
      <Box aria-hidden="true" sx={visuallyHidden}>
        <label>
          {texts.trap}
          <input name={trapField} readOnly tabIndex={-1} autoComplete="off" />
        </label>
      </Box>
      <Box sx={{ mt: 3, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* `disabled` would lose the focus, so it is `aria-disabled`; the form ignores a second click */}
        <Button
          ref={submitRef}
          type="submit"
          variant="contained"
          size="large"
          aria-disabled={isSending || undefined}
        >
          <span>{isSending ? texts.submitting : texts.submit}</span>
        </Button>{' '}
        <Button type="reset" size="large" aria-disabled={isSending || undefined}>
          {texts.clear}
        </Button>
      </Box>
      <LeadResultMessage
        result={result?.type === 'sent' && isSuccessElsewhere ? null : result}
        alert={alert}
        status={describeStatus(form, alert !== '')}
        onDismiss={dismiss}
        returnFocusTo={submitRef}
      />
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        <RichText text={forms.dataNotice} />
      </Typography>
    </>
  )
}

/** The status without a result; empty while an alert says the same, or both regions would announce it. */
function describeStatus({ state, formik }: LeadFormApi, isAlerted: boolean) {
  switch (state.status) {
    case 'sending':
      return state.isJoined
        ? ({ type: 'note', message: texts.stillTrying } as const)
        : ({ type: 'busy', message: forms.sending } as const)
    case 'cleared':
      return { type: 'note', message: texts.cleared } as const
    case 'invalid': {
      // Kept until all is corrected: a new count after each field would be announced every time
      const isValid = Object.keys(formik.errors).length === 0
      const { length } = Object.keys(state.errors)
      const message = isAlerted || isValid ? '' : forms.fieldsNeedAttention(length)
      return { type: 'note', message } as const
    }
    default:
      return undefined
  }
}
