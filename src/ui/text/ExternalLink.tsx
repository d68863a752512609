import Link from '@mui/material/Link'
import { use, type ReactNode } from 'react'

import { SiteContext } from '../page/SiteContext'
import { VisuallyHidden } from './VisuallyHidden'

type ExternalLinkProps = {
  href: string
  children: ReactNode
  /** Accessible name that says more than the visible text; must contain that text (WCAG 2.5.3). */
  ariaName?: string
}

/** A link to another site in a new tab; its accessible name says so (WCAG 3.2.5). */
export function ExternalLink({ href, children, ariaName }: ExternalLinkProps) {
  const { opensInNewTab } = use(SiteContext)
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={ariaName && `${ariaName} (${opensInNewTab})`}
    >
      {children}
      {!ariaName && <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>}
    </Link>
  )
}
