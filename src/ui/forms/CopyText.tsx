import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { copyText } from '../../lib/copy-text'
import { LiveRegion, useMessage } from '../text/LiveRegion'

type CopyTextProps = {
  text: string
  /** Copies more than the text. @returns whether it was copied. */
  copy?: (text: string) => Promise<boolean>
  texts: { readonly label: string; readonly done: string; readonly failed: string }
}

/** A button that copies a text. Where the browser does not allow it, the text is shown to be selected. */
export function CopyText({ text, copy = copyText, texts }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null)
  const [message, setMessage] = useMessage()

  const handleCopy = async () => {
    const result = (await copy(text)) ? 'done' : 'failed'
    setOutcome(result)
    setMessage(texts[result])
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void handleCopy()}>
        {texts.label}
      </Button>
      <LiveRegion role={undefined} sx={{ mt: 1 }}>
        {message}
      </LiveRegion>
      {outcome === 'failed' && (
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Box>
      )}
    </>
  )
}
