/** Calls back once the page has loaded and is idle, at most 4 seconds after the load. @returns cancels the call. */
export function whenIdle(callback: () => void): () => void {
  let isCancelled = false
  const run = () => isCancelled || callback()
  // Safari has no requestIdleCallback
  const request = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(run, { timeout: 4000 })
      : setTimeout(run, 500)
  if (document.readyState === 'complete') request()
  else window.addEventListener('load', request, { once: true })
  return () => {
    isCancelled = true
  }
}

/** Whether the visitor asks sites to save data (https://wicg.github.io/savedata/). */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
