/** Resolves after the next frame, so that the browser shows a click before long work begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
