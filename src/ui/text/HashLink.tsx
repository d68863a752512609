import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'

type HashLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  /** The id of an element on the same page. */
  id: string
}

/** A link to another place on the same page. It keeps the query (filters, campaign) in the URL. */
export function HashLink({ id, ...rest }: HashLinkProps) {
  const { search } = useLocation()
  return <Link {...rest} to={{ search, hash: id }} />
}
