/**
 * Calls back once the page has loaded and the browser is idle, at most 4 seconds after the load.
 *
 * @returns a function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  let handle = 0
  let isCancelled = false
  const request = () => {
    if (isCancelled) return
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) handle = requestIdleCallback(callback, { timeout: 4000 })
    else handle = setTimeout(callback, 500) as unknown as number
  }
  if (document.readyState === 'complete') request()
  else window.addEventListener('load', request, { once: true })
  return () => {
    isCancelled = true
    window.removeEventListener('load', request)
    if ('cancelIdleCallback' in window) cancelIdleCallback(handle)
    else clearTimeout(handle)
  }
}

/** Whether the visitor asks sites to save data (https://wicg.github.io/savedata/). */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
