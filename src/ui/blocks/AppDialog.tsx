import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode, SyntheticEvent } from 'react'

import { isComposing } from '../../lib/is-composing'
import { useOpener } from '../hooks/use-opener'
import { DialogHeader } from './DialogHeader'

type AppDialogProps = Pick<DialogProps, 'open' | 'keepMounted' | 'disableRestoreFocus' | 'sx'> & {
  title: string
  onClose: () => void
  /** Called after the closing transition. Live regions of the page are announced again `afterClosing` later. */
  onExited?: () => void
  /** For long text: makes the content focusable, so that it can be scrolled by keyboard. */
  isReading?: boolean
  children: ReactNode
}

/** The site's dialog. The focus goes to its heading, and returns to its opener after the closing transition. */
export function AppDialog(props: AppDialogProps) {
  const { open, title, onClose, onExited, isReading = false, children, ...others } = props
  const { disableRestoreFocus = false, ...dialogProps } = others
  const { returnFocus, ignoreEarlyClicks } = useOpener(open)

  const handleExited = () => {
    if (!disableRestoreFocus) returnFocus()
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
      <DialogHeader open={open} title={title} onClose={onClose} />
      {/* Positioned, so that visually hidden content scrolls with it and adds no second scroll bar */}
      <DialogContent
        dividers
        // Otherwise -1: Firefox makes every scrolling element a Tab stop
        tabIndex={isReading ? 0 : -1}
        {...(isReading && { as: 'section', 'aria-label': title })}
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
