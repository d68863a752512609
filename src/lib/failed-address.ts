let failed = ''

/** Stores an address that was not found before a redirect to `/404` (an unknown post), which offers similar ones. */
export function rememberFailedAddress(pathname: string): void {
  failed = pathname
}

/** The path that was not found: the stored one on `/404` itself, else the current one. */
export function readFailedAddress(pathname: string, notFoundPath: string): string {
  return pathname === notFoundPath && failed ? failed : pathname
}
