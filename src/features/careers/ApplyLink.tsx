import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'

import { shell } from '../../content/shell'

type ApplyLinkProps = {
  /** An `http(s)` URL. */
  href: string
  children: string
  /** Names the job; begins with the visible words: https://www.w3.org/TR/WCAG22/#label-in-name */
  ariaName: string
}

/** In print, the button becomes plain text with the URL: paper has no links. */
const paperStyle = {
  p: 0,
  color: 'text.primary',
  bgcolor: 'transparent',
  '& .MuiButton-endIcon': { display: 'none' },
  '&::after': { content: '": " attr(href)', wordBreak: 'break-all' },
} as const

/** A link to a job's application on another site. It opens a new tab, and its accessible name says so. */
export function ApplyLink({ href, children, ariaName }: ApplyLinkProps) {
  return (
    <Button
      variant="contained"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${ariaName} (${shell.opensInNewTab})`}
      endIcon={<OpenInNewIcon />}
      sx={{ '@media print': paperStyle }}
    >
      {children}
    </Button>
  )
}
