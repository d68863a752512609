import { useLayoutEffect, useRef, type MouseEvent } from 'react'

/** Milliseconds in which a second click can follow the one that opened something. */
const doubleClickTime = 500

/**
 * Keeps the second click of a double click from acting on a dialog that the first one opened under the pointer.
 * Not counted are clicks where the opener was in the first 500 ms, and a double click that began before.
 *
 * @returns an `onClickCapture` for the root element of the dialog.
 */
export function useEarlyClicks(open: boolean) {
  const opened = useRef<{ at: number; opener: DOMRect }>(null)
  const hasClicked = useRef(false)

  // A layout effect runs before the focus leaves the opener
  useLayoutEffect(() => {
    if (!open) return
    const opener = document.activeElement ?? document.body
    opened.current = { at: performance.now(), opener: opener.getBoundingClientRect() }
    hasClicked.current = false
  }, [open])

  return (event: MouseEvent) => {
    // The keyboard clicks too, with a count of 0
    if (event.detail === 0) return
    const isEarly =
      opened.current !== null &&
      performance.now() - opened.current.at < doubleClickTime &&
      isInside(opened.current.opener, event)
    if (isEarly || (event.detail > 1 && !hasClicked.current)) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      hasClicked.current = true
    }
  }
}

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x > left && x < right && y > top && y < bottom
