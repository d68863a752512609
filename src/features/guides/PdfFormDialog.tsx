import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'

import { pdfForm, timeouts } from '../../config'
import { freePdfPage } from '../../content/pdfs'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { RichText } from '../../ui/text/RichText'
import type { PdfFormOutcome } from './pdf-form'
import { PdfFormFrame } from './PdfFormFrame'

const { dialog: texts } = freePdfPage

type PdfFormDialogProps = {
  open: boolean
  onClose: () => void
  /** Called when the form was sent and the dialog has closed, so that the page can be announced. */
  onDone: (outcome: PdfFormOutcome) => void
}

/**
 * The dialog with the embedded form. It closes a moment after the form was sent; a visitor who closes
 * it earlier has sent it too. After a submission the page moves the focus.
 */
export function PdfFormDialog({ open, onClose, onDone }: PdfFormDialogProps) {
  const [outcome, setOutcome] = useState<PdfFormOutcome | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(onClose, timeouts.pdfFormClose)
    return () => clearTimeout(timer)
  }, [outcome, onClose])

  const handleExited = () => {
    setOutcome(null)
    if (outcome) onDone(outcome)
  }

  return (
    <AppDialog
      open={open}
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      onExited={handleExited}
      disableRestoreFocus={outcome !== null}
      sx={dialogStyle}
    >
      <Typography>{texts.intro}</Typography>
      <Typography variant="body2" sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>
        <RichText text={texts.notice} />
      </Typography>
      <PdfFormFrame
        pageUrl={pdfForm.pageUrl}
        onSent={(sent) => setOutcome((earlier) => earlier ?? sent)}
        onEscape={onClose}
      />
    </AppDialog>
  )
}

/** The top edge stays in place when the form reports its height: centered, buttons would move under a finger. */
const dialogStyle = {
  '--edge': { xs: '8px', sm: '32px' },
  '--top': 'max(var(--edge), 50dvh - 230px)',
  '& .MuiDialog-paper': {
    alignSelf: 'flex-start',
    maxHeight: 'calc(100% - var(--top) - var(--edge))',
    mt: 'var(--top)',
  },
  '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: { xs: 2, sm: 3 } },
} as const
