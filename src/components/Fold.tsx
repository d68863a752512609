import { useLayoutEffect, useRef } from 'react'

/**
 * Where a page's first screen ends, for pages that weigh more than the first flight of packets carries
 * (14 kB): what stands behind it is styled by a file that the served page asks for in this place
 * (`scripts/build/prerender.ts`). Text and pictures before it are painted without that file, nothing behind
 * it is painted unstyled, and no script has a part in it.
 */
export function Fold() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const link = ref.current?.querySelector('link')
    if (link) return () => keepStyles(link)
    // React drew the page itself, because an extension had changed it: the served link has gone
    showCopy()
  }, [])
  // A text, so that React leaves alone what the served element has in it
  return (
    <div ref={ref} hidden data-fold>
      {''}
    </div>
  )
}

/**
 * The file's rules stay when its page goes. Where the link can be moved with its rules in it, to the end as
 * before, nothing that stays on the screen is styled anew.
 *
 * @see https://dom.spec.whatwg.org/#dom-parentnode-movebefore
 */
function keepStyles(link: HTMLLinkElement) {
  const copy = findCopy()
  if (copy && 'moveBefore' in document.head) {
    document.head.moveBefore(link, null)
    copy.remove()
  } else showCopy()
}

function showCopy() {
  const copy = findCopy()
  if (copy) copy.media = 'all'
}

/** The head's copy of the file, as long as it waits (`src/starter.ts`). */
const findCopy = () => document.head.querySelector<HTMLLinkElement>('link[media="not all"]')
