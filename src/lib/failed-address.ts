let failed = ''

/**
 * Stores an address that was not found before a redirect to `/404` (an unknown post): the page 404 offers
 * similar addresses, for which it needs the original one.
 */
export function rememberFailedAddress(pathname: string): void {
  failed = pathname
}

/** The path that was not found: the stored one on `/404` itself, else the current one. */
export function readFailedAddress(pathname: string, notFoundPath: string): string {
  return pathname === notFoundPath && failed ? failed : pathname
}
