import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { dialogFormTexts as texts } from '../content/forms'
import type { Lead } from '../services/mail'
import { tellLeadNews } from './lead-delivery'
import { LeadForm } from './LeadForm'
import type { LeadNewsItem } from './LeadNews'
import { WayOut } from './WayOut'

export { tellOfBrokenDelivery } from './broken-delivery'

/** What is told, and how this page tells it. */
type News = { item: LeadNewsItem; tell: () => void }

type LeadDialogProps = {
  open: boolean
  onClose: () => void
  /** Called when the dialog has gone after a successful send, with the message to show. */
  onSent: (message: string) => void
  /** Called when a send failed after the visitor had closed the dialog, with what is to be shown. */
  onFailed?: (message: string, wayOut: ReactNode) => void
}

/**
 * The dialog "Schedule a Call". Escape, the backdrop, the button and a successful send close it;
 * closing it while something is sent does not stop that, and opening it again meanwhile shows the
 * same form, still sending.
 *
 * While it is open or closing, the page behind is hidden from assistive technology: nothing said
 * there would be heard, and nothing there may have the focus. So both wait for the end of the
 * transition, and MUI's own return of the focus, which does not, is off.
 */
export function LeadDialog({ open, onClose, onSent, onFailed }: LeadDialogProps) {
  const [isSending, setIsSending] = useState(false)
  const phase = useRef<'open' | 'closing' | 'closed'>('closed')
  const opener = useRef<Element | null>(null)
  /** What is told once the dialog has gone. */
  const news = useRef<News | null>(null)

  useLayoutEffect(() => {
    if (open) {
      // Before the focus moves into the dialog, which is a later effect
      if (phase.current === 'closed') opener.current = document.activeElement
      phase.current = 'open'
    } else if (phase.current === 'open') {
      phase.current = 'closing'
    }
  }, [open])

  // The page was left before the dialog had gone
  useEffect(
    () => () => {
      if (news.current) tellLeadNews(news.current.item)
    },
    [],
  )

  const tellWhenGone = (latest: News) => {
    if (phase.current === 'closed') latest.tell()
    else news.current = latest
  }

  const handleExited = () => {
    phase.current = 'closed'
    if (opener.current instanceof HTMLElement) opener.current.focus()
    news.current?.tell()
    news.current = null
  }

  const handleSent = () => {
    const { success: message } = texts
    tellWhenGone({ item: { kind: 'success', message }, tell: () => onSent(message) })
    onClose()
  }

  const handleFailed = (lead: Lead) => {
    if (phase.current === 'open') return
    const { failure: message } = texts
    tellWhenGone({
      item: { kind: 'failure', message, lead },
      tell: () => onFailed?.(message, <WayOut lead={lead} />),
    })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      keepMounted={isSending}
      slotProps={{ transition: { onExited: handleExited }, paper: { sx: paperStyle } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <DialogTitle sx={{ flexGrow: 1, py: 1.5 }}>{texts.title}</DialogTitle>
        <IconButton aria-label={texts.close} color="inherit" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* What is hidden from eyes in it scrolls with it, and makes no second scroll bar */}
      <DialogContent dividers sx={{ position: 'relative' }}>
        <LeadForm onBusyChange={setIsSending} onSent={handleSent} onFailed={handleFailed} />
      </DialogContent>
    </Dialog>
  )
}

/** On small screens the dialog takes nearly all of the room. */
const paperStyle = {
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  m: { xs: 1, sm: 4 },
} as const
