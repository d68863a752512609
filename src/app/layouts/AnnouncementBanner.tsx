import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

import { announcement } from '../../generated/texts/shell'
import { store } from '../../lib/storage'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'

/** An announcement above every page. Once dismissed it stays hidden: `boot.ts` sees to that before the first paint. */
export function AnnouncementBanner() {
  return (
    <Box
      component="aside"
      aria-label={announcement.label}
      data-print="no"
      sx={{
        bgcolor: 'tone.deep',
        color: 'tone.deepText',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        minHeight: 48,
        '& a': {
          color: 'inherit',
          fontWeight: 600,
          textDecorationColor: 'currentcolor',
          // Keeps the link on one line: its first word moved to the next one when the web font had loaded
          display: 'inline-block',
        },
        '--focus-ring': 'var(--bl-palette-tone-deepText)',
        [`[data-banner-dismissed="${announcement.id}"] &`]: { display: 'none' },
      }}
    >
      <Typography variant="body2" sx={{ py: 1 }}>
        {`${announcement.text} `}
        <Link href={announcement.link.path}>{announcement.link.label}</Link>
      </Typography>
      <IconButton onClick={dismiss} data-needs-script="">
        <CloseIcon />
        <VisuallyHidden>{announcement.dismiss}</VisuallyHidden>
      </IconButton>
    </Box>
  )
}

function dismiss() {
  store('banner-dismissed', announcement.id)
  document.documentElement.dataset.bannerDismissed = announcement.id
  // The button is gone: without this, focus would fall back to the start of the document.
  document.getElementById('content')?.focus({ preventScroll: true })
}
