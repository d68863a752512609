import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState, type SubmitEvent } from 'react'

import { homePage } from '../../generated/texts/home'
import { paths } from '../../paths'
import { useChunk } from '../../ui/hooks/use-chunk'
import type { LeadResult } from './lead-result'
import { LeadResultMessage } from './LeadResultMessage'

const loadDialog = () => import('./LeadDialog')

/** The button that opens the lead dialog, loaded at hover, and its result. Without JavaScript: to the contact page. */
export function ScheduleCall() {
  const { chunk, prepare, show } = useChunk(loadDialog)
  const [isOpen, setIsOpen] = useState(false)
  const [result, setResult] = useState<LeadResult | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setResult(null)
    setIsOpen(true)
    // If the dialog's code does not load, go to the contact page
    show(() => form.submit())
  }

  return (
    <>
      <Box component="form" action={paths.contact} onSubmit={open}>
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
          {homePage.callButton}
        </Button>
      </Box>
      <Box sx={{ maxWidth: '32rem', color: 'text.primary' }}>
        <LeadResultMessage
          result={result}
          onDismiss={() => setResult(null)}
          returnFocusTo={button}
        />
      </Box>
      {chunk && (
        <chunk.LeadDialog open={isOpen} onClose={() => setIsOpen(false)} onResult={setResult} />
      )}
    </>
  )
}
