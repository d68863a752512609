import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

import { shell } from '../../generated/texts/shell'
import { VisuallyHidden } from './VisuallyHidden'

type ExternalLinkProps = {
  href: string
  /** `noopener noreferrer` where the address of the page is private. */
  rel?: string
  children: ReactNode
}

/** A link to another site in a new tab; its accessible name says so (WCAG 3.2.5). */
export function ExternalLink({ href, rel = 'noopener', children }: ExternalLinkProps) {
  return (
    <Link href={href} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden>{` (${shell.opensInNewTab})`}</VisuallyHidden>
    </Link>
  )
}
