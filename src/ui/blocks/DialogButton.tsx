import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'

import { useChunk } from '../hooks/use-chunk'

type DialogButtonProps<Module> = {
  text: string
  /** Loads the dialog's code, in advance at hover and focus. Must be an `import()`. */
  load: () => Promise<Module>
  /** Renders the dialog. */
  children: (module: Module, dialog: { open: boolean; onClose: () => void }) => ReactNode
}

/** A button that opens a dialog, whose code has a chunk of its own. */
export function DialogButton<Module>({ text, load, children }: DialogButtonProps<Module>) {
  const { chunk, prepare, show } = useChunk(load)
  const [open, setOpen] = useState(false)
  const handleClick = () => {
    setOpen(true)
    show()
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={handleClick}
      >
        {text}
      </Button>
      {chunk && children(chunk, { open, onClose: () => setOpen(false) })}
    </>
  )
}
