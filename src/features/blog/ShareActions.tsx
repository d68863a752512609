import CopyIcon from '@mui/icons-material/ContentCopy'
import ShareIcon from '@mui/icons-material/IosShare'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { useHydrated } from '../../ui/hooks/use-hydrated'

type ShareActionsProps = {
  /** The page's full address. */
  address: string
  title: string
  texts: {
    readonly copyLink: string
    readonly copied: string
    readonly copyFailed: string
    /** Opens the device's own share sheet. */
    readonly native: string
  }
}

/** Ways to share that need a script, as an item of `ShareLinks`: copying the address, and the phone's share sheet if it has one. */
export function ShareActions({ address, title, texts }: ShareActionsProps) {
  const [status, setStatus] = useState('')
  const hasShareSheet = useHydrated(canShare, false)

  const copy = async () => {
    setStatus('')
    try {
      await navigator.clipboard.writeText(address)
      setStatus(texts.copied)
    } catch {
      // No permission, or no clipboard outside of https.
      setStatus(texts.copyFailed)
    }
  }

  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // Closing the sheet is a decision, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }

  return (
    <Box
      component="li"
      data-needs-script=""
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      {hasShareSheet && (
        <Button variant="contained" startIcon={<ShareIcon />} onClick={() => void share()}>
          {texts.native}
        </Button>
      )}
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
      <Box role="status" sx={{ typography: 'body2' }}>
        {status}
      </Box>
    </Box>
  )
}

const canShare = () => typeof navigator.share === 'function'
