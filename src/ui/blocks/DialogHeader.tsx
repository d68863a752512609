import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef } from 'react'

import { shell } from '../../generated/texts/shell'

type DialogHeaderProps = {
  open: boolean
  title: string
  closeLabel?: string
  onClose: () => void
}

/**
 * The heading and the closing button of a dialog. The heading gets the focus: MUI would focus the whole dialog, and
 * Orca then reads all its text at once, without name or role.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function DialogHeader(props: DialogHeaderProps) {
  const { open, title, closeLabel = shell.close, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)

  // Layout effects note the opener before; MUI's own effect comes after, and leaves a focus inside where it is
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 1 }}>
      <DialogTitle ref={heading} tabIndex={-1} sx={titleStyle}>
        {title}
      </DialogTitle>
      <IconButton aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const titleStyle = {
  flexGrow: 1,
  py: 1.5,
  '&:focus-visible': { outlineOffset: '-3px' },
} as const
