import Box from '@mui/material/Box'
import type { ReactNode, RefObject } from 'react'

import { leadNewsTexts, sharedFormTexts } from '../../content/forms'
import { StatusMessage } from '../../ui/forms/StatusMessage'
import { RichText } from '../../ui/text/RichText'
import type { Lead } from './mail'
import { WayOut } from './WayOut'

/** The result of a lead whose form is gone. */
export type LeadNewsItem =
  | { readonly kind: 'success'; readonly message: string }
  | { readonly kind: 'failure'; readonly message: string; readonly lead: Lead }

type LeadResultProps = {
  news: LeadNewsItem | null
  onDismiss: () => void
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Where what was typed is now. */
  intro?: ReactNode
}

/** Two live regions for the result of a lead, which are there before it. */
export function LeadResult({ news, intro, ...rest }: LeadResultProps) {
  const dismissal = { dismissLabel: sharedFormTexts.dismissMessage, ...rest }
  const messageOf = (kind: LeadNewsItem['kind']) => (news?.kind === kind ? news.message : '')
  return (
    <>
      <StatusMessage kind="success" message={messageOf('success')} {...dismissal} />
      <StatusMessage kind="failure" message={messageOf('failure')} {...dismissal}>
        {news?.kind === 'failure' && <WayOut lead={news.lead} intro={intro} />}
      </StatusMessage>
    </>
  )
}

/** The result of a lead whose form the visitor has left, at the lower edge of any page. */
export function LeadNews({ news, onDismiss }: Pick<LeadResultProps, 'news' | 'onDismiss'>) {
  const dismiss = () => {
    onDismiss()
    // The button with the focus disappears
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Box sx={news ? placeStyle : undefined}>
      <LeadResult news={news} onDismiss={dismiss} intro={<RichText text={leadNewsTexts.kept} />} />
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
