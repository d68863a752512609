import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'

import { StatusMessage } from '../components/StatusMessage'
import { sharedFormTexts } from '../content/forms'
import { useChunk } from '../hooks/use-chunk'

const loadDialog = () => import('./LeadDialog')

type ScheduleCallProps = {
  label: string
  /** Where the button leads while there is no JavaScript: the page with the contact form. */
  fallbackPath: string
}

/** The button that opens the lead form, and the messages after it has closed. The form's code is loaded on intent. */
export function ScheduleCall({ label, fallbackPath }: ScheduleCallProps) {
  const { chunk, prepare, want } = useChunk(loadDialog)
  const [isOpen, setIsOpen] = useState(false)
  const [success, setSuccess] = useState('')
  const [failure, setFailure] = useState<{ message: string; wayOut: ReactNode }>()
  const button = useRef<HTMLButtonElement>(null)

  const clear = () => {
    setSuccess('')
    setFailure(undefined)
  }

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    clear()
    setIsOpen(true)
    // The contact page works without the dialog's code
    want(() => form.submit())
  }

  const dismissal = {
    dismissLabel: sharedFormTexts.dismissMessage,
    onDismiss: clear,
    returnFocusTo: button,
  }
  return (
    <>
      <Box component="form" action={fallbackPath} onSubmit={open}>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {label}
        </Button>
      </Box>
      <Box sx={{ maxWidth: '32rem', color: 'text.primary' }}>
        <StatusMessage kind="success" message={success} {...dismissal} />
        <StatusMessage kind="failure" message={failure?.message ?? ''} {...dismissal}>
          {failure?.wayOut}
        </StatusMessage>
      </Box>
      {chunk && (
        <chunk.LeadDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={setSuccess}
          onFailed={(message, wayOut) => setFailure({ message, wayOut })}
        />
      )}
    </>
  )
}
