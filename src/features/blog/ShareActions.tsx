import CopyIcon from '@mui/icons-material/ContentCopy'
import ShareIcon from '@mui/icons-material/IosShare'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { blogPostPage } from '../../generated/texts/blog-page'
import { copyText } from '../../lib/copy-text'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { LiveRegion, useMessage } from '../../ui/text/LiveRegion'

const texts = blogPostPage.share

/** An item of `ShareLinks` that needs JavaScript: copies the URL, and opens the device's share dialog if it has one. */
export function ShareActions({ address, title }: { address: string; title: string }) {
  const [status, setStatus] = useMessage()
  const hasShareSheet = useHydrated(canShare, false)

  const copy = async () => setStatus((await copyText(address)) ? texts.copied : texts.copyFailed)

  const share = async () => {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // `AbortError`: the visitor closed the dialog, which is no failure
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
      <LiveRegion sx={{ typography: 'body2' }}>{status}</LiveRegion>
    </Box>
  )
}

const canShare = () => typeof navigator.share === 'function'
