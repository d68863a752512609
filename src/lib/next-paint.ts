/** Milliseconds after which a tab that paints nothing, such as a hidden one, goes on. */
const longestFrame = 200

/** Resolves after the next frame, so that the browser shows a click before long work begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longestFrame)
  })
