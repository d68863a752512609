/** One `rem` of the reader, in px: rows and columns grow with the visitor's text size. On a server 16, the usual one. */
export function readRem(): number {
  if (import.meta.env.SSR) return 16
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
