/** Resolves in a task of its own, behind the next frame: a press is seen before what takes long begins. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
