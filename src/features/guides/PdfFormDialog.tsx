import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'

import { timeouts } from '../../config'
import { freePdfPage } from '../../generated/texts/guides'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { RichText } from '../../ui/text/RichText'
import type { PdfFormOutcome } from './pdf-form'
import { PdfFormFrame } from './PdfFormFrame'

const { dialog: texts } = freePdfPage

type PdfFormDialogProps = {
  open: boolean
  onClose: () => void
  /** Called after closing, if the form was sent: an open dialog hides the page from assistive technology. */
  onDone: (outcome: PdfFormOutcome) => void
}

/** The dialog with the embedded form. It closes after the form was sent, and leaves the focus to the page then. */
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
        onSent={(sent) => setOutcome((earlier) => earlier ?? sent)}
        onEscape={onClose}
      />
    </AppDialog>
  )
}

/** The top edge is fixed: a centered dialog would move buttons under a finger when the form's height changes. */
const dialogStyle = {
  '--edge': { xs: '8px', sm: '32px' },
  '--top': 'max(var(--edge), 50vh - 230px)',
  '& .MuiDialog-paper': {
    alignSelf: 'flex-start',
    maxHeight: 'calc(100% - var(--top) - var(--edge))',
    mt: 'var(--top)',
  },
  '& .MuiDialogTitle-root, & .MuiDialogContent-root': { px: { xs: 2, sm: 3 } },
} as const
