let failed = ''

/**
 * Keeps the address that led nowhere, where the page 404 takes its place in the address bar (unknown
 * posts), so that the page can still offer similar ones.
 */
export function rememberFailedAddress(pathname: string): void {
  failed = pathname
}

/** The address that led to the page 404: the one in the bar, unless it was put there instead. */
export function readFailedAddress(pathname: string, notFoundPath: string): string {
  return pathname === notFoundPath && failed ? failed : pathname
}
