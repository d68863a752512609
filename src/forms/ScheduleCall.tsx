import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState, type FormEvent } from 'react'

import { StatusMessage } from '../components/StatusMessage'
import { sharedFormTexts } from '../content/forms'

const loadDialog = () => import('./LeadDialog')
const LeadDialog = lazy(async () => ({ default: (await loadDialog()).LeadDialog }))

const nothing = { kind: 'success', text: '' } as const

type ScheduleCallProps = {
  label: string
  /** Where the button leads while there is no JavaScript: the page with the contact form. */
  fallbackPath: string
}

/**
 * The button that opens the lead form, and the place where its success is told. The form's code is
 * fetched when someone is about to press.
 */
export function ScheduleCall({ label, fallbackPath }: ScheduleCallProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [message, setMessage] = useState<{ kind: 'success' | 'failure'; text: string }>(nothing)

  const open = (event: FormEvent) => {
    event.preventDefault()
    setMessage(nothing)
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <Box component="form" action={fallbackPath} onSubmit={open}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          aria-haspopup="dialog"
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
        >
          {label}
        </Button>
      </Box>
      <Box sx={{ mt: 2, maxWidth: '32rem' }}>
        <StatusMessage
          kind={message.kind}
          message={message.text}
          dismissLabel={sharedFormTexts.dismissMessage}
          onDismiss={() => setMessage(nothing)}
        />
      </Box>
      {wasOpened && (
        <Suspense>
          <LeadDialog open={isOpen} onClose={() => setIsOpen(false)} 
            onSent={(text) => setMessage({ kind: 'success', text })}
            onFailed={(text) => setMessage({ kind: 'failure', text })}
          />
        </Suspense>
      )}
    </>
  )
}
