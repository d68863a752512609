import Box from '@mui/material/Box'
import type { ReactNode, RefObject } from 'react'

import { outcomeNoticeTexts } from '../../generated/texts/lead-forms'
import { StatusMessage } from '../../ui/forms/StatusMessage'
import { RichText } from '../../ui/text/RichText'
import { LeadReference } from './LeadReference'
import type { SentLead } from './mail'
import { ContactAlternatives } from './ContactAlternatives'

/** The result of a lead, to be announced. */
export type LeadOutcome = {
  readonly type: 'success' | 'failure'
  readonly message: string
  readonly lead: SentLead
}

type LeadOutcomeMessageProps = {
  outcome: LeadOutcome | null
  onDismiss: () => void
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Tells visitors where to find what they typed. */
  intro?: ReactNode
}

/** Two live regions for a lead's result. Render them before it: a region added with its text is not announced. */
export function LeadOutcomeMessage({ outcome, intro, ...dismissal }: LeadOutcomeMessageProps) {
  const messageOf = (type: LeadOutcome['type']) => (outcome?.type === type ? outcome.message : '')
  return (
    <>
      <StatusMessage type="success" message={messageOf('success')} {...dismissal}>
        {outcome && <LeadReference reference={outcome.lead.reference} />}
      </StatusMessage>
      <StatusMessage type="failure" message={messageOf('failure')} {...dismissal}>
        {outcome && <ContactAlternatives lead={outcome.lead} intro={intro} />}
      </StatusMessage>
    </>
  )
}

/** The result of a lead after the visitor has left its form, shown at the lower edge of any page. */
export function LeadOutcomeNotice({
  outcome,
  onDismiss,
}: Pick<LeadOutcomeMessageProps, 'outcome' | 'onDismiss'>) {
  const dismiss = () => {
    onDismiss()
    // Otherwise the focus is lost with the button
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Box sx={outcome ? stickyStyle : undefined}>
      <LeadOutcomeMessage
        outcome={outcome}
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
  '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
  '@media print': { display: 'none' },
} as const
