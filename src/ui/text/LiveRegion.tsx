import Box, { type BoxProps } from '@mui/material/Box'
import { Children, useCallback, useState } from 'react'

type LiveRegionProps = BoxProps & {
  /** `alert` interrupts what is being read; `status` waits. `role={undefined}` leaves out the role of a small one. */
  kind?: 'status' | 'alert'
}

/**
 * Announces its text when it changes. Render it before there is a text: a region that is added together with its
 * text is not announced.
 *
 * Each text gets an element of its own, which is announced as a whole: of a changed text, Orca reads only the changed
 * words, and with `aria-atomic` it reads the whole text again for each of several changes. Firefox sends no event for
 * a bare `role="alert"` (heard with Firefox ESR and Orca 43). `useMutedRegions` turns regions off, and back by `data-live`.
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-live
 */
export function LiveRegion({ kind = 'status', children, ...props }: LiveRegionProps) {
  const live = kind === 'alert' ? 'assertive' : 'polite'
  const [first, second] = Children.toArray(children).filter((child) => child !== '')
  return (
    <Box role={kind} aria-live={live} data-live={live} aria-atomic={false} {...props}>
      {first !== undefined && (
        <div key={second === undefined ? String(first) : kind}>{children}</div>
      )}
    </Box>
  )
}

/**
 * A message for a {@link LiveRegion}, which announces it each time it is set. The same text again is no news to a screen
 * reader, so it gets a space at its end: in Chromium, Orca does not say an equal text in a new element either.
 *
 * @returns the message, and a function that sets it; '' removes it.
 */
export function useMessage(): [message: string, setMessage: (text: string) => void] {
  const [message, setMessage] = useState('')
  const set = useCallback(
    (text: string) => setMessage((last) => (text && text === last ? `${text}\u00A0` : text)),
    [],
  )
  return [message, set]
}
