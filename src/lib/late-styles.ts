/**
 * Has the head's copy of the rules behind the fold, which waits as long as they have come there (`src/starter.ts`),
 * take over where React drew the page itself: an extension had changed it, or the page is another one than was
 * served (an article whose data does not come).
 */
export function replaceLateStyles(): void {
  if (document.querySelector('[data-fold] > link')) return
  const copy = document.querySelector<HTMLLinkElement>('link[media="not all"]')
  if (copy) copy.media = 'all'
}
