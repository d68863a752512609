import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useRef, useState, type ReactNode, type SubmitEvent } from 'react'

import { StatusMessage } from '../components/StatusMessage'
import { sharedFormTexts } from '../content/forms'
import { loadChunk } from '../lib/load-chunk'

const loadDialog = () => import('./LeadDialog')
const LeadDialog = lazy(async () => ({ default: (await loadChunk(loadDialog)).LeadDialog }))

/** Fetches the dialog's code before the press. If that fails now, the press tries again. */
const prepareDialog = () => void loadDialog().catch(() => undefined)

type ScheduleCallProps = {
  label: string
  /** Where the button leads while there is no JavaScript: the page with the contact form. */
  fallbackPath: string
}

/**
 * The button that opens the lead form, and the place where the end of a send is told. The form's
 * code is fetched when someone is about to press.
 */
export function ScheduleCall({ label, fallbackPath }: ScheduleCallProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [success, setSuccess] = useState('')
  const [failure, setFailure] = useState<{ message: string; wayOut: ReactNode }>()
  const button = useRef<HTMLButtonElement>(null)

  const clear = () => {
    setSuccess('')
    setFailure(undefined)
  }

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    clear()
    // Where the dialog's code cannot be had, the page with the contact form needs none
    const leave = () => form.submit()
    try {
      await loadChunk(loadDialog, leave)
    } catch {
      leave()
      return
    }
    setWasOpened(true)
    setIsOpen(true)
  }

  const dismissal = {
    dismissLabel: sharedFormTexts.dismissMessage,
    onDismiss: clear,
    returnFocusTo: button,
  }
  return (
    <>
      <Box
        component="form"
        action={fallbackPath}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void open(event)}
      >
        <Button
          ref={button}
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onFocus={prepareDialog}
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
      {wasOpened && (
        <Suspense>
          <LeadDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onSent={setSuccess}
            onFailed={(message, wayOut) => setFailure({ message, wayOut })}
          />
        </Suspense>
      )}
    </>
  )
}
