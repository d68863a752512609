import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'

import { careersPage } from '../../generated/texts/careers'
import { shell } from '../../generated/texts/shell'
import type { Job } from '../../content/schema/types'

/** In print, the button becomes plain text with the URL: paper has no links. */
const paperStyle = {
  p: 0,
  color: 'text.primary',
  bgcolor: 'transparent',
  '& .MuiButton-endIcon': { display: 'none' },
  '&::after': { content: '": " attr(href)', wordBreak: 'break-all' },
} as const

/** A link to a job's application on another site. It opens a new tab, and its accessible name says so. */
export function ApplyLink({ job: { linkedinUrl, title } }: { job: Job }) {
  if (!linkedinUrl) return null
  return (
    <Button
      variant="contained"
      href={linkedinUrl}
      target="_blank"
      rel="noopener"
      // Begins with the visible words: https://www.w3.org/TR/WCAG22/#label-in-name
      aria-label={`${careersPage.applyFor(title)} (${shell.opensInNewTab})`}
      endIcon={<OpenInNewIcon />}
      sx={{ mt: 3, '@media print': paperStyle }}
    >
      {careersPage.applyNow}
    </Button>
  )
}
