import { useLayoutEffect } from 'react'

/**
 * Where a page's first screen ends, for pages that weigh more than the first flight of packets carries
 * (14 kB): what stands behind it is styled by a file that the served page asks for in this place
 * (`scripts/build/prerender.ts`). Text and pictures before it are painted without that file, nothing behind
 * it is painted unstyled, and no script has a part in it.
 */
export function Fold() {
  // The file goes with the page. The head's copy has come, and has waited (`src/starter.ts`).
  useLayoutEffect(() => showWaitingStyles, [])
  // A text, so that React leaves alone what the served element has in it
  return (
    <div hidden data-fold>
      {''}
    </div>
  )
}

function showWaitingStyles() {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[media="not all"]'))
    link.media = 'all'
}
