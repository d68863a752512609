import { use, type ComponentProps, type MouseEvent } from 'react'
import { createPath } from 'react-router-dom'

import { isModified } from '../lib/is-modified'
import { ShellRouterContext } from './ShellRouter'

type ShellLinkProps = ComponentProps<'a'> & {
  /** A path from the site's root. */
  href: string
}

/** A link to a page in the frame around the pages: as the router's `Link`, but not drawn anew with each page. */
export function ShellLink({ href, onClick, children, ...rest }: ShellLinkProps) {
  const router = use(ShellRouterContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    // Other buttons than the first click nothing
    if (event.defaultPrevented || isModified(event)) return
    event.preventDefault()
    // As browsers do: a link to where one is adds nothing to the history
    void router.navigate(href, { replace: href === createPath(router.state.location) })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
