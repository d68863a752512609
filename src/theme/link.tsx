import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type RouterLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { href: string }

/**
 * What every MUI component with an `href` renders: React Router's link, which leaves other sites, `mailto:` and
 * `tel:` to the browser. A file of this site needs `component="a"`.
 *
 * @see https://mui.com/material-ui/integrations/routing/
 */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} />
}
