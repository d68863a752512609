import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

import { shell } from '../../content/shell'
import { VisuallyHidden } from './VisuallyHidden'

type ExternalLinkProps = {
  href: string
  children: ReactNode
  /** Accessible name that says more than the visible text; must contain that text (WCAG 2.5.3). */
  ariaName?: string
}

/** A link to another site in a new tab; its accessible name says so (WCAG 3.2.5). */
export function ExternalLink({ href, children, ariaName }: ExternalLinkProps) {
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={ariaName && `${ariaName} (${shell.opensInNewTab})`}
    >
      {children}
      {!ariaName && <VisuallyHidden> ({shell.opensInNewTab})</VisuallyHidden>}
    </Link>
  )
}
