/**
 * What is put into each measured page, the same into all. A change counts from the event (its time
 * stamp, so that waiting for a busy main thread counts) to the moment after the paint of the frame that
 * shows it.
 */
type Probe = {
  /** When the first rows had been painted. */
  firstRows: Promise<number>
  tasks: { start: number; duration: number }[]
  /** The text of a cell of the first row, null without rows. */
  firstCell: (column: number) => string | null
  /** Watches a cell of the first row from the next event of that type on. */
  arm: (event: string, column: number, expected: string | null) => void
  /** Milliseconds until what `arm` waits for was painted. */
  change: Promise<number>
  responseEnd: () => number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, before anything else there; it can use nothing of this file. */
export function installProbe(): void {
  const firstCell = (column: number) =>
    document.querySelector(
      `[role="row"][aria-rowindex="2"] [role="gridcell"][aria-colindex="${column + 1}"]`,
    )?.textContent ?? null
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = then
    channel.port2.postMessage(null)
  }
  const untilPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (isThere()) afterPaint(() => resolve(performance.now()))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })

  const tasks: Probe['tasks'] = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tasks.push({ start: startTime, duration })
    }
  }).observe({ type: 'longtask', buffered: true })

  window.probe = {
    firstRows: untilPainted(() => Boolean(firstCell(0))),
    tasks,
    firstCell,
    change: Promise.resolve(0),
    arm(event, column, expected) {
      const before = firstCell(column)
      let start = Number.NaN
      addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
      window.probe.change = untilPainted(() => {
        if (Number.isNaN(start)) return false
        const now = firstCell(column)
        return expected === null ? now !== null && now !== before : now === expected
      }).then((end) => end - start)
    },
    responseEnd: () => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries.find(({ name }) => name.endsWith('/sheet.csv'))?.responseEnd ?? Number.NaN
    },
  }
}
