import { useLayoutEffect, useRef, type MouseEvent } from 'react'

import { beforeFocus, untilExposed } from '../screen-reader-pauses'

/** Milliseconds in which a second click can follow the one that opened something. */
const doubleClickTime = 500

/**
 * Notes what had the focus when a dialog opened. MUI returns the focus while the page behind is still hidden from
 * assistive technology: pass `disableRestoreFocus` to it.
 * @returns `returnFocus`, to call after the closing transition. It returns the focus, unless the dialog is open again
 * or something outside of it has the focus by then. If the opener is gone or hidden, the page's content gets it.
 * `ignoreEarlyClicks`, an `onClickCapture` for the root element of the dialog: the second click of a double click must
 * not act on what the first one opened under the pointer.
 */
export function useOpener(open: boolean) {
  const opened = useRef<{ at: number; opener: Element | null; box: DOMRect }>(null)
  const hasClicked = useRef(false)
  useMutedRegions(open)

  // A layout effect runs before the focus moves into the dialog
  useLayoutEffect(() => {
    if (!open) return
    const focused = document.activeElement ?? document.body
    const opener = isInDialog() ? null : focused
    opened.current = { at: performance.now(), opener, box: focused.getBoundingClientRect() }
    hasClicked.current = false
  }, [open])

  const moveFocus = (closed: typeof opened.current) => {
    const hasMovedOn = document.activeElement !== document.body && !isInDialog()
    if (hasMovedOn || opened.current !== closed) return
    const opener = closed?.opener
    if (opener instanceof HTMLElement) opener.focus()
    // Safari does not focus a button that is clicked
    if (document.activeElement !== opener || opener === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }

  const returnFocus = () => void setTimeout(moveFocus, beforeFocus, opened.current)

  const ignoreEarlyClicks = (event: MouseEvent) => {
    // The keyboard clicks too, with a count of 0
    if (event.detail === 0) return
    const isEarly =
      opened.current !== null &&
      performance.now() - opened.current.at < doubleClickTime &&
      isInside(opened.current.box, event)
    if (isEarly || (event.detail > 1 && !hasClicked.current)) {
      event.preventDefault()
      event.stopPropagation()
    } else hasClicked.current = true
  }
  return { returnFocus, ignoreEarlyClicks }
}

/** Timer that turns regions on again; a dialog that opens before it has ended stops it. */
let turningOn: ReturnType<typeof setTimeout> | undefined

/** Turns the page's `LiveRegion`s off while a dialog is open: Chromium announces old texts again after it (Orca 43). */
function useMutedRegions(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    clearTimeout(turningOn)
    const regions = () => document.querySelectorAll<HTMLElement>('#root [data-live]')
    for (const region of regions()) region.setAttribute('aria-live', 'off')
    const turnOn = () => {
      for (const region of regions()) region.setAttribute('aria-live', region.dataset.live ?? '')
    }
    return () => {
      turningOn = setTimeout(turnOn, untilExposed)
    }
  }, [isOpen])
}

const isInDialog = () => Boolean(document.activeElement?.closest('.MuiModal-root'))

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x > left && x < right && y > top && y < bottom
