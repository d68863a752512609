import { useLayoutEffect, useRef } from 'react'

/**
 * Notes what had the focus when a dialog opened. MUI returns the focus as soon as a dialog starts to close, while the
 * page behind is still hidden from assistive technology: pass `disableRestoreFocus` to it.
 *
 * @returns a function to call after the closing transition. It returns the focus, unless something outside of the
 * dialog has it by then. If the opener is gone or hidden, the page's content gets it.
 */
export function useReturnFocus(open: boolean): () => void {
  const opener = useRef<Element>(null)

  // A layout effect runs before the focus moves into the dialog
  useLayoutEffect(() => {
    if (open) opener.current = isInDialog() ? null : document.activeElement
  }, [open])

  return () => {
    if (document.activeElement !== document.body && !isInDialog()) return
    if (opener.current instanceof HTMLElement) opener.current.focus()
    // Safari does not focus a button that is clicked
    if (document.activeElement !== opener.current || opener.current === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }
}

const isInDialog = () => Boolean(document.activeElement?.closest('.MuiModal-root'))
