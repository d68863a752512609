import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Button from '@mui/material/Button'
import { use } from 'react'

import { SiteContext } from '../../ui/page/SiteContext'

type ApplyLinkProps = {
  /** An `http(s)` address. */
  href: string
  children: string
  /** Says for which job, beginning with the visible words (WCAG 2.5.3). */
  ariaName: string
}

/** On paper the address is what one needs. */
const paperStyle = {
  p: 0,
  color: 'text.primary',
  bgcolor: 'transparent',
  '& .MuiButton-endIcon': { display: 'none' },
  '&::after': { content: '": " attr(href)', wordBreak: 'break-all' },
} as const

/** The way to a job's application: out of the site, in a new tab; its name says so. */
export function ApplyLink({ href, children, ariaName }: ApplyLinkProps) {
  const { opensInNewTab } = use(SiteContext)
  return (
    <Button
      variant="contained"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${ariaName} (${opensInNewTab})`}
      endIcon={<OpenInNewIcon />}
      sx={{ '@media print': paperStyle }}
    >
      {children}
    </Button>
  )
}
