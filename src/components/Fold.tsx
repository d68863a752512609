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
  }, [])
  // A text, so that React leaves alone what the served element has in it
  return (
    <div ref={ref} hidden data-fold>
      {''}
    </div>
  )
}

/**
 * The rules stay when the page goes that asked for them: where the link can be moved with its rules in it, to the
 * end as before, nothing that stays on the screen is styled anew. Elsewhere the head's copy takes over, which has
 * come and has waited (`src/starter.ts`).
 *
 * @see https://dom.spec.whatwg.org/#dom-parentnode-movebefore
 */
function keepStyles(link: HTMLLinkElement) {
  const { head } = document
  const { sheet } = link
  const copy = head.querySelector<HTMLLinkElement>('link[media="not all"]')
  if (!copy) return
  const canMove = link.isConnected && 'moveBefore' in head
  if (canMove) head.moveBefore(link, null)
  // A browser may move the link and read its file anew
  if (canMove && link.sheet === sheet) copy.remove()
  else {
    link.remove()
    copy.media = 'all'
  }
}
