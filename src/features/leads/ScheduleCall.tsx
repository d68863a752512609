import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, useState, type SubmitEvent } from 'react'

import { useChunk } from '../../ui/hooks/use-chunk'
import { LeadResult, type LeadNewsItem } from './LeadNews'

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
  const [news, setNews] = useState<LeadNewsItem | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setNews(null)
    setIsOpen(true)
    // The contact page works without the dialog's code
    want(() => form.submit())
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
        <LeadResult news={news} onDismiss={() => setNews(null)} returnFocusTo={button} />
      </Box>
      {chunk && (
        <chunk.LeadDialog open={isOpen} onClose={() => setIsOpen(false)} onNews={setNews} />
      )}
    </>
  )
}
