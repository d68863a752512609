import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { ReactNode, RefObject } from 'react'

type TableDialogProps = {
  open: boolean
  title: string
  closeLabel: string
  /** What had the focus when the dialog was asked for: it may be drawn when the next key has moved it. */
  opener: RefObject<Element | null>
  onClose: () => void
  /** The dialog has gone: what is said on the page from now on can be heard. */
  onGone?: () => void
  /** There is more to read than to press: the content can be reached to scroll it by keyboard. */
  isReading?: boolean
  children: ReactNode
}

/**
 * A dialog of the table page. The focus goes back to the opener, but only when the page behind is
 * no longer hidden from assistive technology, which MUI's own return does not wait for.
 */
export function TableDialog({
  open,
  title,
  closeLabel,
  opener,
  onClose,
  onGone,
  isReading = false,
  children,
}: TableDialogProps) {
  const handleExited = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
    onGone?.()
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
        <DialogTitle sx={{ flexGrow: 1, py: 1.5, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
        <IconButton aria-label={closeLabel} color="inherit" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent
        dividers
        {...(isReading && { as: 'section', 'aria-label': title, tabIndex: 0, sx: readingStyle })}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}

const paperStyle = {
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  m: { xs: 1, sm: 4 },
} as const

/** The dialog would cut a ring that lies outside. */
const readingStyle = { '&:focus-visible': { outlineOffset: '-3px' } } as const
