import { useLayoutEffect } from 'react'

import { untilExposed } from '../screen-reader-pauses'

/**
 * Turns off each `LiveRegion` of the page while a dialog is open. Chromium announces their old texts once more when
 * the page is exposed again (heard with Orca 43).
 */
export function useMutedRegions(isOpen: boolean): void {
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
