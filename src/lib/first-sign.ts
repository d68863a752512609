/** What is pressed is answered first, and React finds by itself what must be alive for it. In milliseconds. */
const pauseAfterPress = 1000

/** Whatever may change the page: React would keep the change from the screen while it waits for markup. */
const presses = ['pointerdown', 'keydown', 'click', 'focusin', 'input', 'change', 'popstate']

let isGiven = import.meta.env.SSR

/**
 * Has the visitor done anything on the page yet? True from the moment on in which an event of theirs comes,
 * before React hears of it, and while prerendering.
 */
export const hasFirstSign = (): boolean => isGiven

/** Fulfilled when the visitor begins to read on, or a while after they have pressed something. */
export const firstSign = new Promise<void>((resolve) => {
  if (isGiven) return
  const readOn = () => {
    isGiven = true
    resolve()
  }
  const press = () => {
    if (!isGiven) setTimeout(resolve, pauseAfterPress)
    isGiven = true
  }
  // Signs that came before this code
  if (scrollY > 0 || location.hash) return readOn()
  if (document.activeElement !== document.body) press()
  for (const type of presses)
    addEventListener(type, press, { once: true, passive: true, capture: true })
  // Not while capturing: a carousel scrolls by itself
  addEventListener('scroll', readOn, { once: true, passive: true })
})
