import Box from '@mui/material/Box'
import type { ReactNode, RefObject } from 'react'

import { outcomeNoticeTexts } from '../../generated/texts/lead-forms'
import { StatusMessage } from '../../ui/forms/StatusMessage'
import { RichText } from '../../ui/text/RichText'
import { ContactAlternatives, LeadReference } from './ContactAlternatives'
import { describeResult, type LeadResult } from './lead-result'

type LeadResultMessageProps = {
  result: LeadResult | null
  onDismiss: () => void
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Tells visitors where to find what they typed. */
  intro?: ReactNode
  /** What the regions say while there is no result. */
  alert?: string
  status?: { type: 'note' | 'busy'; message: string }
}

/** Two live regions for a lead's result. Render them before it: a region added with its text is not announced. */
export function LeadResultMessage(props: LeadResultMessageProps) {
  const { result, intro, alert = '', status, ...dismissal } = props
  const success = result?.type === 'sent' ? result : null
  const failure = success ? null : result
  return (
    <>
      <StatusMessage
        type="failure"
        message={failure ? describeResult(failure) : alert}
        {...dismissal}
      >
        {failure && <ContactAlternatives lead={failure.lead} intro={intro} />}
      </StatusMessage>
      <StatusMessage
        {...(!success && status
          ? status
          : { type: 'success', message: success ? describeResult(success) : '' })}
        {...dismissal}
      >
        {success && <LeadReference reference={success.lead.reference} />}
      </StatusMessage>
    </>
  )
}

/** The result of a lead after the visitor has left its form, shown at the lower edge of any page. */
export function LeadResultNotice({
  result,
  onDismiss,
}: Pick<LeadResultMessageProps, 'result' | 'onDismiss'>) {
  const dismiss = () => {
    onDismiss()
    // Otherwise the focus is lost with the button
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Box sx={result ? stickyStyle : undefined}>
      <LeadResultMessage
        result={result}
        onDismiss={dismiss}
        intro={<RichText text={outcomeNoticeTexts.intro} />}
      />
    </Box>
  )
}

/** Sticky, not fixed: it has its own space at the end, so it does not cover the footer's last lines. */
const stickyStyle = {
  position: 'sticky',
  bottom: 16,
  zIndex: 'speedDial',
  maxWidth: '36rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  mx: { xs: 2, sm: 'auto' },
  my: 2,
  // It would cover the field, and what the browser offers to fill in
  'main:has(.MuiInputBase-input:focus) &': { position: 'static' },
  '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
  '@media print': { display: 'none' },
} as const
