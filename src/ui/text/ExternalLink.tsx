import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

import { shell } from '../../generated/texts/shell'
import { VisuallyHidden } from './VisuallyHidden'

/** A link to another site in a new tab; its accessible name says so (WCAG 3.2.5). */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{` (${shell.opensInNewTab})`}</VisuallyHidden>
    </Link>
  )
}
