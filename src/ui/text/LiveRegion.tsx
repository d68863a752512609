import Box, { type BoxProps } from '@mui/material/Box'

type LiveRegionProps = BoxProps & {
  /** `alert` interrupts what is being read; `status` waits. `role={undefined}` leaves out the role of a small one. */
  kind?: 'status' | 'alert'
}

/**
 * Announces its text when it changes. Render it before there is a text: a region that is added together with its
 * text is not announced.
 *
 * The attributes repeat what the roles imply. Firefox sends no event for a bare `role="alert"`, and Orca reads only
 * the changed words of a bare `role="status"` (heard with Firefox ESR and Orca 43).
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#alert
 */
export function LiveRegion({ kind = 'status', ...props }: LiveRegionProps) {
  const live = kind === 'alert' ? 'assertive' : 'polite'
  return <Box role={kind} aria-live={live} aria-atomic="true" {...props} />
}

/**
 * Milliseconds between a change of many elements and its announcement. Orca drops announcements in a flood of changed
 * cells, and Firefox those in the tick in which a dialog closes, because it rebuilds the page's accessibility tree.
 */
export const calm = 800
