import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type RouterLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/**
 * The link of every MUI component with an `href`: React Router's, which leaves other sites, `mailto:` and `tel:` to
 * the browser. A link to a file of this site needs `component="a"`, or the router shows its page 404.
 *
 * @see https://mui.com/material-ui/integrations/routing/
 */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  // No route is discovered from a server, so no link needs the attribute for it
  return <Link discover="none" {...rest} to={href} />
}
