import Button, { type ButtonProps } from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'

type ButtonLinkProps = {
  path: string
  children: string
  variant?: ButtonProps['variant']
  color?: ButtonProps['color']
  /** Replaces the history entry, so that Back skips the page one came from. */
  replace?: boolean
}

/** A link that looks like a button: it changes the address, so it is a link. */
export function ButtonLink({
  path,
  children,
  variant = 'contained',
  color,
  replace,
}: ButtonLinkProps) {
  return (
    <Button component={RouterLink} to={path} replace={replace} variant={variant} color={color}>
      {children}
    </Button>
  )
}
