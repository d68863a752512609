import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

type HashLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The hash of an element on the same page. */
  href: `#${string}`
}

/** A link to another place on the same page. It keeps the query (filters, campaign) in the URL. */
export function HashLink({ href, ...rest }: HashLinkProps) {
  const { search } = useLocation()
  return <Link {...rest} to={{ search, hash: href }} />
}
