import Box from '@mui/material/Box'

import { RichText } from '../components/RichText'
import { StatusMessage } from '../components/StatusMessage'
import { leadNewsTexts, sharedFormTexts } from '../content/forms'
import type { Lead } from '../services/mail'
import { WayOut } from './WayOut'

/** The result of a lead whose form is gone. */
export type LeadNewsItem =
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string; readonly lead: Lead }

type LeadNewsProps = {
  news: LeadNewsItem | null
  onDismiss: () => void
}

/** The result of a lead whose form the visitor has left, at the lower edge of any page. The live regions come first. */
export function LeadNews({ news, onDismiss }: LeadNewsProps) {
  const dismiss = () => {
    onDismiss()
    // The button with the focus disappears
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const dismissal = { dismissLabel: sharedFormTexts.dismissMessage, onDismiss: dismiss }
  const messageOf = (kind: 'success' | 'failure') => (news?.kind === kind ? news.message : '')
  return (
    <Box sx={news ? placeStyle : undefined}>
      <StatusMessage kind="success" message={messageOf('success')} {...dismissal} />
      <StatusMessage kind="failure" message={messageOf('failure')} {...dismissal}>
        {news?.kind === 'failure' && (
          <WayOut lead={news.lead} intro={<RichText text={leadNewsTexts.kept} />} />
        )}
      </StatusMessage>
    </Box>
  )
}

/** In the page's flow at its end, so that it never covers what stands last. */
const placeStyle = {
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
