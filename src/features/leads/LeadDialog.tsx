import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { dialogFormTexts as texts, leadFieldNames } from '../../content/forms'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { afterClosing } from '../../ui/hooks/use-quiet-page'
import { dialogMessages, showLeadNews } from './lead-delivery'
import { leadSchema } from './lead-schema'
import { LeadFields } from './LeadFields'
import { LeadFormEnd } from './LeadFormEnd'
import type { LeadNewsItem } from './LeadNews'
import { useLeadForm } from './use-lead-form'
import { WhatsAppChat } from './WhatsAppChat'

export { reportUnknownResult } from './lead-delivery'

type LeadDialogProps = {
  open: boolean
  onClose: () => void
  /** Called after closing: when a lead was sent, or failed after the visitor had closed the dialog. */
  onNews: (news: LeadNewsItem) => void
}

/**
 * The dialog "Schedule a Call". Escape, the backdrop, the button and a successful send close it. Closing it does not
 * stop a send: the form stays mounted, and opening it again shows it. Results are announced after the dialog has
 * closed, because an open dialog hides the page from assistive technology.
 */
export function LeadDialog({ open, onClose, onNews }: LeadDialogProps) {
  const [isSending, setIsSending] = useState(false)
  const isShown = useRef(false)
  /** The result to announce when the dialog has closed. */
  const news = useRef<LeadNewsItem | null>(null)

  useLayoutEffect(() => {
    if (open) isShown.current = true
  }, [open])

  // If the visitor leaves before the dialog has closed, the next page announces the result
  useEffect(
    () => () => {
      if (news.current) showLeadNews(news.current)
      news.current = null
    },
    [],
  )

  const announce = () => {
    const item = news.current
    news.current = null
    if (item) onNews(item)
  }

  const announceWhenClosed = (item: LeadNewsItem) => {
    news.current = item
    if (!isShown.current) announce()
  }

  const handleExited = () => {
    isShown.current = false
    setTimeout(announce, afterClosing)
  }

  const handleEnd = (item: LeadNewsItem) => {
    if (item.kind === 'success' || !open) announceWhenClosed(item)
    if (item.kind === 'success') onClose()
  }

  return (
    <AppDialog
      open={open}
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      onExited={handleExited}
      keepMounted={isSending}
    >
      <LeadForm onBusyChange={setIsSending} onEnd={handleEnd} />
    </AppDialog>
  )
}

type LeadFormProps = {
  onBusyChange: (isBusy: boolean) => void
  onEnd: (news: LeadNewsItem) => void
}

/** All eight fields are required. It shows no success: the dialog closes, and the page announces it. */
function LeadForm(listeners: LeadFormProps) {
  const form = useLeadForm({
    schema: leadSchema,
    serviceOptions: texts.serviceOptions,
    messages: dialogMessages,
    ...listeners,
  })
  return (
    // Without its role, because Firefox calls a form with empty required fields invalid
    <form {...form.formProps} role="none">
      <Typography>{texts.requirement}</Typography>
      <Typography sx={{ mb: 2 }}>{texts.time}</Typography>
      <LeadFields form={form} texts={texts} requiredFields={leadFieldNames} />
      <LeadFormEnd form={form} isSuccessElsewhere />
      <Box sx={{ mt: 2 }}>
        <WhatsAppChat />
      </Box>
    </form>
  )
}
