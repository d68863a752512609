import { useLayoutEffect } from 'react'

import { beforeFocus } from '../../lib/before-focus'
import { theme } from '../../theme/theme'

/** Milliseconds after which a closed dialog has left, and its page is exposed to assistive technology again. */
const untilExposed = theme.transitions.duration.leavingScreen + beforeFocus

/** Milliseconds after the closing transition until the page announces again: Firefox rebuilds the accessibility tree. */
export const afterClosing = 800

/**
 * Turns off each `LiveRegion` of the page while a dialog is open. Chromium announces their old texts once more when
 * the page is exposed again (heard with Orca 43).
 */
export function useQuietPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const regions = Array.from(document.querySelectorAll<HTMLElement>('#root [data-live]'))
    for (const region of regions) region.setAttribute('aria-live', 'off')
    const turnOn = () => {
      for (const region of regions) region.setAttribute('aria-live', region.dataset.live ?? '')
    }
    return () => void setTimeout(turnOn, untilExposed)
  }, [isOpen])
}
