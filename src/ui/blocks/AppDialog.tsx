import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'

import { isComposing } from '../../lib/is-composing'
import { useEarlyClicks } from '../hooks/use-early-clicks'

type AppDialogProps = Pick<DialogProps, 'open' | 'keepMounted' | 'disableRestoreFocus' | 'sx'> & {
  title: string
  closeLabel: string
  onClose: () => void
  /** Called after the closing transition: only then are live regions on the page announced again. */
  onExited?: () => void
  /** For long text: makes the content focusable, so that it can be scrolled by keyboard. */
  isReading?: boolean
  children: ReactNode
}

/**
 * The site's dialog. It returns the focus to its opener after the closing transition. MUI would do so
 * before, while the page behind is still hidden from assistive technology.
 */
export function AppDialog({
  open,
  title,
  closeLabel,
  onClose,
  onExited,
  isReading = false,
  disableRestoreFocus = false,
  children,
  ...dialogProps
}: AppDialogProps) {
  const opener = useRef<Element | null>(null)
  const ignoreEarlyClicks = useEarlyClicks(open)

  // A layout effect runs before MUI moves the focus into the dialog
  useLayoutEffect(() => {
    if (open) opener.current ??= document.activeElement
  }, [open])

  const handleExited = () => {
    if (opener.current instanceof HTMLElement && !disableRestoreFocus) opener.current.focus()
    opener.current = null
    onExited?.()
  }

  const handleClose = (event: Event | SyntheticEvent) => {
    const nativeEvent = 'nativeEvent' in event ? event.nativeEvent : event
    // Escape discards the word of an input method
    if (!(nativeEvent instanceof KeyboardEvent && isComposing(nativeEvent))) onClose()
  }

  return (
    <Dialog
      {...dialogProps}
      open={open}
      onClose={handleClose}
      onClickCapture={ignoreEarlyClicks}
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
      {/* Positioned, so that visually hidden content scrolls with it and adds no second scroll bar */}
      <DialogContent
        dividers
        {...(isReading && { as: 'section', 'aria-label': title, tabIndex: 0 })}
        sx={{ position: 'relative', '&:focus-visible': { outlineOffset: '-3px' } }}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}

/** On small screens the dialog takes nearly the whole screen. */
const paperStyle = {
  width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  m: { xs: 1, sm: 4 },
} as const
