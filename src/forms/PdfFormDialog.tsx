import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useLayoutEffect, useRef } from 'react'

import { RichText } from '../components/RichText'
import { pdfForm, timeouts } from '../config'
import { freePdfPage } from '../content/pdfs'
import type { PdfFormOutcome } from '../services/pdf-form'
import { PdfFormFrame } from './PdfFormFrame'

const { dialog: texts } = freePdfPage

type PdfFormDialogProps = {
  open: boolean
  onClose: () => void
  /** Called when the form was sent and the dialog has gone: only then the page can be heard. */
  onDone: (outcome: PdfFormOutcome) => void
}

/**
 * The dialog with the embedded form. It closes a moment after the form was sent; who closes it
 * earlier has sent it all the same.
 *
 * The return of the focus waits for the end of the transition, because the page behind is hidden
 * from assistive technology until then. After a submission the focus is the page's business.
 */
export function PdfFormDialog({ open, onClose, onDone }: PdfFormDialogProps) {
  const opener = useRef<Element | null>(null)
  const sent = useRef<PdfFormOutcome | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    // Before the focus moves into the dialog, which is a later effect
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleSent = (outcome: PdfFormOutcome) => {
    if (sent.current) return
    sent.current = outcome
    timer.current = setTimeout(onClose, timeouts.pdfFormClose)
  }

  const handleExited = () => {
    clearTimeout(timer.current)
    const outcome = sent.current
    sent.current = null
    if (outcome) onDone(outcome)
    else if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      slotProps={{ transition: { onExited: handleExited }, paper: { sx: paperStyle } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
        <DialogTitle sx={{ flexGrow: 1, py: 1.5, px: { xs: 2, sm: 3 } }}>{texts.title}</DialogTitle>
        <IconButton aria-label={texts.close} color="inherit" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent dividers sx={{ px: { xs: 2, sm: 3 } }}>
        <Typography>{texts.intro}</Typography>
        <Typography variant="body2" sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>
          <RichText text={texts.notice} />
        </Typography>
        <PdfFormFrame pageUrl={pdfForm.pageUrl} onSent={handleSent} onEscape={onClose} />
      </DialogContent>
    </Dialog>
  )
}

/**
 * On small screens the dialog takes nearly all of the room. Its head stays where it is when the form tells its height:
 * centered, it would go from under a finger. With the form, as far as that is known, it stands in the middle.
 */
const paperStyle = {
  '--edge': { xs: '8px', sm: '32px' },
  '--top': 'max(var(--edge), 50dvh - 230px)',
  alignSelf: 'flex-start',
  width: 'calc(100% - 2 * var(--edge))',
  maxHeight: 'calc(100% - var(--top) - var(--edge))',
  m: 'var(--edge)',
  mt: 'var(--top)',
} as const
